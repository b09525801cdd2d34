import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../src/editions.ts';
import { modelOf } from '../../../src/queries/odds/battle-model.ts';
import { fateOf } from '../../../src/queries/odds/outcomes.ts';
import { oddsOf } from '../../../src/rules/10-odds/odds.ts';
import { ODDS_COLUMNS } from '../../../src/tables/combat-tables.ts';
import { ONLY_THE_HEX_COUNTS } from '../../../test/battle-models.ts';
import { battleOf, type Fight } from '../../../test/odds.ts';
import { type Piece as Counter, layOut } from '../../../test/table.ts';
import type { BattleModel, ValuedDefender } from './battle-model.ts';
import { outcomeOfAttack, outcomeOfResult, outcomeOfRetreat, outcomeOfStand } from './expected-outcome.ts';
import { battleModel, defendingStack } from './read-battle.ts';

const piece = (steps: number) => ({
  unit: 0,
  steps,
  stepValues: [0, 1, 1, 1, 1],
  after: [0, 0, 1, 2, 3],
});

type Terrain = 'clear' | 'other' | 'city';

const standing = (steps: number, column?: Terrain, drm = 0): ValuedDefender => ({
  ...piece(steps),
  rank: 0,
  enemyRank: 0,
  wayOut: 'free',
  escapesRout: true,
  ...(column === undefined ? {} : { stands: { column, drm: Array.from({ length: 5 }, () => drm) } }),
});

/** A battle in which the hex is all that counts, so that all who may stand do. */
const fightOver = (defender: ValuedDefender, more: Partial<BattleModel> = {}): BattleModel => ({
  ...ONLY_THE_HEX_COUNTS,
  attackers: [{ ...piece(4), rank: 0, eliteRank: 0 }],
  defenders: [defender],
  ...more,
});

/** `67; 0.33/0.50`: cleared, steps of the attacker, steps of the defender. */
function row(one: BattleModel, column: string): string {
  const { clear, attackerSteps, defenderSteps } = outcomeOfAttack(one, ODDS_COLUMNS.indexOf(column as '1-1'));
  return `${Math.round(100 * clear)}; ${attackerSteps.toFixed(2)}/${defenderSteps.toFixed(2)}`;
}

describe('the table of expectations', () => {
  it.each([
    ['1-2', '17; 0.83/0.17'],
    ['1-1', '33; 0.67/0.33'],
    ['3-1', '67; 0.33/0.50'],
    ['5-1', '100; 0.33/0.67'],
    ['7-1', '100; 0.17/0.50'],
  ])('[9.3] %s against two steps that may not stand', (column, expected) => {
    expect(row(fightOver(standing(2)), column)).toBe(expected);
  });

  it.each([
    ['clear', -1, '4-1', '69; 0.33/1.08'],
    ['clear', 0, '5-1', '78; 0.44/1.00'],
    ['other', 0, '3-1', '33; 0.44/0.83'],
    ['other', 1, '4-1', '28; 0.61/0.94'],
    ['city', 0, '6-1', '78; 0.39/0.83'],
    ['city', 1, '5-1', '44; 0.56/0.89'],
  ] as const)('[12.2] %s %i at %s, standing whenever it is allowed', (column, drm, odds, expected) => {
    expect(row(fightOver(standing(2, column, drm)), odds)).toBe(expected);
  });

  it('[12.2] a gun lifts a City of Elite troops beyond the reach of 4-1', () => {
    const guarded = fightOver(standing(2, 'city', 1), { guns: 1 });
    expect(row(guarded, '4-1')).toBe('0; 0.75/0.94');
    expect(row({ ...guarded, guns: 0 }, '4-1')).toBe('14; 0.61/0.94');
  });

  it('[2e 12.2.3] [2e 12.2.4] an orange result is stood against one lower, in the second edition alone', () => {
    const held = (edition: number, column: '3-1' | '5-1') =>
      1 - outcomeOfResult(fightOver(standing(3, 'other'), { rules: rulesFor({ edition }) }), 'A1/D1', column).clear;
    expect(held(1, '5-1')).toBe(held(1, '3-1'));
    expect(held(2, '5-1')).toBeLessThan(held(2, '3-1'));
    expect(held(2, '3-1')).toBe(held(1, '3-1'));
    const cleared = (edition: number) =>
      outcomeOfAttack(fightOver(standing(3, 'other'), { rules: rulesFor({ edition }) }), ODDS_COLUMNS.indexOf('5-1'))
        .clear;
    expect(cleared(2)).toBeGreaterThan(cleared(1));
  });

  it('[12.3] a single step that dies in holding lets nobody in', () => {
    expect(row(fightOver(standing(1, 'other', 0)), '4-1')).toBe('83; 0.39/0.83');
  });

  it.each([
    ['clear', -1, 2, '4-1', 78, 1.78],
    ['other', 1, 3, '5-1', 46, 2.1],
    ['city', 0, 2, '6-1', 89, 1.89],
  ] as const)('[12.4] surrounded: %s %i with %i steps at %s', (column, drm, steps, odds, lost, mean) => {
    const doomed: ValuedDefender = { ...standing(steps, column, drm), wayOut: 'none', escapesRout: false };
    const outcome = outcomeOfAttack(fightOver(doomed), ODDS_COLUMNS.indexOf(odds));
    expect(Math.round(100 * outcome.eliminated)).toBe(lost);
    expect(outcome.defenderSteps).toBeCloseTo(mean, 2);
  });
});

describe('to stand or to go', () => {
  /** The worth of the hex from which a stand pays, as the table of thresholds has it. */
  const pays = (column: Terrain, drm: number, keep: number): boolean => {
    const one = fightOver(standing(3, column, drm), { keepValue: keep });
    return outcomeOfStand(one, { lead: 0, gun: false }).defender > outcomeOfRetreat(one).defender;
  };
  /** What being Engaged costs comes on top of the printed thresholds. */
  const MARGIN = 0.2;

  it.each([
    ['clear', -1, 3],
    ['clear', 0, 1],
    ['clear', 1, 0],
    ['other', -1, 1.5],
    ['other', 0, 0.67],
    ['other', 1, 0],
    ['city', -1, 1],
    ['city', 0, 0.5],
  ] as const)('[12.3] %s with %i: from %d steps on', (column, drm, threshold) => {
    expect(pays(column, drm, threshold + MARGIN)).toBe(true);
    expect(pays(column, drm, threshold - 0.01)).toBe(false);
  });
});

describe('the game read into a battle model', () => {
  const fights: Readonly<Record<string, { units: readonly Counter[]; fight: Fight }>> = {
    'a full stack in a City': {
      units: [
        { id: 'us.82.508.1', at: '5222' },
        { id: 'us.82.508.2', at: '5222' },
        { id: 'de.henke', at: '5321' },
      ],
      fight: { target: '5321', attackers: ['us.82.508.1', 'us.82.508.2'], lead: '82ABN' },
    },
    'two battalions in the open': {
      units: [
        { id: 'uk.50.6dli', at: '4016' },
        { id: 'uk.50.8dli', at: '3916' },
        { id: 'de.kerutt', at: '4017' },
        { id: 'de.segler', at: '4017' },
      ],
      fight: { target: '4017', attackers: ['uk.50.6dli', 'uk.50.8dli'], lead: '50DIV' },
    },
    'one step in the Woods': {
      units: [
        { id: 'uk.gds.2ig', at: '1705' },
        { id: 'de.hoffmann14', at: '1806' },
      ],
      fight: { target: '1806', attackers: ['uk.gds.2ig'], lead: 'GDS', occasion: 'breakthrough' },
    },
    'a Disrupted unit': {
      units: [
        { id: 'uk.50.6dli', at: '4016' },
        { id: 'de.kerutt', at: '4017', states: ['disrupted'] },
      ],
      fight: { target: '4017', attackers: ['uk.50.6dli'], lead: '50DIV' },
    },
  };

  it.each(Object.entries(fights))('comes to the same as the query about odds: %s', (_name, { units, fight }) => {
    const g = layOut({ turn: 7, scenario: 'short', units });
    const battle = battleOf(g, fight);
    const odds = oddsOf(g, battle);
    const { weight, ends, attackerLost, defenderLost } = fateOf(modelOf(g, battle, odds));
    const share = (part: bigint): number => Number(part) / Number(weight);
    const values = { takeValue: 0, bonusValue: 0, keepValue: 100, retreatCost: 0, routCost: 0, gunCost: 0 };
    const read = battleModel(g, battle, odds.isElite, { defense: defendingStack(g, battle), values });
    const outcome = outcomeOfAttack(read, odds.column);
    expect(outcome.clear).toBeCloseTo(
      share((ends['defender-eliminated'] ?? 0n) + (ends['defender-retreats'] ?? 0n)),
      9,
    );
    expect(outcome.attackerSteps).toBeCloseTo(share(attackerLost), 9);
    expect(outcome.defenderSteps).toBeCloseTo(share(defenderLost), 9);
  });
});
