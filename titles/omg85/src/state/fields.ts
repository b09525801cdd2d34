/** Reading the fields of a choice that comes from outside, in this title's words. */
import type { Json } from '@bridgehead/engine';
import { namedField, namedFields } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { type Unit, unitNamed } from './units.ts';

export { hasOnly } from '@bridgehead/toolkit';

const hexNamed = (name: string): number | undefined => GRID.indexByName.get(name);

export const unitField = (value: Json | undefined): Unit | undefined => namedField(value, unitNamed);

export const hexField = (value: Json | undefined): number | undefined => namedField(value, hexNamed);

/** The hexes of a path, at least one and at most so many, or undefined. */
export const pathField = (value: Json | undefined, longest: number): readonly number[] | undefined =>
  namedFields(value, longest, hexNamed);
