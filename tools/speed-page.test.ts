import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../bench/speed-page.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bridgehead-speed-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Measured {
  readonly date: string;
  readonly share: number;
  readonly ms: number;
  readonly games?: number;
}

const run = ({ date, share, ms, games }: Measured) => ({
  date,
  commit: date.slice(-2),
  bench: 'players',
  machine: { node: '20.1.0', cores: 2, load: 1.5, share },
  figures: [
    { name: 'a turn', unit: 'ms', better: 'lower', aim: 100, value: ms, low: ms - 1, high: ms + 1 },
    ...(games === undefined ? [] : [{ name: 'games', unit: 'a second', better: 'higher', value: games }]),
  ],
});

let text = '';
let picture = '';

beforeAll(() => {
  const runs = [
    run({ date: '2026-01-02T10:02', share: 50, ms: 50 }),
    run({ date: '2026-01-02T10:01', share: 90, ms: 200, games: 12_345 }),
    run({ date: '2026-01-02T10:03', share: 90, ms: 100 }),
  ];
  const history = join(folder, 'history.jsonl');
  writeFileSync(history, runs.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const { status, stderr } = spawnSync(process.execPath, [script, history, join(folder, 'page.md')], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  text = readFileSync(join(folder, 'page.md'), 'utf8');
  picture = readFileSync(join(folder, 'page.svg'), 'utf8');
});

test('the newest figure stands beside its aim and the best, with its history in the order of the dates', () => {
  expect(text).toContain('| a turn | 100 ms | 99 to 101 | under 100 | **no** | 50 | █▃▅ |');
  expect(text).toContain('Of 1 aims the newest figures miss 1: a turn.');
});

test('a figure that the last run did not measure names its own', () => {
  expect(text).toContain('| games | 12,345 a second (01) |  |  |  | 12,345 | █ |');
});

test('what is not measured has no section', () => {
  expect(text.match(/^## .*/gm)).toEqual(['## Computer players']);
});

test('the picture has a plot for each figure with an aim, and rings where the machine was busy', () => {
  expect(picture.match(/class="value"/g)).toHaveLength(1);
  expect([...picture.matchAll(/<circle [^>]*class="([^"]*)"/g)].map(([, look]) => look)).toEqual([
    'missed',
    'busy met',
    'missed',
  ]);
  expect(picture).not.toMatch(/NaN|undefined/);
});
