/** The staff's intent: a plan made once a player-turn from the tasks on the list and the picture of the moment. */
import type { Game, Thinking } from '@bridgehead/engine';
import { distanceBetween, neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { stopsZoc } from '../../rules/07-zones-of-control.ts';
import { BRIDGE, turnOf } from '../../state.ts';
import { enemyOf, type Unit } from '../../units.ts';
import { HIGHWAY, hexWorth, highwayIndex } from '../ground.ts';
import type { Intent } from '../intent.ts';
import { spearheadIndex } from '../standing.ts';
import { ALLIED_CAMPAIGN, ALLIED_SHORT } from './allied-tasks.ts';
import { activeTasks, assign, type Bid, freeUnits, type Slot, slotsOf } from './assign.ts';
import { withCare } from './care.ts';
import { columnGoals } from './followers.ts';
import { GERMAN_CAMPAIGN, GERMAN_SHORT } from './german-tasks.ts';
import { rungTasks } from './rungs.ts';
import type { Task } from './task.ts';
import { belongsTo, type Troop } from './troops.ts';

const STEPS_PER_WORTH = 0.4;
/** A task's hex is worth this part of its weight to whoever stands in it. */
const HELD_SHARE = 1;
/** What is not in the plan counts for less. */
const OUTSIDE_THE_PLAN = 0.3;
/** An enemy beside the road stops the column that comes to him, and all that lives on the road beyond him [18.3.2]. */
const ROADBLOCK = 6;
/** As far ahead of the spearhead lies the road that it comes to next. */
const AHEAD = 8;

/** To throw back the lead of the column, or to stand on the road behind it. */
const LEAD_LENGTH = 2;
const LEAD = 1.8;
const ON_THE_ROAD = 0.8;
/** The next hex of the highway is worth a little more than the last. */
const PUSH_ON = 0.6;
/** What lies beside the road is for others than the column to hold. */
const OFF_THE_ROAD = 0.2;
const COLUMN: readonly Troop[] = ['30-corps-tanks', 'guards-infantry', '30-corps-cars'];
const isColumn = (u: Unit): boolean => COLUMN.some((troop) => belongsTo(u, troop));
/** The column does not turn aside for what is so far from the road, as long as it is not before Nijmegen. */
const TURNED_ASIDE = 0.15;
const FAR_FROM_THE_ROAD = 3;
const BEFORE_NIJMEGEN = 46;
const FROM_THE_ROAD: readonly number[] = Array.from({ length: GRID.hexCount }, (_, hex) =>
  Math.min(...HIGHWAY.map((road) => distanceBetween(GRID, road, hex))),
);
const fromTheRoad = (hex: number): number => FROM_THE_ROAD[hex] ?? GRID.hexCount;

/** Once through the first line: an enemy so near to the road is on it tomorrow, and to throw him back is worth something. */
const FLANK = 1.2;
const FLANK_WIDTH = 6;
const flankWorth = (sight: Game, hex: number): number =>
  turnOf(sight) > 1 && fromTheRoad(hex) <= FLANK_WIDTH ? FLANK : 0;

const TASKS: Readonly<Record<Side, Readonly<Record<'short' | 'campaign', readonly Task[]>>>> = {
  allied: { short: ALLIED_SHORT, campaign: ALLIED_CAMPAIGN },
  german: { short: GERMAN_SHORT, campaign: GERMAN_CAMPAIGN },
};

const tasksOf = (sight: Game, side: Side): readonly Task[] =>
  TASKS[side][sight.setUp.scenario === 'short' ? 'short' : 'campaign'];

export interface StaffPlan extends Intent {
  readonly slots: readonly Slot[];
  readonly told: ReadonlyMap<Unit, Bid>;
  /** How far up the highway the army is. */
  readonly spearhead: number;
}

const KEY = 'staff.plan';

/** The plan of this player-turn; whoever holds it holds the one that is made anew. */
export function staffPlan(sight: Game, side: Side, thinking: Thinking): StaffPlan {
  const known = thinking.memory.get(KEY) as StaffPlan | undefined;
  if (known !== undefined) return known;
  const plan = withCare(sight, side, lastingPlan(sight, side));
  thinking.memory.set(KEY, plan);
  return plan;
}

/** Made anew when a bridge is blown or taken: then the column goes elsewhere. */
function lastingPlan(sight: Game, side: Side): StaffPlan {
  let made = makePlan(sight, side);
  let bridges = sight.revisions[BRIDGE];
  const now = (): StaffPlan => {
    if (sight.revisions[BRIDGE] === bridges) return made;
    bridges = sight.revisions[BRIDGE];
    made = makePlan(sight, side);
    return made;
  };
  return {
    get slots() {
      return now().slots;
    },
    get told() {
      return now().told;
    },
    get spearhead() {
      return now().spearhead;
    },
    goalOf: (unit) => now().goalOf(unit),
    holdWorth: (hex, unit) => now().holdWorth(hex, unit),
    garrisonOf: (hex) => now().garrisonOf?.(hex) ?? 0,
    attackWorth: (hex) => now().attackWorth(hex),
    zeal: (unit, target) => now().zeal(unit, target),
  };
}

export function makePlan(sight: Game, side: Side): StaffPlan {
  const spearhead = spearheadIndex(sight);
  const ladder = side === 'german' ? rungTasks(sight, spearhead) : [];
  const slots = slotsOf(sight, side, activeTasks(sight, [...tasksOf(sight, side), ...ladder]));
  const told = assign(sight, freeUnits(sight, side), slots);
  const wanted = new Map<number, number>();
  const garrisons = new Map<number, number>();
  for (const { hex, weight, task } of slots) {
    wanted.set(hex, Math.max(wanted.get(hex) ?? 0, weight));
    if (task.posture === 'hold') garrisons.set(hex, Math.max(garrisons.get(hex) ?? 0, task.steps));
  }
  const column = side === 'allied' ? columnGoals(sight, spearhead) : () => undefined;
  const worthOf = (hex: number): number =>
    Math.max(
      HELD_SHARE * (wanted.get(hex) ?? 0),
      OUTSIDE_THE_PLAN *
        STEPS_PER_WORTH *
        Math.max(hexWorth(sight, side, hex), hexWorth(sight, enemyOf(side), hex) / 2),
    );
  const isOnTheRoad = (u: Unit): boolean =>
    side === 'allied' && turnOf(sight) > 1 && spearhead < BEFORE_NIJMEGEN && isColumn(u);
  const alliedHold = (hex: number, unit: Unit | undefined): number => {
    const ahead = highwayIndex(hex) - spearhead;
    if (ahead > 0) return worthOf(hex) + PUSH_ON * Math.min(AHEAD, ahead);
    return unit !== undefined && isColumn(unit) && highwayIndex(hex) < 0 ? OFF_THE_ROAD * worthOf(hex) : worthOf(hex);
  };
  return {
    slots,
    told,
    spearhead,
    goalOf: (unit) => column(unit) ?? told.get(unit)?.goal,
    holdWorth: (hex, unit) => (side === 'german' ? worthOf(hex) : alliedHold(hex, unit)),
    garrisonOf: (hex) => garrisons.get(hex) ?? 0,
    attackWorth: (hex) =>
      worthOf(hex) +
      (side === 'allied' ? roadblockWorth(sight, hex, spearhead) + flankWorth(sight, hex) : leadWorth(hex, spearhead)),
    zeal: (unit, target) => (isOnTheRoad(unit) && fromTheRoad(target) > FAR_FROM_THE_ROAD ? TURNED_ASIDE : 1),
  };
}

/** What it is worth to the Germans to throw the Allies off the road: most where the column leads. */
function leadWorth(hex: number, spearhead: number): number {
  const index = highwayIndex(hex);
  if (index < 0 || index > spearhead) return 0;
  return index >= spearhead - LEAD_LENGTH ? LEAD : ON_THE_ROAD;
}

/**
 * What it is worth to the Allies that the Germans leave a hex from which they hold up the road. South of Nijmegen all of
 * it counts from the first day: the airborne clear it while they are fed, or the column stops before each of them.
 */
function roadblockWorth(sight: Game, hex: number, spearhead: number): number {
  const last = Math.max(BEFORE_NIJMEGEN, spearhead + AHEAD);
  for (let d = -1; d < 6; d++) {
    const road = d < 0 ? hex : neighbourOf(GRID, hex, d);
    if (road === OFF_MAP || highwayIndex(road) < 0 || highwayIndex(road) > last) continue;
    if (d < 0 || !stopsZoc(sight, GRID.sides[hex * 6 + d] ?? 0)) return ROADBLOCK;
  }
  return 0;
}
