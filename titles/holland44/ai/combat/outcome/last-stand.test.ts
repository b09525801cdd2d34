import { describe, expect, it } from 'vitest';
import { ODDS_COLUMNS } from '../../../src/tables/combat-tables.ts';
import { ONLY_THE_HEX_COUNTS } from '../../../test/battle-models.ts';
import type { BattleModel, ValuedDefender } from './battle-model.ts';
import { outcomeOfAttack } from './expected-outcome.ts';

const counts = (steps: number): readonly number[] => Array.from({ length: steps + 1 }, (_, left) => left);
const piece = (steps: number) => ({
  unit: 0,
  steps,
  stepValues: counts(steps).map((left) => Math.min(1, left)),
  after: counts(steps).map((left) => Math.max(0, left - 1)),
});

/** No way out: units that retreat are lost. */
const surrounded = (steps: number, column: 'other' | 'city', drm: number): ValuedDefender => ({
  ...piece(steps),
  rank: 0,
  enemyRank: 0,
  stands: { column, drm: counts(steps).map(() => drm) },
  wayOut: 'none',
  escapesRout: false,
});

const modelOf = (defenders: readonly ValuedDefender[], more: Partial<BattleModel> = {}): BattleModel => ({
  ...ONLY_THE_HEX_COUNTS,
  attackers: [{ ...piece(9), rank: 0, eliteRank: 0 }],
  defenders,
  ...more,
});

const at = (one: BattleModel, column: (typeof ODDS_COLUMNS)[number]) =>
  outcomeOfAttack(one, ODDS_COLUMNS.indexOf(column));

describe('[12.4] a surrounded stack', () => {
  it.each([
    ['other', 0, 2, '4-1', '56; 1.50'],
    ['other', 1, 2, '4-1', '41; 1.30'],
    ['other', 1, 3, '5-1', '46; 2.10'],
    ['city', 1, 3, '6-1', '69; 2.53'],
  ] as const)('%s %i, %i steps, at %s', (column, drm, steps, odds, expected) => {
    const { eliminated, defenderSteps } = at(modelOf([surrounded(steps, column, drm)]), odds);
    expect(`${Math.round(100 * eliminated)}; ${defenderSteps.toFixed(2)}`).toBe(expected);
  });

  it('what was lost before counts in full', () => {
    const dear = modelOf([surrounded(3, 'other', 1)], { attackerWeights: { own: 1, enemy: 2 } });
    const cheap = modelOf([surrounded(3, 'other', 1)]);
    const [double, single] = [dear, cheap].map((one) => at(one, '4-1'));
    expect((double?.attacker ?? 0) - (single?.attacker ?? 0)).toBeCloseTo(single?.defenderSteps ?? 0, 6);
  });

  it('of many steps with many guns is looked through to its end', () => {
    const stack = [3, 3, 3, 3, 2, 2].map((steps) => surrounded(steps, 'other', 0));
    const { eliminated, defenderSteps } = at(modelOf(stack, { guns: 8 }), '4-1');
    expect(eliminated).toBeLessThan(0.01);
    expect(defenderSteps).toBeGreaterThan(0.5);
  });
});
