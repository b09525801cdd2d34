/**
 * What an attack leads to, exactly: every die followed to its end on a small model of the battle. Pure functions; where
 * a player chooses, the policy below chooses for him.
 */
import { lookUp } from '@bridgehead/toolkit';
import { EFFECTS, type Effect } from '../../rules/11-results/results.ts';
import { saysBy } from '../../says.ts';
import {
  COMBAT_RESULTS_TABLE,
  type CombatResult,
  DETERMINED_DEFENSE_TABLE,
  type DefenseResult,
  type OddsColumn,
} from '../../tables/combat-tables.ts';
import { bestIndex, bestOf, ended, type Fate, keepsOf, sumOf, timesOf } from './fate.ts';
import {
  type BattleModel,
  type ModelAttacker,
  type ModelUnit,
  type RetreatKind,
  type Standing,
  startOf,
  strengthOf,
  total,
  weakened,
  without,
} from './model.ts';

/** How both players are assumed to choose. */
export const POLICY = saysBy('9.3', 'policy');

type Payer = 'nobody' | 'owner' | 'enemy';

/** [11.2] Who chooses the loss of a side, if it has one. */
function payerOf({ losses, chooser }: Effect, of: 'attacker' | 'defender'): Payer {
  if (!losses.includes(of)) return 'nobody';
  return chooser === 'owner' ? 'owner' : 'enemy';
}

const DIE = [1, 2, 3, 4, 5, 6] as const;
/** The exact distribution over all dice from the roll on the CRT to the last of a Determined Defense. */
export function fateOf(model: BattleModel): Fate {
  const standing = startOf(model);
  const rolls = 1 + rollsToCome(standing);
  return sumOf(
    DIE.map((roll) => afterResult(model, standing, lookUp(COMBAT_RESULTS_TABLE, model.column, roll), rolls - 1)),
  );
}

/** The same once the result is known. */
export const fateOfResult = (model: BattleModel, result: CombatResult): Fate =>
  afterResult(model, startOf(model), result, rollsToCome(startOf(model)));

/** [12.4] A Desperation Defense costs a step a roll. */
const rollsToCome = ({ defenders }: Standing): number => 1 + total(defenders);

/** How many ways each result has to be rolled, of six. */
export function resultsOf(column: OddsColumn): readonly { readonly result: CombatResult; readonly sixths: number }[] {
  const rolled = DIE.map((roll) => lookUp(COMBAT_RESULTS_TABLE, column, roll));
  return [...new Set(rolled)].map((result) => ({ result, sixths: rolled.filter((one) => one === result).length }));
}

/** `rolls` is the number of dice the fate is stretched to, so that fates can be added and compared. */
function afterResult(model: BattleModel, standing: Standing, result: CombatResult, rolls: number): Fate {
  const effect = EFFECTS[result];
  const attacker = payerOf(effect, 'attacker');
  const defender = payerOf(effect, 'defender');
  // [11.2] Units that made the Elite shift possible pay for what the owner chooses.
  const paid = attackerPays(model, standing, attacker, attacker === 'owner');
  if (defender === 'nobody' || isIgnored(model, result)) return afterLosses(model, paid, effect, rolls);
  const fates = defendersToPay(model, paid, defender).map((index) =>
    afterLosses(model, weakened(model, paid, index), effect, rolls),
  );
  return bestOf(fates.length > 0 ? fates : [afterLosses(model, paid, effect, rolls)], defender === 'enemy');
}

function afterLosses(model: BattleModel, standing: Standing, effect: Effect, rolls: number): Fate {
  if (total(standing.defenders) === 0) return ended(model, standing, 'defender-eliminated', rolls);
  if (effect.duty === 'stay' || effect.duty === 'engage') {
    return ended(
      model,
      standing,
      payerOf(effect, 'defender') === 'nobody' ? 'attacker-repelled' : 'defender-holds',
      rolls,
    );
  }
  if (effect.duty === 'mandatory-retreat') return retreated(model, standing, 'mandatory', rolls);
  return standOrRetreat(model, standing, rolls);
}

/** [11.2] Who may take a step of the attacker now. */
function attackersToPay(model: BattleModel, standing: Standing, elitePays: boolean): readonly number[] {
  const rankOf = ({ eliteRank, rank }: ModelAttacker): number => (elitePays && model.isElite ? eliteRank : rank);
  return lowestRanked(model.attackers, standing.attackers, rankOf);
}

function lowestRanked<U extends ModelUnit>(
  units: readonly U[],
  steps: readonly number[],
  rankOf: (u: U) => number | undefined,
): readonly number[] {
  const ranks = units.map((u, i) =>
    (steps[i] ?? 0) > 0 ? (rankOf(u) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY,
  );
  const lowest = Math.min(...ranks);
  return lowest === Number.POSITIVE_INFINITY ? [] : ranks.flatMap((rank, i) => (rank === lowest ? [i] : []));
}

function attackerPays(model: BattleModel, standing: Standing, payer: Payer, elitePays: boolean): Standing {
  if (payer === 'nobody') return standing;
  const index = attackerToPay(model, standing, { byEnemy: payer === 'enemy', elitePays });
  return index === undefined
    ? standing
    : { ...standing, attackers: without(model.attackers, standing.attackers, index) };
}

/** The policy's choice of the attacker's loss. */
export function attackerToPay(
  model: BattleModel,
  standing: Standing,
  { byEnemy, elitePays }: { readonly byEnemy: boolean; readonly elitePays: boolean },
): number | undefined {
  const left = (index: number): number =>
    strengthOf(model.attackers, without(model.attackers, standing.attackers, index));
  const worth = (index: number): number => (byEnemy ? -left(index) : left(index));
  return attackersToPay(model, standing, elitePays).reduce<number | undefined>(
    (best, index) => (best === undefined || worth(index) > worth(best) ? index : best),
    undefined,
  );
}

/** [11.2] Who may take a step of the defender now. */
const defendersToPay = (model: BattleModel, standing: Standing, payer: Payer): readonly number[] =>
  lowestRanked(model.defenders, standing.defenders, ({ rank, enemyRank }) => (payer === 'enemy' ? enemyRank : rank));

/** [23.7] */
const isIgnored = ({ slipsAway }: BattleModel, result: CombatResult): boolean =>
  slipsAway && (result === 'D1' || result === 'DS');

/** The policy's choice of the defender's loss. */
export function defenderToPay(model: BattleModel, standing: Standing, result: CombatResult): number | undefined {
  const effect = EFFECTS[result];
  const payer = payerOf(effect, 'defender');
  const options = defendersToPay(model, standing, payer);
  const rolls = rollsToCome(standing);
  const fates = options.map((index) => afterLosses(model, weakened(model, standing, index), effect, rolls));
  return options[bestIndex(fates, payer === 'enemy')];
}

/** A Lead Unit, by its place in the list, with or without a gun. */
export interface Stand {
  readonly lead: number;
  readonly gun: boolean;
}

function standOrRetreat(model: BattleModel, standing: Standing, rolls: number): Fate {
  return (
    standingFate(model, standing, model.isDesperate(standing), rolls)?.fate ??
    retreated(model, standing, 'ordinary', rolls)
  );
}

/** [12] The fate of a stand that has been decided on, and of what may follow it. */
export const fateOfStand = (model: BattleModel, stand: Stand, isDesperate: boolean): Fate =>
  defended(model, startOf(model), { ...stand, isDesperate }, rollsToCome(startOf(model)));

/** [12.1] [12.4] How the policy stands in this position, or undefined if it retreats. */
export function standToTake(model: BattleModel, standing: Standing, isDesperate: boolean): Stand | undefined {
  return standingFate(model, standing, isDesperate, rollsToCome(standing))?.stand;
}

function standingFate(
  model: BattleModel,
  standing: Standing,
  isDesperate: boolean,
  rolls: number,
): { readonly stand: Stand; readonly fate: Fate } | undefined {
  const stands = standsOf(model, standing);
  const fates = stands.map((stand) => defended(model, standing, { ...stand, isDesperate }, rolls));
  const index = bestIndex(fates, false);
  const [stand, fate] = [stands[index], fates[index]];
  if (stand === undefined || fate === undefined) return undefined;
  const isLost = total(model.afterRetreat(standing, 'ordinary')) === 0;
  return isLost || keepsOf(fate) > 0n ? { stand, fate } : undefined;
}

/** [12.1.2] [17.6.3] Without a gun first: where it changes nothing it is saved. */
const standsOf = (model: BattleModel, { defenders, guns }: Standing): readonly Stand[] =>
  model.defenders.flatMap(({ stands }, lead) =>
    stands === undefined || (defenders[lead] ?? 0) === 0
      ? []
      : [{ lead, gun: false }, ...(guns > 0 ? [{ lead, gun: true }] : [])],
  );

interface Defense extends Stand {
  readonly isDesperate: boolean;
}

/** [12.2] The fate of one roll, and in a Desperation Defense of those after it. */
function defended(model: BattleModel, standing: Standing, defense: Defense, rolls: number): Fate {
  const { lead, gun } = defense;
  const stands = model.defenders[lead]?.stands;
  if (stands === undefined) throw new RangeError(`defender ${lead} cannot stand`);
  const modifier = (stands.drm[standing.defenders[lead] ?? 0] ?? 0) + (gun ? 1 : 0);
  const fired = gun ? { ...standing, guns: standing.guns - 1 } : standing;
  const results = DIE.map((roll) => lookUp(DETERMINED_DEFENSE_TABLE, stands.column, roll + modifier));
  const distinct = [...new Set(results)].map((result) => ({
    fate: afterDefense(model, fired, defense, { result, rolls: rolls - 1 }),
    times: BigInt(results.filter((one) => one === result).length),
  }));
  return sumOf(distinct.map(({ fate, times }) => timesOf(fate, times)));
}

/** [12.3] The losses of each result that cancels the retreat. */
const HOLDING: Readonly<Partial<Record<DefenseResult, { readonly attacker: Payer; readonly defender: boolean }>>> = {
  'H 0/0': { attacker: 'nobody', defender: false },
  'H 0/1': { attacker: 'nobody', defender: true },
  'H 1/0': { attacker: 'owner', defender: false },
  'H 1/1': { attacker: 'enemy', defender: true },
};

function afterDefense(
  model: BattleModel,
  standing: Standing,
  { lead, isDesperate }: Defense,
  { result, rolls }: { readonly result: DefenseResult; readonly rolls: number },
): Fate {
  const holding = HOLDING[result];
  if (holding !== undefined) {
    const paid = attackerPays(model, standing, holding.attacker, false);
    const held = holding.defender ? weakened(model, paid, lead) : paid;
    return ended(model, held, total(held.defenders) > 0 ? 'defender-holds' : 'vacated-without-advance', rolls);
  }
  const failed = result === '0/1' || isDesperate ? weakened(model, standing, lead) : standing;
  if (total(failed.defenders) === 0) return ended(model, failed, 'defender-eliminated', rolls);
  const mayTryAgain = isDesperate && model.isDesperate(failed);
  const again = mayTryAgain ? standingFate(model, failed, true, rolls)?.fate : undefined;
  return again ?? retreated(model, failed, 'ordinary', rolls);
}

/** [13] Some may be lost on the way. */
function retreated(model: BattleModel, standing: Standing, kind: RetreatKind, rolls: number): Fate {
  const defenders = model.afterRetreat(standing, kind);
  const end = total(defenders) > 0 ? 'defender-retreats' : 'defender-eliminated';
  return ended(model, { ...standing, defenders }, end, rolls);
}
