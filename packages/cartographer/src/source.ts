/** Reads what a title says about its map: recipe, grid, pins, facts. */
import { NAMINGS, ORIENTATIONS, PARITIES, ROW_ORDERS } from '@bridgehead/hex';
import { isRecord, parseJson, type ReadText, readGeography, SourceFault } from './geography.ts';
import type { Fact, Pin } from './pin.ts';
import type { GridDefinition, MapSource, Recipe } from './recipe.ts';
import { fieldFaults } from './statement-fields.ts';

/** Throws a SourceFault that names the file and the place in it. */
export function readMapSource(readText: ReadText, title: string): MapSource {
  const folder = `titles/${title}`;
  const recipe = readRecipe(readText, `${folder}/recipe.json`);
  if (recipe.title !== title)
    throw new SourceFault(`${folder}/recipe.json: title «${recipe.title}», expected «${title}»`);
  const facts = readObject(readText, `${folder}/facts.json`);
  return {
    recipe,
    grid: readGrid(readText, `${folder}/grid.json`),
    geography: readGeography(readText, recipe.geography),
    pins: statements<Pin>(readText, `${folder}/pins.json`, 'pins'),
    facts: statements<Fact>(readText, `${folder}/facts.json`, 'facts'),
    profiles: (facts.profiles ?? {}) as MapSource['profiles'],
  };
}

function readObject(readText: ReadText, file: string): Readonly<Record<string, unknown>> {
  const json = parseJson(readText(file), file);
  if (!isRecord(json)) throw new SourceFault(`${file}: not an object`);
  return json;
}

function demand(condition: boolean, file: string, fault: string): void {
  if (!condition) throw new SourceFault(`${file}: ${fault}`);
}

function readRecipe(readText: ReadText, file: string): Recipe {
  const json = readObject(readText, file);
  for (const key of ['title', 'name', 'geography']) demand(typeof json[key] === 'string', file, `no ${key}`);
  for (const key of ['vocabulary', 'landCover', 'places', 'waters', 'roads'])
    demand(isRecord(json[key]), file, `no ${key}`);
  for (const key of ['attribution', 'bridgedWaters']) demand(Array.isArray(json[key]), file, `no list of ${key}`);
  return json as unknown as Recipe;
}

function readGrid(readText: ReadText, file: string): GridDefinition {
  const json = readObject(readText, file);
  const { layout, georeference, extent } = json;
  demand(isRecord(layout) && isRecord(georeference), file, 'no layout or no georeference');
  const oneOf = (value: unknown, words: readonly string[], what: string): void =>
    demand(
      words.some((word) => word === value),
      file,
      `${what} is none of ${words.join(', ')}`,
    );
  if (isRecord(layout)) {
    oneOf(layout.orientation, ORIENTATIONS, 'orientation');
    oneOf(layout.shifted, PARITIES, 'shifted');
    oneOf(layout.rows, ROW_ORDERS, 'rows');
  }
  oneOf(json.naming, NAMINGS, 'naming');
  demand(typeof json.hexKm === 'number', file, 'no hexKm');
  demand(Array.isArray(extent) && extent.length > 0, file, 'no extent');
  return json as unknown as GridDefinition;
}

/** A list of pins or facts, each checked against the fields of its kind. */
function statements<T>(readText: ReadText, file: string, list: 'pins' | 'facts'): readonly T[] {
  const json = readObject(readText, file);
  const items = json[list];
  if (!Array.isArray(items)) throw new SourceFault(`${file}: no list of ${list}`);
  const faults = items.flatMap((item: unknown, i) =>
    fieldFaults(item, list).map((fault) => `${file} ${list}[${i}]: ${fault}`),
  );
  if (faults.length > 0) throw new SourceFault(faults.join('\n'));
  return items as T[];
}
