import { drawAtlas, type Theme } from '@bridgehead/board';
import { formatReport } from '@bridgehead/cartographer';
import type { MapFile } from '@bridgehead/map';
import { type Arguments, expectWords, readArguments, readNumber, readWord } from '../arguments.ts';
import { formatHexSheet, hexSheet } from '../maps/hex-sheet.ts';
import { mapStyleOf } from '../maps/map-styles.ts';
import { summaryOf } from '../maps/map-summary.ts';
import { type Output, outputPlace, type Place, writeAll } from '../output/outputs.ts';
import { fontCss } from '../pictures/fonts.ts';
import { pngOf } from '../pictures/png.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { expectTitle, loadMap, loadRelief, titlesWithMap } from '../titles.ts';
import { compileTitle } from './compile.ts';

const OPTIONS = {
  out: '<file.svg>',
  png: '<file.png>',
  scale: '<number>',
  theme: '<light|dark>',
  'no-numbers': 'flag',
  report: 'flag',
  hex: '<hex>',
} as const;

const THEME_NAMES = ['light', 'dark'] as const satisfies readonly Theme[];

export const mapCommand: RunCommand = async (args, shell) => {
  const given = readArguments(args, OPTIONS);
  const title = expectTitle(given.words[0], titlesWithMap(shell));
  expectWords(given.words, ['<title>']);
  const options = optionsOf(given, shell);
  const map = loadMap(shell, title);
  const hex = options.hex === undefined ? '' : formatHexSheet(hexSheet(map, options.hex));
  const report = options.report ? formatReport(compileTitle(title, shell).report) : '';
  const outputs = await draw(map, options, shell);
  writeAll(outputs);
  for (const { path } of outputs) shell.print(`wrote ${path}\n`);
  shell.print(hex + report);
  if (outputs.length === 0 && hex + report === '') shell.print(summaryOf(map));
};

interface Options {
  readonly out: Place | undefined;
  readonly png: Place | undefined;
  readonly scale: number;
  readonly theme: Theme;
  readonly numbers: boolean;
  readonly report: boolean;
  readonly hex: string | undefined;
}

/** Everything on the command line is checked before any work begins. */
function optionsOf(given: Arguments<typeof OPTIONS>, { cwd }: Shell): Options {
  const out = given.valueOf('out');
  const png = given.valueOf('png');
  return {
    out: out === undefined ? undefined : outputPlace(cwd, out),
    png: png === undefined ? undefined : outputPlace(cwd, png),
    scale: readNumber('scale', given.valueOf('scale'), { from: 0.1, to: 8, whole: false }) ?? 2,
    theme: readWord('theme', given.valueOf('theme'), THEME_NAMES) ?? 'light',
    numbers: !given.has('no-numbers'),
    report: given.has('report'),
    hex: given.valueOf('hex'),
  };
}

async function draw(map: MapFile, options: Options, shell: Shell): Promise<Output[]> {
  if (options.out === undefined && options.png === undefined) return [];
  const svg = drawAtlas(map, {
    ...mapStyleOf(map.title),
    theme: options.theme,
    relief: loadRelief(shell, map.title),
    fontCss: fontCss(),
    numbers: options.numbers,
    legend: true,
  });
  const outputs: Output[] = [];
  if (options.out !== undefined) outputs.push({ ...options.out, content: svg });
  if (options.png !== undefined) outputs.push({ ...options.png, content: await pngOf(svg, options.scale, shell) });
  return outputs;
}
