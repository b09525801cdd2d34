/** Strict reading of plain data: every value is checked once, and a fault names its place. */
import type { Fault, FaultCode, Json, JsonObject } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { says } from './says.ts';

/** Thrown by the readers of a notation and caught where the notation is read. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.place}: ${fault.says.code}`);
    this.fault = fault;
  }
}

export function refuse(place: string, what: Message, code: FaultCode = 'bad-position'): never {
  throw new Refused({ code, place, says: what });
}

/** Refuses what the rules could never produce. */
export const refuseBy = (rule: string, place: string, what: Message): never => refuse(place, { ...what, rule });

const LONGEST_QUOTE = 40;

export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;
}

export function objectAt(value: Json | undefined, place: string, known: readonly string[]): JsonObject {
  if (typeof value !== 'object' || value === null || isList(value)) return refuse(place, says('expected-object'));
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) refuse(join(place, key), says('unknown-field', { known: known.join(', ') }));
  }
  return value;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The field of an object that the data itself has. */
export const field = (data: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(data, key) ? data[key] : undefined;

const LONGEST_KEY = 60;
export const join = (place: string, key: string): string => {
  const short = key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key;
  return place === '' ? short : `${place}.${short}`;
};

export function listAt(value: Json | undefined, place: string, most: number): readonly Json[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || !isList(value)) return refuse(place, says('expected-list'));
  if (value.length > most) return refuse(place, says('too-many-entries', { count: value.length, most }));
  return value;
}

/** A reader of names: what one stands for, or a refusal that says what was expected. */
export const namedAt =
  (find: (name: string) => number | undefined, unknown: (value: string) => Message, code: FaultCode) =>
  (value: Json | undefined, place: string): number =>
    (typeof value === 'string' ? find(value) : undefined) ?? refuse(place, unknown(quoted(value)), code);

export function wholeAt(value: Json | undefined, place: string, from: number, to: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to || Object.is(value, -0)) {
    return refuse(place, says('expected-whole', { value: quoted(value), from, to }));
  }
  return value;
}

export function wordAt<Word extends string>(value: Json | undefined, place: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === value);
  return word ?? refuse(place, says('expected-word', { value: quoted(value), known: words.join(', ') }));
}
