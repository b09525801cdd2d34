/** Chapter 8: a stack on the move, and how far it may go. */
import type { Game } from '@bridgehead/engine';
import type { Mode } from '../../contract/codes.ts';
import type { Side } from '../../data/unit-data.ts';
import { placeOf } from '../../state/state.ts';
import { sideOfUnit, type Unit } from '../../state/units.ts';
import { allowanceOf } from '../02-contents.ts';
import { maxHexes } from '../20-replacements.ts';
import { POINT } from './costs.ts';

export type { Mode } from '../../contract/codes.ts';

/** Where a march stands and what it has used. */
export interface Progress {
  readonly place: number;
  /** Sixths of a Movement Point. */
  readonly spent: number;
  /** Hexes entered. */
  readonly steps: number;
  /** [8.6.1] Woods hexes entered off the road. */
  readonly woods: number;
}

/** Who marches, and how. */
export interface Marching {
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly mode: Mode;
}

export type MovingStack = Marching & Progress;

/** A stack that has not yet moved. */
export const stackSettingOut = (g: Game, units: readonly Unit[], mode: Mode): MovingStack => ({
  side: sideOfUnit(units[0] ?? 0),
  units,
  mode,
  place: placeOf(g, units[0] ?? 0),
  spent: 0,
  steps: 0,
  woods: 0,
});

/** More than any march could use. */
export const UNLIMITED = 1000;
const EXTENDED_POINTS = 2;
const TACTICAL_HEXES = 2;

/** [8.1] [8.2] [8.2.1] What the stack may spend: as much as its slowest unit. */
export function budgetOf(g: Game, units: readonly Unit[], mode: Mode): number {
  let points = Number.POSITIVE_INFINITY;
  for (const u of units) points = Math.min(points, allowanceOf(g, u));
  return (points + (mode === 'extended' ? EXTENDED_POINTS : 0)) * POINT;
}

/** [8.3] [8.3.1] [20.2.5] How many hexes the stack may enter. */
export function hexLimit(g: Game, units: readonly Unit[], mode: Mode): number {
  let most = mode === 'tactical' ? TACTICAL_HEXES : UNLIMITED;
  for (const u of units) most = Math.min(most, maxHexes(g, u));
  return most;
}
