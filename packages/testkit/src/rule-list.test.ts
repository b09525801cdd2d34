import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { describeRuleList } from './rule-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
mkdirSync(join(folder, 'rules'));
writeFileSync(join(folder, 'rules', 'moving.ts'), '/** [2.1] Units move. */');
writeFileSync(
  join(folder, 'rules', 'moving.test.ts'),
  "it('[2.1] units move', () => {}); it('[2.2] and stop', () => {});",
);
afterAll(() => rmSync(folder, { recursive: true }));

/** The titles of the tests that fail for such a list. */
function failing(
  rules: readonly { rule: string; state: string; file?: string }[],
  titles: Readonly<Record<string, string>> = TITLES,
): string[] {
  const failed: string[] = [];
  const run = (title: string, test: () => void): void => {
    try {
      test();
    } catch {
      failed.push(title);
    }
  };
  const runner = { describe: (_title: string, body: () => void) => body(), it: run, expect };
  describeRuleList(runner as never, pathToFileURL(`${folder}/`), { rules, titles });
  return failed;
}

const TITLES = { '2.1': 'moving', '2.2': 'stopping' };
const MOVING = { rule: '2.1', state: 'engine', file: 'moving.ts' };
const STOPPING = { rule: '2.2', state: 'interface' };

it('a list passes whose rules are cited, tested and stated where it says', () => {
  expect(failing([MOVING, STOPPING])).toEqual([]);
});

it.each([
  ['does not exist', [{ ...MOVING, file: 'standing.ts' }, STOPPING]],
  ['does not cite the rule', [MOVING, { ...STOPPING, state: 'engine', file: 'moving.ts' }]],
  ['is missing', [{ rule: '2.1', state: 'engine' }, STOPPING]],
  ['belongs to no engine rule', [MOVING, { ...STOPPING, file: 'moving.ts' }]],
])('a list fails that names a file that %s', (_what, rules) => {
  expect(failing(rules)).toEqual(['names for each «engine» rule the file that states it']);
});

it.each([
  ['has no title', { '2.1': 'moving' }],
  ['has an empty one', { ...TITLES, '2.2': '' }],
  ['is not in the list', { ...TITLES, '2.3': 'resting' }],
])('a list fails where a rule %s', (_what, titles) => {
  expect(failing([MOVING, STOPPING], titles)).toEqual(['calls each rule something, and nothing that is no rule']);
});
