import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  attack,
  END_DECLARATION,
  hex,
  type Layout,
  layOut,
  listed,
  order,
  pass,
  refusal,
  unit,
} from '../../../test/table.ts';
import { declaredAttacks } from '../12-combat/attacks.ts';
import { mayReach } from './attack-rules.ts';
import { owedBy, stillOwed } from './required-attacks.ts';

const declaring = (units: Layout['units'], more: Partial<Layout> = {}): Game =>
  layOut({ phase: 'axis.declaration', units: { 'us-a-81r': '1015', 'ge-580aa': '1014', ...units }, ...more });

describe('declaring attacks', () => {
  it('[9.1] [9.1.1] [9.1.2] names attackers beside the hex and a table, and nobody must', () => {
    const g = declaring({ 'ge-i-69': '1306', 'us-2-6ai': '1305' });
    expect(refusal(g, END_DECLARATION)).toBe('legal');
    expect(refusal(g, attack('ge-i-69', '1304'))).toBe('9.1.6');
    expect(refusal(declaring({ 'ge-i-69': '1307', 'us-2-6ai': '1305' }), attack('ge-i-69', '1305'))).toBe('9.1.1');
    order(g, attack('ge-i-69', '1305'));
    expect(declaredAttacks(g)).toHaveLength(1);
    expect(listed(g, 'attack').every(({ units }) => !JSON.stringify(units).includes('ge-i-69'))).toBe(true);
  });
  it('[9.1.3] [12.3.2] nobody attacks or is attacked twice', () => {
    const g = declaring({ 'ge-i-69': '1306', 'ge-i-7': '1306', 'us-2-6ai': '1305' });
    order(g, attack('ge-i-69', '1305'));
    expect(refusal(g, attack('ge-i-69', '1305'))).toBe('9.1.3');
    expect(refusal(g, attack('ge-i-7', '1305'))).toBe('9.1.3');
  });
  it('[12.1.2] units of a stack may attack different hexes, [12.1.4] or stay out of it', () => {
    const g = declaring({
      'ge-i-69': '1306',
      'ge-i-7': '1306',
      'ge-ii-69': '1306',
      'us-2-6ai': '1305',
      'us-3-6ai': '1307',
    });
    order(g, attack('ge-i-69', '1305'));
    order(g, attack('ge-i-7', '1307'));
    pass(g, 'declaration');
    expect(decision(g)?.kind).not.toBe('declaration');
  });
  it('[9.1.4] [12.3.1] not below 1-5 on the Assault table, nor below 1-6 on the Mobile one', () => {
    const strong = { 'us-2-6ai': '1305', 'us-1-6ai': '1305', 'us-3-6ai': '1305' };
    const weak = { 'it-50-tk': { hex: '1306', steps: 1 } };
    const g = declaring({ ...strong, ...weak });
    // One point against fifteen, and against five.
    expect(refusal(g, attack('it-50-tk', '1305'))).toBe('9.1.4');
    expect(refusal(declaring({ 'us-2-6ai': '1305', ...weak }), attack('it-50-tk', '1305'))).toBe('legal');
    const six = { 'us-3-1ar': '1305' };
    expect(refusal(declaring({ ...six, ...weak }), attack('it-50-tk', '1305'))).toBe('9.1.4');
    expect(refusal(declaring({ ...six, ...weak }), attack('it-50-tk', '1305', 'mobile'))).toBe('legal');
  });
  it('[9.1.4] untried units count for one on either side', () => {
    const g = declaring({ 'us-1-168': '1305', 'us-1-133': '1305', 'it-50-tk': { hex: '1306', steps: 1 } });
    expect(refusal(g, attack('it-50-tk', '1305'))).toBe('legal');
    expect(
      refusal(declaring({ 'us-2-6ai': '1305', 'us-1-6ai': '1305', 'ge-afr-1': '1306' }), attack('ge-afr-1', '1305')),
    ).toBe('9.1.4');
  });
  it('[9.1.5] [12.2.4] who cannot go there neither attacks nor owes: motorized units over a wadi in rain', () => {
    const units = { 'ge-i-69': '5704', 'us-2-6ai': '5804' };
    expect(mayReach(declaring(units), unit('ge-i-69'), hex('5804'))).toBe(true);
    const rain = declaring(units, { weather: 'rain' });
    expect([mayReach(rain, unit('ge-i-69'), hex('5804')), refusal(rain, attack('ge-i-69', '5804'))]).toEqual([
      false,
      '7.3.3',
    ]);
    expect(owedBy(rain, 'axis', [unit('ge-i-69')])).toEqual([]);
  });
  it('[9.1.6] [12.2.6] armour in 3320 may not attack the mountain 3220; 3319 must be attacked, 3220 need not', () => {
    const units = { 'ge-i-7': '3320', 'us-rangers': '3319', 'us-2-168': '3220' };
    const g = declaring(units);
    expect(refusal(g, attack('ge-i-7', '3220'))).toBe('7.3.5');
    expect(owedBy(g, 'axis', [unit('ge-i-7')])).toEqual([hex('3319')]);
    const foot = declaring({ ...units, 'ge-i-69': '3320' });
    expect(owedBy(foot, 'axis', [unit('ge-i-69')])).toEqual([hex('3319'), hex('3220')].sort((a, b) => a - b));
  });
});

describe('required attacks', () => {
  const two = { 'us-2-6ai': '1305', 'us-3-6ai': '1405', 'ge-i-69': '1306', 'ge-i-7': '1306' };
  it('[9.1.7] every enemy whose zone reaches an attacker’s hex is attacked, by whomever', () => {
    const g = declaring(two);
    order(g, attack('ge-i-69', '1305'));
    expect(stillOwed(g, 'axis')).toEqual([]);
    const near = declaring({ ...two, 'us-3-6ai': '1406' });
    order(near, attack('ge-i-69', '1305'));
    expect(stillOwed(near, 'axis')).toEqual([hex('1406')]);
    expect(refusal(near, END_DECLARATION)).toBe('9.1.7');
    order(near, attack('ge-i-7', '1406'));
    expect(stillOwed(near, 'axis')).toEqual([]);
  });
  it('[9.1.7] who does not attack owes nothing, and units without a zone are owed nothing', () => {
    const g = declaring({ ...two, 'us-3-6ai': '1406' });
    expect(stillOwed(g, 'axis')).toEqual([]);
    const guns = declaring({ ...two, 'us-3-6ai': '1010', 'us-125fa': '1406' });
    order(guns, attack('ge-i-69', '1305'));
    expect(stillOwed(guns, 'axis')).toEqual([]);
  });
  it('[9.1.7] an attack that would owe what nobody can pay is refused when it is declared', () => {
    const alone = declaring({ 'us-2-6ai': '1305', 'us-3-6ai': '1406', 'ge-i-69': '1306' });
    expect(refusal(alone, attack('ge-i-69', '1305'))).toBe('9.1.7');
    expect(refusal(alone, attack('ge-i-69', ['1305', '1406']))).toBe('legal');
  });
  it('[9.1.8] one attack may strike several hexes if every attacker is next to all of them', () => {
    const g = declaring({ 'us-2-6ai': '1305', 'us-3-6ai': '1406', 'ge-i-69': '1306', 'ge-i-7': '1206' });
    expect(refusal(g, attack('ge-i-69', ['1305', '1406']))).toBe('legal');
    expect(refusal(g, attack(['ge-i-69', 'ge-i-7'], ['1305', '1406']))).toBe('9.1.8');
  });
  it('[9.1.8] [9.1.7] one in B may attack A, C and D, one in F beside A alone may not join; C without a zone may be left out', () => {
    const units = { 'us-2-6ai': '1305', 'us-125fa': '1406', 'us-3-6ai': '1206', 'ge-i-69': '1306', 'ge-i-7': '1304' };
    const g = declaring(units);
    expect(refusal(g, attack('ge-i-69', ['1305', '1406', '1206']))).toBe('legal');
    expect(refusal(g, attack(['ge-i-69', 'ge-i-7'], ['1305', '1406', '1206']))).toBe('9.1.8');
    expect(refusal(g, attack('ge-i-69', ['1305', '1206']))).toBe('legal');
    const zoned = declaring({ ...units, 'us-1-6ai': '1406', 'us-125fa': '1010', 'ge-i-7': '6408' });
    expect(refusal(zoned, attack('ge-i-69', ['1305', '1206']))).toBe('9.1.7');
  });
  it('[9.1.7] what is still owed is always among the choices', () => {
    const g = declaring({ ...two, 'us-3-6ai': '1406' });
    order(g, attack('ge-i-69', '1305'));
    expect(listed(g, 'end-declaration')).toEqual([]);
    expect(listed(g, 'attack').length).toBeGreaterThan(0);
  });
});

describe('the tables', () => {
  const tanks = { 'ge-i-7': '1306', 'ge-i-69': '1306', 'us-2-6ai': '1305' };
  it('[12.4.3] Mobile takes a tank unit, and armoured cars are none', () => {
    const g = declaring(tanks);
    expect(refusal(g, attack(['ge-i-7', 'ge-i-69'], '1305', 'mobile'))).toBe('legal');
    expect(refusal(g, attack('ge-i-69', '1305', 'mobile'))).toBe('12.4.3');
    expect(refusal(declaring({ ...tanks, 'ge-3aa': '1306' }), attack('ge-3aa', '1305', 'mobile'))).toBe('12.4.3');
  });
  it.each([
    ['rough', '3625', '3624'],
    ['hill', '2811', '2812'],
    ['woods', '2022', '2021'],
    ['a town', '2809', '2810'],
  ])('[12.4.1] %s must be attacked by Assault', (_name, target, from) => {
    const g = declaring({ 'ge-i-7': from, 'us-2-6ai': target });
    expect(refusal(g, attack('ge-i-7', target, 'mobile'))).toBe('12.4.1');
    expect(refusal(g, attack('ge-i-7', target))).toBe('legal');
  });
  it('[12.4.1] so must who is attacked over an escarpment, [12.4.2] anybody in rain, [14.2.1] a strongpoint', () => {
    const over = declaring({ 'ge-i-7': '2911', 'ge-i-69': '2911', 'uk-26-leih': '2910' });
    expect(refusal(over, attack(['ge-i-7', 'ge-i-69'], '2910', 'mobile'))).toBe('12.4.1');
    expect(refusal(declaring(tanks, { weather: 'rain' }), attack('ge-i-7', '1305', 'mobile'))).toBe('12.4.2');
    const strongpoints = [{ hex: '1305', side: 'allied', active: true }];
    expect(refusal(declaring(tanks, { strongpoints }), attack('ge-i-7', '1305', 'mobile'))).toBe('14.2.1');
  });
  it('[14.2.4] a strongpoint under construction helps nobody', () => {
    const strongpoints = [{ hex: '1305', side: 'allied', active: false }];
    const units = { ...tanks, 'us-2-6ai': { hex: '1305', states: ['building'] } };
    expect(refusal(declaring(units, { strongpoints }), attack('ge-i-7', '1305', 'mobile'))).toBe('legal');
  });
  it('[16.5.2] French units alone never attack on the Mobile table', () => {
    const units = { 'fr-2-3rca': '1306', 'ge-i-47': '1305', 'us-3-13ar': '1306' };
    const g = layOut({ phase: 'allied.declaration', units });
    expect(refusal(g, attack('fr-2-3rca', '1305', 'mobile'))).toBe('16.5.2');
    expect(refusal(g, attack(['fr-2-3rca', 'us-3-13ar'], '1305', 'mobile'))).toBe('legal');
  });
});

describe('who may attack', () => {
  it('[12.1.5] nobody without strength, [12.3.4] no guns alone', () => {
    const g = declaring({ 'ge-10-hq': '1306', 'ge-90pj': '1306', 'ge-i-69': '1306', 'us-2-6ai': '1305' });
    expect(refusal(g, attack(['ge-10-hq', 'ge-i-69'], '1305'))).toBe('12.1.5');
    expect(refusal(g, attack('ge-90pj', '1305'))).toBe('12.3.4');
    expect(refusal(g, attack(['ge-90pj', 'ge-i-69'], '1305'))).toBe('legal');
  });
  it('[14.3.5] no builder, [8.2.3] no Reserve, [10.1.4] no Deployed artillery', () => {
    const g = declaring(
      {
        'ge-i-69': { hex: '1306', states: ['building'] },
        'ge-ii-69': { hex: '1407', reserve: true },
        'it-dli': { hex: '1306', mode: 'deployed' },
        'us-2-6ai': '1305',
        'us-3-6ai': '1010',
      },
      { strongpoints: [{ hex: '1306', side: 'axis', active: false }] },
    );
    expect(refusal(g, attack('ge-i-69', '1305'))).toBe('14.3.5');
    expect(refusal(g, attack('it-dli', '1305'))).toBe('10.1.4');
    const near = declaring({ 'ge-ii-69': { hex: '1306', reserve: true }, 'us-125fa': '1305' });
    expect(refusal(near, attack('ge-ii-69', '1305'))).toBe('8.2.3');
  });
  it('[16.1.5] Deployed anti-tank units may fire at armour beside them, but not over an escarpment', () => {
    const fire = (units: readonly string[], target: string) => ({ kind: 'fire', units, hex: target, crt: 'assault' });
    const guns = { mode: 'deployed' };
    const g = declaring({ 'ge-90pj': { hex: '1306', ...guns }, 'ge-302fl': '1306', 'us-3-1ar': '1305' });
    expect(refusal(g, fire(['ge-90pj'], '1305'))).toBe('legal');
    expect(refusal(g, fire(['ge-302fl'], '1305'))).toBe('16.1.5');
    const foot = declaring({ 'ge-90pj': { hex: '1306', ...guns }, 'us-2-6ai': '1305' });
    expect(refusal(foot, fire(['ge-90pj'], '1305'))).toBe('16.1.5');
    const over = declaring({ 'ge-90pj': { hex: '2526', ...guns }, 'us-3-1ar': '2427' });
    expect(refusal(over, fire(['ge-90pj'], '2427'))).toBe('16.1.5');
    order(g, fire(['ge-90pj'], '1305'));
    expect(stillOwed(g, 'axis')).toEqual([]);
  });
});
