/**
 * Patterns of answers: plain data in which a word or number stands for itself, a list for its items in order, and an
 * object for the fields it names, whatever else there is. An object with one of these keys stands for more than itself:
 * `anyOf` one of several, `not` anything else, `set` the same items in any order, `includes` at least these items,
 * `last` a list that ends so, `absent` a field that is left out.
 */
import { isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';

export type Pattern = Json;

type Operator = (wanted: Json, value: unknown) => boolean;

const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const OPERATORS: Readonly<Record<string, Operator>> = {
  anyOf: (wanted, value) => items(wanted).some((one) => matches(one as Json, value)),
  not: (wanted, value) => !matches(wanted, value),
  set: (wanted, value) => Array.isArray(value) && value.length === items(wanted).length && holdsAll(wanted, value),
  includes: holdsAll,
  last: (wanted, value) => Array.isArray(value) && value.length > 0 && matches(wanted, value.at(-1)),
  absent: (wanted, value) => (value === undefined) === (wanted === true),
};

function holdsAll(wanted: Json, value: unknown): boolean {
  return items(wanted).every((one) => items(value).some((item) => matches(one as Json, item)));
}

export function matches(pattern: Pattern, value: unknown): boolean {
  if (Array.isArray(pattern)) {
    return Array.isArray(value) && pattern.length === value.length && pattern.every((one, i) => matches(one, value[i]));
  }
  if (!isJsonObject(pattern)) return pattern === value;
  const operator = operatorOf(pattern);
  if (operator !== undefined) return operator(value);
  if (!isJsonObject(value)) return false;
  return Object.entries(pattern).every(([key, wanted]) => wanted !== undefined && matches(wanted, value[key]));
}

function operatorOf(pattern: JsonObject): ((value: unknown) => boolean) | undefined {
  const [key, ...more] = Object.keys(pattern);
  const operator = key === undefined || more.length > 0 ? undefined : OPERATORS[key];
  const wanted = key === undefined ? undefined : pattern[key];
  return operator === undefined || wanted === undefined ? undefined : (value) => operator(wanted, value);
}
