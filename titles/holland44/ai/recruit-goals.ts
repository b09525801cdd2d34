/** The recruit's goals: every unit to a hex of value that is near, no more of them than it needs. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import { allowanceOf } from '../src/rules/02-contents.ts';
import { POINT } from '../src/rules/08-movement/costs.ts';
import { isFrozen } from '../src/rules/23-special-rules/garrisons.ts';
import { isAreaPlace, isHexPlace } from '../src/state/places.ts';
import { unitsIn } from '../src/state/stacks.ts';
import { placeOf, stepsOf } from '../src/state/state.ts';
import { enemyOf, isSupplyHead, type Unit, unitsOf } from '../src/state/units.ts';
import { distanceIn, fieldTo, mobilityOf, staticField, UNREACHABLE } from './distance-fields.ts';
import { hexValue, keyHexes } from './hex-value.ts';
import type { Goal } from './intent.ts';
import { specialGoal } from './specialists.ts';
import { HEX, RECRUIT } from './weights.ts';

interface GoalSlot {
  readonly hex: number;
  readonly value: number;
  readonly need: number;
  assigned: number;
}

function goalSlots(known: Game, side: Side): GoalSlot[] {
  return keyHexes(known, side).map((hex) => {
    const foes = unitsIn(known, enemyOf(side), hex).reduce((sum, u) => sum + stepsOf(known, u), 0);
    return { hex, value: hexValue(known, side, hex), need: RECRUIT.holdingSteps + 2 * foes, assigned: 0 };
  });
}

const isInPlay = (place: number): boolean => isHexPlace(place) || isAreaPlace(place);

/** The goals of all units, assigned when somebody first asks. */
export function nearestGoals(known: Game, side: Side): (unit: Unit) => Goal | undefined {
  let goals: ReadonlyMap<Unit, Goal> | undefined;
  return (unit) => {
    goals ??= assignGoals(known, side);
    return goals.get(unit);
  };
}

function assignGoals(known: Game, side: Side): ReadonlyMap<Unit, Goal> {
  const wanted = goalSlots(known, side);
  const goals = new Map<Unit, Goal>();
  for (const u of unitsOf(known, side)) {
    const place = placeOf(known, u);
    if (!isInPlay(place) || allowanceOf(known, u) === 0 || isFrozen(known, u) || isSupplyHead(u)) continue;
    const goal = specialGoal(known, u) ?? bestGoal(known, u, place, wanted);
    if (goal !== undefined) goals.set(u, goal);
  }
  return goals;
}

function bestGoal(known: Game, u: Unit, place: number, wanted: readonly GoalSlot[]): Goal | undefined {
  const mobility = mobilityOf(known, u);
  const pace = Math.max(1, allowanceOf(known, u)) * POINT;
  let best: { readonly weight: number; readonly score: number; readonly one: GoalSlot } | undefined;
  for (const one of wanted) {
    const distance = distanceIn(staticField(one.hex, mobility), place);
    if (distance >= UNREACHABLE) continue;
    const weight = HEX.stepsPerValue * one.value * Math.max(RECRUIT.leastPull, 1 - one.assigned / one.need);
    const score = weight - (RECRUIT.turnCost * distance) / pace;
    if (best === undefined || score > best.score) best = { weight, score, one };
  }
  if (best === undefined) return undefined;
  best.one.assigned += stepsOf(known, u);
  return { hex: best.one.hex, weight: best.weight, field: fieldTo(known, best.one.hex, mobility) };
}
