/** What an attack leads to, exactly: the tree of its outcomes, where a player chooses as the policy below does for him. */
import {
  afterLosses,
  afterResult,
  afterRoll,
  afterStand,
  attackersToPay,
  defendersToPay,
  type Payment,
  type Stand,
  type Standing,
  startOf,
  stepLost,
  total,
  type Valuation,
} from '../../rules/11-results/battle-tree.ts';
import { effectBy } from '../../rules/11-results/results.ts';
import { saysBy } from '../../says.ts';
import type { CombatResult, OddsColumn } from '../../tables/combat-tables.ts';
import { bestIndex, bestOf, ended, type Fate, keepsOf, meanOf } from './fate.ts';
import { type BattleModel, strengthOf } from './model.ts';

/** How both players are assumed to choose. */
export const POLICY = saysBy('9.3', 'policy');

/** The exact distribution of what a battle comes to. */
const exactly = (model: BattleModel): Valuation<Standing, Fate> => {
  const valuation: Valuation<Standing, Fate> = {
    pieces: model,
    mean: (chances, follow) => meanOf(chances.map(({ result, sixths }) => ({ fate: follow(result), sixths }))),
    lose: (standing, of, index) => ({ ...standing, [of]: stepLost(model[of], standing[of], index) }),
    attackerPays: (standing, payers, byEnemy) => cheapestLoss(model, standing, payers, byEnemy),
    defenderPays: (_standing, payers, byEnemy, follow) => bestOf(payers.map(follow), byEnemy),
    isDesperate: model.isDesperate,
    bestStand: (standing, isDesperate) => standingFate(model, valuation, standing, isDesperate)?.fate,
    standOr: (stand) => stand,
    stays: (standing, { isPressed }) => ended(model, standing, isPressed ? 'defender-holds' : 'attacker-repelled'),
    emptied: (standing) => ended(model, standing, 'vacated-without-advance'),
    eliminated: (standing) => ended(model, standing, 'defender-eliminated'),
    retreats: (standing, kind) => {
      const defenders = model.afterRetreat(standing, kind);
      return ended(
        model,
        { ...standing, defenders },
        total(defenders) > 0 ? 'defender-retreats' : 'defender-eliminated',
      );
    },
  };
  return valuation;
};

/** The exact distribution over all dice from the roll on the CRT to the last of a Determined Defense. */
export const fateOf = (model: BattleModel): Fate => afterRoll(exactly(model), startOf(model), model.column);

/** The same once the result is known, and the column where it was rolled. */
export const fateOfResult = (model: BattleModel, result: CombatResult, column?: OddsColumn): Fate =>
  afterResult(exactly(model), startOf(model), result, column);

/** [12] The fate of a stand that has been decided on, and of what may follow it. */
export const fateOfStand = (model: BattleModel, stand: Stand, isDesperate: boolean): Fate =>
  afterStand(exactly(model), startOf(model), stand, isDesperate);

/** The loss that leaves the attacker the greatest strength, or the least if his enemy chooses; the first of equals. */
function cheapestLoss(model: BattleModel, standing: Standing, payers: readonly number[], byEnemy: boolean): number {
  const left = (index: number): number =>
    strengthOf(model.attackers, stepLost(model.attackers, standing.attackers, index));
  const worth = (index: number): number => (byEnemy ? -left(index) : left(index));
  return payers.reduce((best, index) => (worth(index) > worth(best) ? index : best));
}

/** The policy's choice of the attacker's loss. */
export function attackerToPay(model: BattleModel, standing: Standing, payment: Payment): number | undefined {
  const payers = attackersToPay(model, standing, payment.elitePays);
  return payers.length === 0 ? undefined : cheapestLoss(model, standing, payers, payment.byEnemy);
}

/** The policy's choice of the defender's loss. */
export function defenderToPay(model: BattleModel, standing: Standing, result: CombatResult): number | undefined {
  const effect = effectBy(model.rules, result);
  const byEnemy = effect.chooser === 'opponent';
  const valuation = exactly(model);
  const payers = defendersToPay(model, standing, byEnemy);
  const fates = payers.map((index) => afterLosses(valuation, valuation.lose(standing, 'defenders', index), effect));
  return payers[bestIndex(fates, byEnemy)];
}

/** [12.1] [12.4] How the policy stands in this position, or undefined if it retreats. */
export const standToTake = (model: BattleModel, standing: Standing, isDesperate: boolean): Stand | undefined =>
  standingFate(model, exactly(model), standing, isDesperate)?.stand;

function standingFate(
  model: BattleModel,
  valuation: Valuation<Standing, Fate>,
  standing: Standing,
  isDesperate: boolean,
): { readonly stand: Stand; readonly fate: Fate } | undefined {
  const stands = standsOf(model, standing);
  const fates = stands.map((stand) => afterStand(valuation, standing, stand, isDesperate));
  const index = bestIndex(fates, false);
  const [stand, fate] = [stands[index], fates[index]];
  if (stand === undefined || fate === undefined) return undefined;
  const isLost = total(model.afterRetreat(standing, 'ordinary')) === 0;
  return isLost || keepsOf(fate) > 0n ? { stand, fate } : undefined;
}

/** [12.1.2] [17.6.3] Without a gun first: where it changes nothing it is saved. */
const standsOf = (model: BattleModel, { defenders, guns, hasGun }: Standing): readonly Stand[] =>
  model.defenders.flatMap(({ stands }, lead) =>
    stands === undefined || (defenders[lead] ?? 0) === 0
      ? []
      : [{ lead, gun: false }, ...(guns > 0 && hasGun !== true ? [{ lead, gun: true }] : [])],
  );
