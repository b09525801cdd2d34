import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { REPOSITORY, runIn, temporaryFolder } from '../../test/shell.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const bridgehead = (...args: string[]) => runIn(REPOSITORY, args, { cwd: folder });

describe('bridgehead map', () => {
  test('says what kind of map it is', async () => {
    const { code, out } = await bridgehead('map', 'holland44');
    expect(code).toBe(0);
    expect(out).toMatch(/^Holland ’44\n {2}\d{4} hexes of 1\.98 km\n/);
  });

  test('names the titles that it knows', async () => {
    const { err } = await bridgehead('map', 'foo');
    expect(err).toBe('bridgehead: unknown title «foo»: expected holland44, kasserine or omg85\n');
  });

  test('--hex tells the Nijmegen bridge and who lives beside it [seed 002 5.7, 26.5.1]', async () => {
    const { code, out } = await bridgehead('map', 'holland44', '--hex', '5321');
    expect(code).toBe(0);
    expect(out).toMatch(/^hex 5321\b.*\n {2}terrain {3}city\n/);
    expect(out).toContain('Nijmegen');
    expect(out).toMatch(/5421 .*Waal.*road bridge «[^»]+» \(never destroyed\), primary road/);
    expect(out.match(/^ {4}(NE|E|SE|SW|W|NW) /gm)).toHaveLength(6);
  });

  test('--hex reads the names of either title', async () => {
    expect((await bridgehead('map', 'omg85', '--hex', '12,9')).out).toMatch(/^hex 12,9/);
    expect((await bridgehead('map', 'omg85', '--hex', '1209')).err).toContain('expected column, comma, row, such as');
  });

  test.each(['holland44', 'omg85'])('--report of %s ends with nothing unmet', async (title) => {
    const { code, out } = await bridgehead('map', title, '--report');
    expect(code).toBe(0);
    expect(out).toMatch(/\nunmet: 0, gaps: 0, wrong bank: 0\n$/);
  });

  test('--out and --png write pictures that stand alone', async () => {
    const { code, out } = await bridgehead('map', 'omg85', '--out', 'a.svg', '--png', 'a.png', '--scale', '0.25');
    expect(code).toBe(0);
    expect(out).toBe(`wrote ${join(folder, 'a.svg')}\nwrote ${join(folder, 'a.png')}\n`);
    const svg = readFileSync(join(folder, 'a.svg'), 'utf8');
    for (const part of ['@font-face', 'base64', 'GeoNames', 'LGPL', 'OFL']) expect(svg).toContain(part);
    const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]);
    const png = readFileSync(join(folder, 'a.png'));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(Math.abs(png.readUInt32BE(16) - width * 0.25)).toBeLessThan(2);
  });

  test('--scale has a limit that depends on the map', async () => {
    const { code, err } = await bridgehead('map', 'holland44', '--png', 'big.png', '--scale', '8');
    expect(code).toBe(2);
    expect(err).toMatch(/^bridgehead: option «--scale» cannot be «8»: expected at most \d(\.\d)?\n$/);
  });
});
