import { describe, expect, it } from 'vitest';
import { EDITIONS, FIRST_EDITION, rulesFor, SECOND_EDITION } from '../../editions.ts';
import { resultChances, startOf } from '../../rules/11-results/battle-tree.ts';
import { type CombatResult, ODDS_COLUMNS, type OddsColumn } from '../../tables/combat-tables.ts';
import { type End, shareOf } from './fate.ts';
import type { BattleModel, ModelAttacker, ModelDefender } from './model.ts';
import { attackerToPay, defenderToPay, fateOf, fateOfResult } from './outcomes.ts';

const attacker = (steps: number): ModelAttacker => ({
  unit: 0,
  steps,
  after: [0, 0, 1, 2],
  strength: [0, 1, 3, 4],
  rank: 0,
  eliteRank: 0,
});
const defender = (steps: number, drm = 0, column: 'clear' | 'other' | 'city' = 'clear'): ModelDefender => ({
  unit: 1,
  steps,
  after: [0, 0, 1, 2],
  strength: [0, 2, 4, 6],
  rank: 0,
  enemyRank: 0,
  stands: { column, drm: [drm, drm, drm, drm] },
});
const model = (changes: Partial<BattleModel>): BattleModel => ({
  column: '3-1',
  attackers: [attacker(3)],
  isElite: false,
  defenders: [defender(2)],
  guns: 0,
  slipsAway: false,
  rules: rulesFor({ edition: FIRST_EDITION }),
  isDesperate: () => false,
  afterRetreat: ({ defenders }) => defenders,
  ...changes,
});
const doomed: Partial<BattleModel> = {
  isDesperate: () => true,
  afterRetreat: ({ defenders }) => defenders.map(() => 0),
};
const share = (one: BattleModel, end: End, result?: CombatResult): string => {
  const fate = result === undefined ? fateOf(one) : fateOfResult(one, result);
  return shareOf(fate.ends[end] ?? 0n, fate.weight).exact;
};

describe('fates of a model', () => {
  it.each(ODDS_COLUMNS)('[11.1] the results of column %s have six sixths, and the ends make one', (column) => {
    expect(resultChances(column).reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6);
    const { weight, ends } = fateOf(model({ column }));
    expect(Object.values(ends).reduce((sum, part) => sum + part, 0n)).toBe(weight);
  });

  it.each(EDITIONS)('[11.1] [2e 12.2.3] the fates of the six faces make that of the column, edition %i', (edition) => {
    const one = model({ column: '5-1', defenders: [defender(3)], rules: rulesFor({ edition }) });
    const whole = shareOf(fateOf(one).ends['defender-holds'] ?? 0n, fateOf(one).weight).value;
    const parts = resultChances('5-1').map(({ result, sixths }) => {
      const fate = fateOfResult(one, result, '5-1');
      return (sixths / 6) * shareOf(fate.ends['defender-holds'] ?? 0n, fate.weight).value;
    });
    expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(whole, 10);
    const held = (column: OddsColumn) => fateOfResult(one, 'A1/D1', column);
    const isHarder = shareOf(held('5-1').ends['defender-holds'] ?? 0n, held('5-1').weight).value;
    const inBlack = shareOf(held('3-1').ends['defender-holds'] ?? 0n, held('3-1').weight).value;
    expect(isHarder < inBlack).toBe(edition === SECOND_EDITION);
  });

  it('[12.2] two steps in Clear hold on 5 and 6, and one of them is lost', () => {
    expect(share(model({}), 'defender-holds', 'DR')).toBe('1/3');
    expect(share(model({}), 'defender-retreats', 'DR')).toBe('2/3');
    const { defenderLost, weight } = fateOfResult(model({}), 'DR');
    // A 1 costs a step and fails; 5 and 6 cost one and hold.
    expect(shareOf(defenderLost, weight).exact).toBe('1/2');
  });

  it('[12.3] a single step that may only hold by dying retreats while it can', () => {
    const lone = { defenders: [defender(1)] };
    expect(share(model(lone), 'defender-retreats', 'DR')).toBe('1');
    expect(share(model({ ...lone, ...doomed }), 'vacated-without-advance', 'DR')).toBe('1/3');
    expect(share(model({ ...lone, ...doomed }), 'defender-eliminated', 'DR')).toBe('2/3');
  });

  it('[12.4] in despair each failure costs a step and another roll follows', () => {
    // Holds on 5 and 6 at the price of a step: with two steps the first success keeps one, the second would keep none.
    expect(share(model(doomed), 'defender-holds', 'DR')).toBe('1/3');
    expect(share(model(doomed), 'vacated-without-advance', 'DR')).toBe('2/9');
    expect(share(model(doomed), 'defender-eliminated', 'DR')).toBe('4/9');
  });

  it('[17.6.3] a gun adds one to the die, and only while it is loaded', () => {
    expect(share(model({ guns: 1 }), 'defender-holds', 'DR')).toBe('1/2');
    const city = { ...doomed, defenders: [defender(1, 0, 'city')] };
    expect(share(model({ ...city, guns: 1 }), 'defender-holds', 'DR')).toBe('1/2');
  });

  it('[12.1.1] DMR and DS leave no choice but to go', () => {
    expect(share(model({ guns: 1 }), 'defender-retreats', 'DMR')).toBe('1');
    expect(share(model({ defenders: [defender(1)] }), 'defender-eliminated', 'DS')).toBe('1');
  });

  it('[23.7] who slips away from D1 does not from DRX', () => {
    const recon = model({ slipsAway: true, defenders: [{ ...defender(1), rank: 0 }] });
    expect(share(recon, 'defender-retreats', 'D1')).toBe('1');
    expect(share(recon, 'defender-eliminated', 'DRX')).toBe('1');
  });

  it('[11.2] the owner keeps the hex with his loss, the enemy takes what holds it', () => {
    const pair = model({ defenders: [defender(1, 1), { ...defender(2, -1), unit: 2 }] });
    expect(defenderToPay(pair, startOf(pair), 'D1')).toBe(1);
    expect(defenderToPay(pair, startOf(pair), 'DRX')).toBe(0);
  });

  it('[11.2] the attacker pays from those who made the Morale Shift possible, in his own results only', () => {
    const elite: ModelAttacker = { ...attacker(1), eliteRank: 0 };
    const plain: ModelAttacker = { ...attacker(3), strength: [0, 1, 2, 5], eliteRank: 2 };
    const one = model({ attackers: [elite, plain], isElite: true });
    expect(attackerToPay(one, startOf(one), { byEnemy: false, elitePays: true })).toBe(0);
    expect(attackerToPay({ ...one, isElite: false }, startOf(one), { byEnemy: true, elitePays: true })).toBe(1);
    const gone = { ...startOf(one), attackers: [0, 3] };
    expect(attackerToPay(one, gone, { byEnemy: false, elitePays: true })).toBe(1);
  });
});
