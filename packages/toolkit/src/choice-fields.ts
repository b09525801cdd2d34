/** Reading the fields of a choice that comes from outside: anything may be missing or nonsense. */
import type { Json } from '@bridgehead/engine';

/** What a name stands for, or undefined. */
export const namedField = (value: Json | undefined, find: (name: string) => number | undefined): number | undefined =>
  typeof value === 'string' ? find(value) : undefined;

/** What a list of names stands for, at least one and at most so many; undefined if one of them stands for nothing. */
export function namedFields(
  value: Json | undefined,
  most: number,
  find: (name: string) => number | undefined,
): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return undefined;
  const found: number[] = [];
  for (const name of value) {
    const one = namedField(name, find);
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}
