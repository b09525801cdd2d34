/** Each gap that we fill is held to what the manual says of it; the numbers may be tuned as long as these hold. */
import { describe, expect, it } from 'vitest';
import { UNITS } from './data/units.ts';
import * as gaps from './inferred-formulas.ts';
import { orderFactor } from './rules/09-combat/fire.ts';

describe('G1 interdiction', () => {
  it('[4.2] the more points the greater the effect, and none without points', () => {
    const chances = Array.from({ length: 11 }, (_, points) => gaps.interdictionChance(points));
    expect(chances[0]).toBe(0);
    for (let i = 1; i <= 10; i++) expect(chances[i]).toBeGreaterThan(chances[i - 1] ?? 0);
  });
  it('[4.2] takes half of the allowance or more, never all of it, and less later in the day', () => {
    expect([gaps.interdictionLoss(20, 1, 64), gaps.interdictionLoss(20, 64, 64)]).toEqual([10, 16]);
    expect(gaps.interdictionLater(gaps.interdictionLoss(20, 64, 64))).toBe(8);
  });
});

describe('G2 ground attack', () => {
  it('[4.3] hits a lone unit about 40 times in a hundred, stacks and units on the march more often', () => {
    expect(gaps.groundAttackChance(1, false)).toBe(40);
    expect(gaps.groundAttackChance(2, false)).toBeGreaterThan(40);
    expect(gaps.groundAttackChance(1, true)).toBeGreaterThan(40);
    expect(gaps.groundAttackChance(4, true)).toBeLessThan(100);
  });
  it.each([1, 2, 10, 68, 262])('[4.3] never eliminates a unit of %i', (cp) => {
    for (let severity = 1; severity <= gaps.SEVERITIES; severity++) {
      const least = Math.ceil(cp / 3);
      expect(cp - gaps.groundAttackLoss(cp, least, severity)).toBeGreaterThanOrEqual(least);
      expect(gaps.groundAttackEfficiency(severity)).toBeGreaterThan(0);
      expect(gaps.groundAttackDelay(severity)).toBeGreaterThan(0);
    }
  });
});

describe('G3 efficiency', () => {
  it('[9.1] attackers lose more per loss than defenders', () => {
    expect(gaps.EFFICIENCY_PER_PERCENT.attacker).toBeGreaterThan(gaps.EFFICIENCY_PER_PERCENT.defender);
  });
  it('[9.1] units in supply regain some, unsupplied and isolated ones lose', () => {
    const [supplied = 0, outOfCommunications = 0, unsupplied = 0, isolated = 0] = gaps.EFFICIENCY_BY_SUPPLY;
    expect(supplied).toBeGreaterThan(outOfCommunications);
    expect(outOfCommunications).toBeGreaterThan(0);
    expect(unsupplied).toBeLessThan(0);
    expect(isolated).toBeLessThan(unsupplied);
  });
});

describe('G4 shares', () => {
  it('[8.15] losses are affected by the order of attack: three equal battalions take 42, 33 and 25 %', () => {
    const weights = [0, 1, 2].map((order) => gaps.attackerWeight(60, orderFactor(order)));
    const sum = weights.reduce((a, b) => a + b, 0);
    expect(weights.map((weight) => Math.round((weight * 100) / sum))).toEqual([42, 33, 25]);
  });
  it('[9.3] rounds fractions up as often as they are large', () => {
    const rounded = Array.from({ length: 10 }, (_, i) => gaps.roundedLoss(6.4, i + 1));
    expect(rounded.filter((loss) => loss === 7)).toHaveLength(4);
    expect(rounded.filter((loss) => loss === 6)).toHaveLength(6);
    expect(gaps.roundedLoss(12, 1)).toBe(12);
  });
});

describe('G5 retreat', () => {
  const chance = (lost: number, efficiency: number, fort: number) => gaps.retreatChance({ lost, efficiency, fort });
  it('[9.4] grows with losses and falling efficiency, shrinks with fortification', () => {
    expect(chance(20, 90, 0)).toBeGreaterThan(chance(10, 90, 0));
    expect(chance(20, 70, 0)).toBeGreaterThan(chance(20, 90, 0));
    expect(chance(20, 90, 3)).toBeLessThan(chance(20, 90, 0));
  });
  it('[9.4] is never certain, and nothing for fresh units', () => {
    expect(chance(100, 40, 0)).toBeLessThan(100);
    expect(chance(0, 95, 0)).toBe(0);
  });
});

describe('G6 to G10 the first days and the levels', () => {
  it('[8.6] a random is subtracted from airborne units, which still have some points of their 16', () => {
    expect(16 - gaps.DROP_DELAY).toBeGreaterThan(0);
  });
  it('[8.6] most German units have nothing on turn 1, not all', () => {
    const starting = UNITS.filter(({ side, turn }) => side === 'german' && turn === 1).map(({ id }) => id);
    expect(gaps.ALERTED.every((id) => starting.includes(id))).toBe(true);
    expect(gaps.ALERTED.length).toBeGreaterThan(0);
    expect(gaps.ALERTED.length).toBeLessThan(starting.length / 2);
  });
  it('[2.1] [8.12] level 3 is the historical one, level 4 the easiest for the Allies, level 1 the hardest', () => {
    const levels = [1, 2, 3, 4].map((level) => gaps.LEVELS[level]);
    expect(gaps.LEVELS[3]).toEqual({ bridgeBlows: 30, alliedAir: [8, 4, 0], germanFire: 1, germanSecondTurnOp: 15 });
    for (let i = 1; i < 4; i++) {
      expect(levels[i]?.bridgeBlows).toBeLessThan(levels[i - 1]?.bridgeBlows ?? 0);
      expect(levels[i]?.germanFire).toBeLessThan(levels[i - 1]?.germanFire ?? 0);
      expect(levels[i]?.alliedAir[0]).toBeGreaterThan(levels[i - 1]?.alliedAir[0] ?? 99);
    }
  });
});

describe('G22 the end of a unit', () => {
  it('[9.3] comes below a sixth of its full strength', () => {
    expect([gaps.leastStrength(60, false), gaps.leastStrength(62, false)]).toEqual([10, 11]);
    expect(gaps.leastStrength(2, false)).toBe(1);
  });
  it('[11.3] in a city comes with its last point only', () => {
    expect([gaps.leastStrength(60, true), gaps.leastStrength(381, true)]).toEqual([1, 1]);
  });
});

describe('G13 battle time', () => {
  it('[9.2] is what was left of the allowance, at most all of it', () => {
    expect([gaps.battleTime(20, 20), gaps.battleTime(10, 20), gaps.battleTime(30, 20)]).toEqual([1, 0.5, 1]);
    expect(gaps.battleTime(0, 0)).toBe(0);
  });
});
