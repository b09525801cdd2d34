/** [2.1] Hidden units: seen next to an enemy and nowhere else; where they were seen last is remembered for a while. */
import { closeUndo, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { GHOST_FADES, GHOST_IS_FRESH } from '../../inferred-formulas.ts';
import { isHiddenGame } from '../../scenario/options.ts';
import { emitEvent, tellPart } from '../../state/events.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { isNextTo, isSeen, unitsIn } from '../../state/stacks.ts';
import { hexAt, lastSeenOf, ownerOf, placeOf, setLastSeen, setSpotted, spottedOf, turnOf } from '../../state/state.ts';
import { enemyOf, idOf, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';

export const TURN_STEP = 1000;

/** The turn and the hex in which a unit was last seen, or undefined if nobody remembers. */
export function lastSighting(packed: number): { readonly turn: number; readonly hex: number } | undefined {
  return packed === 0 ? undefined : { turn: Math.floor(packed / TURN_STEP), hex: (packed % TURN_STEP) - 1 };
}

/** [2.1] Where and when the enemy last saw a unit that he sees no longer, as long as that is shown to him. */
export const ghostOf = (g: Game, u: Unit): ReturnType<typeof lastSighting> =>
  !isHiddenGame(g) || spottedOf(g, u) === 0 || isSeen(g, u) ? undefined : lastSighting(lastSeenOf(g, u));

/** Notes where the enemy has seen a unit. */
function noteSighting(g: Game, u: Unit): void {
  setSpotted(g, u, GHOST_IS_FRESH);
  setLastSeen(g, u, hexAt(g, u) + 1 + TURN_STEP * turnOf(g));
}

/** The enemy no longer remembers where he saw a unit. */
function forgetSighting(g: Game, u: Unit): void {
  if (spottedOf(g, u) !== 0) setSpotted(g, u, 0);
  if (lastSeenOf(g, u) !== 0) setLastSeen(g, u, 0);
}

/** [2.1] A unit that is lost before the eyes of the enemy leaves nothing behind; of any other he does not know. */
export function forgetLostUnit(g: Game, u: Unit, others: readonly Unit[] = []): void {
  if (!isHiddenGame(g) || !isSeen(g, u)) return;
  for (const one of [u, ...others]) forgetSighting(g, one);
}

/** The enemy has come to see a unit. */
function announce(g: Game, u: Unit): void {
  closeUndo(g);
  emitEvent(g, 'spotted', { rule: '2.1', unit: idOf(u), hex: placeName(placeOf(g, u)) });
}

/** [2.1] A side comes upon the enemies in a hex without being next to them: it has seen them for a moment. */
export function glimpse(g: Game, side: Side, hex: number): void {
  if (!isHiddenGame(g)) return;
  for (const u of unitsIn(g, enemyOf(side), hex)) {
    if (!isSeen(g, u)) announce(g, u);
    noteSighting(g, u);
  }
}

/** The hexes next to a hex, on whichever side of the border. */
function* neighboursOf(hex: number): Iterable<number> {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const other = GRID.neighbours[hex * DIRECTION_COUNT + d] ?? -1;
    if (other >= 0) yield other;
  }
}

/** Whether a side would see into a hex without this unit, which came from another. */
function isWatched(g: Game, hex: number, u: Unit, from: number): boolean {
  for (const other of neighboursOf(hex)) {
    if (other === from || unitsIn(g, sideOfUnit(u), other).some((one) => one !== u)) return true;
  }
  return false;
}

/**
 * [2.1] Whether a unit that has come from one hex into another sees into ground that its side did not see into before:
 * where an enemy might stand, to find nobody is to know something. Nobody stands on ground of the other side [1.4].
 */
function seesNewGround(g: Game, u: Unit, from: number): boolean {
  const side = sideOfUnit(u);
  const hex = hexAt(g, u);
  if (from < 0 && !isWatched(g, hex, u, -1)) return true;
  for (const other of neighboursOf(hex)) {
    if (ownerOf(g, other) !== side && !isWatched(g, other, u, from)) return true;
  }
  return false;
}

/** [2.1] A unit and the enemies next to it see each other where they stand. */
export function noteContact(g: Game, u: Unit): void {
  const hex = hexAt(g, u);
  if (!isHiddenGame(g) || hex < 0 || !isSeen(g, u)) return;
  for (const other of neighboursOf(hex))
    for (const one of unitsIn(g, enemyOf(sideOfUnit(u)), other)) noteSighting(g, one);
  for (const one of unitsIn(g, sideOfUnit(u), hex)) noteSighting(g, one);
}

/**
 * A unit has come into its hex, from another or from off the map (-1): it and the enemies next to it see each other.
 * True if an enemy came into view.
 */
export function lookAround(g: Game, u: Unit, from = -1): boolean {
  if (!isHiddenGame(g)) return false;
  const enemy = enemyOf(sideOfUnit(u));
  const hex = hexAt(g, u);
  if (seesNewGround(g, u, from)) closeUndo(g);
  let isNew = false;
  for (const other of neighboursOf(hex)) {
    const enemies = unitsIn(g, enemy, other);
    if (enemies.length === 0 || isWatched(g, other, u, from)) continue;
    for (const one of enemies) announce(g, one);
    isNew = true;
  }
  const wasSeen = from >= 0 && isNextTo(g, enemy, from);
  if (isSeen(g, u) && !wasSeen) announce(g, u);
  if (wasSeen && !isSeen(g, u)) tellLost(g, u, from);
  noteContact(g, u);
  return isNew;
}

/** The enemy sees that a unit is gone, not where to. */
const tellLost = (g: Game, u: Unit, from: number): void =>
  tellPart(g, enemyOf(sideOfUnit(u)), 'lost-sight', { rule: '2.1', unit: idOf(u), hex: placeName(hexPlace(from)) });

/** Before the first turn: units next to an enemy are seen. */
export function lookAroundAll(g: Game): void {
  if (!isHiddenGame(g)) return;
  for (const u of unitsOf('allied')) if (hexAt(g, u) >= 0) lookAround(g, u);
}

/** [2.1] A side's Operation Phase begins: what it remembers of enemies out of sight, it remembers to the end of it. */
export function beginRemembering(g: Game, viewer: Side): void {
  if (!isHiddenGame(g)) return;
  for (const u of unitsOf(enemyOf(viewer))) {
    if (isSeen(g, u)) noteSighting(g, u);
    else if (spottedOf(g, u) !== 0) setSpotted(g, u, GHOST_FADES);
  }
}

/** [2.1] The end of a side's Operation Phase: where it saw enemies before the phase is no longer shown. */
export function endRemembering(g: Game, viewer: Side): void {
  if (!isHiddenGame(g)) return;
  for (const u of unitsOf(enemyOf(viewer))) {
    if (isSeen(g, u)) noteSighting(g, u);
    else if (spottedOf(g, u) === GHOST_FADES) forgetSighting(g, u);
  }
}
