import { isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { fail, quoted, says } from './fault.ts';

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
  const expected = (name: string, what: Message): never =>
    fail('bad-request', `params.${name}`, raw(name) === undefined ? says('is-missing', { why: what }) : what);
  return {
    raw,
    has: (name) => raw(name) !== undefined,
    text: (name) => {
      const value = raw(name);
      return typeof value === 'string' ? value : expected(name, says('expected-a-text'));
    },
    whole: (name, from, to) => {
      const value = raw(name);
      const isGood = typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
      return isGood ? value : expected(name, says('expected-a-whole', { from, to }));
    },
    object: (name) => {
      const value = raw(name);
      return isJsonObject(value) ? value : expected(name, says('expected-an-object'));
    },
    list: (name, most) => {
      const value = raw(name);
      if (!isList(value)) return expected(name, says('expected-a-list'));
      return value.length <= most ? value : expected(name, says('expected-at-most', { most }));
    },
  };
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Refuses fields that the method has no use for. */
export function expectFields(data: JsonObject, place: string, known: readonly string[]): void {
  for (const key of Object.keys(data)) {
    if (known.includes(key)) continue;
    const value = quoted(key);
    const what =
      known.length === 0 ? says('no-params', { value }) : says('unknown-param', { value, known: known.join(', ') });
    fail('bad-request', place, what);
  }
}
