/** Reading the fields of a choice that comes from outside: anything may be missing or nonsense. */
import type { Choice, Json } from '@bridgehead/engine';
import { hexNamed } from '@bridgehead/hex';
import { GRID, MAP } from '../data/map.ts';
import { placeNamed } from './places.ts';
import { UNIT_COUNT, type Unit, unitNamed } from './units.ts';

/** Whether a choice has these fields beside its kind, and no others. */
export const hasOnly = (choice: Choice, fields: readonly string[]): boolean =>
  Object.keys(choice).length === fields.length + 1 && fields.every((field) => Object.hasOwn(choice, field));

export const unitField = (value: Json | undefined): Unit | undefined =>
  typeof value === 'string' ? unitNamed(value) : undefined;

export const hexField = (value: Json | undefined): number | undefined =>
  typeof value === 'string' ? hexNamed(GRID, value) : undefined;

/** An Entry Area by its letter. */
export const areaField = (value: Json | undefined): number | undefined =>
  typeof value === 'string' ? MAP.areaByName.get(value) : undefined;

/** A list of different units, at least one, or undefined. */
export function unitsField(value: Json | undefined): readonly Unit[] | undefined {
  if (!isList(value) || value.length === 0 || value.length > UNIT_COUNT) return undefined;
  const units: Unit[] = [];
  for (const id of value) {
    const u = unitField(id);
    if (u === undefined || units.includes(u)) return undefined;
    units.push(u);
  }
  return units;
}

export const LONGEST_PATH = 60;

/** The places of a path, hexes and Entry Areas, at least one, or undefined. */
export function pathField(value: Json | undefined): readonly number[] | undefined {
  if (!isList(value) || value.length === 0 || value.length > LONGEST_PATH) return undefined;
  const places: number[] = [];
  for (const name of value) {
    const place = typeof name === 'string' ? placeNamed(name) : undefined;
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
