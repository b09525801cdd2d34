/** [2.1] Hidden units: seen only next to an enemy, while they fight or fire, and when they are hit from the air. */
import { type Game, reveal } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { BORDER, GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { tell } from '../events.ts';
import { SIGHT_LASTS } from '../gaps.ts';
import { isHiddenGame } from '../options.ts';
import { placeName } from '../places.ts';
import { isInZoneOf, unitsIn } from '../stacks.ts';
import { hexAt, placeOf, setLastSeen, setSpotted, spottedOf, turnOf } from '../state.ts';
import { enemyOf, idOf, sideOfUnit, type Unit, unitsOf } from '../units.ts';

const TURN_STEP = 1000;

/** Notes where the enemy last saw a unit. */
const noteSight = (g: Game, u: Unit): void => setLastSeen(g, u, hexAt(g, u) + 1 + TURN_STEP * turnOf(g));
/** The turn and the hex of the last sight of a unit, or undefined if it was never seen. */
export function lastSight(packed: number): { readonly turn: number; readonly hex: number } | undefined {
  return packed === 0 ? undefined : { turn: Math.floor(packed / TURN_STEP), hex: (packed % TURN_STEP) - 1 };
}

/** The enemy sees a unit from now on; true if he did not before. */
export function spot(g: Game, u: Unit): boolean {
  if (!isHiddenGame(g)) return false;
  const isNew = spottedOf(g, u) === 0;
  setSpotted(g, u, SIGHT_LASTS);
  noteSight(g, u);
  if (!isNew) return false;
  reveal(g);
  tell(g, 'spotted', '2.1', { unit: idOf(u), hex: placeName(placeOf(g, u)) });
  return true;
}

export function spotAll(g: Game, side: Side, hex: number): boolean {
  let isNew = false;
  for (const u of unitsIn(g, side, hex)) if (spot(g, u)) isNew = true;
  return isNew;
}

/** A unit has come into its hex: it and the enemies next to it see each other. True if an enemy came into view. */
export function lookAround(g: Game, u: Unit): boolean {
  if (!isHiddenGame(g)) return false;
  const hex = hexAt(g, u);
  const enemy = enemyOf(sideOfUnit(u));
  let isNew = false;
  let isSeen = false;
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = hex * DIRECTION_COUNT + d;
    const other = GRID.neighbours[slot] ?? -1;
    if (other < 0 || BORDER[GRID.sides[slot] ?? 0] === 1 || unitsIn(g, enemy, other).length === 0) continue;
    isSeen = true;
    if (spotAll(g, enemy, other)) isNew = true;
  }
  if (isSeen) spotAll(g, sideOfUnit(u), hex);
  return isNew;
}

/** Before the first turn: whoever stands next to an enemy is seen. */
export function lookAroundAll(g: Game): void {
  if (!isHiddenGame(g)) return;
  for (const u of unitsOf('allied')) if (hexAt(g, u) >= 0) lookAround(g, u);
}

/** The end of a side's Operation Phase: enemies that it no longer touches fade from its sight. */
export function fadeSight(g: Game, viewer: Side): void {
  if (!isHiddenGame(g)) return;
  for (const u of unitsOf(enemyOf(viewer))) {
    const left = spottedOf(g, u);
    if (left === 0) continue;
    const hex = hexAt(g, u);
    setSpotted(g, u, hex >= 0 && isInZoneOf(g, viewer, hex) ? SIGHT_LASTS : left - 1);
  }
}
