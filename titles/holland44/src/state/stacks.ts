/** Who is in a hex: lists by hex, kept up with every move. */
import { cached, type Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { inHex, isAnyIn, occupied, type Stacks, stacksIn } from '@bridgehead/toolkit';
import { GRID, MAP } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { areaOfPlace, hexOfPlace } from './places.ts';
import { ALLIED_AT, GERMAN_AT, stepsOf, UNKNOWN_AT, unknownCount, unknownHex } from './state.ts';
import { ALLIED_COUNT, type Unit, unitAt } from './units.ts';

/** Allied units of the second edition are numbered after all others. */
const ALLIED = { from: 0, gap: { at: ALLIED_COUNT, by: unitAt('allied', ALLIED_COUNT) - ALLIED_COUNT } } as const;
const GERMAN = { from: ALLIED_COUNT } as const;

const { hexCount } = GRID;
const alliedStacks = stacksIn(ALLIED_AT, { ...ALLIED, hexCount }, hexOfPlace);
const germanStacks = stacksIn(GERMAN_AT, { ...GERMAN, hexCount }, hexOfPlace);
const stacksOf = (g: Game, side: Side): Stacks => (side === 'allied' ? alliedStacks(g) : germanStacks(g));

/** The units of a side in a hex, in order of their numbers; Unknown units are not among them. */
export const unitsIn = (g: Game, side: Side, hex: number): readonly Unit[] => inHex(stacksOf(g, side), hex);

/** The hexes that hold units of a side, in order; Unknown units do not count. */
export const occupiedHexes = (g: Game, side: Side): readonly number[] => occupied(stacksOf(g, side));

const alliedAreas = stacksIn(ALLIED_AT, { ...ALLIED, hexCount: MAP.areas.length }, areaOfPlace);
const germanAreas = stacksIn(GERMAN_AT, { ...GERMAN, hexCount: MAP.areas.length }, areaOfPlace);

/** The units of a side in an Entry Area, in order of their numbers. */
export const unitsInArea = (g: Game, side: Side, area: number): readonly Unit[] =>
  inHex(side === 'allied' ? alliedAreas(g) : germanAreas(g), area);

const unknownByHex = cached([UNKNOWN_AT], (g) => {
  const table = new Int8Array(GRID.hexCount).fill(-1);
  for (let i = 0; i < unknownCount(g); i++) {
    const hex = unknownHex(g, i);
    if (hex !== OFF_MAP) table[hex] = i;
  }
  return table;
});

/** The unrevealed Unknown unit in a hex, by number, or -1. */
export const unknownIn = (g: Game, hex: number): number => unknownByHex(g)[hex] ?? -1;

/** Whether an Unknown unit is what this side would meet in the hex. */
export const isUnknownTo = (g: Game, side: Side, hex: number): boolean => side === 'allied' && unknownIn(g, hex) >= 0;

/** Whether units of this side stand in the hex, an unrevealed Unknown unit included. */
export const isOccupiedBy = (g: Game, side: Side, hex: number): boolean =>
  isAnyIn(stacksOf(g, side), hex) || (side === 'german' && unknownIn(g, hex) >= 0);

export const totalSteps = (g: Game, units: readonly Unit[]): number => units.reduce((sum, u) => sum + stepsOf(g, u), 0);
