/**
 * What an attack is worth to both sides, exactly: the tree of its outcomes, each choice made by the side that has it and as
 * it values it. Numbers only: the game has been read into the model before.
 */
import {
  afterLosses,
  afterResult,
  afterStand,
  type RetreatKind,
  resultChances,
  type Stand,
  startOf,
  total,
  type Valuation,
} from '../../../src/rules/11-results/battle-tree.ts';
import { effectBy } from '../../../src/rules/11-results/results.ts';
import { type CombatResult, isOrange, ODDS_COLUMNS, type OddsColumn } from '../../../src/tables/combat-tables.ts';
import { BATTLE } from '../../weights.ts';
import { type BattleState, lossOf, NOTHING_LOST, payerOf, valueLost } from './battle-losses.ts';
import type { BattleModel, ExpectedOutcome } from './battle-model.ts';
import { weightedOutcome } from './mean-outcome.ts';

type Expectation = Valuation<BattleState, ExpectedOutcome>;

const expectationOf = (model: BattleModel): Expectation => {
  const expectation: Expectation = {
    pieces: model,
    mean: weightedOutcome,
    lose: (state, of, index) => lossOf(model, state, of, index),
    attackerPays: (state, payers, byEnemy) => payerOf(model.attackers, state.attackers, payers, byEnemy),
    defenderPays: (state, payers, byEnemy, follow) =>
      follow(payerOf(model.defenders, state.defenders, payers, byEnemy)),
    isDesperate: (state) => isDesperate(model, state),
    bestStand: (state, desperate) =>
      desperate ? lastStand(model, expectation, state) : bestStand(model, expectation, state, false),
    standOr: (stand, retreat) => better(retreat(), stand),
    stays: (state, { isEngaged }) => outcomeAt(model, state, isEngaged ? ENGAGED : NO_GAIN),
    emptied: (state) =>
      outcomeAt(model, state, {
        attacker: BATTLE.emptiedShare * model.takeValue,
        defender: -BATTLE.emptiedShare * model.keepValue,
      }),
    eliminated: (state, isBonus) => afterLeaving(model, state, isBonus),
    retreats: (state, kind) => afterRetreat(model, state, kind),
  };
  return expectation;
};

/** The second if the defender likes it better. */
const better = (one: ExpectedOutcome, other: ExpectedOutcome): ExpectedOutcome =>
  other.defender > one.defender ? other : one;

const beginningOf = (model: BattleModel): BattleState => ({ ...startOf(model), ...NOTHING_LOST });

/** The attack on a column, by its number: 0 is 1-3, 8 is 7-1; beyond the table the last one counts. */
export function outcomeOfAttack(model: BattleModel, column: number): ExpectedOutcome {
  const resolved = ODDS_COLUMNS[Math.min(Math.max(column, 0), ODDS_COLUMNS.length - 1)] ?? ODDS_COLUMNS[0];
  return weightedOutcome(resultChances(resolved), (result) => outcomeOfResult(model, result, resolved));
}

/** A battle is looked at in several columns, and most of their results are the same. */
const resultsOf = new WeakMap<BattleModel, Map<string, ExpectedOutcome>>();

/** [2e 12.2.3] The attack once its result is known: in orange it is another than in black. */
export function outcomeOfResult(model: BattleModel, result: CombatResult, column?: OddsColumn): ExpectedOutcome {
  const known = resultsOf.get(model) ?? new Map<string, ExpectedOutcome>();
  resultsOf.set(model, known);
  const inOrange = column !== undefined && isOrange(model.rules.orangeResults, column, result);
  const key = inOrange ? `orange:${result}` : result;
  const outcome = known.get(key) ?? afterResult(expectationOf(model), beginningOf(model), result, column);
  known.set(key, outcome);
  return outcome;
}

/** What is still to come after the loss of a step by this defender. */
export const outcomeOfLoss = (model: BattleModel, result: CombatResult, index: number): ExpectedOutcome =>
  afterLosses(
    expectationOf(model),
    lossOf(model, beginningOf(model), 'defenders', index),
    effectBy(model.rules, result),
  );

/** [12.4] Whether nobody would live through an ordinary retreat. */
const isDesperate = ({ defenders }: BattleModel, state: BattleState): boolean =>
  defenders.every(({ wayOut }, i) => wayOut === 'none' || (state.defenders[i] ?? 0) === 0);

/** [12.1.2] The Lead Unit that holds most often, the cheapest of equals. */
function leadOf({ defenders }: BattleModel, state: BattleState): number {
  let best = -1;
  let bestDrm = Number.NEGATIVE_INFINITY;
  let bestValue = 0;
  defenders.forEach((piece, i) => {
    const left = state.defenders[i] ?? 0;
    if (piece.stands === undefined || left === 0) return;
    const drm = piece.stands.drm[left] ?? 0;
    const value = valueLost(piece, left);
    if (best >= 0 && (drm < bestDrm || (drm === bestDrm && value >= bestValue))) return;
    best = i;
    bestDrm = drm;
    bestValue = value;
  });
  return best;
}

function bestStand(
  model: BattleModel,
  expectation: Expectation,
  state: BattleState,
  desperate: boolean,
): ExpectedOutcome | undefined {
  const lead = leadOf(model, state);
  if (lead < 0) return undefined;
  const bare = afterStand(expectation, state, { lead, gun: false }, desperate);
  return state.guns === 0 || state.hasGun === true
    ? bare
    : better(bare, supported(model, expectation, { state, lead }, desperate));
}

/** [17.6.3] A stand with a gun, which is then not to be had for something else. */
function supported(
  model: BattleModel,
  expectation: Expectation,
  { state, lead }: { readonly state: BattleState; readonly lead: number },
  desperate: boolean,
): ExpectedOutcome {
  const outcome = afterStand(expectation, state, { lead, gun: true }, desperate);
  return { ...outcome, defender: outcome.defender - model.gunCost };
}

/** By what is left of both sides: what a Desperation Defense comes to from there on. */
const lastStands = new WeakMap<BattleModel, Map<string, ExpectedOutcome | undefined>>();

/** [12.4] Roll after roll: many ways lead to the same remains, and what was lost on the way only adds to what is to come. */
function lastStand(model: BattleModel, expectation: Expectation, state: BattleState): ExpectedOutcome | undefined {
  const known = lastStands.get(model) ?? new Map<string, ExpectedOutcome | undefined>();
  lastStands.set(model, known);
  const key = `${state.attackers.join()} ${state.defenders.join()} ${state.guns} ${state.colourDrm ?? 0} ${state.hasGun === true}`;
  if (!known.has(key)) known.set(key, bestStand(model, expectation, { ...state, ...NOTHING_LOST }, true));
  const fromHere = known.get(key);
  return fromHere === undefined ? undefined : afterSuchLosses(model, state, fromHere);
}

const afterSuchLosses = (model: BattleModel, state: BattleState, outcome: ExpectedOutcome): ExpectedOutcome => {
  const lost = outcomeAt(model, state, NO_GAIN);
  return {
    ...outcome,
    attacker: outcome.attacker + lost.attacker,
    defender: outcome.defender + lost.defender,
    attackerSteps: outcome.attackerSteps + lost.attackerSteps,
    defenderSteps: outcome.defenderSteps + lost.defenderSteps,
  };
};

/** [12] The outcome of standing so, of a battle in which the losses of the CRT have been taken. */
export function outcomeOfStand(model: BattleModel, { lead, gun }: Stand): ExpectedOutcome {
  const state = beginningOf(model);
  const expectation = expectationOf(model);
  const desperate = isDesperate(model, state);
  return gun
    ? supported(model, expectation, { state, lead }, desperate)
    : afterStand(expectation, state, { lead, gun }, desperate);
}

/** The outcome of not standing. */
export const outcomeOfRetreat = (model: BattleModel): ExpectedOutcome =>
  afterRetreat(model, beginningOf(model), 'ordinary');

/** [12.4] */
export const isSurrounded = (model: BattleModel): boolean => isDesperate(model, beginningOf(model));

/** [13] All who can go do; of an ordinary retreat those who can only stop pay a step for it; the others are lost. */
function afterRetreat(model: BattleModel, state: BattleState, kind: RetreatKind): ExpectedOutcome {
  const isRout = kind === 'mandatory';
  let after = state;
  model.defenders.forEach(({ wayOut, escapesRout }, i) => {
    if (isRout ? !escapesRout : wayOut === 'none') after = wipedOut(model, after, i);
    if (!isRout && wayOut === 'stop') after = lossOf(model, after, 'defenders', i);
  });
  return afterWithdrawal(model, after, isRout ? model.routCost : model.retreatCost, isRout);
}

function wipedOut(model: BattleModel, state: BattleState, index: number): BattleState {
  let after = state;
  while ((after.defenders[index] ?? 0) > 0) after = lossOf(model, after, 'defenders', index);
  return after;
}

function afterWithdrawal(model: BattleModel, state: BattleState, harm: number, isBonus: boolean): ExpectedOutcome {
  const outcome = afterLeaving(model, state, isBonus);
  if (total(state.defenders) === 0) return outcome;
  return {
    ...outcome,
    attacker: outcome.attacker + BATTLE.enemyCostShare * harm,
    defender: outcome.defender - harm,
    eliminated: 0,
  };
}

function afterLeaving(model: BattleModel, state: BattleState, isBonus: boolean): ExpectedOutcome {
  const mayEnter = total(state.attackers) > 0;
  const outcome = outcomeAt(model, state, {
    attacker: mayEnter ? model.takeValue + (isBonus ? model.bonusValue : 0) : 0,
    defender: -model.keepValue,
  });
  return { ...outcome, clear: mayEnter ? 1 : 0, bonus: mayEnter && isBonus ? 1 : 0, eliminated: 1 };
}

/** What else has come of it, to either side. */
interface Gains {
  readonly attacker: number;
  readonly defender: number;
}
const NO_GAIN: Gains = { attacker: 0, defender: 0 };
const ENGAGED: Gains = { attacker: BATTLE.engagedCost * BATTLE.enemyCostShare, defender: -BATTLE.engagedCost };

/** Losses as both weigh them, and what else has come of it. */
function outcomeAt(
  { attackerWeights, defenderWeights }: BattleModel,
  state: BattleState,
  gains: Gains,
): ExpectedOutcome {
  const { attackerCost, defenderCost, attackerSteps, defenderSteps } = state;
  return {
    attacker: gains.attacker + attackerWeights.enemy * defenderCost - attackerWeights.own * attackerCost,
    defender: gains.defender + defenderWeights.enemy * attackerCost - defenderWeights.own * defenderCost,
    clear: 0,
    bonus: 0,
    attackerSteps,
    defenderSteps,
    eliminated: total(state.defenders) === 0 ? 1 : 0,
  };
}
