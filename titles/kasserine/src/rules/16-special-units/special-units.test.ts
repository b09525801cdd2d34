import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  hex,
  type Layout,
  layOut,
  listed,
  move,
  order,
  pass,
  refusal,
  steps,
  unit,
} from '../../../test/table.ts';
import { hasMountainUnits } from '../12-combat/modifiers.ts';
import { isWithinCommand } from '../15-headquarters/command.ts';

describe('the commandos of von Koenen', () => {
  const units = { 'ge-koenen': '1308', 'us-2-6ai': '1305', 'us-3-6ai': '1303', 'ge-ii-47': '1530' };
  it('[16.4] [16.4.1] need not stop in a zone, and roll for each step from zone to zone', () => {
    const free = layOut({ units });
    expect(refusal(free, move('ge-koenen', '1307', '1306', '1207'))).toBe('legal');
    const through = layOut({ units, dice: [3] });
    order(through, move('ge-koenen', '1307', '1306', '1206'));
    expect(at(through, 'ge-koenen')).toBe('1206');
    const lost = layOut({ units, dice: [4] });
    order(lost, move('ge-koenen', '1307', '1306', '1206'));
    expect(at(lost, 'ge-koenen')).toBe('eliminated');
  });
  it('[16.4.1] [7.3.5] stop for a height in a zone all the same, and are offered nothing else', () => {
    const near = layOut({ units: { 'ge-koenen': '3011', 'us-2-6ai': '2909', 'ge-ii-47': '1530' } });
    expect(refusal(near, move('ge-koenen', '3010', '3009'))).toBe('legal');
    expect(refusal(near, move('ge-koenen', '3010', '3009', '2908'))).toBe('7.2.1');
    for (const one of listed(near, 'move')) expect([one, refusal(near, one)]).toEqual([one, 'legal']);
  });
  it('[16.4.1] [8.2.4] slip as a Reserve too, from friend to friend', () => {
    const friends = { 'ge-i-69': '1306', 'ge-ii-69': '1206', 'ge-10-hq': '1308' };
    const reserve = { ...units, ...friends, 'ge-koenen': { hex: '1308', reserve: true } };
    const begin = (die: number): Game => layOut({ phase: 'axis.reserve', units: reserve, dice: [die] });
    const g = begin(3);
    expect(refusal(g, move('ge-koenen', '1307', '1306', '1406'))).toBe('8.2.6');
    order(g, move('ge-koenen', '1307', '1306', '1206'));
    expect(at(g, 'ge-koenen')).toBe('1206');
    const lost = begin(4);
    order(lost, move('ge-koenen', '1307', '1306', '1206'));
    expect(at(lost, 'ge-koenen')).toBe('eliminated');
  });
  it('[16.4.1] never enter the hex of an enemy; others stop', () => {
    expect(refusal(layOut({ units }), move('ge-koenen', '1307', '1306', '1305'))).toBe('7.1.4');
    const foot = layOut({ units: { ...units, 'ge-koenen': '1530', 'ge-i-69': '1308' } });
    expect(refusal(foot, move('ge-i-69', '1307', '1306', '1207'))).toBe('7.2.1');
  });
});

describe('the Tigers', () => {
  const strongpoints = [{ hex: '1305', side: 'allied', active: true }];
  const begin = (units: Layout['units'], more: Partial<Layout> = {}): Game => {
    const g = layOut({ phase: 'axis.declaration', strongpoints, units: { 'us-2-6ai': '1305', ...units }, ...more });
    order(
      g,
      attack(
        Object.keys(units ?? {}).filter((id) => id.startsWith('ge')),
        '1305',
      ),
    );
    for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply']) pass(g, kind);
    return g;
  };
  it('[16.3] [16.3.1] may ignore a strongpoint, and then lose the first step', () => {
    const g = begin({ 'ge-1-501': '1306', 'ge-i-69': '1306' }, { dice: [6] });
    order(g, { kind: 'ignore-strongpoint' });
    pass(g, 'attack-support');
    expect([steps(g, 'ge-1-501'), steps(g, 'ge-i-69')]).toEqual([1, 2]);
    expect(listed(g, 'ignore-strongpoint')).toEqual([]);
  });
  it('[16.3.1] others may not', () => {
    const g = begin({ 'ge-i-7': '1306', 'ge-i-69': '1306', 'us-125fa': '1401' }, {});
    expect(refusal(g, { kind: 'ignore-strongpoint' })).not.toBe('legal');
  });
});

describe('mountain units', () => {
  const onto = (attackers: readonly string[], target: string) =>
    ({ side: 'axis', attackers: attackers.map(unit), hexes: [hex(target)], crt: 'assault', fire: false }) as const;
  it('[16.6] [16.6.3] help against a mountain or over an escarpment', () => {
    const units = { 'ge-jg-afr': '2908', 'ge-i-69': '2908', 'us-2-6ai': '3009', 'us-3-6ai': '2809' };
    const g = layOut({ units });
    expect(hasMountainUnits(g, onto(['ge-jg-afr'], '3009'))).toBe(true);
    expect(hasMountainUnits(g, onto(['ge-i-69'], '3009'))).toBe(false);
    expect(hasMountainUnits(g, onto(['ge-jg-afr'], '2809'))).toBe(false);
    const scarp = layOut({ units: { 'ge-jg-afr': '2911', 'uk-26-leih': '2910' } });
    expect(hasMountainUnits(scarp, onto(['ge-jg-afr'], '2910'))).toBe(true);
  });
  it('[16.6.4] and then lose the first step', () => {
    for (let die = 1; die <= 6; die++) {
      const g = layOut({
        phase: 'axis.declaration',
        dice: [die],
        units: { 'ge-jg-afr': '2908', 'ge-i-69': '2908', 'us-2-6ai': '3009' },
      });
      order(g, attack(['ge-jg-afr', 'ge-i-69'], '3009'));
      for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply', 'attack-support'])
        pass(g, kind);
      const lost = ['ge-jg-afr', 'ge-i-69'].map((id) => 2 - steps(g, id));
      if (lost[0] === 0 && lost[1] === 0) continue;
      // The only legal choice is made by itself.
      expect(lost).toEqual([1, 0]);
      return;
    }
    throw new Error('no die brings a loss');
  });
});

describe('French units', () => {
  it('[16.5] their HQs command air support for all', () => {
    const g = layOut({ units: { 'fr-dmc-hq': '2123', 'ge-i-69': '6408' } });
    expect(isWithinCommand(g, 'allied', hex('2127'))).toBe(true);
  });
});
