/** The staff's intent: what the plan in force says, and in the campaign its perimeter, its last steps and its odds before it. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { turnOf } from '../../src/state/state.ts';
import { divisionOf, isSupplyHead, type Unit } from '../../src/state/units.ts';
import { fieldTo } from '../distance-fields.ts';
import type { Goal, Intent } from '../intent.ts';
import { hexAt } from '../names.ts';
import { HEART, isAtTheGates, isOfPerimeter, leavingPerimeter } from './perimeter.ts';
import { planSource, type StaffPlan } from './plan.ts';
import { isSpared, refugeOf } from './spared.ts';

const HEART_WEIGHT = 2.5;
/** What others hold is no business of those who are taken off the front. */
const NOT_THEIRS = 0.1;

/** The Supply Head is the anchor of Returnees and of the gun: it goes into the perimeter [18.2.2] [22.7]. */
function headGoal(known: Game, u: Unit): Goal | undefined {
  if (!isSupplyHead(u) || divisionOf(u) !== '1ABN' || !isOfPerimeter(known, u)) return undefined;
  return { hex: HEART, weight: HEART_WEIGHT, field: fieldTo(known, HEART, 'foot') };
}

/** Drop zones in the open that nobody needs any more. */
const LEFT_ZONES: ReadonlySet<number> = new Set(['5024', '4924', '4824'].map(hexAt));
const LAST_DROP_TURN = 5;
const LEFT_SHARE = 0.3;

const leftShare = (known: Game, hex: number): number =>
  LEFT_ZONES.has(hex) && turnOf(known) > LAST_DROP_TURN ? LEFT_SHARE : 1;

function alliedCare(known: Game, plan: Intent): Partial<Intent> {
  const refuges = new Map<Unit, Goal | undefined>();
  const refugeFor = (u: Unit): Goal | undefined => {
    if (!refuges.has(u)) refuges.set(u, refugeOf(known, u));
    return refuges.get(u);
  };
  return {
    goalOf: (unit) => (isSpared(known, unit) ? refugeFor(unit) : (headGoal(known, unit) ?? plan.goalOf(unit))),
    holdWorth: (hex, unit) =>
      plan.holdWorth(hex, unit) *
      leftShare(known, hex) *
      (unit !== undefined && isSpared(known, unit) ? NOT_THEIRS : 1),
    attackWorth: (hex) => plan.attackWorth(hex) * leftShare(known, hex),
    zeal: (unit, target) => {
      if (isSpared(known, unit) || (isOfPerimeter(known, unit) && !isAtTheGates(known, target))) return 0;
      return plan.zeal(unit, target);
    },
    strayCost: (unit, hex) => (isOfPerimeter(known, unit) ? leavingPerimeter(known, hex) : 0),
  };
}

/** What the plan in force says. */
const byPlan = (plan: () => StaffPlan): Intent => ({
  goalOf: (unit) => plan().goalOf(unit),
  holdWorth: (hex, unit) => plan().holdWorth(hex, unit),
  garrisonOf: (hex) => plan().garrisonOf?.(hex) ?? 0,
  expectedIn: (hex) => plan().expectedIn?.(hex),
  attackWorth: (hex) => plan().attackWorth(hex),
  zeal: (unit, target) => plan().zeal(unit, target),
});

/** The intent of a plan, with what the campaign asks for whatever the plan says. */
export function withCare(known: Game, side: Side, intent: Intent): Intent {
  if (known.setUp.scenario === 'short') return intent;
  return { ...intent, ...(side === 'allied' ? alliedCare(known, intent) : {}), isPatient: true };
}

const KEY = 'staff.intent';

/** The intent of this player-turn. */
export const staffIntent = (known: Game, side: Side, thinking: Thinking): Intent =>
  remembered(thinking, KEY, () => withCare(known, side, byPlan(planSource(known, side, thinking))));
