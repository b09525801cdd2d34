import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { wanting } from '../../test/ai-positions.ts';
import { hex, layOut, type Piece, unit } from '../../test/table.ts';
import type { Intent } from '../intent.ts';
import { isBesidePerimeter, isOfPerimeter, outOfPerimeterCost } from './perimeter.ts';
import { withCampaignPriorities } from './staff-intent.ts';

const table = (turn: number, units: readonly Piece[] = [], scenario: 'short' | 'campaign' = 'campaign'): Game =>
  layOut({ turn, scenario, units });
const PARAS: Piece = { id: 'uk.1abn.1p.1', at: '6120' };

describe('the perimeter of Oosterbeek', () => {
  it('costs nothing inside, more and more outside', () => {
    const g = table(8);
    const costs = ['6120', '6219', '6220', '6320', '6421'].map((name) => outOfPerimeterCost(g, hex(name)));
    expect(costs.slice(0, 2)).toEqual([0, 0]);
    for (let i = 2; i < costs.length; i++) expect(costs[i]).toBeGreaterThan(costs[i - 1] ?? 0);
  });

  it('is not yet on turn 4, but nobody goes south of the river then either', () => {
    const g = table(4);
    expect(outOfPerimeterCost(g, hex('6421'))).toBe(0);
    expect(outOfPerimeterCost(g, hex('6022'))).toBeGreaterThan(3);
    expect([isBesidePerimeter(g, hex('6516')), isBesidePerimeter(table(5), hex('6516'))]).toEqual([true, false]);
  });

  it('takes in the bridge as long as somebody holds it', () => {
    const [empty, held] = [table(8), table(8, [{ id: 'uk.1abn.1p.2', at: '6122' }])];
    expect(outOfPerimeterCost(empty, hex('6122'))).toBeGreaterThan(0);
    expect(outOfPerimeterCost(held, hex('6122'))).toBe(0);
    expect([isBesidePerimeter(empty, hex('6223')), isBesidePerimeter(held, hex('6223'))]).toEqual([false, true]);
  });

  it('is of the 1st Airborne and the Poles beyond the Rhine, of nobody south of it', () => {
    const g = table(12, [
      PARAS,
      { id: 'pl.1', at: '6119' },
      { id: 'pl.2', at: '6019' },
      { id: 'us.82.505.1', at: '4923' },
    ]);
    expect(['uk.1abn.1p.1', 'pl.1', 'pl.2', 'us.82.505.1'].map((id) => isOfPerimeter(g, unit(id)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the care of the staff', () => {
  const intent = (g: Game, side: 'allied' | 'german' = 'allied'): Intent =>
    withCampaignPriorities(g, side, wanting({ '5024': 2 }));

  it('keeps a unit of the perimeter from going out for the enemy, but not from the one at its gates', () => {
    const g = table(8, [PARAS]);
    const { attackFactor } = intent(g);
    expect([attackFactor(unit('uk.1abn.1p.1'), hex('6421')), attackFactor(unit('uk.1abn.1p.1'), hex('6220'))]).toEqual([
      0, 1,
    ]);
    expect(attackFactor(unit('us.82.505.1'), hex('5025'))).toBe(1);
  });

  it('is taken in the campaign only', () => {
    const plan = wanting({});
    expect(withCampaignPriorities(table(8, [PARAS], 'short'), 'allied', plan)).toBe(plan);
    expect([intent(table(8)).waitsForOdds, intent(table(8), 'german').waitsForOdds]).toEqual([true, true]);
    expect(intent(table(8), 'german').outOfAreaCost).toBeUndefined();
  });

  it('[18.2.2] brings the Supply Head of the 1st Airborne into the perimeter, no other', () => {
    const g = table(5, [
      { id: 'uk.1abn.supply', at: '6417' },
      { id: 'us.82.supply', at: '5024' },
    ]);
    const { goalOf } = intent(g);
    expect(goalOf(unit('uk.1abn.supply'))?.hex).toBe(hex('6119'));
    expect(goalOf(unit('us.82.supply'))).toBeUndefined();
  });

  it('gives the drop zones of the 82nd up when nothing comes down there any more', () => {
    const values = [5, 6].map((turn) => intent(table(turn)).holdValue(hex('5024')));
    expect(values[0]).toBe(2);
    expect(values[1]).toBeLessThan(1);
    expect(intent(table(6), 'german').holdValue(hex('5024'))).toBe(2);
  });
});
