import type { Plugin } from 'vite';

/** What each bundle may load of a title; the rules are no part of the window. */
const PARTS: readonly (readonly [entry: RegExp, parts: readonly string[]])[] = [
  [/rules-worker/, ['./src/index.ts', './src/facts.ts', './words/index.ts', './ai/index.ts']],
  [/painter/, []],
];
const WINDOW_PARTS = ['./client/index.ts'];

export const partsFor = (entry: string): readonly string[] =>
  PARTS.find(([worker]) => worker.test(entry))?.[1] ?? WINDOW_PARTS;

const ABSENT = '\0absent-part-of-a-title';

/** A manifest names all parts of its title: each bundle gets those that it is for, and nothing in place of the others. */
export const titleParts = (): Plugin => {
  let parts: readonly string[] = WINDOW_PARTS;
  return {
    name: 'title-parts',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      const entries = Array.isArray(input) ? input : Object.values(input);
      parts = partsFor(entries.join(' '));
    },
    resolveId: (source, importer) =>
      importer !== undefined && /\/manifest\.ts$/.test(importer) && isPart(source) && !parts.includes(source)
        ? ABSENT
        : undefined,
    load: (id) =>
      id === ABSENT ? { code: "throw new Error('not in this bundle');", moduleSideEffects: true } : undefined,
  };
};

/** What a manifest imports for itself is no part: facts, words of the start page. */
const isPart = (source: string): boolean =>
  /^\.\/(src\/(index|facts)|ai\/index|words\/index|client\/index|history)\.ts$/.test(source);

/** A file with modules of one title says of which. */
export function chunkName(name: string, modules: readonly string[]): string {
  const titles = new Set(modules.flatMap((module) => /\/titles\/([^/]+)\//.exec(module)?.[1] ?? []));
  const [title] = titles;
  return titles.size === 1 && title !== undefined ? `${title}-${name}` : name;
}

/** Rules and what stands on them; the lists of rules by number and the tables are shown to people. */
export const isOfRules = (module: string): boolean =>
  /\/titles\/[^/]+\/(ai\/|src\/(rules\/(?!(?:index|rule-numbers|second-edition)\.ts)|position\/|queries\/|procedures\.ts))/.test(
    module,
  );

/** The build fails when a rule gets into the window. */
export const noRulesInWindow: Plugin = {
  name: 'no-rules-in-window',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const found = file.type === 'chunk' ? file.moduleIds.find(isOfRules) : undefined;
      if (found !== undefined) this.error(`${file.fileName} carries ${found}: the window has no rules`);
    }
  },
};
