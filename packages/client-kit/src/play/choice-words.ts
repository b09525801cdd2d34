/** Choices in words, and where on the map they lie: read from their declared fields, without knowing their rules. */
import type { Field } from '@bridgehead/engine/contract';
import type { Choice, Decision, Json } from '../game/contract.ts';
import { capital, plainWord } from '../messages/text.ts';
import { titleSpeech, titleWords } from '../title/title-words.ts';
import {
  aboutFields,
  choiceFields,
  type Filled,
  placeIn,
  placesIn,
  sidesIn,
  unitIn,
  unitsIn,
  wayIn,
} from './declared.ts';
import { type Params, placeName, say, sayOr } from './say.ts';

const firstOf = <T>(fields: readonly Filled[], read: (one: Filled) => T | undefined): T | undefined => {
  for (const one of fields) {
    const found = read(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const pathOf = (choice: Choice): readonly string[] => firstOf(choiceFields(choice), wayIn) ?? [];

/** The units that a choice is about: the acting ones, which are named first. Who is only added to something is not one. */
export function unitsOf(choice: Choice): readonly string[] {
  const fields = choiceFields(choice);
  const needed = fields.filter(({ isOptional }) => !isOptional);
  return firstOf(needed.length > 0 ? needed : fields, unitsIn) ?? [];
}

/** Where a player may tap to mean this choice: the end of its way, its hex, either side of its hexside. */
export function placesOf(choice: Choice): readonly string[] {
  const fields = choiceFields(choice);
  const end = firstOf(fields, wayIn)?.at(-1) ?? fields.flatMap((one) => placeIn(one) ?? []).at(-1);
  return end === undefined ? (firstOf(fields, placesIn) ?? firstOf(fields, sidesIn) ?? []) : [end];
}

/** Everything about a choice that lies on the map. */
export const hexesOf = (choice: Choice): readonly string[] => [...new Set([...pathOf(choice), ...placesOf(choice)])];

/** Who does it, one by one: units, the hex from which somebody without a name goes to another, or a number; nobody in particular: none. */
export function membersOf(choice: Choice): readonly string[] {
  const units = unitsOf(choice);
  if (units.length > 0) return units;
  const fields = choiceFields(choice);
  const [from, to] = fields.flatMap((one) => placeIn(one) ?? []);
  if (from !== undefined && to !== undefined) return [from];
  const number = fields.find(({ declared }) => declared.is === 'whole');
  return number === undefined ? [] : [String(number.value)];
}

/** A choice of its kind is about one unit only. */
export const isOfOneUnit = (choice: Choice): boolean =>
  unitsOf(choice).length === 1 && firstOf(choiceFields(choice), unitIn) !== undefined;

const wordOf = (declared: Field, value: Json): string => titleSpeech().tell('{it}', { it: declared }, { it: value });

const wordsIn = (fields: readonly Filled[]): Params =>
  Object.fromEntries(fields.map(({ field, declared, value }) => [field, wordOf(declared, value)]));

/** What a question is about, in words. */
export const aboutWords = ({ kind, about }: Decision): Params => wordsIn(aboutFields(kind, about));

/** `Flip uk.gds.arty` at worst: a kind without words of its own is told by its fields. */
export function describeChoice(choice: Choice): string {
  const fields = choiceFields(choice);
  const words = wordsIn(fields);
  const end = placesOf(choice).at(-1);
  const count = unitsOf(choice).length;
  const params: Params = { count, ...words, ...(end === undefined ? {} : { end: placeName(end) }) };
  const plain = [capital(plainWord(choice.kind)), ...Object.values(words)].join(' ');
  return sayOr(variantKey(choice, fields), plain, params);
}

/** Which way it goes, where that is more than a step: several may lead to one hex. */
export function wayWords(choice: Choice): string {
  const between = pathOf(choice).slice(0, -1);
  return between.length === 0 ? '' : say('move.way', { way: between.map(placeName).join(', ') });
}

/** By the messages of a title and kind of choice: the fields that sentences of their own tell, the most telling first. */
const VARIANTS = new WeakMap<object, Map<string, readonly (readonly string[])[]>>();

function variantsOf(kind: string): readonly (readonly string[])[] {
  const { messages } = titleWords();
  const known = VARIANTS.get(messages) ?? new Map<string, readonly (readonly string[])[]>();
  VARIANTS.set(messages, known);
  const found = known.get(kind);
  if (found !== undefined) return found;
  const head = `choice.${kind}.`;
  const variants = Object.keys(messages)
    .filter((key) => key.startsWith(head))
    .map((key) => key.slice(head.length).split('.'))
    .sort((a, b) => b.length - a.length);
  known.set(kind, variants);
  return variants;
}

/** Some kinds read better with their fields told: `support` with `air`, `retreat` with `stop`, `no-plot`, `bare` or leading nowhere. */
function variantKey({ kind }: Choice, fields: readonly Filled[]): string {
  const told = [
    ...fields.map(({ field, value }) => (value === false ? `no-${field}` : field)),
    ...(fields.length === 0 ? ['bare'] : []),
    ...(firstOf(fields, wayIn)?.length === 0 ? ['here'] : []),
  ];
  const variant = variantsOf(kind).find((names) => names.every((one) => told.includes(one))) ?? [];
  return ['choice', kind, ...variant].join('.');
}
