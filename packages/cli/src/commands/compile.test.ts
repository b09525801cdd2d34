import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPOSITORY, runIn, temporaryFolder } from '../../test/shell.ts';

const MAP = 'titles/omg85/map/map.json';

let folder: string;
let remove: () => void;

beforeEach(() => {
  ({ folder, remove } = temporaryFolder());
  for (const part of ['geo', 'titles/omg85']) cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true });
});

afterEach(() => remove());

/** Changes one of the copied files; the text must be there. */
function spoil(file: string, text: string, by: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(text);
  writeFileSync(path, before.replace(text, by));
}

describe('bridgehead compile', () => {
  test('makes the committed map anew, with a report, and tells how long it took', async () => {
    rmSync(join(folder, MAP));
    const { code, out, err } = await runIn(folder, ['compile']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^omg85: compiling… \d+ hexes in \d+ ms\nomg85: unmet: 0, gaps: 0, wrong bank: 0\n$/);
    expect(readFileSync(join(folder, MAP), 'utf8')).toBe(readFileSync(join(REPOSITORY, MAP), 'utf8'));
    expect(readFileSync(join(folder, 'titles/omg85/map/report.txt'), 'utf8')).toContain('unmet: 0');
  });

  test.each([
    [
      'a layer that is not JSON',
      'geo/market-garden/rivers.geojson',
      '"FeatureCollection"',
      '"FeatureCollection',
      /rivers\.geojson/,
    ],
    [
      'a feature without geometry',
      'geo/market-garden/ferries.geojson',
      '"geometry"',
      '"geometri"',
      /ferries\.geojson features\[0\] «[^»]+»: no geometry/,
    ],
    ['a pin of an unknown kind', 'titles/omg85/map/pins.json', '"pin"', '"pim"', /pins\.json pins\[0\]/],
  ])('names the file and the fault of %s and writes nothing', async (_what, file, text, by, says) => {
    rmSync(join(folder, MAP));
    spoil(file, text, by);
    const { code, err } = await runIn(folder, ['compile', 'omg85']);
    expect(code).toBe(2);
    expect(err).toMatch(says);
    expect(err).toMatch(/^bridgehead: .*\n$/);
    expect(existsSync(join(folder, MAP))).toBe(false);
  });

  test('names a layer that is missing', async () => {
    rmSync(join(folder, 'geo/market-garden/roads.geojson'));
    const { code, err } = await runIn(folder, ['compile', 'omg85']);
    expect(code).toBe(2);
    expect(err).toBe(
      'bridgehead: geo/market-garden/roads.geojson: cannot be read: there is no such file or directory (ENOENT)\n',
    );
  });
});
