/** Plain data spoilt in one place: every leaf, list and object of it, one after the other, in every way that is known. */
import type { Json, JsonObject, Random } from '@bridgehead/engine';

/** The same data with one thing changed. */
export interface Mutation {
  /** `frames[2].units[0]`. */
  readonly place: string;
  /** What was done there. */
  readonly what: string;
  readonly data: JsonObject;
}

type Path = readonly (string | number)[];
/** What a node becomes; `undefined`: it is left out. */
type Change = readonly [what: string, value: Json | undefined];

const ALIENS: readonly Change[] = [
  ['missing', undefined],
  ['null', null],
  ['text', 'no such thing'],
  ['number', 7],
  ['true', true],
  ['list', []],
  ['object', {}],
];

/** Every mutation of what lies under these fields; words and numbers of elsewhere are put in from the lists. */
export function* mutationsOf(
  data: JsonObject,
  fields: readonly string[],
  { random, words }: { readonly random: Random; readonly words: readonly string[] },
): Iterable<Mutation> {
  const [numbers, texts] = [new Set<number>(), new Set<string>(words)];
  for (const field of fields) gather(data[field], numbers, texts);
  const stock: Stock = { random, numbers: [...numbers], texts: [...texts] };
  for (const field of fields) {
    for (const path of pathsIn(data[field], [field])) {
      const value = valueAt(data, path);
      for (const [what, next] of changesOf(value, stock)) {
        if (JSON.stringify(next) === JSON.stringify(value)) continue;
        yield { place: placeOf(path), what, data: changed(data, path, next) as JsonObject };
      }
    }
  }
}

interface Stock {
  readonly random: Random;
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

function gather(value: Json | undefined, numbers: Set<number>, texts: Set<string>): void {
  if (typeof value === 'number') numbers.add(value);
  else if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) gather(one, numbers, texts);
}

/** Everything that lies under it, itself first. */
export function* pathsIn(value: Json | undefined, path: Path): Iterable<Path> {
  if (value === undefined) return;
  yield path;
  if (typeof value !== 'object' || value === null) return;
  if (isList(value)) for (const [i, item] of value.entries()) yield* pathsIn(item, [...path, i]);
  else for (const [key, item] of Object.entries(value)) yield* pathsIn(item, [...path, key]);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const placeOf = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

export const valueAt = (data: Json | undefined, path: Path): Json =>
  path.reduce<Json>((value, key) => (value as JsonObject)[key] ?? null, data ?? null);

/** The same data with another value there; `undefined`: it is left out. */
export function changed(data: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  const isLast = rest.length === 0;
  if (isList(data)) {
    const items = [...data];
    if (isLast && value === undefined) items.splice(Number(key), 1);
    else items[Number(key)] = changed(items[Number(key)] ?? null, rest, value);
    return items;
  }
  const { [key]: old, ...others } = data as JsonObject;
  if (isLast && value === undefined) return others;
  return { ...(data as JsonObject), [key]: changed(old ?? null, rest, value) };
}

function changesOf(value: Json, stock: Stock): readonly Change[] {
  if (typeof value === 'number') return [...ALIENS, ...otherNumbers(value, stock)];
  if (typeof value === 'string') return [...ALIENS, ...otherTexts(value, stock)];
  if (typeof value === 'boolean') return [...ALIENS, ...otherAnswers(value)];
  if (value === null) return ALIENS;
  return isList(value) ? [...ALIENS, ...otherLists(value, stock)] : [...ALIENS, ...otherObjects(value)];
}

const oneOf = <T>({ random }: Stock, list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];
const SOME_UNIT = 300;
const SOME_HEX = 1800;

function otherNumbers(value: number, stock: Stock): Change[] {
  const { random, numbers } = stock;
  return [
    ['one more', value + 1],
    ['one less', value - 1],
    ['two more', value + 2],
    ['none', 0],
    ['one', 1],
    ['-1', -1],
    ['negative', -value],
    ['a half more', value + 0.5],
    ['huge', 1e9],
    ['beyond whole numbers', 2 ** 60],
    ['as text', String(value)],
    ['of elsewhere', oneOf(stock, numbers) ?? 0],
    ['of elsewhere again', oneOf(stock, numbers) ?? 0],
    ['some unit', random.below(SOME_UNIT)],
    ['some hex', random.below(SOME_HEX)],
  ];
}

const otherAnswers = (value: boolean): Change[] => [
  ['the contrary', !value],
  ['as a number', Number(value)],
  ['as text', String(value)],
];

const WORDS_TRIED = 6;

const otherTexts = (value: string, stock: Stock): Change[] => [
  ['empty', ''],
  ['shouted', value.toUpperCase()],
  ['as every object has', 'constructor'],
  ['proto', '__proto__'],
  ...Array.from({ length: WORDS_TRIED }, (): Change => ['word of elsewhere', oneOf(stock, stock.texts) ?? '']),
];

const LONG = 500;

function otherLists(value: readonly Json[], stock: Stock): Change[] {
  const [first = 0, second = 1] = value;
  return [
    ['first gone', value.slice(1)],
    ['last gone', value.slice(0, -1)],
    ['first twice', [first, ...value]],
    ['last twice', [...value, value.at(-1) ?? first]],
    ['swapped', [second, first, ...value.slice(2)]],
    ['reversed', [...value].reverse()],
    ['one more', [...value, stock.random.below(SOME_UNIT)]],
    ['one of elsewhere', [...value, oneOf(stock, stock.numbers) ?? 0]],
    ['some hex more', [...value, stock.random.below(SOME_HEX)]],
    ['null in it', [...value, null]],
    ['very long', Array.from({ length: LONG }, () => first)],
  ];
}

const otherObjects = (value: JsonObject): Change[] => [
  ['extra', { ...value, extra: 1 }],
  ['extra proto', JSON.parse(JSON.stringify({ ...value, proto: {} }).replace('"proto"', '"__proto__"')) as Json],
  ['fields in another order', Object.fromEntries(Object.entries(value).reverse())],
];
