import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const folder = mkdtempSync(join(tmpdir(), 'bridgehead-purity-'));
cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines with which the linter finds fault when they stand in this file. */
function faultsIn(path: string, lines: readonly string[]): readonly string[] {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  const rules = ['--only=style/noRestrictedGlobals', '--only=nursery/noJsRestrictedProperties'];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', ...rules, path], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(file);
  return [...stdout.matchAll(/^::error .*?\bline=(\d+)/gm)].map(([, line]) => lines[Number(line) - 1] ?? '');
}

const IMPURE = [
  'export const a = Math.random();',
  'export const { random } = Math;',
  'export const b = Date.now();',
  'export const c = new Date();',
  "export const d = new Intl.NumberFormat('en');",
  "export const e = 'a'.localeCompare('b');",
  'export const f = (1).toLocaleString();',
  "export const g = 'a'.toLocaleUpperCase();",
  'export const h = globalThis.Math.random();',
];

describe('the linter', () => {
  test.each([
    'packages/hex/src/a.ts',
    'packages/board/src/a.ts',
    'titles/holland44/src/rules/a.ts',
    'packages/testkit/titles/ferrow/src/a.ts',
  ])('bans chance, clocks and locales in %s', (path) => {
    expect(faultsIn(path, IMPURE).toSorted()).toEqual(IMPURE.toSorted());
    expect(faultsIn(path, ["export const a = 'a'.toUpperCase();"])).toEqual([]);
  });

  test('lets the command line have a clock', () => {
    expect(faultsIn('packages/cli/src/a.ts', IMPURE)).toEqual([]);
  });
});
