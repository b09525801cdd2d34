/** Reading the fields of a choice that comes from outside: anything may be missing or nonsense. */
import type { Choice, Json } from '@bridgehead/engine';
import { GRID } from '../data/map.ts';
import { type Unit, unitNamed } from './units.ts';

/** Whether a choice has these fields beside its kind, and no others. */
export const hasOnly = (choice: Choice, fields: readonly string[]): boolean =>
  Object.keys(choice).length === fields.length + 1 && fields.every((field) => Object.hasOwn(choice, field));

export const unitField = (value: Json | undefined): Unit | undefined =>
  typeof value === 'string' ? unitNamed(value) : undefined;

export const hexField = (value: Json | undefined): number | undefined =>
  typeof value === 'string' ? GRID.indexByName.get(value) : undefined;

/** The hexes of a path, at least one and at most so many, or undefined. */
export function pathField(value: Json | undefined, longest: number): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > longest) return undefined;
  const hexes: number[] = [];
  for (const name of value) {
    const hex = hexField(name);
    if (hex === undefined) return undefined;
    hexes.push(hex);
  }
  return hexes;
}
