import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { wanting } from '../../test/ai-positions.ts';
import { hex, layOut, type Piece, unit } from '../../test/table.ts';
import type { Intent } from '../intent.ts';
import { isAtTheGates, isOfPerimeter, leavingPerimeter } from './perimeter.ts';
import { withCare } from './staff-intent.ts';

const table = (turn: number, units: readonly Piece[] = [], scenario: 'short' | 'campaign' = 'campaign'): Game =>
  layOut({ turn, scenario, units });
const PARAS: Piece = { id: 'uk.1abn.1p.1', at: '6120' };

describe('the perimeter of Oosterbeek', () => {
  it('costs nothing inside, more and more outside', () => {
    const g = table(8);
    const costs = ['6120', '6219', '6220', '6320', '6421'].map((name) => leavingPerimeter(g, hex(name)));
    expect(costs.slice(0, 2)).toEqual([0, 0]);
    for (let i = 2; i < costs.length; i++) expect(costs[i]).toBeGreaterThan(costs[i - 1] ?? 0);
  });

  it('is not yet on turn 4, but nobody goes south of the river then either', () => {
    const g = table(4);
    expect(leavingPerimeter(g, hex('6421'))).toBe(0);
    expect(leavingPerimeter(g, hex('6022'))).toBeGreaterThan(3);
    expect([isAtTheGates(g, hex('6516')), isAtTheGates(table(5), hex('6516'))]).toEqual([true, false]);
  });

  it('takes in the bridge as long as somebody holds it', () => {
    const [empty, held] = [table(8), table(8, [{ id: 'uk.1abn.1p.2', at: '6122' }])];
    expect(leavingPerimeter(empty, hex('6122'))).toBeGreaterThan(0);
    expect(leavingPerimeter(held, hex('6122'))).toBe(0);
    expect([isAtTheGates(empty, hex('6223')), isAtTheGates(held, hex('6223'))]).toEqual([false, true]);
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
  const intent = (g: Game, side: 'allied' | 'german' = 'allied'): Intent => withCare(g, side, wanting({ '5024': 2 }));

  it('keeps a unit of the perimeter from going out for the enemy, but not from the one at its gates', () => {
    const g = table(8, [PARAS]);
    const { zeal } = intent(g);
    expect([zeal(unit('uk.1abn.1p.1'), hex('6421')), zeal(unit('uk.1abn.1p.1'), hex('6220'))]).toEqual([0, 1]);
    expect(zeal(unit('us.82.505.1'), hex('5025'))).toBe(1);
  });

  it('is taken in the campaign only', () => {
    const plan = wanting({});
    expect(withCare(table(8, [PARAS], 'short'), 'allied', plan)).toBe(plan);
    expect([intent(table(8)).isPatient, intent(table(8), 'german').isPatient]).toEqual([true, true]);
    expect(intent(table(8), 'german').strayCost).toBeUndefined();
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
    const worths = [5, 6].map((turn) => intent(table(turn)).holdWorth(hex('5024')));
    expect(worths[0]).toBe(2);
    expect(worths[1]).toBeLessThan(1);
    expect(intent(table(6), 'german').holdWorth(hex('5024'))).toBe(2);
  });
});
