import { isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import { fail, quoted } from './fault.ts';

export const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

/** The fields of a request, read strictly: a wrong type is refused, and so is a field that nobody reads. */
export interface Params {
  readonly has: (name: string) => boolean;
  readonly raw: (name: string) => Json | undefined;
  readonly text: (name: string) => string;
  readonly whole: (name: string, from: number, to: number) => number;
  readonly object: (name: string) => JsonObject;
  readonly list: (name: string, most: number) => readonly Json[];
}

export function readParams(params: JsonObject): Params {
  const raw = (name: string): Json | undefined => (Object.hasOwn(params, name) ? params[name] : undefined);
  const expected = (name: string, what: string): never =>
    fail('bad-request', `params.${name}`, raw(name) === undefined ? `missing: expected ${what}` : `expected ${what}`);
  return {
    raw,
    has: (name) => raw(name) !== undefined,
    text: (name) => {
      const value = raw(name);
      return typeof value === 'string' ? value : expected(name, 'a text');
    },
    whole: (name, from, to) => {
      const value = raw(name);
      const isGood = typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
      return isGood ? value : expected(name, `a whole number from ${from} to ${to}`);
    },
    object: (name) => {
      const value = raw(name);
      return isJsonObject(value) ? value : expected(name, 'an object');
    },
    list: (name, most) => {
      const value = raw(name);
      if (!isList(value)) return expected(name, 'a list');
      return value.length <= most ? value : expected(name, `at most ${most} entries`);
    },
  };
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Refuses fields that the method has no use for. */
export function expectFields(data: JsonObject, place: string, known: readonly string[]): void {
  for (const key of Object.keys(data)) {
    if (known.includes(key)) continue;
    const wanted = known.length === 0 ? 'expected none' : `expected ${known.join(', ')}`;
    fail('bad-request', place, `unknown field ${quoted(key)}: ${wanted}`);
  }
}
