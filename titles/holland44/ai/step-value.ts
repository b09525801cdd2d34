/** What a step of a unit is worth, by scenario, turn and side. One step of an ordinary battalion counts as 1. */

import type { Game } from '@bridgehead/engine';
import type { Figures, Side } from '../src/data/unit-data.ts';
import { LAST_SUPPLY_TURN } from '../src/rules/18-supply/supply-heads.ts';
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
  UNIT_COUNT,
  type Unit,
} from '../src/state/units.ts';
import { isShort } from './game-length.ts';
import { STEP } from './weights.ts';

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
  return (attack - attackAfter + defense - defenseAfter) / STEP.ordinaryDrop + (stepsLeft <= 1 ? STEP.presence : 0);
}

/**
 * Half of it by what the counter loses now, half by what each of its steps is worth on average: a first step that
 * costs little brings the others nearer. By unit and steps, worked out once.
 */
const POWER: readonly (readonly number[])[] = Array.from({ length: UNIT_COUNT }, (_, u) => {
  const { steps } = dataOf(u);
  let whole = 0;
  for (let left = 1; left <= steps; left++) whole += powerDrop(u, left);
  const factor = STEP.scale * STEP.moraleFactor[moraleOf(u)];
  return Array.from({ length: steps + 1 }, (_, left) =>
    left === 0 ? 0 : Math.max(STEP.leastValue, (factor * (powerDrop(u, left) + whole / steps)) / 2),
  );
});

const powerLost = (u: Unit, stepsLeft: number): number => POWER[u]?.[stepsLeft] ?? STEP.leastValue;

function specialValue(known: Game, u: Unit): number {
  if (isArtillery(u)) return STEP.gun;
  if (isSupplyHead(u)) return turnOf(known) <= LAST_SUPPLY_TURN ? STEP.supplyHead : 0;
  if (sideOfUnit(u) === 'german') return 0;
  if (isEngineer(u)) return STEP.engineer;
  if (!isBridging(u)) return 0;
  return turnOf(known) <= STEP.lastBridgingTurn ? STEP.bridging.early : STEP.bridging.late;
}

function pointsLost(u: Unit, stepsLeft: number): number {
  if (isBreakdown(u) || isSupplyHead(u)) return 0;
  return (dataOf(u).steps === 3 ? STEP.pointsOfBattalion : STEP.pointsOfOthers)[stepsLeft] ?? 0;
}

/** What losing the next step costs its owner, of a unit that has so many steps left. */
export function stepValue(known: Game, unit: Unit, stepsLeft: number): number {
  if (stepsLeft <= 0) return 0;
  const power = powerLost(unit, stepsLeft);
  const special = stepsLeft === 1 ? specialValue(known, unit) : 0;
  if (isShort(known) || sideOfUnit(unit) === 'german') return power + special;
  return STEP.powerInCampaign * power + STEP.stepsPerPoint * pointsLost(unit, stepsLeft) + special;
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

/** Steps are trades for ground and time: a side weighs its own and the enemy's by what the scenario pays for them. */
export function lossWeightsOf(known: Game, side: Side): LossWeights {
  if (isShort(known)) return STEP.shortGame[side];
  if (side === 'allied') return STEP.alliedCampaign;
  return STEP.germanCampaign.find(({ until }) => turnOf(known) <= until) ?? STEP.alliedCampaign;
}
