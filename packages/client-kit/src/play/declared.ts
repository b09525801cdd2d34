/** What the fields of choices and questions are, as the title has declared them. */
import type { Decisions, Field, Fields } from '@bridgehead/engine/contract';
import type { Json, JsonObject } from '../game/contract.ts';
import { textList } from '../game/json-text.ts';
import { hexesBeside } from '../title/declared-event.ts';
import { titleWords } from '../title/title-words.ts';

/** A field that has a value, in the order of the declaration. */
export interface Filled {
  readonly field: string;
  /** Without being optional. */
  readonly declared: Exclude<Field, { readonly is: 'optional' }>;
  readonly isOptional: boolean;
  readonly value: Json;
}

/** By kind of choice: wherever a kind may be chosen, a field of it is the same. */
const CHOICES = new WeakMap<Decisions, ReadonlyMap<string, Fields>>();

function choicesIn(decisions: Decisions): ReadonlyMap<string, Fields> {
  const known = CHOICES.get(decisions);
  if (known !== undefined) return known;
  const found = new Map<string, Fields>();
  for (const { choices } of Object.values(decisions)) {
    for (const [kind, fields] of Object.entries(choices)) found.set(kind, { ...found.get(kind), ...fields });
  }
  CHOICES.set(decisions, found);
  return found;
}

/** The fields of a choice. */
export function choiceFields({ kind, ...values }: { readonly kind: string } & JsonObject): readonly Filled[] {
  return filledIn(choicesIn(titleWords().decisions).get(kind) ?? {}, values);
}

/** The same of what a question is about. */
export function aboutFields(kind: string, about: JsonObject = {}): readonly Filled[] {
  return filledIn(titleWords().decisions[kind]?.about ?? {}, about);
}

function filledIn(declared: Fields, values: JsonObject): readonly Filled[] {
  return Object.entries(declared).flatMap(([field, one]) => {
    const value = values[field];
    return value === undefined ? [] : [{ field, value, declared: bare(one), isOptional: one.is === 'optional' }];
  });
}

const bare = (declared: Field): Filled['declared'] => (declared.is === 'optional' ? bare(declared.of) : declared);

const PLACES: readonly string[] = ['hex', 'place', 'area'];

const isName = (declared: Field, of: readonly string[]): boolean => declared.is === 'name' && of.includes(declared.of);

/** The one unit that a field names. */
export const unitIn = ({ declared, value }: Filled): string | undefined =>
  isName(declared, ['unit']) ? String(value) : undefined;

/** The units that a field names. */
export const unitsIn = (filled: Filled): readonly string[] | undefined => {
  const { declared, value } = filled;
  const one = unitIn(filled);
  if (one !== undefined) return [one];
  return declared.is === 'list' && isName(declared.of, ['unit']) ? textList(value) : undefined;
};

/** The place that a field names. */
export const placeIn = ({ declared, value }: Filled): string | undefined =>
  isName(declared, PLACES) ? String(value) : undefined;

/** Places in the order in which they are entered. */
export const wayIn = ({ declared, value }: Filled): readonly string[] | undefined =>
  declared.is === 'list' && !declared.isSet && isName(declared.of, PLACES) ? textList(value) : undefined;

/** Several places in no order. */
export const placesIn = ({ declared, value }: Filled): readonly string[] | undefined =>
  declared.is === 'list' && declared.isSet && isName(declared.of, PLACES) ? textList(value) : undefined;

/** The hexes on either side of a hexside. */
export const sidesIn = ({ declared, value }: Filled): readonly string[] | undefined =>
  isName(declared, ['hexside']) ? hexesBeside(String(value)) : undefined;
