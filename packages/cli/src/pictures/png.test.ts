import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test/shell.ts';
import { pngOf, rendered } from './png.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);
mkdirSync(join(folder, 'temporary'));

const CSS = `.light{--ground:#204060}.m-ground{fill:var(--ground)}
.m-name{font-family:Archivo,sans-serif;font-size:20px;font-weight:700;text-anchor:middle;fill:#fff}
.m-narrow{font-stretch:75%}.m-spaced{letter-spacing:30px}`;

const drawing = (texts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="light" viewBox="0 0 100 40" width="100" height="40"><style>${CSS}</style><rect class="m-ground" width="100" height="40"/>${texts}</svg>`;

interface Column {
  readonly first: number;
  readonly last: number;
}

/** Which columns of the picture are written on. */
async function writtenColumns(texts: string): Promise<Column> {
  const { width, pixels } = await rendered(drawing(texts), 1, folder);
  const written = [...pixels.keys()].filter((i) => i % 4 === 0 && (pixels[i] ?? 0) > 0x90).map((i) => (i / 4) % width);
  return { first: Math.min(...written), last: Math.max(...written) };
}

describe('rendered', () => {
  test('paints in the colours of the theme, at the scale that is wished', async () => {
    const { width, height, pixels } = await rendered(drawing(''), 2, folder);
    expect([width, height]).toEqual([200, 80]);
    expect([...pixels.subarray(0, 4)]).toEqual([0x20, 0x40, 0x60, 0xff]);
  });

  test('writes narrow letters where the style wants them', async () => {
    const widthOf = ({ first, last }: Column): number => last - first;
    const normal = widthOf(await writtenColumns('<text class="m-name" x="50" y="25">MMMM</text>'));
    const narrow = widthOf(await writtenColumns('<text class="m-name m-narrow" x="50" y="25">MMMM</text>'));
    expect(normal).toBeGreaterThan(50);
    expect(narrow / normal).toBeLessThan(0.9);
  });

  test('centres a spaced line as browsers do, with the space behind its last letter', async () => {
    const { first, last } = await writtenColumns('<text class="m-name m-spaced" x="50" y="25">II</text>');
    expect((first + last) / 2).toBeGreaterThan(33);
    expect((first + last) / 2).toBeLessThan(37);
  });
});

describe('pngOf', () => {
  const never = { untilStopped: () => new Promise<never>(() => {}) };

  test('gives a PNG and leaves no fonts behind', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'temporary'));
    const png = Buffer.from(await pngOf(drawing(''), 1.5, never));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([150, 60]);
    expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
    vi.unstubAllEnvs();
  });

  test('ends at a signal, without a picture', async () => {
    const stopped = pngOf(drawing(''), 1, { untilStopped: async () => 'SIGINT' });
    await expect(stopped).rejects.toThrow('stopped: no picture was written');
  });
});
