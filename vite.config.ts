/** The client: packages/web, from the sources of our packages, into packages/web/dist. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { themeCss } from './packages/board/src/style/tokens.ts';
import { type EarlyFile, earlyPart, fetchEarly } from './tools/client-build/early.ts';
import { chunkName, noRulesInWindow, titleParts } from './tools/client-build/title-parts.ts';

const WEB = fileURLToPath(new URL('packages/web', import.meta.url));
const SERVICE_WORKER = 'service-worker.js';

/** The colours of both themes stand in the page itself: they are there before any style sheet. */
const tokens: Plugin = {
  name: 'tokens',
  transformIndexHtml: () => [{ tag: 'style', children: tokenCss(), injectTo: 'head-prepend' }],
};

function tokenCss(): string {
  const dark = `${themeCss('dark')};color-scheme:dark`;
  return [
    `:root{${themeCss('light')};color-scheme:light}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}`,
    `:root[data-theme='dark']{${dark}}`,
  ].join('\n');
}

const require = createRequire(join(WEB, 'package.json'));

/** Each font travels with its licence. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    for (const font of ['archivo', 'source-serif-4']) {
      const path = join(require.resolve(`@fontsource-variable/${font}/package.json`), '..', 'LICENSE');
      this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source: readFileSync(path, 'utf8') });
    }
  },
};

/** Tells the service worker what the app consists of, and by its version when that has changed. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  writeBundle({ dir: dist = '' }) {
    const files = filesIn(dist).filter((file) => file !== SERVICE_WORKER && !file.endsWith('.map'));
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
    const path = join(dist, SERVICE_WORKER);
    const list = ['./', ...files.filter((file) => file !== 'index.html').map((file) => `./${file}`)];
    const text = readFileSync(path, 'utf8')
      .replaceAll('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)))
      .replaceAll('__FILES__', JSON.stringify(list));
    writeFileSync(path, text);
  },
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The game screen is fetched with the page where the address names a game, and else once the page is there. What belongs to a title
 * comes with the page only for the title of the last game: the others would travel for nothing.
 */
const early: Plugin = {
  name: 'early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = Object.values(bundle).flatMap((file): EarlyFile[] => {
        const of = file.type === 'chunk' && file.isDynamicEntry ? earlyPart(file.facadeModuleId) : undefined;
        if (file.type !== 'chunk' || of === undefined) return [];
        return [file.fileName, ...(file.viteMetadata?.importedCss ?? [])].map((name) => ({ name, of }));
      });
      return [{ tag: 'script', children: fetchEarly(files), injectTo: 'head' }];
    },
  },
};

const conditions = ['source', ...defaultClientConditions];

export default defineConfig({
  root: WEB,
  base: './',
  resolve: { conditions },
  plugins: [titleParts(), noRulesInWindow, tokens, early, licences, offline],
  worker: {
    format: 'es',
    plugins: () => [titleParts()],
    // What is of one title alone comes when that title is played.
    rolldownOptions: {
      output: { chunkFileNames: ({ name, moduleIds }) => `assets/${chunkName(name, moduleIds)}-[hash].js` },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The rules and the map come in one piece, off the window's thread.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { index: join(WEB, 'index.html'), 'service-worker': join(WEB, 'src/offline/service-worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
      // Our packages do nothing when they are loaded: a screen that uses a title's map need not carry its rules.
      treeshake: { moduleSideEffects: (id) => !/\/(packages\/(?!web\/)[^/]+\/src|titles\/[^/]+)\/.*\.tsx?$/.test(id) },
    },
  },
});
