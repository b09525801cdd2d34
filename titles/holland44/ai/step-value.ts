/** What a step of a unit is worth, by scenario, turn and side. One step of an ordinary battalion counts as 1. */
import type { Game } from '@bridgehead/engine';
import type { Figures, Side } from '../src/data/unit-data.ts';
import { UNITS } from '../src/data/units.ts';
import { turnOf } from '../src/state/state.ts';
import {
  dataOf,
  isArtillery,
  isBreakdown,
  isBridging,
  isEngineer,
  isSupplyHead,
  moraleOf,
  remnantFigures,
  sideOfUnit,
  type Unit,
} from '../src/state/units.ts';

/** Attack and defense that an ordinary battalion loses with a step: 4-5 becomes 2-3. */
const ORDINARY_DROP = 4;
/** A unit that is gone holds no hex and has no ZOC. */
const PRESENCE = 0.4;
const LEAST_VALUE = 0.3;

const NOTHING: Figures = [0, 0, 0, 0];

/** [2.3.12] [11.4] The figures of the counter that stands for the unit with so many steps. */
function figuresWith(u: Unit, steps: number): Figures {
  const data = dataOf(u);
  if (steps <= 0) return NOTHING;
  if (steps >= data.steps) return data.full;
  return data.steps === 3 && steps === 1 ? remnantFigures(u) : (data.reduced ?? data.full);
}

/** The fighting power that is gone with the next step. */
function powerDrop(u: Unit, stepsLeft: number): number {
  const [attack, defense] = figuresWith(u, stepsLeft);
  const [attackAfter, defenseAfter] = figuresWith(u, stepsLeft - 1);
  return (attack - attackAfter + defense - defenseAfter) / ORDINARY_DROP + (stepsLeft <= 1 ? PRESENCE : 0);
}

const MORALE_FACTOR = { elite: 1.2, normal: 1, low: 0.75 } as const;
/** So that the first step of a 4-5 battalion comes to 1. */
const SCALE = 1 / 1.1625;

/**
 * Half of it by what the counter loses now, half by what each of its steps is worth on average: a first step that
 * costs little brings the others nearer. By unit and steps, worked out once.
 */
const POWER: readonly (readonly number[])[] = UNITS.map(({ steps }, u) => {
  let whole = 0;
  for (let left = 1; left <= steps; left++) whole += powerDrop(u, left);
  const factor = SCALE * MORALE_FACTOR[moraleOf(u)];
  return Array.from({ length: steps + 1 }, (_, left) =>
    left === 0 ? 0 : Math.max(LEAST_VALUE, (factor * (powerDrop(u, left) + whole / steps)) / 2),
  );
});

const powerLost = (u: Unit, stepsLeft: number): number => POWER[u]?.[stepsLeft] ?? LEAST_VALUE;

/** What one counter can do that no battalion can, by its last turn of use and after it. */
const GUN_FUNCTION = 1.5;
const ENGINEER_FUNCTION = 3;
const BRIDGING_FUNCTION = { early: 3, late: 1 } as const;
/** By then the column is past Son and Veghel, or it never will be. */
const LAST_BRIDGING_TURN = 8;
const HEAD_FUNCTION = 2;
/** [18.2.2] Supply Heads stop working at the end of turn 5. */
const LAST_HEAD_TURN = 5;

function specialValue(known: Game, u: Unit): number {
  if (isArtillery(u)) return GUN_FUNCTION;
  if (isSupplyHead(u)) return turnOf(known) <= LAST_HEAD_TURN ? HEAD_FUNCTION : 0;
  if (sideOfUnit(u) === 'german') return 0;
  if (isEngineer(u)) return ENGINEER_FUNCTION;
  if (!isBridging(u)) return 0;
  return turnOf(known) <= LAST_BRIDGING_TURN ? BRIDGING_FUNCTION.early : BRIDGING_FUNCTION.late;
}

/** [26.5.2] Victory Points that the German player is nearer to with each step, by the steps of the unit when it goes. */
const POINTS_OF_BATTALION = [0, 0.55, 0.3, 0.15] as const;
const POINTS_OF_OTHERS = [0, 0.35, 0.15] as const;
/** What a Victory Point is worth in steps. */
const STEPS_PER_POINT = 2.5;
/** In the campaign the power of a step is part of its worth only: the rest is in the points. */
const POWER_IN_CAMPAIGN = 0.6;

function pointsLost(u: Unit, stepsLeft: number): number {
  if (isBreakdown(u) || isSupplyHead(u)) return 0;
  return (dataOf(u).steps === 3 ? POINTS_OF_BATTALION : POINTS_OF_OTHERS)[stepsLeft] ?? 0;
}

const isShort = (known: Game): boolean => known.setUp.scenario === 'short';

/** What losing the next step costs its owner, of a unit that has so many steps left. */
export function stepValue(known: Game, unit: Unit, stepsLeft: number): number {
  if (stepsLeft <= 0) return 0;
  const power = powerLost(unit, stepsLeft);
  const special = stepsLeft === 1 ? specialValue(known, unit) : 0;
  if (isShort(known) || sideOfUnit(unit) === 'german') return power + special;
  return POWER_IN_CAMPAIGN * power + STEPS_PER_POINT * pointsLost(unit, stepsLeft) + special;
}

/** All that is left of the unit. */
export function unitValue(known: Game, unit: Unit, stepsLeft: number): number {
  let value = 0;
  for (let steps = stepsLeft; steps > 0; steps--) value += stepValue(known, unit, steps);
  return value;
}

/** How a side weighs its own steps and those of the enemy. */
export interface LossWeights {
  readonly own: number;
  readonly enemy: number;
}

const SHORT_GAME: Readonly<Record<Side, LossWeights>> = {
  allied: { own: 0.6, enemy: 0.5 },
  german: { own: 0.7, enemy: 0.5 },
};
const ALLIED_CAMPAIGN: LossWeights = { own: 1, enemy: 0.6 };
/** The German player has more and more to win and less and less to lose. */
const GERMAN_CAMPAIGN: readonly (LossWeights & { readonly until: number })[] = [
  { until: 8, own: 0.9, enemy: 0.6 },
  { until: 14, own: 0.6, enemy: 0.8 },
  { until: 20, own: 0.35, enemy: 1 },
];

/** Steps are trades for ground and time: a side weighs its own and the enemy's by what the scenario pays for them. */
export function lossWeightsOf(known: Game, side: Side): LossWeights {
  if (isShort(known)) return SHORT_GAME[side];
  if (side === 'allied') return ALLIED_CAMPAIGN;
  return GERMAN_CAMPAIGN.find(({ until }) => turnOf(known) <= until) ?? ALLIED_CAMPAIGN;
}
