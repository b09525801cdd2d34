/** What tells two pieces of plain data apart, in a few lines. */
import { isJsonObject, type Json, sameJson } from '@bridgehead/engine';

const MOST_LINES = 4;
const LONGEST_VALUE = 160;

export function differencesOf(here: Json | undefined, there: Json | undefined): readonly string[] {
  const lines = [...differing('', here, there)];
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines;
}

function* differing(place: string, here: Json | undefined, there: Json | undefined): Iterable<string> {
  if (sameJson(here, there)) return;
  if (isJsonObject(here) && isJsonObject(there)) {
    const keys = new Set([...Object.keys(here), ...Object.keys(there)]);
    for (const key of keys) yield* differing(place === '' ? key : `${place}.${key}`, here[key], there[key]);
  } else if (isList(here) && isList(there)) {
    yield* differingLists(place, here, there);
  } else {
    yield `${place === '' ? '' : `${place}: `}${inShort(here)} here, ${inShort(there)} there`;
  }
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Entries that have an id are compared with those of the same id, the others in their order. */
function* differingLists(place: string, here: readonly Json[], there: readonly Json[]): Iterable<string> {
  const [ours, theirs] = [byId(here), byId(there)];
  if (ours === undefined || theirs === undefined) {
    const length = Math.max(here.length, there.length);
    for (let i = 0; i < length; i++) yield* differing(`${place}[${i}]`, here[i], there[i]);
    return;
  }
  const before = [...ours.keys(), ...theirs.keys()];
  for (const id of new Set(before)) yield* differing(`${place}[${id}]`, ours.get(id), theirs.get(id));
  if (sameSet(ours, theirs) && !sameJson([...ours.keys()], [...theirs.keys()])) yield `${place}: in another order`;
}

const sameSet = (a: ReadonlyMap<string, Json>, b: ReadonlyMap<string, Json>): boolean =>
  a.size === b.size && [...a.keys()].every((id) => b.has(id));

/** Undefined unless every entry has an id of its own. */
function byId(list: readonly Json[]): ReadonlyMap<string, Json> | undefined {
  const found = new Map<string, Json>();
  for (const entry of list) {
    const id = isJsonObject(entry) ? entry.id : undefined;
    if (typeof id !== 'string' || found.has(id)) return undefined;
    found.set(id, entry);
  }
  return found;
}

export function inShort(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}

/** Lists as sets: what only one of them has. */
export function setDifferences(here: readonly Json[], there: readonly Json[]): readonly string[] {
  const [ours, theirs] = [asSet(here), asSet(there)];
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>, where: string): string[] => {
    const alone = [...one].filter((entry) => !other.has(entry));
    if (alone.length === 0) return [];
    const shown = alone.slice(0, 2).map((entry) => inShort(JSON.parse(entry)));
    return [`only ${where}: ${shown.join(', ')}${alone.length > 2 ? ` and ${alone.length - 2} more` : ''}`];
  };
  return [...only(ours, theirs, 'here'), ...only(theirs, ours, 'there')];
}

const asSet = (list: readonly Json[]): ReadonlySet<string> =>
  new Set(list.map((entry) => JSON.stringify(sorted(entry))));

/** The same data with the fields of every object in one order. */
function sorted(value: Json): Json {
  if (isList(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, field]) => (field === undefined ? [] : [[key, sorted(field)]]));
  return Object.fromEntries(entries.sort(([a = ''], [b = '']) => (String(a) < String(b) ? -1 : 1)));
}
