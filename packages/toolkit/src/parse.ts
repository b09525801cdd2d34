/** Strict reading of plain data: every value is checked once, and a fault names its place. */
import type { Fault, FaultCode, Json, JsonObject } from '@bridgehead/engine';

/** Thrown by the readers of a notation and caught where the notation is read. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export function refuse(place: string, message: string, code: FaultCode = 'bad-position'): never {
  throw new Refused({ code, place, message });
}

/** Refuses what the rules could never produce. */
export const refuseBy = (rule: string, place: string, message: string): never => refuse(place, `[${rule}] ${message}`);

const LONGEST_QUOTE = 40;

export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;
}

export function objectAt(value: Json | undefined, place: string, known: readonly string[]): JsonObject {
  if (typeof value !== 'object' || value === null || isList(value)) return refuse(place, 'expected an object');
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) refuse(join(place, key), `unknown field: expected ${known.join(', ')}`);
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
  if (typeof value !== 'object' || value === null || !isList(value)) return refuse(place, 'expected a list');
  if (value.length > most) return refuse(place, `${value.length} entries: expected at most ${most}`);
  return value;
}

/** A reader of names: what one stands for, or a refusal that says what was expected. */
export const namedAt =
  (find: (name: string) => number | undefined, what: string, code: FaultCode) =>
  (value: Json | undefined, place: string): number =>
    (typeof value === 'string' ? find(value) : undefined) ?? refuse(place, `${quoted(value)} is not ${what}`, code);

export function wholeAt(value: Json | undefined, place: string, from: number, to: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to || Object.is(value, -0)) {
    return refuse(place, `${quoted(value)}: expected a whole number from ${from} to ${to}`);
  }
  return value;
}

export function wordAt<Word extends string>(value: Json | undefined, place: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === value);
  return word ?? refuse(place, `${quoted(value)}: expected ${words.join(', ')}`);
}
