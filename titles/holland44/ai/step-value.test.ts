import { describe, expect, it } from 'vitest';
import { layOut, unit } from '../test/table.ts';
import { lossWeightsOf, stepValue, unitValue } from './step-value.ts';

const short = (turn = 3) => layOut({ scenario: 'short', turn });
const campaign = (turn = 3) => layOut({ scenario: 'campaign', turn });

describe('what a step is worth', () => {
  it('one step of an ordinary battalion counts as 1', () => {
    for (const id of ['de.segler', 'de.kerutt', 'uk.50.6dli']) {
      expect(Math.abs(stepValue(short(), unit(id), 2) - 1)).toBeLessThan(0.15);
    }
    expect(stepValue(short(), unit('de.kerutt'), 0)).toBe(0);
  });

  it('[26.5.2] the last step of a three-step Allied unit is dear in the campaign, where it is a Victory Point', () => {
    const u = unit('us.82.505.1');
    const [first, second, last] = [3, 2, 1].map((steps) => stepValue(campaign(), u, steps));
    expect(last).toBeGreaterThan(second ?? 0);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(last).toBeGreaterThan(2 * (first ?? 0));
  });

  it('in the short game no points are lost with it', () => {
    const u = unit('us.82.505.1');
    expect(stepValue(short(), u, 1)).toBeLessThan(stepValue(campaign(), u, 1));
    expect(stepValue(short(), u, 1)).toBeLessThan(1.2);
  });

  it('[2.3.6] a step of Low Quality is cheaper, one of an Elite unit dearer', () => {
    expect(stepValue(short(), unit('de.goebel'), 2)).toBeLessThan(stepValue(short(), unit('de.kerutt'), 2));
    expect(stepValue(short(), unit('de.bloch'), 2)).toBeGreaterThan(stepValue(short(), unit('de.kerutt'), 2));
  });

  it('an Engineer is worth more than a battalion’s step, a German one is not', () => {
    expect(stepValue(short(), unit('uk.corps.eng30'), 1)).toBeGreaterThan(3);
    expect(stepValue(short(), unit('de.eng159'), 1)).toBeLessThan(2);
  });

  it('a Bridging unit is worth most while the column is on its way', () => {
    const u = unit('uk.corps.br30');
    expect(stepValue(short(4), u, 1)).toBeGreaterThan(stepValue(short(10), u, 1));
  });

  it('[18.2.2] a Supply Head counts until turn 5', () => {
    const u = unit('us.82.supply');
    expect(stepValue(short(5), u, 1)).toBeGreaterThan(stepValue(short(6), u, 1));
  });

  it('a unit is worth all its steps', () => {
    const u = unit('de.kerutt');
    expect(unitValue(short(), u, 2)).toBeCloseTo(stepValue(short(), u, 2) + stepValue(short(), u, 1), 10);
  });

  it('the German player of the campaign has less and less to lose', () => {
    const own = [3, 10, 17].map((turn) => lossWeightsOf(campaign(turn), 'german').own);
    expect(own).toEqual([...own].sort((a, b) => b - a));
    expect(lossWeightsOf(short(17), 'german').own).toBe(lossWeightsOf(short(3), 'german').own);
  });
});
