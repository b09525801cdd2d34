import { type Choice, check, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { ELIMINATED } from '../../state/places.ts';
import { DEPLETED, DISRUPTED, hasMark, hexOf, OUT_OF_SUPPLY, orderOf, placeOf, stepsOf } from '../../state/state.ts';
import { isVehicle } from '../../state/units.ts';
import { stackingValue } from '../06-stacking/stacking.ts';
import { bondsOf, zocOf } from '../07-zones-of-control.ts';

const LOST: Piece = { id: 'us.82.supply', at: 'eliminated', steps: 0 };
const HEAD = unit('us.82.supply');

const supply = (layout: Layout): Game => layOut({ phase: 'allied.supply', turn: 4, ...layout });
const back = (at: string): Choice => ({ kind: 'return-supply-head', unit: 'us.82.supply', hex: at });

describe('Airborne Supply Heads', () => {
  it('[18.2.2] are Vehicle units of one step that stack for free, with a ZOC but no Bonds', () => {
    const units = [
      { id: 'us.82.supply', at: '4821' },
      { id: 'us.82.505.1', at: '4823' },
    ];
    const g = layOut({ units });
    expect([isVehicle(HEAD), stepsOf(g, HEAD), stackingValue(g, [HEAD])]).toEqual([true, 1, 0]);
    expect(zocOf(g, 'allied')[hex('4822')]).not.toBe(0);
    expect(bondsOf(g, 'allied').hexes[hex('4822')]).toBe(0);
  });

  it('[18.2.3] a lost one returns in the Allied Supply Phase, Depleted and Disrupted, with a unit of its division', () => {
    const g = supply({
      units: [
        LOST,
        { id: 'us.82.505.1', at: '4922' },
        { id: 'us.82.505.2', at: '5024' },
        { id: 'us.101.501.1', at: '5023' },
      ],
    });
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'return-supply-head' });
    expect(listed(g, 'return-supply-head').map(({ hex: at }) => at)).toEqual(['4922', '5024']);
    expect(check(g, back('5023'))).toMatchObject({ legal: false, rule: '18.2.3' });
    order(g, back('5024'));
    expect(hexOf(g, HEAD)).toBe(hex('5024'));
    expect([stepsOf(g, HEAD), orderOf(g, HEAD), hasMark(g, HEAD, DEPLETED)]).toEqual([1, DISRUPTED, true]);
    // It supplies nobody any more.
    expect(hasMark(g, unit('us.82.505.2'), OUT_OF_SUPPLY)).toBe(true);
  });

  it('[18.2.3] in Polder only on a road', () => {
    // 5222 is Woods; 5224 and 5105 are Polder, with a road and without.
    const units = [
      LOST,
      { id: 'us.82.505.1', at: '5224' },
      { id: 'us.82.505.2', at: '5105' },
      { id: 'us.82.505.3', at: '5222' },
    ];
    expect(listed(supply({ units }), 'return-supply-head').map(({ hex: at }) => at)).toEqual(['5222', '5224']);
  });

  it('[6.1] not into a hex with another Supply Head', () => {
    const units = [
      LOST,
      { id: 'us.82.505.1', at: '5024' },
      { id: 'us.101.supply', at: '5024' },
      { id: 'us.82.505.2', at: '4922' },
      { id: 'us.82.505.3', at: '4821' },
    ];
    expect(listed(supply({ units }), 'return-supply-head').map(({ hex: at }) => at)).toEqual(['4821', '4922']);
  });

  it('[18.2.3] it waits while there is no such hex, and the only one is taken without asking', () => {
    const none = supply({ units: [LOST, { id: 'us.101.501.1', at: '5024' }] });
    expect(placeOf(none, HEAD)).toBe(ELIMINATED);
    const one = supply({ units: [LOST, { id: 'us.82.505.1', at: '5024' }] });
    expect(hexOf(one, HEAD)).toBe(hex('5024'));
  });

  it('[18.2.3] not in the German Supply Phase', () => {
    const g = layOut({ phase: 'german.supply', units: [LOST, { id: 'us.82.505.1', at: '5024' }] });
    expect(placeOf(g, HEAD)).toBe(ELIMINATED);
  });

  it('[18.2.3] two lost ones return one after the other; Polish units bring back that of the 1st', () => {
    const g = supply({
      units: [
        LOST,
        { id: 'uk.1abn.supply', at: 'eliminated', steps: 0 },
        { id: 'us.82.505.1', at: '5024' },
        { id: 'us.82.505.2', at: '4922' },
        { id: 'pl.1', at: '6418' },
        { id: 'pl.2', at: '6317' },
      ],
    });
    order(g, { kind: 'return-supply-head', unit: 'uk.1abn.supply', hex: '6317' });
    order(g, back('4922'));
    expect([hexOf(g, unit('uk.1abn.supply')), hexOf(g, HEAD)]).toEqual([hex('6317'), hex('4922')]);
  });
});
