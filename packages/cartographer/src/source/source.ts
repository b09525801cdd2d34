/** Reads what a title says about its map: recipe, grid, pins, facts. */
import { NAMINGS, ORIENTATIONS, PARITIES, ROW_ORDERS } from '@bridgehead/hex';
import type { Fact, Pin } from '../pins/pin.ts';
import { isLayer, isRecord, parseJson, type ReadText, readGeography, SourceFault } from './geography.ts';
import type { GridDefinition, MapSource, Recipe } from './recipe.ts';
import { fieldFaults, isNumber, isText, profileFaults } from './statement-fields.ts';

/** Throws a SourceFault that names the file and the place in it. */
export function readMapSource(readText: ReadText, title: string): MapSource {
  const folder = `titles/${title}/map`;
  const recipe = readRecipe(readText, `${folder}/recipe.json`);
  if (recipe.title !== title)
    throw new SourceFault(`${folder}/recipe.json: title «${recipe.title}», expected «${title}»`);
  return {
    recipe,
    grid: readGrid(readText, `${folder}/grid.json`),
    geography: readGeography(readText, recipe.geography, recipe.layers),
    pins: statements<Pin>(readText, `${folder}/pins.json`, 'pins'),
    facts: statements<Fact>(readText, `${folder}/facts.json`, 'facts'),
    profiles: readProfiles(readText, `${folder}/facts.json`),
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

function demandWord(value: unknown, words: readonly string[], file: string, what: string): void {
  const isKnown = words.some((word) => word === value);
  demand(isKnown, file, `${what} is none of ${words.join(', ')}`);
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isNumbers = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(isNumber);
const isTable = (value: unknown, isValue: (item: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(isValue);

function readRecipe(readText: ReadText, file: string): Recipe {
  const json = readObject(readText, file);
  for (const key of ['title', 'name', 'geography']) demand(isText(json[key]), file, `no ${key}`);
  for (const key of ['vocabulary', 'landCover']) demand(isRecord(json[key]), file, `no ${key}`);
  for (const key of ['places', 'waters', 'roads']) demand(isTable(json[key], isText), file, `no table of ${key}`);
  for (const key of ['attribution', 'bridgedWaters']) demand(isTexts(json[key]), file, `no list of ${key}`);
  for (const key of ['railways', 'ferries'])
    demand(typeof json[key] === 'boolean', file, `${key} is neither true nor false`);
  for (const key of ['fordedWaters', 'landforms'])
    demand(json[key] === undefined || isTexts(json[key]), file, `${key} is not a list of words`);
  const { layers } = json;
  demand(layers === undefined || (Array.isArray(layers) && layers.every(isLayer)), file, 'layers has an unknown one');
  demandWord(json.frontier, ['hexsides', 'drawn'], file, 'frontier');
  demandRelief(json.relief, file);
  const { vocabulary, landCover, ignoredInside } = json;
  if (isRecord(vocabulary)) {
    for (const key of ['terrain', 'features', 'waters', 'roads', 'boundaries'])
      demand(isTexts(vocabulary[key]), file, `no list of vocabulary.${key}`);
  }
  if (isRecord(landCover)) demandLandCover(landCover, file);
  const isRule = isRecord(ignoredInside) && isText(ignoredInside.water) && isTexts(ignoredInside.terrain);
  demand(ignoredInside === undefined || isRule, file, 'ignoredInside is not a water and a list of terrain');
  return json as unknown as Recipe;
}

function demandRelief(relief: unknown, file: string): void {
  if (relief === undefined) return;
  const { levels, across } = isRecord(relief) ? relief : {};
  demand(isTexts(levels) && Array.isArray(levels) && levels.length === 3, file, 'relief.levels is not three terrains');
  demand(isNumber(across) && Number(across) > 0, file, 'relief.across is no number of pixels');
}

function demandLandCover({ terrain, features, otherwise }: Readonly<Record<string, unknown>>, file: string): void {
  demand(isText(otherwise), file, 'no landCover.otherwise');
  if (!Array.isArray(terrain)) throw new SourceFault(`${file}: no list of landCover.terrain`);
  if (!Array.isArray(features)) throw new SourceFault(`${file}: no list of landCover.features`);
  terrain.forEach((rule: unknown, i) => {
    const isRule = isRecord(rule) && isText(rule.is) && isTable(rule.shares, isNumber);
    demand(isRule, file, `landCover.terrain[${i}] is not a terrain with its shares`);
  });
  features.forEach((rule: unknown, i) => {
    const isRule = isRecord(rule) && isText(rule.is) && isText(rule.class) && isNumber(rule.share) && isTexts(rule.on);
    demand(isRule, file, `landCover.features[${i}] is not a feature with class, share and terrain`);
  });
}

function readGrid(readText: ReadText, file: string): GridDefinition {
  const json = readObject(readText, file);
  const { layout, georeference, extent, hexKm } = json;
  if (!isRecord(layout)) throw new SourceFault(`${file}: no layout`);
  if (!isRecord(georeference)) throw new SourceFault(`${file}: no georeference`);
  demandWord(layout.orientation, ORIENTATIONS, file, 'orientation');
  demandWord(layout.shifted, PARITIES, file, 'shifted');
  demandWord(layout.rows, ROW_ORDERS, file, 'rows');
  demandWord(json.naming, NAMINGS, file, 'naming');
  demand(typeof hexKm === 'number' && hexKm > 0, file, 'no hexKm');
  for (const key of ['lon0', 'lat0', 'kmPerDegLon', 'kmPerDegLat'])
    demand(isNumber(georeference[key]), file, `no georeference.${key}`);
  for (const key of ['x', 'y'])
    demand(isNumbers(georeference[key], 3), file, `georeference.${key} is not three numbers`);
  if (!Array.isArray(extent) || extent.length === 0) throw new SourceFault(`${file}: no extent`);
  extent.forEach((part: unknown, i) => {
    const isPart = isRecord(part) && isNumbers(part.rows, 2) && isNumbers(part.cols, 2);
    demand(isPart, file, `extent[${i}] is not rows and cols, each from and to`);
    const every = isRecord(part) ? part.every : undefined;
    demand(
      every === undefined || (Number.isInteger(every) && Number(every) > 0),
      file,
      `extent[${i}].every is no count`,
    );
  });
  return json as unknown as GridDefinition;
}

function readProfiles(readText: ReadText, file: string): MapSource['profiles'] {
  const { profiles = {} } = readObject(readText, file);
  if (!isRecord(profiles)) throw new SourceFault(`${file}: profiles are not an object`);
  const faults = Object.entries(profiles).flatMap(([name, profile]) =>
    profileFaults(profile).map((fault) => `${file} profiles.${name}: ${fault}`),
  );
  if (faults.length > 0) throw new SourceFault(faults.join('\n'));
  return profiles as MapSource['profiles'];
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
