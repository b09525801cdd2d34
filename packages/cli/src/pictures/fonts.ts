import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface Font {
  readonly family: string;
  /** What the family is called inside the file. */
  readonly nameInFile: string;
  readonly style: 'normal' | 'italic';
  readonly axes: string;
  readonly path: string;
}

/** The two families of the design; both under the SIL Open Font License 1.1. */
export const FONTS: readonly Font[] = [
  {
    family: 'Archivo',
    nameInFile: 'Archivo SemiBold',
    style: 'normal',
    axes: 'font-weight:100 900;font-stretch:62% 125%',
    path: require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  },
  {
    family: 'Source Serif 4',
    nameInFile: 'Source Serif 4',
    style: 'normal',
    axes: 'font-weight:200 900',
    path: require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  },
  {
    family: 'Source Serif 4',
    nameInFile: 'Source Serif 4',
    style: 'italic',
    axes: 'font-weight:200 900',
    path: require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2'),
  },
];

let embedded: string | undefined;

/** Font faces with the fonts inside, so that a picture stands alone wherever it is opened. */
export function fontCss(): string {
  embedded ??= FONTS.map(({ family, style, axes, path }) => {
    const data = readFileSync(path).toString('base64');
    return `@font-face{font-family:'${family}';font-style:${style};${axes};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  }).join('\n');
  return embedded;
}
