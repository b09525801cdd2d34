/** Who is in a hex: lists by hex, kept as long as nobody of the side moves. */
import { cached, type Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { inHex, isAnyIn, occupied, type Stacks, stackByHex } from '@bridgehead/toolkit';
import { GRID, MAP } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { areaOfPlace, hexOfPlace, isAreaPlace } from './places.ts';
import { ALLIED_AT, GERMAN_AT, stepsOf, UNKNOWN_AT, UNKNOWN_COUNT, unknownHex } from './state.ts';
import { ALLIED_COUNT, type Unit } from './units.ts';

const listed = (places: readonly number[], from: Unit): Stacks =>
  stackByHex({ count: places.length, from, hexCount: GRID.hexCount }, (i) => hexOfPlace(places[i] ?? 0));
const alliedStacks = cached([ALLIED_AT], (g) => listed(g.cells[ALLIED_AT] ?? [], 0));
const germanStacks = cached([GERMAN_AT], (g) => listed(g.cells[GERMAN_AT] ?? [], ALLIED_COUNT));
const stacksOf = (g: Game, side: Side): Stacks => (side === 'allied' ? alliedStacks(g) : germanStacks(g));

/** The units of a side in a hex, in order of their numbers; Unknown units are not among them. */
export const unitsIn = (g: Game, side: Side, hex: number): readonly Unit[] => inHex(stacksOf(g, side), hex);

/** The hexes that hold units of a side, in order; Unknown units do not count. */
export const occupiedHexes = (g: Game, side: Side): readonly number[] => occupied(stacksOf(g, side));

const NOBODY: readonly Unit[] = [];

function byArea(places: readonly number[], from: Unit): readonly (readonly Unit[])[] {
  const lists: Unit[][] = MAP.areas.map(() => []);
  for (const [i, place] of places.entries()) if (isAreaPlace(place)) lists[areaOfPlace(place)]?.push(from + i);
  return lists;
}
const alliedAreas = cached([ALLIED_AT], (g) => byArea(g.cells[ALLIED_AT] ?? [], 0));
const germanAreas = cached([GERMAN_AT], (g) => byArea(g.cells[GERMAN_AT] ?? [], ALLIED_COUNT));

/** The units of a side in an Entry Area, in order of their numbers. */
export const unitsInArea = (g: Game, side: Side, area: number): readonly Unit[] =>
  (side === 'allied' ? alliedAreas(g) : germanAreas(g))[area] ?? NOBODY;

const unknownByHex = cached([UNKNOWN_AT], (g) => {
  const table = new Int8Array(GRID.hexCount).fill(-1);
  for (let i = 0; i < UNKNOWN_COUNT; i++) {
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
