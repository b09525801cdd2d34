import { join } from 'node:path';
import {
  compileMap,
  formatMapFile,
  formatReport,
  type MapSource,
  type Report,
  readMapSource,
  SourceFault,
} from '@bridgehead/cartographer';
import type { MapFile } from '@bridgehead/map';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { readText } from '../files.ts';
import { writeAll } from '../output/outputs.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { expectTitle, mapFileName, reportFileName, titlesWithRecipe } from '../titles.ts';

export const compileCommand: RunCommand = async (args, shell) => {
  const { words } = readArguments(args, {});
  const known = titlesWithRecipe(shell);
  const titles = words.length === 0 ? known : words.map((word) => expectTitle(word, known));
  for (const title of titles) compileAndWrite(title, shell);
};

function compileAndWrite(title: string, shell: Shell): void {
  shell.print(`${title}: compiling… `);
  const start = performance.now();
  const { map, report } = compileTitle(title, shell);
  const text = formatReport(report);
  const at = (name: string) => ({ name, path: join(shell.root, name) });
  writeAll([
    { ...at(mapFileName(title)), content: formatMapFile(map) },
    { ...at(reportFileName(title)), content: text },
  ]);
  shell.print(`${map.hexes.length} hexes in ${Math.round(performance.now() - start)} ms\n`);
  shell.print(`${title}: ${text.trimEnd().split('\n').at(-1)}\n`);
}

interface Compiled {
  readonly map: MapFile;
  readonly report: Report;
}

/** Compiles without writing anything. */
export function compileTitle(title: string, shell: Shell): Compiled {
  const result = compileMap(readSource(title, shell));
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
