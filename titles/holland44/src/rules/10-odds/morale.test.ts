import { describe, expect, it } from 'vitest';
import { battleOf, ELITE, type Fight, LOW, oddsIn, tableWith } from '../../../test/odds.ts';
import { oddsOf } from './odds.ts';

const against = (attackers: readonly string[], lead: string, attachment?: string): Fight => ({
  target: '1605',
  attackers,
  lead,
  ...(attachment === undefined ? {} : { attachment }),
});

describe('Elite attackers', () => {
  it('[10.6] A: with Low Quality defenders they earn two shifts', () => {
    const g = tableWith({ 'us.101.501.1': '1504', 'us.101.501.2': '1504', 'de.penal6': '1605' });
    expect(oddsIn(g, against(['us.101.501.1', 'us.101.501.2'], '101ABN')).shifts).toEqual([ELITE, LOW]);
  });
  it('[10.6] B: a Guards unit of as many steps spoils the majority if it is attached, not if it helps', () => {
    const g = tableWith({ 'us.101.501.1': '1504', 'uk.gds.5cg': '1504', 'de.kerutt': '1605' });
    const units = ['us.101.501.1', 'uk.gds.5cg'];
    expect(oddsIn(g, against(units, '101ABN', 'uk.gds.5cg')).shifts).toEqual([]);
    expect(oddsIn(g, against(units, '101ABN')).shifts).toEqual([ELITE]);
    expect(oddsIn(g, against(units, 'GDS', 'us.101.501.1')).shifts).toEqual([]);
  });
  it('[10.6] steps are counted as they are now', () => {
    const units = [{ id: 'uk.gds.5cg', at: '1504', steps: 2 }];
    const g = tableWith({ 'us.101.501.1': '1504', 'de.kerutt': '1605' }, { units });
    expect(oddsIn(g, against(['us.101.501.1', 'uk.gds.5cg'], '101ABN', 'uk.gds.5cg')).shifts).toEqual([ELITE]);
  });
  it('[10.6] C: normal against normal earns nothing', () => {
    const g = tableWith({ 'uk.50.1h': '1504', 'de.kerutt': '1605' });
    expect(oddsIn(g, against(['uk.50.1h'], '50DIV')).shifts).toEqual([]);
  });
  it('[10.6] Elite defenders neither deny it nor shift left', () => {
    const g = tableWith({ 'de.graebner': '1605', 'us.101.501.1': '1504', 'uk.50.1h': '1604' });
    expect(oddsIn(g, { target: '1504', attackers: ['de.graebner'], lead: '2SS' }).shifts).toEqual([ELITE]);
    const other: Fight = { target: '1605', attackers: ['uk.50.1h'], lead: '50DIV' };
    expect(oddsIn(g, other).shifts).toEqual([]);
  });
  it('[11.2] only their shift binds the choice of losses, not that of Low Quality defenders', () => {
    const g = tableWith({ 'us.101.501.1': '1504', 'uk.50.1h': '1604', 'de.penal6': '1605' });
    expect(oddsOf(g, battleOf(g, against(['us.101.501.1'], '101ABN'))).isElite).toBe(true);
    expect(oddsOf(g, battleOf(g, against(['uk.50.1h'], '50DIV'))).isElite).toBe(false);
  });
});

describe('Low Quality defenders', () => {
  it('[10.6] all of them must be', () => {
    const low = tableWith({ 'uk.50.1h': '1504', 'de.penal6': '1605', 'de.goebel': '1605' });
    expect(oddsIn(low, against(['uk.50.1h'], '50DIV')).shifts).toEqual([LOW]);
    const mixed = tableWith({ 'uk.50.1h': '1504', 'de.penal6': '1605', 'de.kerutt': '1605' });
    expect(oddsIn(mixed, against(['uk.50.1h'], '50DIV')).shifts).toEqual([]);
  });
  it('[11.4] a Remnant has the morale of its counter: that of Bloch, an Elite battalion, is normal', () => {
    const at = (steps: number) => tableWith({ 'uk.50.1h': '1504' }, { units: [{ id: 'de.bloch', at: '1605', steps }] });
    const counterattack: Fight = { target: '1504', attackers: ['de.bloch'], lead: '1PA' };
    expect(oddsIn(at(2), counterattack).shifts).toEqual([ELITE]);
    expect(oddsIn(at(1), counterattack).shifts).toEqual([]);
  });
});
