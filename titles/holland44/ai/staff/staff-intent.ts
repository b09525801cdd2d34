/** The staff's intent: what the plan in force says, and in the campaign its perimeter, its last steps and its odds before it. */

import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { turnOf } from '../../src/state/state.ts';
import { divisionOf, isSupplyHead, type Unit } from '../../src/state/units.ts';
import { fieldTo } from '../distance-fields.ts';
import { isShort } from '../game-length.ts';
import type { Goal, Intent } from '../intent.ts';
import { hexAt } from '../names.ts';
import { CAMPAIGN } from '../weights.ts';
import { isWithdrawn, withdrawalGoal } from './last-steps.ts';
import { isBesidePerimeter, isOfPerimeter, outOfPerimeterCost, PERIMETER_CENTRE } from './perimeter.ts';
import { planSource, type StaffPlan } from './plan.ts';

/** The Supply Head is the anchor of Returnees and of the gun: it goes into the perimeter [18.2.2] [22.7]. */
function supplyHeadGoal(known: Game, u: Unit): Goal | undefined {
  if (!isSupplyHead(u) || divisionOf(u) !== '1ABN' || !isOfPerimeter(known, u)) return undefined;
  return {
    hex: PERIMETER_CENTRE,
    weight: CAMPAIGN.perimeterCentreWeight,
    field: fieldTo(known, PERIMETER_CENTRE, 'foot'),
  };
}

/** Drop zones in the open that nobody needs any more. */
const ABANDONED_ZONES: ReadonlySet<number> = new Set(['5024', '4924', '4824'].map(hexAt));

const abandonedZoneShare = (known: Game, hex: number): number =>
  ABANDONED_ZONES.has(hex) && turnOf(known) > CAMPAIGN.lastDropTurn ? CAMPAIGN.abandonedShare : 1;

function alliedPriorities(known: Game, plan: Intent): Partial<Intent> {
  const withdrawals = new Map<Unit, Goal | undefined>();
  const withdrawalFor = (u: Unit): Goal | undefined => {
    if (!withdrawals.has(u)) withdrawals.set(u, withdrawalGoal(known, u));
    return withdrawals.get(u);
  };
  const holdValueFor = (unit?: Unit): ((hex: number) => number) => {
    const planned = unit === undefined ? undefined : plan.holdValueFor?.(unit);
    const share = unit !== undefined && isWithdrawn(known, unit) ? CAMPAIGN.notTheirs : 1;
    return (hex) => (planned?.(hex) ?? plan.holdValue(hex, unit)) * abandonedZoneShare(known, hex) * share;
  };
  return {
    goalOf: (unit) =>
      isWithdrawn(known, unit) ? withdrawalFor(unit) : (supplyHeadGoal(known, unit) ?? plan.goalOf(unit)),
    holdValue: (hex, unit) => holdValueFor(unit)(hex),
    holdValueFor,
    attackValue: (hex) => plan.attackValue(hex) * abandonedZoneShare(known, hex),
    attackFactor: (unit, target) => {
      if (isWithdrawn(known, unit) || (isOfPerimeter(known, unit) && !isBesidePerimeter(known, target))) return 0;
      return plan.attackFactor(unit, target);
    },
    outOfAreaCost: (unit, hex) => (isOfPerimeter(known, unit) ? outOfPerimeterCost(known, hex) : 0),
  };
}

/** What the plan in force says. */
const byPlan = (plan: () => StaffPlan): Intent => ({
  goalOf: (unit) => plan().goalOf(unit),
  holdValue: (hex, unit) => plan().holdValue(hex, unit),
  holdValueFor: (unit) => plan().holdValueFor(unit),
  garrisonSteps: (hex) => plan().garrisonSteps?.(hex) ?? 0,
  reservedFor: (hex) => plan().reservedFor?.(hex),
  attackValue: (hex) => plan().attackValue(hex),
  attackFactor: (unit, target) => plan().attackFactor(unit, target),
});

/** The intent of a plan, with what comes before it in the campaign. */
export function withCampaignPriorities(known: Game, side: Side, intent: Intent): Intent {
  if (isShort(known)) return intent;
  return { ...intent, ...(side === 'allied' ? alliedPriorities(known, intent) : {}), waitsForOdds: true };
}

const KEY = 'staff.intent';

/** The intent of this player-turn. */
export const staffIntent = (known: Game, side: Side, thinking: Thinking): Intent =>
  remembered(thinking, KEY, () => withCampaignPriorities(known, side, byPlan(planSource(known, side, thinking))));
