/** The fields of choices as the computer players look at them, in this title's words. */
import type { Json } from '@bridgehead/engine';
import { hexNamed } from '@bridgehead/hex';
import { namedField, namedFields } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { placeNamed } from './places.ts';
import { UNIT_COUNT, type Unit, unitNamed } from './units.ts';

export const unitField = (value: Json | undefined): Unit | undefined => namedField(value, unitNamed);

export const hexField = (value: Json | undefined): number | undefined =>
  namedField(value, (name) => hexNamed(GRID, name));

/** A list of different units, at least one, or undefined. */
export function unitsField(value: Json | undefined): readonly Unit[] | undefined {
  const units = namedFields(value, UNIT_COUNT, unitNamed);
  return units?.some((u, i) => units.indexOf(u) < i) ? undefined : units;
}

const LONGEST_PATH = 60;

/** The places of a path, hexes and Entry Areas, at least one, or undefined. */
export const pathField = (value: Json | undefined): readonly number[] | undefined =>
  namedFields(value, LONGEST_PATH, placeNamed);
