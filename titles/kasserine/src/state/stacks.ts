/** Who is in a hex: the combat units of a side by hex, kept up with every move. */
import type { Game } from '@bridgehead/engine';
import { distance } from '@bridgehead/hex';
import { inHex, isAnyIn, occupied, type Stacks, stacksIn } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { hexOfPlace } from './places.ts';
import { AT, hexAt } from './state.ts';
import { ALLIED_COUNT, isLeader, ROMMEL, type Unit } from './units.ts';

const FIRST: Readonly<Record<Side, number>> = { allied: 0, axis: ALLIED_COUNT };

/** [3.2.5] [15.5.3] Rommel is no combat unit: he is in nobody's stack. */
const stacked = (side: Side): ((g: Game) => Stacks) =>
  stacksIn(AT[side], { from: FIRST[side], hexCount: GRID.hexCount }, (place, u) =>
    isLeader(u) ? -1 : hexOfPlace(place),
  );
const alliedStacks = stacked('allied');
const axisStacks = stacked('axis');
/** For those who ask about many hexes of one position. */
export const stacksOf = (g: Game, side: Side): Stacks => (side === 'allied' ? alliedStacks(g) : axisStacks(g));

/** The combat units of a side in a hex, in order of their numbers. */
export const unitsIn = (g: Game, side: Side, hex: number): readonly Unit[] => inHex(stacksOf(g, side), hex);
export const isHeldBy = (g: Game, side: Side, hex: number): boolean => isAnyIn(stacksOf(g, side), hex);
/** The hexes that hold combat units of a side, in order. */
export const occupiedHexes = (g: Game, side: Side): readonly number[] => occupied(stacksOf(g, side));

/** [15.5] Where Rommel is, or -1. */
export const rommelHex = (g: Game): number => hexAt(g, ROMMEL);

/** How many hexes apart two hexes are. */
export const hexesApart = (a: number, b: number): number => {
  const [from, to] = [GRID.axial[a], GRID.axial[b]];
  if (from === undefined || to === undefined) throw new RangeError('no such hex');
  return distance(from, to);
};
