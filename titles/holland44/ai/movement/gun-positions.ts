/** [17.3] Where guns go: within range of what is to be attacked, behind those who attack. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { candidate } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { markersLeft } from '../../src/rules/17-artillery/artillery.ts';
import { FRESH_MARKER, hasMark, hexOf, isInGoodOrder, MOVED_MARKER } from '../../src/state/state.ts';
import { dataOf, idOf, type Unit } from '../../src/state/units.ts';
import { says, saysBy } from '../says.ts';
import { GUNS } from '../weights.ts';
import type { MovementPlan } from './movement-plan.ts';
import type { Target } from './targets.ts';

/** With a gun's help half the strength of the defender is something to begin with. */
const isLiveTarget = ({ potential, defense }: Target): boolean => 2 * potential >= defense;

/** What a gun in this hex could fire at: the best two targets that are going to be attacked. */
export function fireSupportFrom(plan: MovementPlan, u: Unit, hex: number): number {
  const { range = 0 } = dataOf(u);
  let best = 0;
  let second = 0;
  let nearest = 99;
  for (const target of plan.targets.values()) {
    const distance = distanceBetween(GRID, hex, target.hex);
    if (isLiveTarget(target)) nearest = Math.min(nearest, distance);
    if (distance > range || !isLiveTarget(target)) continue;
    if (target.takeValue > best) [best, second] = [target.takeValue, best];
    else second = Math.max(second, target.takeValue);
  }
  return GUNS.coverShare * (best + GUNS.secondTarget * second) - GUNS.perHexOutOfRange * Math.max(0, nearest - range);
}

/** Whether the gun is too far from everything that is going to be attacked. */
function isLeftBehind(plan: MovementPlan, u: Unit, from: number): boolean {
  const { range = 0 } = dataOf(u);
  for (const target of plan.targets.values())
    if (isLiveTarget(target) && distanceBetween(GRID, from, target.hex) <= range + GUNS.creep) return false;
  return true;
}

/** A marker on or off, before the gun moves; nothing if it is right as it is. */
export function markerOrders(known: Game, plan: MovementPlan, u: Unit): readonly Candidate[] {
  const from = hexOf(known, u);
  if (!isInGoodOrder(known, u)) return [];
  const isBehind = from === OFF_MAP ? plan.side === 'allied' : isLeftBehind(plan, u, from);
  const hasMarker = hasMark(known, u, MOVED_MARKER);
  if (isBehind && !hasMarker && markersLeft(known, plan.side) > 0)
    return markerCandidate(known, 'place-moved-marker', u);
  if (!isBehind && hasMarker && !hasMark(known, u, FRESH_MARKER))
    return markerCandidate(known, 'remove-moved-marker', u);
  return [];
}

function markerCandidate(
  known: Game,
  kind: 'place-moved-marker' | 'remove-moved-marker',
  u: Unit,
): readonly Candidate[] {
  const choice: Choice = { kind, unit: idOf(u) };
  const name = says(kind === 'place-moved-marker' ? 'order.limber' : 'order.unlimber', { unit: idOf(u) });
  return check(known, choice).legal
    ? [candidate(choice, name, 1, [saysBy('17.3', 'reason.guns-march-under-marker')])]
    : [];
}
