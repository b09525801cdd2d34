/** How large files and folders may be: what is larger has more than one subject. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const MOST_LINES = 400;
/** Tests and style sheets list cases. */
const MOST_LINES_OF_CASES = 500;
const MOST_FILES = 25;

const isTest = (file: string): boolean => /\.(test|pictures)\.tsx?$|\/test\//.test(file);
const isSource = (file: string): boolean => /\.(tsx?|mjs|js|css)$/.test(file);
/** Data is as long as what it describes: orders of battle, symbols baked from the drawings. */
const isData = (file: string): boolean => /\/data\/|\/symbols\.ts$/.test(file);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => isSource(file) && !isData(file));

const linesOf = (file: string): number => readFileSync(`${ROOT}${file}`, 'utf8').trimEnd().split('\n').length;

it('no source file is too long', () => {
  const limitOf = (file: string): number => (isTest(file) || file.endsWith('.css') ? MOST_LINES_OF_CASES : MOST_LINES);
  expect(files.filter((file) => linesOf(file) > limitOf(file))).toEqual([]);
});

it('no folder holds too many sources', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((one) => !isTest(one)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
