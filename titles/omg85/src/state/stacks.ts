/** Who is in a hex: lists by hex, kept up with every move. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { inHex, isAnyIn, occupied, type Stacks, stacksIn } from '@bridgehead/toolkit';
import { BORDER, GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { isHiddenGame } from '../scenario/options.ts';
import { hexOfPlace } from './places.ts';
import { ALLIED_AT, GERMAN_AT, hexAt } from './state.ts';
import { ALLIED_COUNT, enemyOf, NOBODY, sideOfUnit, type Unit } from './units.ts';

const { hexCount } = GRID;
const alliedStacks = stacksIn(ALLIED_AT, { from: 0, hexCount }, hexOfPlace);
const germanStacks = stacksIn(GERMAN_AT, { from: ALLIED_COUNT, hexCount }, hexOfPlace);

const stacksOf = (g: Game, side: Side): Stacks => (side === 'allied' ? alliedStacks(g) : germanStacks(g));

/** The units of a side in a hex, in order of their numbers. */
export const unitsIn = (g: Game, side: Side, hex: number): readonly Unit[] => inHex(stacksOf(g, side), hex);
export const isHeldBy = (g: Game, side: Side, hex: number): boolean => isAnyIn(stacksOf(g, side), hex);
/** The hexes that hold units of a side, in order. */
export const occupiedHexes = (g: Game, side: Side): readonly number[] => occupied(stacksOf(g, side));

/** The others of a unit's side in a hex. */
export function companionsIn(g: Game, u: Unit, hex: number): readonly Unit[] {
  const units = unitsIn(g, sideOfUnit(u), hex);
  return units.includes(u) ? units.filter((other) => other !== u) : units;
}

/** No hexside. */
const NOWHERE = new Uint8Array(GRID.sideCount);
/** [1.4] [8.8] The border stops the zones and the attacks of the Allies, not those of Germans beyond it. */
const BARRIERS = { allied: BORDER, german: NOWHERE } as const;
export const reachesOver = (side: Side, hexside: number): boolean => BARRIERS[side][hexside] === 0;

function isNextToAny(stacks: Stacks, hex: number, barriers: Uint8Array): boolean {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = hex * DIRECTION_COUNT + d;
    const other = GRID.neighbours[slot] ?? -1;
    if (other >= 0 && isAnyIn(stacks, other) && barriers[GRID.sides[slot] ?? 0] === 0) return true;
  }
  return false;
}

/** [8.8] Whether a hex lies in the zone of control of a side: next to a unit of it, and for the Allies within the border. */
export const isInZoneOf = (g: Game, side: Side, hex: number): boolean =>
  isNextToAny(stacksOf(g, side), hex, BARRIERS[side]);

/** [2.1] Whether a unit of a side stands next to a hex, on whichever side of the border. */
export const isNextTo = (g: Game, side: Side, hex: number): boolean => isNextToAny(stacksOf(g, side), hex, NOWHERE);

/** [2.1] Whether a side sees who of the enemy is in a hex: with hidden units only from the hexes next to it. */
export const isInSightOf = (g: Game, viewer: Side, hex: number): boolean =>
  !isHiddenGame(g) || isNextTo(g, viewer, hex);

/** The enemies of a side in a hex that it knows of. */
export const enemiesKnownIn = (g: Game, side: Side, hex: number): readonly Unit[] =>
  isEnemyKnownIn(g, side, hex) ? unitsIn(g, enemyOf(side), hex) : NOBODY;
export const isEnemyKnownIn = (g: Game, side: Side, hex: number): boolean =>
  isHeldBy(g, enemyOf(side), hex) && isInSightOf(g, side, hex);
/** The hexes in which a side knows of enemies, in order. */
export const knownEnemyHexes = (g: Game, side: Side): readonly number[] => {
  const hexes = occupiedHexes(g, enemyOf(side));
  return isHiddenGame(g) ? hexes.filter((hex) => isInSightOf(g, side, hex)) : hexes;
};

/** [8.8] Whether a hex lies in a zone of control of the enemy that the viewer knows of. */
export function isInKnownZone(g: Game, viewer: Side, hex: number): boolean {
  const enemy = enemyOf(viewer);
  const enemies = stacksOf(g, enemy);
  if (!isHiddenGame(g)) return isNextToAny(enemies, hex, BARRIERS[enemy]);
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = hex * DIRECTION_COUNT + d;
    const other = GRID.neighbours[slot] ?? -1;
    if (other < 0 || !isAnyIn(enemies, other) || !reachesOver(enemy, GRID.sides[slot] ?? 0)) continue;
    if (isNextTo(g, viewer, other)) return true;
  }
  return false;
}

/** [2.1] Whether the enemy of a unit sees it now. A unit that is not on the map is seen by nobody. */
export function isSeen(g: Game, u: Unit): boolean {
  const hex = hexAt(g, u);
  return hex >= 0 && isInSightOf(g, enemyOf(sideOfUnit(u)), hex);
}
