import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allTests, chapterFiles, ownTests } from './chapter.mjs';
import { mutantsOf, patternOf, sampleOf } from './sample.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bridgehead-mutation-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, ...lines: readonly string[]): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

describe('the files of a chapter', () => {
  const title = join(folder, 'title');
  const rules = 'title/src/rules';
  const advance = write(`${rules}/15-advance.ts`, 'export const a = 1;');
  const parting = write(`${rules}/15-parting/parting.ts`, 'export const b = 1;');
  const beside = write(`${rules}/15-advance.test.ts`, "import { a } from './15-advance.ts';");
  const guest = write('title/src/queries/odds.test.ts', "import { b } from '../rules/15-parting/parting.ts';");
  const stranger = write(`${rules}/16-breakthrough.test.ts`, "import { c } from './16-breakthrough.ts';");
  write(`${rules}/index.test.ts`, "import { a } from './index.ts';");
  write('title/src/ai/mind.test.ts', "import { mind } from './mind.ts';");

  it('are found by its number, as a file and as a folder', () => {
    expect(chapterFiles(title, 15)).toEqual([advance, parting]);
    expect(chapterFiles(title, '5')).toEqual([]);
  });
  it('have the tests beside them and those that import from them', () => {
    expect(ownTests(title, 15)).toEqual([guest, beside]);
  });
  it('may be noticed by all tests of rules, but not by one that reads the sources', () => {
    expect(allTests(title, 15)).toEqual([guest, beside, stranger]);
  });
});

describe('a sample of mutants', () => {
  const lines = ['export function isMore(a: number, b: number): boolean {', '  return a > b && a !== 3;', '}'];
  const file = write('code/more.ts', ...lines);
  const all = mutantsOf([file]);

  it('is of what stands in the code', async () => {
    const found = (await all).map(({ original, replacement }) => `${original} -> ${replacement}`);
    expect(found).toContain('a > b -> a >= b');
    expect(found).toContain('a > b && a !== 3 -> a > b || a !== 3');
    expect((await all).map(patternOf)).toContain(`${file}:2:9-2:14`);
  });
  it('is the same for the same seed, and another for another', async () => {
    const mutants = await all;
    const ids = (seed: string) => sampleOf(mutants, 3, seed).map(({ id }) => id);
    expect(ids('1')).toHaveLength(3);
    expect(ids('1')).toEqual(ids('1'));
    expect(new Set(['1', '2', '3', '4'].map((seed) => ids(seed).join())).size).toBeGreaterThan(1);
  });
  it('stays the same when the code is moved to another file and line', async () => {
    const before = sampleOf(await all, 4, '1').map(({ id }) => id);
    const moved = write('code/deeper/other.ts', '/** Moved. */', ...lines);
    expect(sampleOf(await mutantsOf([moved]), 4, '1').map(({ id }) => id)).toEqual(before);
    renameSync(moved, `${moved}.gone`);
  });
});
