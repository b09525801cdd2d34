import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../test/shell.ts';
import { TINY_MAP } from '../test/tiny-map.ts';

const tiny = JSON.stringify(TINY_MAP);
const { folder, remove } = temporaryFolder({
  'titles/tiny/map/map.json': tiny,
  'titles/torn/map/map.json': tiny.slice(0, 100),
  'titles/odd/map/map.json': JSON.stringify({ ...TINY_MAP, hexes: [{ hex: '1001', terrain: 'bog' }] }),
  'titles/notes/README.md': 'not a title yet',
});
afterAll(remove);

const bridgehead = (...args: string[]) => runIn(folder, args);

describe('bad input', () => {
  test.each<[string, string]>([
    [
      'fly',
      'unknown command «fly»: expected map, compile, serve, engine, play, replay, tournament, soak, puzzles, same-games or --help',
    ],
    [
      '--fly',
      'unknown option «--fly»: expected map, compile, serve, engine, play, replay, tournament, soak, puzzles, same-games or --help',
    ],
    ['map', 'a title is missing: expected odd, tiny or torn'],
    ['map foo', 'unknown title «foo»: expected odd, tiny or torn'],
    ['map tiny torn', 'unexpected argument «torn»: expected <title> and options'],
    [
      'map tiny --fly',
      'unknown option «--fly»: expected --out, --png, --scale, --theme, --no-numbers, --report or --hex',
    ],
    ['map tiny -x', 'unknown option «-x»: expected --out, --png, --scale, --theme, --no-numbers, --report or --hex'],
    ['map tiny --out', 'option «--out» needs a value: expected --out <file.svg>'],
    ['map tiny --out=', 'option «--out» needs a value: expected --out <file.svg>'],
    ['map tiny --out --report', 'option «--out» needs a value: expected --out <file.svg>'],
    ['map tiny --report=yes', 'option «--report» takes no value'],
    ['map tiny --scale two', 'option «--scale» cannot be «two»: expected a number from 0.1 to 8'],
    ['map tiny --scale 1e9', 'option «--scale» cannot be «1e9»: expected a number from 0.1 to 8'],
    ['map tiny --scale 0', 'option «--scale» cannot be «0»: expected a number from 0.1 to 8'],
    ['map tiny --theme blue', 'unknown theme «blue»: expected light or dark'],
    [
      'map tiny --hex 10x1',
      '«10x1» is not a hex of tiny: expected two digits for the row and two for the column, such as 1001',
    ],
    ['map tiny --hex 9999', 'hex «9999» is not on the map of tiny: expected one from 1001 to 1102'],
    ['map tiny --out nowhere/map.svg', 'cannot write «nowhere/map.svg»: expected «nowhere» to be a directory'],
    ['map tiny --png titles', 'cannot write «titles»: expected a file name, it is a directory'],
    ['map torn --out map.svg', 'titles/torn/map/map.json: is not JSON'],
    ['map odd --out map.svg', 'titles/odd/map/map.json: hexes[0]'],
    ['compile foo', 'unknown title «foo»: expected nothing'],
    ['compile --fast', 'unknown option «--fast»: expected no options'],
    ['serve --port', 'option «--port» needs a value: expected --port <number>'],
    ['serve --port http', 'option «--port» cannot be «http»: expected a whole number from 0 to 65535'],
    ['serve --port 70000', 'option «--port» cannot be «70000»: expected a whole number from 0 to 65535'],
    ['serve now', 'unexpected argument «now»: expected options only'],
    ['serve --port 0', 'titles/odd/map/map.json: hexes[0] «1001»: unknown terrain «bog»'],
  ])('«%s» ends with code 2 and one line', async (line, says) => {
    const before = readdirSync(folder);
    const { code, out, err } = await bridgehead(...line.split(' '));
    expect(err).toMatch(/^bridgehead: .*\n$/);
    expect(err.slice('bridgehead: '.length).startsWith(says), err).toBe(true);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(readdirSync(folder)).toEqual(before);
  });

  test('a fault found late leaves nothing behind', async () => {
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    const { code } = await bridgehead('map', 'tiny', '--out', 'pictures/a.svg', '--hex', '9999');
    expect(code).toBe(2);
    expect(readdirSync(join(folder, 'pictures'))).toEqual([]);
  });
});

describe('help', () => {
  test.each([[[]], [['--help']], [['help']], [['map', '--help']]])('%s lists every command', async (args) => {
    const { code, out, err } = await bridgehead(...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of ['map', 'compile', 'serve']) expect(out).toContain(`bridgehead ${command}`);
  });
});
