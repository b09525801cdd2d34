/**
 * What an attack is worth to both sides, exactly: every die from the CRT to the last Determined Defense, each choice
 * made by the side that has it and as it values it. Numbers only: the game has been read into the model before.
 */
import { EFFECTS, type Effect } from '../../../src/rules/11-results/results.ts';
import type { CombatResult, DefenseResult } from '../../../src/tables/combat-tables.ts';
import { BATTLE } from '../../weights.ts';
import { attackerPays, type BattleState, defenderLoses, defenderPays, valueLost } from './battle-losses.ts';
import type { BattleModel, ExpectedOutcome } from './battle-model.ts';
import { CRT_CHANCES, defenseChances, weightedOutcome } from './result-chances.ts';

const startOf = ({ attackers, defenders, guns }: BattleModel): BattleState => ({
  attackers: attackers.map(({ steps }) => steps),
  defenders: defenders.map(({ steps }) => steps),
  guns,
  attackerCost: 0,
  defenderCost: 0,
  attackerSteps: 0,
  defenderSteps: 0,
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The attack on a column, by its number: 0 is 1-3, 8 is 7-1; beyond the table the last one counts. */
export function outcomeOfAttack(model: BattleModel, column: number): ExpectedOutcome {
  const resolved = Math.min(Math.max(column, 0), CRT_CHANCES.length - 1);
  const start = startOf(model);
  return weightedOutcome(CRT_CHANCES[resolved] ?? [], (result) => afterResult(model, start, result));
}

/** The attack once its result is known. */
export const outcomeOfResult = (model: BattleModel, result: CombatResult): ExpectedOutcome =>
  afterResult(model, startOf(model), result);

/** What is still to come after the loss of a step by this defender. */
export function outcomeOfLoss(model: BattleModel, result: CombatResult, index: number): ExpectedOutcome {
  return afterLosses(model, defenderLoses(model, startOf(model), index), EFFECTS[result]);
}

function afterResult(model: BattleModel, start: BattleState, result: CombatResult): ExpectedOutcome {
  const effect = EFFECTS[result];
  const byEnemy = effect.chooser === 'opponent';
  let state = start;
  if (effect.losses.includes('attacker')) state = attackerPays(model, state, { byEnemy, elitePays: !byEnemy });
  const isIgnored = model.isLoneReconnaissance && (result === 'D1' || result === 'DS');
  if (effect.losses.includes('defender') && !isIgnored) state = defenderPays(model, state, byEnemy);
  return afterLosses(model, state, effect);
}

function afterLosses(model: BattleModel, state: BattleState, effect: Effect): ExpectedOutcome {
  if (total(state.defenders) === 0) return afterLeaving(model, state, effect.advance === 'bonus');
  switch (effect.duty) {
    case 'stay':
      return outcomeAt(model, state, { attacker: 0, defender: 0 });
    case 'engage':
      return outcomeAt(model, state, {
        attacker: BATTLE.engagedCost * BATTLE.enemyCostShare,
        defender: -BATTLE.engagedCost,
      });
    case 'mandatory-retreat':
      return afterRout(model, state);
    default:
      return standOrRetreat(model, state);
  }
}

/** A way to stand: the Lead Unit by its place in the list, and whether a gun fires. */
interface Stand {
  readonly lead: number;
  readonly gun: boolean;
}

/** [12.4] Whether nobody would live through an ordinary retreat. */
const isDesperate = ({ defenders }: BattleModel, state: BattleState): boolean =>
  defenders.every(({ wayOut }, i) => wayOut === 'none' || (state.defenders[i] ?? 0) === 0);

function standOrRetreat(model: BattleModel, state: BattleState): ExpectedOutcome {
  const fallBack = afterRetreat(model, state);
  const stand = isDesperate(model, state) ? lastStand(model, state) : bestStand(model, state, false);
  return stand !== undefined && stand.defender > fallBack.defender ? stand : fallBack;
}

/** [12.1.2] The Lead Unit that holds most often, the cheapest of equals. */
function leadOf({ defenders }: BattleModel, state: BattleState): number {
  let best = -1;
  let bestDrm = Number.NEGATIVE_INFINITY;
  let bestValue = 0;
  defenders.forEach((piece, i) => {
    const left = state.defenders[i] ?? 0;
    if (piece.asLead === undefined || left === 0) return;
    const drm = piece.asLead.drm[left] ?? 0;
    const value = valueLost(piece, left);
    if (best >= 0 && (drm < bestDrm || (drm === bestDrm && value >= bestValue))) return;
    best = i;
    bestDrm = drm;
    bestValue = value;
  });
  return best;
}

function bestStand(model: BattleModel, state: BattleState, desperate: boolean): ExpectedOutcome | undefined {
  const lead = leadOf(model, state);
  if (lead < 0) return undefined;
  const bare = afterStand(model, state, { lead, gun: false }, desperate);
  if (state.guns === 0) return bare;
  const supported = afterStand(model, state, { lead, gun: true }, desperate);
  return supported.defender > bare.defender ? supported : bare;
}

/** By what is left of both sides: what a Desperation Defense comes to from there on. */
const lastStands = new WeakMap<BattleModel, Map<string, ExpectedOutcome | undefined>>();

/** [12.4] Roll after roll: many ways lead to the same remains, and what was lost on the way only adds to what is to come. */
function lastStand(model: BattleModel, state: BattleState): ExpectedOutcome | undefined {
  const known = lastStands.get(model) ?? new Map<string, ExpectedOutcome | undefined>();
  lastStands.set(model, known);
  const key = `${state.attackers.join()} ${state.defenders.join()} ${state.guns}`;
  if (!known.has(key)) known.set(key, bestStand(model, { ...state, ...NOTHING_LOST }, true));
  const fromHere = known.get(key);
  return fromHere === undefined ? undefined : afterSuchLosses(model, state, fromHere);
}

const NOTHING_LOST = { attackerCost: 0, defenderCost: 0, attackerSteps: 0, defenderSteps: 0 } as const;

const afterSuchLosses = (model: BattleModel, state: BattleState, outcome: ExpectedOutcome): ExpectedOutcome => {
  const lost = outcomeAt(model, state, { attacker: 0, defender: 0 });
  return {
    ...outcome,
    attacker: outcome.attacker + lost.attacker,
    defender: outcome.defender + lost.defender,
    attackerSteps: outcome.attackerSteps + lost.attackerSteps,
    defenderSteps: outcome.defenderSteps + lost.defenderSteps,
  };
};

/** [12] The outcome of standing so, of a battle in which the losses of the CRT have been taken. */
export const outcomeOfStand = (model: BattleModel, stand: Stand): ExpectedOutcome => {
  const start = startOf(model);
  return afterStand(model, start, stand, isDesperate(model, start));
};

/** The outcome of not standing. */
export const outcomeOfRetreat = (model: BattleModel): ExpectedOutcome => afterRetreat(model, startOf(model));

/** [12.4] */
export const isSurrounded = (model: BattleModel): boolean => isDesperate(model, startOf(model));

/** [12.2] One roll, and in a Desperation Defense those after it. */
function afterStand(model: BattleModel, state: BattleState, { lead, gun }: Stand, desperate: boolean): ExpectedOutcome {
  const positions = model.defenders[lead]?.asLead;
  if (positions === undefined) return afterRetreat(model, state);
  const drm = (positions.drm[state.defenders[lead] ?? 0] ?? 0) + (gun ? 1 : 0);
  const fired = gun ? { ...state, guns: state.guns - 1 } : state;
  const outcome = weightedOutcome(defenseChances(positions.column, drm), (result) =>
    result.startsWith('H')
      ? afterHold(model, fired, lead, result)
      : afterFailedStand(model, fired, { lead, isCostly: result === '0/1' || desperate, desperate }),
  );
  return gun ? { ...outcome, defender: outcome.defender - model.gunCost } : outcome;
}

/** [12.3] The hex is held; the attacker does not advance even if nobody is left in it. */
function afterHold(model: BattleModel, state: BattleState, lead: number, result: DefenseResult): ExpectedOutcome {
  const costsAttacker = result === 'H 1/1' || result === 'H 1/0';
  const paid = costsAttacker ? attackerPays(model, state, { byEnemy: result === 'H 1/1', elitePays: false }) : state;
  const after = result === 'H 0/1' || result === 'H 1/1' ? defenderLoses(model, paid, lead) : paid;
  if (total(after.defenders) > 0)
    return outcomeAt(model, after, {
      attacker: BATTLE.engagedCost * BATTLE.enemyCostShare,
      defender: -BATTLE.engagedCost,
    });
  return outcomeAt(model, after, {
    attacker: BATTLE.emptiedShare * model.takeValue,
    defender: -BATTLE.emptiedShare * model.keepValue,
  });
}

interface Failure {
  readonly lead: number;
  readonly isCostly: boolean;
  readonly desperate: boolean;
}

function afterFailedStand(
  model: BattleModel,
  state: BattleState,
  { lead, isCostly, desperate }: Failure,
): ExpectedOutcome {
  const after = isCostly ? defenderLoses(model, state, lead) : state;
  if (total(after.defenders) === 0) return afterLeaving(model, after, false);
  const again = desperate ? lastStand(model, after) : undefined;
  return again ?? afterRetreat(model, after);
}

/** [13] All who can go do; those who can only stop pay a step for it; the others are lost. */
function afterRetreat(model: BattleModel, state: BattleState): ExpectedOutcome {
  let after = state;
  model.defenders.forEach(({ wayOut }, i) => {
    if (wayOut === 'none') after = wipedOut(model, after, i);
    if (wayOut === 'stop') after = defenderLoses(model, after, i);
  });
  return afterWithdrawal(model, after, model.retreatCost, false);
}

function afterRout(model: BattleModel, state: BattleState): ExpectedOutcome {
  let after = state;
  model.defenders.forEach(({ escapesRout }, i) => {
    if (!escapesRout) after = wipedOut(model, after, i);
  });
  return afterWithdrawal(model, after, model.routCost, true);
}

function wipedOut(model: BattleModel, state: BattleState, index: number): BattleState {
  let after = state;
  while ((after.defenders[index] ?? 0) > 0) after = defenderLoses(model, after, index);
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

/** Losses as both weigh them, and what else has come of it. */
function outcomeAt(
  { attackerWeights, defenderWeights }: BattleModel,
  state: BattleState,
  gains: { readonly attacker: number; readonly defender: number },
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
