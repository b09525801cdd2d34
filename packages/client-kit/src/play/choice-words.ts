/** Choices in words, and where on the map they lie: read from their fields, without knowing their rules. */
import type { Choice, Json } from '../game/contract.ts';
import { textList } from '../game/json-text.ts';
import { capital, plainWord } from '../messages/text.ts';
import { hexsideName, type Params, placeName, say, sayOr, unitName, unitNames } from './say.ts';

const isText = (value: Json | undefined): value is string => typeof value === 'string';

export const textOf = (choice: Choice, field: string): string | undefined => {
  const value = choice[field];
  return isText(value) ? value : undefined;
};

export const listOf = (choice: Choice, field: string): readonly string[] => textList(choice[field]);

export const pathOf = (choice: Choice): readonly string[] => listOf(choice, 'path');

/** The units that a choice is about, the acting ones first. */
export function unitsOf(choice: Choice): readonly string[] {
  const one = textOf(choice, 'unit') ?? textOf(choice, 'lead');
  return one === undefined ? listOf(choice, 'units') : [one];
}

const PLACE_FIELDS = ['hex', 'to', 'at', 'target', 'area'] as const;

/** Where a player may tap to mean this choice: the end of its way, its hex, either side of its hexside. */
export function placesOf(choice: Choice): readonly string[] {
  const end = pathOf(choice).at(-1);
  if (end !== undefined) return [end];
  const named = PLACE_FIELDS.flatMap((field) => textOf(choice, field) ?? []);
  if (named.length > 0) return named;
  const hexside = textOf(choice, 'hexside');
  if (hexside !== undefined) return hexside.split('/');
  const from = textOf(choice, 'from');
  return from === undefined ? [] : [from];
}

/** Everything about a choice that lies on the map. */
export const hexesOf = (choice: Choice): readonly string[] => [...new Set([...pathOf(choice), ...placesOf(choice)])];

/** Who does it: units, the hex of an Unknown unit, or the number of a marker. */
export function whoOf(choice: Choice): string {
  const units = unitsOf(choice);
  if (units.length > 0) return units.join(' ');
  const from = textOf(choice, 'from');
  if (from !== undefined && textOf(choice, 'to') !== undefined) return from;
  const marker = choice.marker;
  return typeof marker === 'number' ? String(marker) : '';
}

const UNIT_FIELDS: readonly string[] = ['unit', 'lead', 'into', 'as', 'formation', 'attachment'];
const PLACES: readonly string[] = ['hex', 'to', 'at', 'target', 'from'];

function wordOf(field: string, value: Json): string {
  if (Array.isArray(value)) {
    const words = textList(value);
    return field === 'path' ? words.map(placeName).join(', ') : unitNames(words);
  }
  if (!isText(value)) return String(value);
  if (UNIT_FIELDS.includes(field)) return unitName(value);
  if (PLACES.includes(field)) return placeName(value);
  return field === 'hexside' ? hexsideName(value) : plainWord(value);
}

export function wordsOf(fields: Readonly<Record<string, Json>>): Params {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, wordOf(field, value)]));
}

/** `Flip uk.gds.arty` at worst: a kind without words of its own is told by its fields. */
export function describeChoice(choice: Choice): string {
  const { kind, ...fields } = choice;
  const words = wordsOf(fields);
  const end = placesOf(choice).at(-1);
  const params: Params = { ...words, ...(end === undefined ? {} : { end: placeName(end) }) };
  const plain = [capital(plainWord(kind)), ...Object.values(words)].join(' ');
  return sayOr(variantKey(choice), sayOr(`choice.${kind}`, plain, params), params);
}

/** Which way it goes, where that is more than a step: several may lead to one hex. */
export function wayWords(choice: Choice): string {
  const between = pathOf(choice).slice(0, -1);
  return between.length === 0 ? '' : say('move.way', { way: between.map(placeName).join(', ') });
}

/** Some kinds read better with one of their fields told: `support` with air, `retreat` with a stop. */
function variantKey(choice: Choice): string {
  const named = ['stop', 'air', 'artillery', 'attachment', 'pause', 'hexside'].filter(
    (field) => choice[field] !== undefined,
  );
  const isPart = choice.kind === 'enter' && choice.units !== undefined;
  const isNowhere = choice.kind === 'retreat' && choice.path === undefined;
  const isEmptyWay = Array.isArray(choice.path) && choice.path.length === 0;
  return [
    'choice',
    choice.kind,
    ...named,
    ...(isPart ? ['units'] : []),
    ...(isNowhere ? ['bare'] : []),
    ...(isEmptyWay ? ['here'] : []),
  ].join('.');
}
