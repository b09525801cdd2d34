/** Values and texts that nobody who means well would send, drawn from a generator. */
import type { Json, JsonObject, Random } from '@bridgehead/engine';

export const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

export const isOneIn = (random: Random, n: number): boolean => random.below(n) === 0;

const NUMBERS = [0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e21];
const TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'g0',
  'g1',
  's1',
  '0',
  '-1',
  'NaN',
  'null',
  '\u0000',
  '\ud800',
  '🂡',
  '\n',
  '\u2028',
  '../../etc/passwd',
  '<script>',
  '{"id":1}',
  'x'.repeat(101),
  'ü'.repeat(5000),
];

/** A number, text, list or object of any size, nested a few levels at most. */
export function wildValue(random: Random, depth = 3): Json {
  const kinds = depth > 0 ? 7 : 5;
  switch (random.below(kinds)) {
    case 0:
      return pick(random, NUMBERS);
    case 1:
      return pick(random, TEXTS);
    case 2:
      return random.below(3000) - 1000;
    case 3:
      return pick(random, [true, false, null]);
    case 4:
      return isOneIn(random, 40) ? Array.from({ length: 2000 }, (_, i) => i) : [];
    case 5:
      return Array.from({ length: random.below(5) }, () => wildValue(random, depth - 1));
    default:
      return wildObject(random, depth - 1);
  }
}

function wildObject(random: Random, depth: number): JsonObject {
  const entries = Array.from(
    { length: random.below(4) },
    () => [pick(random, [...TEXTS, 'kind', 'id']), wildValue(random, depth)] as const,
  );
  return Object.fromEntries(entries);
}

type Path = readonly (string | number)[];

/** Where data have something that could be another: every leaf, every list and every object. */
function placesIn(data: Json | undefined, at: Path, into: Path[]): void {
  if (at.length > 0) into.push(at);
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    placesIn(value, [...at, Array.isArray(data) ? Number(key) : key], into);
  }
}

/** The same data with something in them changed, left out, doubled or added. */
export function mutated(random: Random, data: Json): Json {
  const places: Path[] = [];
  placesIn(data, [], places);
  return places.length === 0 ? wildValue(random) : changedAt(data, pick(random, places), random);
}

function changedAt(data: Json, path: Path, random: Random): Json {
  const [step, ...rest] = path;
  if (step === undefined) return changed(data, random);
  if (Array.isArray(data)) return listChangedAt(data, Number(step), rest, random);
  if (typeof data !== 'object' || data === null) return wildValue(random);
  const entries = Object.entries(data).flatMap(([key, value = null]): (readonly [string, Json])[] => {
    if (key !== step) return [[key, value]];
    if (rest.length > 0) return [[key, changedAt(value, rest, random)]];
    if (isOneIn(random, 5)) return [];
    if (isOneIn(random, 8)) return [[pick(random, TEXTS), value]];
    return [[key, changed(value, random)]];
  });
  if (rest.length === 0 && isOneIn(random, 8)) entries.push([pick(random, TEXTS), wildValue(random)]);
  return Object.fromEntries(entries);
}

function listChangedAt(list: readonly Json[], at: number, rest: Path, random: Random): Json {
  return list.flatMap((value, i) => {
    if (i !== at) return [value];
    if (rest.length > 0) return [changedAt(value, rest, random)];
    if (isOneIn(random, 5)) return [];
    return isOneIn(random, 5) ? [value, value] : [changed(value, random)];
  });
}

/** Something near, which may slip through where nonsense does not, or anything. */
function changed(value: Json, random: Random): Json {
  if (isOneIn(random, 3)) return wildValue(random);
  if (typeof value === 'number') return value + pick(random, [1, -1, 0.5, 1000, -1000]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(random, [`${value}x`, value.slice(1), value.toUpperCase(), [value]]);
  return Array.isArray(value) ? [...value, ...value] : wildValue(random);
}

/** A line with letters lost, doubled or replaced; an empty one would have no reply. */
export const torn = (random: Random, line: string): string => tornAt(random, line).trimStart() || '{';

function tornAt(random: Random, line: string): string {
  const at = random.below(line.length + 1);
  switch (random.below(5)) {
    case 0:
      return line.slice(0, at);
    case 1:
      return line.slice(at);
    case 2:
      return `${line.slice(0, at)}${pick(random, ['"', '\\', '{', ']', ',', ':', '\u0000', '1', 'e'])}${line.slice(at + 1)}`;
    case 3:
      return `${line}${line}`;
    default:
      return `${line.slice(0, at)}${line.slice(at + random.below(20))}`;
  }
}

const ODD_LINES = [
  'null',
  '[]',
  '[{"id":1,"method":"titles"}]',
  '"titles"',
  '1e999',
  '-',
  'undefined',
  '{"id":1e999,"method":"titles"}',
  '{"id":-0,"method":"titles"}',
  '{"id":1,"id":2,"method":"titles"}',
  '{"id":1,"method":"titles","method":"new"}',
  '{"id":1,"method":"close","method":"titles","params":{}}',
  '{"__proto__":{"id":7,"method":"titles"}}',
  '{"id":1,"method":"__proto__"}',
  '{"id":1,"method":"constructor","params":{}}',
  '{"id":1,"method":"titles","params":{"__proto__":{"game":"g1"}}}',
  '{"id":1,"method":"view","params":{"__proto__":{"game":"g1"},"game":"g1"}}',
  '{"id":1,"method":"titles","params":null}',
  '{"id":"\\ud800","method":"titles"}',
  '{"id":1,"method":"titles"}\r',
  '\ufeff{"id":1,"method":"titles"}',
  '{"id":1,"method":"titles"}}',
  `{"id":"${'x'.repeat(101)}","method":"titles"}`,
];

const DEEP = ['['.repeat(70_000), '{"a":'.repeat(3000), `{"id":1,"params":${'['.repeat(80)}${']'.repeat(80)}}`];

/** Not the JSON that anybody expects, or none. */
export const oddLine = (random: Random): string => pick(random, isOneIn(random, 6) ? DEEP : ODD_LINES);
