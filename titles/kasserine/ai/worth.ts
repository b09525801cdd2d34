/** [18] What the hexes that decide are worth to a side that knows what it may: the plan, or a guess of it. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import { FAID, FAID_OBJECTIVES, LOCATIONS, type Location } from '../src/data/objectives.ts';
import { isFriendly } from '../src/rules/03-concepts/control.ts';
import { OPTION_A, optionOf } from '../src/scenario/arrivals.ts';
import { lastTurnOf } from '../src/scenario/calendar.ts';
import { hexesApart } from '../src/state/stacks.ts';
import { hexAt, planOf, turnOf } from '../src/state/state.ts';
import { isArtillery, isHQ, isLeader, unitsOf } from '../src/state/units.ts';
import { FAID_OBJECTIVES_NEEDED } from '../src/tables/constants.ts';
import { GT6_SET, GT10_SET, PLAN_GOALS, PLAN_TURN, PLANS, type Plan } from '../src/tables/plans.ts';
import { fieldTo } from './distance-fields.ts';
import { hasPlan } from './doctrine.ts';
import { comingFrom, TURN_OF_MARCH } from './plan/way.ts';
import { attackOfUnit, defenseAround } from './strength.ts';
import { BLOW, STRIKING, WORTH } from './weights.ts';

/** One way to win: a key that must be held and so many others; without a key any. */
export interface Goal {
  readonly keys: readonly number[];
  /** How many hexes in all. */
  readonly count: number;
  readonly among: readonly number[];
  /** How likely it is that this is what decides. */
  readonly chance: number;
}

export interface Worth {
  /** By hex what it is worth to hold it. */
  readonly of: ReadonlyMap<number, number>;
  /** The hexes that the Axis is taken to want, the nearest to its hand first. */
  readonly wanted: readonly number[];
  /** By hex how dear it is to take, in turns. */
  readonly price: ReadonlyMap<number, number>;
  /** The hexes of the scenario that decide. */
  readonly hexes: readonly number[];
}

const ALL_LOCATIONS: readonly number[] = Object.values(LOCATIONS);
const PRESSURE_HEXES = 12;

/** What the Axis has near the keys of a plan. */
function pressureOn(g: Game, keys: readonly Location[]): number {
  let sum = 0;
  for (const u of unitsOf('axis')) {
    const at = hexAt(g, u);
    if (at < 0 || isLeader(u) || isHQ(u)) continue;
    const apart = Math.min(...keys.map((key) => hexesApart(at, LOCATIONS[key])));
    if (apart <= PRESSURE_HEXES) sum += attackOfUnit(g, u) * (1 - apart / (PRESSURE_HEXES + 1));
  }
  return sum;
}

/** [18.2.7] [18.2.8] The plan if it is known, else a guess from where the Axis gathers. */
function planChances(g: Game): Readonly<Record<Plan, number>> {
  const plan = planOf(g);
  if (plan !== undefined) return { A: 0, B: 0, C: 0, [plan]: 1 };
  const weights = PLANS.map((one) =>
    Math.exp(
      WORTH.pressure *
        pressureOn(
          g,
          PLAN_GOALS[one].map(({ key }) => key),
        ),
    ),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const [A = 0, B = 0, C = 0] = weights.map((weight) => weight / sum);
  return { A, B, C };
}

const planGoals = (g: Game, share: number): Goal[] => {
  const chances = planChances(g);
  return PLANS.map((plan) => ({
    keys: PLAN_GOALS[plan].map(({ key }) => LOCATIONS[key]),
    count: (PLAN_GOALS[plan][0]?.others ?? 0) + 1,
    among: ALL_LOCATIONS,
    chance: share * chances[plan],
  })).filter(({ chance }) => chance > 0);
};

/** The sets that could still decide. */
export function goalsOf(g: Game): readonly Goal[] {
  if (g.setUp.scenario === 'faid')
    return [{ keys: [FAID], count: FAID_OBJECTIVES_NEEDED + 1, among: [FAID, ...FAID_OBJECTIVES], chance: 1 }];
  const turn = turnOf(g);
  if (turn >= PLAN_TURN) return planGoals(g, 1);
  const isSix = turn <= GT6_SET.lastTurn && optionOf(g) === OPTION_A;
  const six = isSix ? WORTH.gt6 : 0;
  return [
    ...(isSix
      ? [{ keys: [LOCATIONS[GT6_SET.key]], count: GT6_SET.others + 1, among: ALL_LOCATIONS, chance: six }]
      : []),
    { keys: [], count: GT10_SET.locations, among: ALL_LOCATIONS, chance: WORTH.gt10 * (1 - six) },
    ...planGoals(g, (1 - WORTH.gt10) * (1 - six)),
  ];
}

const NEAR = 3;

/** How many turns it would cost the Axis to take a hex: the way of the nearest who can strike, and what stands there. */
function priceOf(g: Game, thinking: Thinking, hex: number): number {
  if (isFriendly(g, 'axis', hex)) return 0;
  let way = Number.POSITIVE_INFINITY;
  for (const u of unitsOf('axis')) {
    const at = hexAt(g, u);
    if (at < 0 || attackOfUnit(g, u) < STRIKING) continue;
    way = Math.min(way, fieldTo(g, thinking, u, hex)[at] ?? 0);
  }
  const turns = Number.isFinite(way) ? way / TURN_OF_MARCH : TURN_OF_MARCH;
  return 0.2 + WORTH.turnsAway * turns + WORTH.perDefense * defenseAround(g, 'allied', hex, NEAR);
}

/** The staff’s reckoning: in how many turns as much could be there as it takes, so that a blow that has begun goes on. */
function turnsToTake(g: Game, thinking: Thinking, hex: number): number {
  if (isFriendly(g, 'axis', hex)) return 0;
  const coming: { readonly way: number; readonly attack: number }[] = [];
  for (const u of unitsOf('axis')) {
    const attack = isLeader(u) || isHQ(u) || isArtillery(u) ? 0 : attackOfUnit(g, u);
    if (attack >= BLOW.striking) coming.push({ way: comingFrom(g, u, fieldTo(g, thinking, u, hex)), attack });
  }
  const needed = BLOW.least + BLOW.perDefense * defenseAround(g, 'allied', hex, BLOW.near);
  let sum = 0;
  for (const { way, attack } of coming.sort((a, b) => a.way - b.way)) {
    sum += attack;
    if (sum >= needed) return 0.2 + way / TURN_OF_MARCH;
  }
  return BLOW.never;
}

/** The cheapest hexes that fulfil a goal: its cheapest key and the cheapest others. */
function cheapest({ keys, count, among }: Goal, price: ReadonlyMap<number, number>): readonly number[] {
  const byPrice = (a: number, b: number): number => (price.get(a) ?? 0) - (price.get(b) ?? 0) || a - b;
  const [key] = [...keys].sort(byPrice);
  const others = among.filter((hex) => hex !== key).sort(byPrice);
  return [...(key === undefined ? [] : [key]), ...others].slice(0, count);
}

function worthNow(g: Game, thinking: Thinking): Worth {
  const goals = goalsOf(g);
  const hexes = goals[0]?.among ?? [];
  const isFaid = g.setUp.scenario === 'faid';
  const reckon = thinking.style === 'staff' && hasPlan(g) ? turnsToTake : priceOf;
  const price = new Map(hexes.map((hex) => [hex, reckon(g, thinking, hex)]));
  const of = new Map<number, number>();
  const desire = new Map<number, number>();
  const [key, wanted, other] = isFaid
    ? [WORTH.faid, WORTH.faidWanted, WORTH.faidOther]
    : [WORTH.key, WORTH.wanted, WORTH.other];
  for (const goal of goals) {
    const chosen = cheapest(goal, price);
    for (const hex of hexes) {
      const value = goal.keys.includes(hex) && chosen.includes(hex) ? key : chosen.includes(hex) ? wanted : other;
      of.set(hex, (of.get(hex) ?? 0) + goal.chance * value);
      if (chosen.includes(hex)) desire.set(hex, (desire.get(hex) ?? 0) + goal.chance);
    }
  }
  const wantedHexes = hexes
    .filter((hex) => (desire.get(hex) ?? 0) > 0)
    .sort((a, b) => (price.get(a) ?? 0) - (price.get(b) ?? 0) || a - b);
  return { of, wanted: wantedHexes, price, hexes };
}

/** As things stand when the phase begins. */
export const worthOf = (g: Game, thinking: Thinking): Worth =>
  remembered(thinking, 'worth', () => worthNow(g, thinking));

export const turnsLeft = (g: Game): number => lastTurnOf(g.setUp.scenario) - turnOf(g);
