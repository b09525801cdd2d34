/** The Movement Phase as the staff plays it: operations that need several units first, then everybody by the plan. */
import { remembered } from '@bridgehead/ai';
import type { Candidate, Game, Thinking } from '@bridgehead/engine';
import { readLegal } from '../../src/asking.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { type Unit, unitsOf } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { movementPlan } from '../movement/movement-plan.ts';
import { movementOrders } from '../movement/orders.ts';
import { attackOrders } from './operations/attack-orders.ts';
import { columnOrders, rearColumnOrders, waitsForTheRoad } from './operations/column-march.ts';
import { forcingOrders } from './operations/force-demolition.ts';
import { perimeterAttackOrders } from './operations/perimeter-attack.ts';
import { reserveOrders } from './operations/reserve.ts';
import { crossingOrders } from './operations/river-crossing.ts';
import { cuttingOrders, lastCuts, opensRoad } from './operations/road-cutting.ts';
import { screenOrders } from './operations/screen.ts';
import { staffIntent } from './staff-intent.ts';

export function staffOrders(known: Game, side: Side, thinking: Thinking): readonly Candidate[] {
  const intent = staffIntent(known, side, thinking);
  const first =
    side === 'allied' ? alliedOperations(known, thinking, intent) : germanOperations(known, thinking, intent);
  if (first.length > 0) return first;
  const others = byThePlan(known, side, thinking, intent);
  if (others[0]?.choice.kind !== 'end-movement') return others;
  const last = side === 'allied' ? rearColumnOrders(known, thinking, intent) : lastCuts(known, thinking);
  return last.length > 0 ? last : others;
}

/** First the planned attacks, then everybody; on the last turn none of them may open a road that is cut. */
function byThePlan(known: Game, side: Side, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const { pinned } = movementPlan(known, side, thinking);
  for (;;) {
    const orders = nextOrders(known, side, thinking, intent);
    const [best] = orders;
    if (side === 'allied' || best === undefined || !opensRoad(known, best)) return orders;
    // A unit that was ordered to stay and must go all the same may not stay beside the enemy [14.2].
    const order = readLegal('movement-orders', best.choice);
    const movers = 'units' in order ? order.units : [];
    if (movers.every((u) => pinned.has(u))) return orders;
    for (const u of movers) pinned.add(u);
  }
}

function nextOrders(known: Game, side: Side, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const attacks = attackOrders(known, side, thinking, intent);
  if (attacks.length > 0) return attacks;
  const screen = side === 'allied' ? screenOrders(known, thinking) : [];
  return screen.length > 0 ? screen : movementOrders(known, side, thinking);
}

function germanOperations(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const cuts = cuttingOrders(known, thinking);
  if (cuts.length > 0) return cuts;
  const reserve = reserveOrders(known, thinking);
  return reserve.length > 0 ? reserve : perimeterAttackOrders(known, thinking, intent);
}

const HELD = 'staff.held';

/** Those who wait for the road stay where they are until the others have marched. */
function holdTrains(known: Game, thinking: Thinking): readonly Unit[] {
  const waiting = unitsOf(known, 'allied').filter((u) => waitsForTheRoad(known, u));
  const { pinned } = movementPlan(known, 'allied', thinking);
  for (const u of waiting) pinned.add(u);
  return waiting;
}

function alliedOperations(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const crossing = crossingOrders(known);
  if (crossing.length > 0) return crossing;
  const forcing = forcingOrders(known);
  if (forcing.length > 0) return forcing;
  const road = columnOrders(known, thinking, intent);
  if (road.length > 0) return road;
  remembered(thinking, HELD, () => holdTrains(known, thinking));
  return [];
}
