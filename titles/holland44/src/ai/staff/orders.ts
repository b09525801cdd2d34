/** The Movement Phase as the staff plays it: operations that need several units first, then everybody by the plan. */
import type { Candidate, Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { unitsOf } from '../../units.ts';
import { movementOrders } from '../movement/orders.ts';
import { planOf } from '../movement/plan.ts';
import { attackOrders } from './attack-orders.ts';
import { crossingOrders } from './crossing.ts';
import { cuttingOrders } from './cutting.ts';
import { dashOrders } from './dash.ts';
import { type StaffPlan, staffPlan } from './plan.ts';
import { reserveOrders } from './reserve.ts';
import { roadOrders, trainOrders, waitsForTheRoad } from './train.ts';

export function staffOrders(sight: Game, side: Side, thinking: Thinking): readonly Candidate[] {
  const plan = staffPlan(sight, side, thinking);
  const first = side === 'allied' ? alliedOperations(sight, thinking, plan) : germanOperations(sight, thinking);
  if (first.length > 0) return first;
  const attacks = attackOrders(sight, side, thinking, plan);
  if (attacks.length > 0) return attacks;
  const others = movementOrders(sight, side, thinking);
  if (side === 'german' || others[0]?.choice.kind !== 'end-movement') return others;
  const trains = trainOrders(sight, thinking, plan);
  return trains.length > 0 ? trains : others;
}

function germanOperations(sight: Game, thinking: Thinking): readonly Candidate[] {
  const cuts = cuttingOrders(sight, thinking);
  return cuts.length > 0 ? cuts : reserveOrders(sight, thinking);
}

const HELD = 'staff.held';

function alliedOperations(sight: Game, thinking: Thinking, plan: StaffPlan): readonly Candidate[] {
  const crossing = crossingOrders(sight);
  if (crossing.length > 0) return crossing;
  const road = roadOrders(sight, thinking, plan);
  if (road.length > 0) return road;
  const dash = dashOrders(sight);
  if (dash.length > 0) return dash;
  if (!thinking.memory.has(HELD)) {
    thinking.memory.set(HELD, true);
    const { decided } = planOf(sight, 'allied', thinking);
    for (const u of unitsOf('allied')) if (waitsForTheRoad(sight, u)) decided.add(u);
  }
  return [];
}
