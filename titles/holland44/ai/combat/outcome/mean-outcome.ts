/** Outcomes that are added up by their chances. */
import type { Chance } from '../../../src/rules/11-results/battle-tree.ts';
import type { ExpectedOutcome } from './battle-model.ts';

/** The mean over the faces of a die. */
export const weightedOutcome = <T>(
  chances: readonly Chance<T>[],
  outcomeOf: (result: T) => ExpectedOutcome,
): ExpectedOutcome =>
  sumOf(
    chances,
    ({ sixths }) => sixths / 6,
    ({ result }) => outcomeOf(result),
  );

/** The mean of outcomes that are equally likely. */
export const meanOutcome = (outcomes: readonly ExpectedOutcome[]): ExpectedOutcome =>
  sumOf(
    outcomes,
    () => 1 / outcomes.length,
    (one) => one,
  );

function sumOf<T>(
  cases: readonly T[],
  chanceOf: (one: T) => number,
  outcomeOf: (one: T) => ExpectedOutcome,
): ExpectedOutcome {
  const sum = { attacker: 0, defender: 0, clear: 0, bonus: 0, attackerSteps: 0, defenderSteps: 0, eliminated: 0 };
  for (const one of cases) {
    const chance = chanceOf(one);
    const outcome = outcomeOf(one);
    sum.attacker += chance * outcome.attacker;
    sum.defender += chance * outcome.defender;
    sum.clear += chance * outcome.clear;
    sum.bonus += chance * outcome.bonus;
    sum.attackerSteps += chance * outcome.attackerSteps;
    sum.defenderSteps += chance * outcome.defenderSteps;
    sum.eliminated += chance * outcome.eliminated;
  }
  return sum;
}
