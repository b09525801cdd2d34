/** Cutters in reserve: a few mobile companies stay within reach of the road and out of reach of the enemy (strategy 4.3). */
import { remembered } from '@bridgehead/ai';
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { candidate } from '@bridgehead/toolkit';
import { GRID } from '../../../src/data/map.ts';
import { isMechanized } from '../../../src/rules/02-contents.ts';
import { isInEzoc } from '../../../src/rules/07-zones-of-control.ts';
import { startRefusal } from '../../../src/rules/08-movement/march-rules.ts';
import { reachOnMap } from '../../../src/rules/08-movement/reach.ts';
import { lastTurnOf } from '../../../src/scenario/calendar.ts';
import { placeName } from '../../../src/state/places.ts';
import { hexOf, isInGoodOrder, turnOf } from '../../../src/state/state.ts';
import { idOf, isArtillery, type Unit } from '../../../src/state/units.ts';
import { spearheadIndex } from '../../ground-army.ts';
import { HIGHWAY, highwayIndex } from '../../highway.ts';
import { movementPlan } from '../../movement/movement-plan.ts';
import { says, saysBy } from '../../says.ts';
import { threatTo } from '../../threat-map.ts';
import { OPERATION } from '../../weights.ts';
import { freeUnits } from '../tasks/assign.ts';
import { belongsTo } from '../tasks/troops.ts';
import { isFirstOrder } from './issued-orders.ts';

/** From so many turns before the last. */
const TURNS_BEFORE = 3;
const MOST_CUTTERS = 4;
const KEY = 'staff.reserve';
const ORDERS = 'staff.reserve.orders';

const awayFromRoad = (hex: number, roads: readonly number[]): number =>
  roads.reduce((least, road) => Math.min(least, distanceBetween(GRID, road, hex)), 99);

/** How bad a place it is to wait in: too near, too far, in reach of the enemy. */
function faultOf(known: Game, hex: number, roads: readonly number[]): number {
  const threat = (threatTo(known, 'german').strength[hex] ?? 0) > 0 ? OPERATION.waitingUnderThreat : 0;
  return (
    Math.abs(awayFromRoad(hex, roads) - OPERATION.reserveDistance) +
    threat +
    (isInEzoc(known, 'german', hex) ? OPERATION.waitingInEzoc : 0)
  );
}

/** The mobile units that are nearest to the road, companies first. */
function chooseCutters(known: Game, roads: readonly number[]): readonly Unit[] {
  return freeUnits(known, 'german')
    .filter((u) => hexOf(known, u) !== OFF_MAP && isMechanized(known, u) && isInGoodOrder(known, u) && !isArtillery(u))
    .map((u) => ({
      u,
      key: awayFromRoad(hexOf(known, u), roads) + (belongsTo(u, 'companies') ? 0 : OPERATION.notACompany),
    }))
    .filter(({ key }) => key < OPERATION.farthestCutter)
    .sort((a, b) => a.key - b.key || a.u - b.u)
    .slice(0, MOST_CUTTERS)
    .map(({ u }) => u);
}

function marchTo(known: Game, u: Unit, roads: readonly number[]): Choice | undefined {
  let least = faultOf(known, hexOf(known, u), roads);
  let best: number | undefined;
  if (startRefusal(known, [u], 'normal') !== undefined) return undefined;
  const reach = reachOnMap(known, u, 'normal');
  for (const hex of reach.hexes) {
    const fault = faultOf(known, hex, roads);
    if (fault < least) [least, best] = [fault, hex];
  }
  if (best === undefined) return undefined;
  const path = reach.wayTo(best).map(placeName);
  const choice: Choice = { kind: 'march', units: [idOf(u)], mode: 'normal', path };
  return check(known, choice).legal ? choice : undefined;
}

/** In the turns before the last: the cutters go where they can wait, and nobody else orders them about. */
export function reserveOrders(known: Game, thinking: Thinking): readonly Candidate[] {
  const left = lastTurnOf(known.setUp.scenario) - turnOf(known);
  if (left < 1 || left > TURNS_BEFORE) return [];
  const spearhead = spearheadIndex(known);
  const roads = HIGHWAY.filter((hex) => highwayIndex(hex) < spearhead);
  const cutters = remembered(thinking, KEY, () => chooseCutters(known, roads));
  for (const u of cutters) {
    if (!isFirstOrder(known, thinking, ORDERS, u)) continue;
    movementPlan(known, 'german', thinking).pinned.add(u);
    const choice = marchTo(known, u, roads);
    if (choice === undefined) continue;
    const reasons = [saysBy('18.3.2', 'reason.kept-for-last-turn')];
    return [candidate(choice, says('order.wait-near-road', { unit: idOf(u) }), 1, reasons)];
  }
  return [];
}
