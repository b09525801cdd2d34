import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONTS, type Font } from './fonts.ts';

/** Widths by the names that CSS has for them, in percent; the renderer reads no others. */
export const WIDTHS = { condensed: 75, 'semi-condensed': 87.5, normal: 100 } as const;

export type Width = keyof typeof WIDTHS;

export interface FontUse {
  readonly weights: ReadonlySet<number>;
  readonly widths: ReadonlySet<Width>;
  /** All characters that are written. */
  readonly text: string;
}

/**
 * Writes the fonts at each weight and width as files of their own and gives their paths: the renderer knows nothing of
 * variable fonts, and reads fonts from files only.
 */
export async function writeFontInstances(folder: string, use: FontUse): Promise<string[]> {
  const instances = FONTS.flatMap((font) => instancesOf(font, use));
  return Promise.all(
    instances.map(async ({ font, variationAxes }, i) => {
      const path = join(folder, `${i}.ttf`);
      const source = await readFile(font.path);
      await writeFile(path, await subsetFont(source, use.text, { targetFormat: 'truetype', variationAxes }));
      return path;
    }),
  );
}

interface Instance {
  readonly font: Font;
  readonly variationAxes: { readonly wght: number; readonly wdth?: number };
}

function instancesOf(font: Font, { weights, widths }: FontUse): Instance[] {
  const hasWidths = font.axes.includes('font-stretch');
  return [...weights].flatMap((wght) =>
    hasWidths
      ? [...widths].map((width) => ({ font, variationAxes: { wght, wdth: WIDTHS[width] } }))
      : [{ font, variationAxes: { wght } }],
  );
}
