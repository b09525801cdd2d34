/** [5.2] Airborne supply: within eight hexes of the source, or, in the Advanced game, where the cursor can be driven. */
import type { Game, Refusal } from '@bridgehead/engine';
import { distanceBetween, sideBetween } from '@bridgehead/hex';
import { createFlood, floodFrom, isReached, pathTo } from '@bridgehead/map';
import { LONGEST_DRIVE } from '../../contract/decisions.ts';
import { BORDER, GRID, RIVER, WATER } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { isEnemyKnownIn, isHeldBy, isInKnownZone, isInZoneOf, unitsIn } from '../../state/stacks.ts';
import { AIR_SUPPLIED, addMark, hasMark, hexAt, LINKED, ownerOf, sourceOf } from '../../state/state.ts';
import { airborneFormation, enemyOf, type Unit, unitsOf } from '../../state/units.ts';
import { AIRBORNE_REACH } from '../../tables/campaign-tables.ts';
import { hasBridgeUp } from '../08-operations/costs.ts';

/** [5.2] A source in enemy hands gives nothing. */
export function isSourceOpen(g: Game, formation: number): boolean {
  const source = sourceOf(g, formation);
  return source >= 0 && ownerOf(g, source) === 'allied';
}

/** [5.2] Intermediate: over any terrain, even through enemies. */
export function isWithinAirReach(g: Game, u: Unit): boolean {
  const formation = airborneFormation(u);
  if (formation < 0 || !isSourceOpen(g, formation)) return false;
  return distanceBetween(GRID, sourceOf(g, formation), hexAt(g, u)) <= AIRBORNE_REACH;
}

/** [5.2] Those of a formation who need supply from the air: on the map and not linked. */
export const needyOf = (g: Game, formation: number): Unit[] =>
  unitsOf('allied').filter((u) => airborneFormation(u) === formation && hexAt(g, u) >= 0 && !hasMark(g, u, LINKED));

const NOT_ADJACENT = refusal('5.2', 'cursor-not-adjacent');
const TOO_FAR = refusal('5.2', 'cursor-too-far');
const OVER_BORDER = refusal('5.2', 'cursor-over-border');
const OVER_RIVER = refusal('5.2', 'cursor-over-river');
const ENEMY_UNITS = refusal('5.2', 'cursor-on-enemy');
const NEXT_TO_ENEMY = refusal('5.2', 'cursor-next-to-enemy');

/** [5.2] A hex next to an enemy, as far as somebody knows, in which no friend stands. */
const isGuarded = (g: Game, hex: number, isInZone: typeof isInKnownZone): boolean =>
  !isHeldBy(g, 'allied', hex) && isInZone(g, 'allied', hex);
const isInAnyZone: typeof isInKnownZone = (g, side, hex) => isInZoneOf(g, enemyOf(side), hex);

function crossing(
  g: Game,
  source: number,
  { to, side }: { readonly to: number; readonly side: number },
): Refusal | undefined {
  if (BORDER[side] === 1) return OVER_BORDER;
  if (WATER[side] === RIVER && !hasBridgeUp(g, side)) return OVER_RIVER;
  if (distanceBetween(GRID, source, to) > AIRBORNE_REACH) return TOO_FAR;
  if (isEnemyKnownIn(g, 'allied', to)) return ENEMY_UNITS;
  return isGuarded(g, to, isInKnownZone) ? NEXT_TO_ENEMY : undefined;
}

/** [5.2] Advanced: why the cursor may not be driven along a path, as far as the Allied player knows. */
export function driveRefusal(g: Game, formation: number, path: readonly number[]): Refusal | undefined {
  const source = sourceOf(g, formation);
  let from = source;
  for (const to of path) {
    const side = sideBetween(GRID, from, to);
    if (side === undefined) return NOT_ADJACENT;
    const refusal = crossing(g, source, { to, side });
    if (refusal !== undefined) return refusal;
    from = to;
  }
  return undefined;
}

const supplyIn = (g: Game, formation: number, hex: number): void => {
  for (const u of unitsIn(g, 'allied', hex)) {
    if (airborneFormation(u) === formation && !hasMark(g, u, LINKED)) addMark(g, u, AIR_SUPPLIED);
  }
};

const SLIPS_FORGIVEN = 1;

/** [5.2] Advanced: drives the cursor and supplies whom it passes; the second slip next to an unseen enemy ends it. */
export function drive(g: Game, formation: number, path: readonly number[]): void {
  let slips = 0;
  supplyIn(g, formation, sourceOf(g, formation));
  for (const hex of path) {
    if (isHeldBy(g, 'german', hex)) return;
    if (isGuarded(g, hex, isInAnyZone)) slips += 1;
    if (slips > SLIPS_FORGIVEN) return;
    supplyIn(g, formation, hex);
  }
}

const flood = createFlood(GRID);

/** A drive that passes as many of the formation as can be reached, nearest first. */
export function bestDrive(g: Game, formation: number): number[] {
  const source = sourceOf(g, formation);
  const path: number[] = [];
  let at = source;
  const wanted = new Set(needyOf(g, formation).map((u) => hexAt(g, u)));
  wanted.delete(source);
  while (wanted.size > 0) {
    floodFrom(flood, [at], (_from, _d, to, side) => crossing(g, source, { to, side }) === undefined);
    const next = Array.from(flood.order.subarray(0, flood.count)).find((hex) => wanted.has(hex));
    if (next === undefined || !isReached(flood, next)) break;
    const leg = pathTo(flood, next).slice(1);
    if (path.length + leg.length > LONGEST_DRIVE) break;
    path.push(...leg);
    for (const hex of leg) wanted.delete(hex);
    at = next;
  }
  return path;
}
