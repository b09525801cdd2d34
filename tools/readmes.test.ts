/** Pages for newcomers name files that are there. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split(
  '\n',
);
const pages = files.filter((path) => /(^|\/)README\.md$|^docs\/[\w-]+\.md$|^CONTRIBUTING\.md$/.test(path));

/** Sources that a page names between backticks: whole paths, or their ends. */
const sourcesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`(?:\.{1,2}\/)*([\w./-]+\.(?:tsx?|mjs))`/g)].flatMap(([, path]) => path ?? []);

/** Made by the build. */
const isMade = (path: string): boolean => path.startsWith('dist/') || path.endsWith('map-text.ts');

/** A page beside the code speaks of what lies beside it, a page of `docs` of anything. */
function missingFrom(page: string, text: string): readonly string[] {
  const folder = posix.dirname(page);
  const near = folder === '.' || folder === 'docs' ? files : files.filter((path) => path.startsWith(`${folder}/`));
  const isThere = (name: string): boolean =>
    [...near, ...files.filter((path) => path === name)].some((path) => `/${path}`.endsWith(`/${name}`));
  return sourcesIn(text).filter((name) => !isMade(name) && !isThere(name));
}

it('names sources that are there', () => {
  const missing = pages.flatMap((page) =>
    missingFrom(page, readFileSync(`${ROOT}${page}`, 'utf8')).map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['packages/toolkit/README.md', 'read by `kinds.ts` and `nothing.ts`', ['nothing.ts']],
  ['docs/a.md', '`packages/map/src/readers.ts`, `no/such.mjs`', ['no/such.mjs']],
])('finds what is not: %s', (page, text, missing) => {
  expect(missingFrom(page, text)).toEqual(missing);
});
