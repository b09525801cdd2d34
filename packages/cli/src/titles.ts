import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault, type MapFile, parseMapFile } from '@bridgehead/map';
import { BadInput, oneOf } from './bad-input.ts';
import { readBytes, readJson } from './files.ts';
import type { Shell } from './shell.ts';

const TITLES = 'titles';
const MAP_FILE = 'map/map.json';
const RECIPE_FILE = 'map/recipe.json';

/** Every title that has a map, in alphabetical order. */
export const titlesWithMap = ({ root }: Shell): readonly string[] => titlesWith(root, MAP_FILE);

/** Every title whose map can be compiled. */
export const titlesWithRecipe = ({ root }: Shell): readonly string[] => titlesWith(root, RECIPE_FILE);

function titlesWith(root: string, file: string): string[] {
  const folder = join(root, TITLES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((title) => existsSync(join(folder, title, file)))
    .sort();
}

/** The title of this name, one of those given. */
export function expectTitle(name: string | undefined, titles: readonly string[]): string {
  if (name === undefined) throw new BadInput(`a title is missing: expected ${oneOf(titles)}`);
  if (!titles.includes(name)) throw new BadInput(`unknown title «${name}»: expected ${oneOf(titles)}`);
  return name;
}

export const mapFileName = (title: string): string => `${TITLES}/${title}/${MAP_FILE}`;
export const reliefFileName = (title: string): string => `${TITLES}/${title}/map/relief.png`;
export const reportFileName = (title: string): string => `${TITLES}/${title}/map/report.txt`;

export function loadMap({ root }: Shell, title: string): MapFile {
  const name = mapFileName(title);
  const result = parseMapFile(readJson(join(root, name), name));
  if (!result.ok) throw new BadInput(result.error.map((fault) => `${name}: ${formatFault(fault)}`).join('\n'));
  return result.value;
}

/** The address of the picture of a map's relief, for those that have one. */
export function loadRelief({ root }: Pick<Shell, 'root'>, title: string): string | undefined {
  const name = reliefFileName(title);
  const path = join(root, name);
  return existsSync(path) ? `data:image/png;base64,${readBytes(path, name).toString('base64')}` : undefined;
}

/** Changes whenever the map file does. */
export const mapVersion = ({ root }: Shell, title: string): number => statSync(join(root, mapFileName(title))).mtimeMs;
