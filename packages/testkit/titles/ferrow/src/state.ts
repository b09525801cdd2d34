/** The position: its columns, and the readers and writers through which alone the rules touch it. */
import { type ColumnLayout, cached, cell, type Game, write } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { layoutOf, PUBLIC, type SeenBy } from '@bridgehead/toolkit';
import { GRID, OBJECTIVES } from './data/map.ts';
import { SIDES, type Side } from './data/units.ts';
import { ALL_UNITS, sideOfUnit, type Unit, unitsOf } from './units.ts';

/** Where a unit is: one number, a hex or one of these. */
export const POOL = 0;
const FIRST_HEX = 1;
export const GONE = 1000;

export const hexPlace = (hex: number): number => hex + FIRST_HEX;
/** The hex of a place, or -1. */
export const hexOfPlace = (place: number): number => (place >= FIRST_HEX && place < GONE ? place - FIRST_HEX : -1);

const COUNT = ALL_UNITS.length;
const COLUMNS = [
  ['place', COUNT, PUBLIC],
  ['decoy', COUNT, 'decoy'],
  ['shown', COUNT, PUBLIC],
  ['acted', COUNT, PUBLIC],
  ['holder', OBJECTIVES.length, PUBLIC],
  ['turn', 1, PUBLIC],
] as const;

export type Knowledge = SeenBy<typeof COLUMNS>;
export const LAYOUT: ColumnLayout = layoutOf(COLUMNS);
const [PLACE, DECOY, SHOWN, ACTED, HOLDER, TURN] = [0, 1, 2, 3, 4, 5] as const;

export const placeOf = (g: Game, u: Unit): number => cell(g, PLACE, u);
/** The hex of a unit, or -1. */
export const hexAt = (g: Game, u: Unit): number => hexOfPlace(placeOf(g, u));
export const isOnMap = (g: Game, u: Unit): boolean => hexAt(g, u) >= 0;

/** [2.2] The one secret: only the side of a unit knows whether it is a decoy, until it is shown. */
export const isDecoy = (g: Game, u: Unit): boolean => cell(g, DECOY, u) === 1;
export const setDecoy = (g: Game, u: Unit): void => write(g, DECOY, u, 1);
export const isShown = (g: Game, u: Unit): boolean => cell(g, SHOWN, u) === 1;
export const setShown = (g: Game, u: Unit): void => write(g, SHOWN, u, 1);

/** Moved in this Movement Phase, or attacked in this Combat Phase. */
export const hasActed = (g: Game, u: Unit): boolean => cell(g, ACTED, u) === 1;
export const setActed = (g: Game, u: Unit): void => write(g, ACTED, u, 1);
export function clearActed(g: Game): void {
  for (const u of ALL_UNITS) write(g, ACTED, u, 0);
}

export const turnOf = (g: Game): number => cell(g, TURN, 0);
export const setTurn = (g: Game, turn: number): void => write(g, TURN, 0, turn);

/** [6.1] The side that holds an objective. */
export const holderOf = (g: Game, objective: number): Side => SIDES[cell(g, HOLDER, objective)] ?? SIDES[0];

/** [6.1] A unit that enters an objective holds it from then on. */
export function placeUnit(g: Game, u: Unit, hex: number): void {
  write(g, PLACE, u, hexPlace(hex));
  const objective = OBJECTIVES.findIndex((one) => one.hex === hex);
  if (objective >= 0) write(g, HOLDER, objective, SIDES.indexOf(sideOfUnit(u)));
}

/** A unit that is gone hides nothing. */
export function removeUnit(g: Game, u: Unit): void {
  write(g, PLACE, u, GONE);
  setShown(g, u);
}

/** By hex: the unit in it [4.4]. */
const unitsByHex = cached([PLACE], (g): ReadonlyMap<number, Unit> => new Map(ALL_UNITS.map((u) => [hexAt(g, u), u])));
export const unitIn = (g: Game, hex: number): Unit | undefined => (hex < 0 ? undefined : unitsByHex(g).get(hex));

export const unitsOnMap = (g: Game, side: Side): Unit[] => unitsOf(side).filter((u) => isOnMap(g, u));

/** The enemies beside a hex, in the order of its directions. */
export const enemiesBeside = (g: Game, side: Side, hex: number): Unit[] =>
  neighboursOf(GRID, hex)
    .flatMap((other) => unitIn(g, other) ?? [])
    .filter((u) => sideOfUnit(u) !== side);
