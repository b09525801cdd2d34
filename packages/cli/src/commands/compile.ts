import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileMap,
  formatMapFile,
  formatReport,
  type MapSource,
  type ReliefRecipe,
  type Report,
  readMapSource,
  reliefInputs,
  reliefOf,
  SourceFault,
} from '@bridgehead/cartographer';
import type { MapFile } from '@bridgehead/map';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { readBytes, readText } from '../files.ts';
import { writeAll } from '../output/outputs.ts';
import { greyPng, inputsOfPng } from '../pictures/grey-png.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { expectTitle, mapFileName, reliefFileName, reportFileName, titlesWithRecipe } from '../titles.ts';

export const compileCommand: RunCommand = async (args, shell) => {
  const { words } = readArguments(args, {});
  const known = titlesWithRecipe(shell);
  const titles = words.length === 0 ? known : words.map((word) => expectTitle(word, known));
  for (const title of titles) compileAndWrite(title, shell);
};

function compileAndWrite(title: string, shell: Shell): void {
  shell.print(`${title}: compiling… `);
  const start = performance.now();
  const source = readSource(title, shell);
  const { map, report } = compiled(source);
  const text = formatReport(report);
  const at = (name: string) => ({ name, path: join(shell.root, name) });
  writeAll([
    { ...at(mapFileName(title)), content: formatMapFile(map) },
    { ...at(reportFileName(title)), content: text },
  ]);
  shell.print(`${map.hexes.length} hexes in ${Math.round(performance.now() - start)} ms\n`);
  shell.print(`${title}: ${text.trimEnd().split('\n').at(-1)}\n`);
  if (source.recipe.relief !== undefined) renewRelief(title, map, source.recipe.relief, shell);
}

/** The picture of the relief takes long, so it is only made anew when what it shows has changed. */
function renewRelief(title: string, map: MapFile, recipe: ReliefRecipe, shell: Shell): void {
  const name = reliefFileName(title);
  const path = join(shell.root, name);
  const inputs = createHash('sha256').update(reliefInputs(map, recipe)).digest('hex');
  if (existsSync(path) && inputsOfPng(readBytes(path, name)) === inputs) return;
  shell.print(`${title}: relief… `);
  const start = performance.now();
  writeAll([{ name, path, content: greyPng(reliefOf(map, recipe), inputs) }]);
  shell.print(`in ${Math.round(performance.now() - start)} ms\n`);
}

interface Compiled {
  readonly map: MapFile;
  readonly report: Report;
}

/** Compiles without writing anything. */
export const compileTitle = (title: string, shell: Shell): Compiled => compiled(readSource(title, shell));

function compiled(source: MapSource): Compiled {
  const result = compileMap(source);
  if (!result.ok) throw new BadInput(result.faults.join('\n'));
  return result;
}

function readSource(title: string, { root }: Shell): MapSource {
  try {
    return readMapSource((path) => readText(join(root, path), path), title);
  } catch (error) {
    throw error instanceof SourceFault ? new BadInput(error.message, { cause: error }) : error;
  }
}
