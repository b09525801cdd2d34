/** The staff's plan, made from the tasks on the list and the position of the moment. */

import { type KeptPlan, planInForce, remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { BRIDGE, turnOf } from '../../src/state/state.ts';
import { enemyOf, type Unit } from '../../src/state/units.ts';
import { gameLength } from '../game-length.ts';
import { spearheadIndex } from '../ground-army.ts';
import { hexValue } from '../hex-value.ts';
import { highwayIndex } from '../highway.ts';
import type { Intent } from '../intent.ts';
import { HEX, PLAN, ROAD } from '../weights.ts';
import { bridgingExpected, columnGoals } from './column-goals.ts';
import { leadValue, roadblockValues, turnsAside } from './road-value.ts';
import { ALLIED_CAMPAIGN, ALLIED_SHORT } from './tasks/allied-tasks.ts';
import { type Assignment, activeTasks, assign, freeUnits, type Slot, slotsOf } from './tasks/assign.ts';
import { delayTasks } from './tasks/delay-positions.ts';
import { GERMAN_CAMPAIGN, GERMAN_SHORT } from './tasks/german-tasks.ts';
import type { Task } from './tasks/task.ts';
import { belongsTo, type Troop } from './tasks/troops.ts';

const COLUMN: readonly Troop[] = ['30-corps-tanks', 'guards-infantry', '30-corps-cars'];
const isColumn = (u: Unit): boolean => COLUMN.some((troop) => belongsTo(u, troop));

const TASKS: Readonly<Record<Side, Readonly<Record<'short' | 'campaign', readonly Task[]>>>> = {
  allied: { short: ALLIED_SHORT, campaign: ALLIED_CAMPAIGN },
  german: { short: GERMAN_SHORT, campaign: GERMAN_CAMPAIGN },
};

const tasksOf = (known: Game, side: Side): readonly Task[] => TASKS[side][gameLength(known)];

export interface StaffPlan extends Intent {
  readonly slots: readonly Slot[];
  readonly assignments: ReadonlyMap<Unit, Assignment>;
  /** By slot, the steps that are assigned to it. */
  readonly given: ReadonlyMap<Slot, number>;
  /** How far up the highway the army is. */
  readonly spearhead: number;
  holdValueFor(unit: Unit): (hex: number) => number;
}

const KEY = 'staff.plan';

/** Gives the plan of this player-turn; it is made anew when a bridge is blown or taken: then the column goes elsewhere. */
export function planSource(known: Game, side: Side, thinking: Thinking): () => StaffPlan {
  const make = (): StaffPlan => makePlan(known, side);
  const revision = (): number => known.revisions[BRIDGE] ?? 0;
  const kept = remembered(thinking, KEY, (): KeptPlan<StaffPlan> => ({ revision: revision(), plan: make() }));
  return () => planInForce(kept, revision(), make);
}

/** The plan as it is now. */
export const staffPlan = (known: Game, side: Side, thinking: Thinking): StaffPlan =>
  planSource(known, side, thinking)();

type HexWorth = (hex: number) => number;

/** What the plan says of each hex, worked out when it is asked for. */
function plannedValues(known: Game, side: Side, wanted: ReadonlyMap<number, number>): HexWorth {
  const planned = new Float64Array(GRID.hexCount).fill(Number.NaN);
  return (hex) => {
    const kept = planned[hex] ?? 0;
    if (!Number.isNaN(kept)) return kept;
    const other = Math.max(hexValue(known, side, hex), hexValue(known, enemyOf(side), hex) / 2);
    const value = Math.max(PLAN.heldShare * (wanted.get(hex) ?? 0), PLAN.outsideThePlan * HEX.stepsPerValue * other);
    planned[hex] = value;
    return value;
  };
}

/** To hold: for the Allies the road ahead is worth more, and for the column what lies off the road is worth less. */
function holdValues(side: Side, spearhead: number, plannedValue: HexWorth): (unit: Unit | undefined) => HexWorth {
  const alliedHoldValue = (hex: number, isOfColumn: boolean): number => {
    const index = highwayIndex(hex);
    if (index > spearhead) return plannedValue(hex) + PLAN.pushOn * Math.min(ROAD.ahead, index - spearhead);
    return isOfColumn && index < 0 ? PLAN.offTheRoad * plannedValue(hex) : plannedValue(hex);
  };
  return (unit) => {
    if (side === 'german') return plannedValue;
    const isOfColumn = unit !== undefined && isColumn(unit);
    return (hex) => alliedHoldValue(hex, isOfColumn);
  };
}

function makePlan(known: Game, side: Side): StaffPlan {
  const spearhead = spearheadIndex(known);
  const ladder = side === 'german' ? delayTasks(known, spearhead) : [];
  const slots = slotsOf(known, side, activeTasks(known, [...tasksOf(known, side), ...ladder]));
  const { byUnit: assignments, given } = assign(known, freeUnits(known, side), slots);
  const wanted = new Map<number, number>();
  const garrisons = new Map<number, number>();
  for (const { hex, weight, task } of slots) {
    wanted.set(hex, Math.max(wanted.get(hex) ?? 0, weight));
    if (task.posture === 'hold') garrisons.set(hex, Math.max(garrisons.get(hex) ?? 0, task.steps));
  }
  const roadblockValue =
    side === 'allied' ? roadblockValues(known, spearhead) : (hex: number) => leadValue(hex, spearhead);
  const column = side === 'allied' ? columnGoals(known, spearhead) : () => undefined;
  const expected = side === 'allied' ? bridgingExpected(known) : undefined;
  const plannedValue = plannedValues(known, side, wanted);
  const isTurned = (u: Unit, target: number): boolean =>
    side === 'allied' && turnOf(known) > 1 && isColumn(u) && turnsAside(known, u, target);
  const holdValueFor = holdValues(side, spearhead, plannedValue);
  return {
    slots,
    assignments,
    given,
    spearhead,
    goalOf: (unit) => column(unit) ?? assignments.get(unit)?.goal,
    holdValue: (hex, unit) => holdValueFor(unit)(hex),
    holdValueFor,
    garrisonSteps: (hex) => garrisons.get(hex) ?? 0,
    reservedFor: (hex) => expected?.get(hex),
    attackValue: (hex) => plannedValue(hex) + roadblockValue(hex),
    attackFactor: (unit, target) => (isTurned(unit, target) ? PLAN.turnedAside : 1),
  };
}
