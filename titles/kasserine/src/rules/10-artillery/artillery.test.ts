import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, happens, hex, type Layout, layOut, order, pass, refusal, spent, unit } from '../../../test/table.ts';
import type { Battle } from '../../state/battle.ts';
import { fpfHexOf } from '../../state/state.ts';
import { NO_SUPPORT } from '../12-combat/modifiers.ts';
import { oddsOf } from '../12-combat/odds.ts';
import { barrageRefusal, sharesResult } from './barrage.ts';
import { protectiveFire } from './protective-fire.ts';

const gun = (at: string, more: object = {}) => ({ hex: at, mode: 'deployed', ...more });
const onto1305: Battle = {
  side: 'axis',
  attackers: [unit('ge-i-69')],
  hexes: [hex('1305')],
  crt: 'assault',
  fire: false,
};
const table = (units: Layout['units'], more: Partial<Layout> = {}): Game =>
  layOut({ units: { 'ge-i-69': '1306', 'us-2-6ai': '1305', ...units }, ...more });
const barrage = (units: Layout['units'], id = 'ge-i-90'): string =>
  barrageRefusal(table(units), unit(id), onto1305)?.rule ?? 'legal';

describe('barrage', () => {
  it('[10.1.1] only by Deployed artillery, [10.1.3] with its marker at hand', () => {
    expect(barrage({ 'ge-i-90': gun('1308') })).toBe('legal');
    expect(barrage({ 'ge-i-90': '1308' })).toBe('10.1.1');
    expect(barrage({ 'ge-i-90': gun('1308', { marker: 'used' }) })).toBe('10.2.1');
    expect(barrage({}, 'ge-i-69')).toBe('10.1.1');
  });
  it('[16.1.1] not by anti-tank units, which have neither range nor marker', () => {
    expect(barrage({ 'ge-90pj': gun('1308') }, 'ge-90pj')).toBe('10.1.1');
    const far = layOut({
      phase: 'axis.declaration',
      units: { 'ge-90pj': gun('1307'), 'us-3-1ar': '1305', 'ge-i-69': '1306' },
    });
    const fire = (hexName: string) => ({ kind: 'fire', units: ['ge-90pj'], hex: hexName, crt: 'assault' });
    expect(refusal(far, fire('1305'))).toBe('9.1.1');
    const near = layOut({ phase: 'axis.declaration', units: { 'ge-90pj': gun('1306'), 'us-3-1ar': '1305' } });
    expect(refusal(near, fire('1305'))).toBe('legal');
  });
  it('[10.1.2] within range, counting the target and not the own hex', () => {
    expect([barrage({ 'ge-i-90': gun('1309') }), barrage({ 'ge-i-90': gun('1310') })]).toEqual(['legal', '10.1.2']);
  });
  it('[10.1.6] one hex of several in range is enough', () => {
    const g = table({ 'ge-i-90': gun('1310'), 'us-3-6ai': '1307' });
    expect(barrageRefusal(g, unit('ge-i-90'), { ...onto1305, hexes: [hex('1305'), hex('1307')] })).toBeUndefined();
  });
  it('[10.1.4] only with a ground unit that is no gun', () => {
    const g = table({ 'ge-i-90': gun('1308'), 'ge-90pj': gun('1306') });
    expect(barrageRefusal(g, unit('ge-i-90'), { ...onto1305, attackers: [unit('ge-90pj')] })?.rule).toBe('10.1.4');
  });
  it('[10.2.3] in an enemy zone only at those who exert it', () => {
    const units = { 'ge-i-90': gun('1308'), 'us-3-6ai': '1309' };
    expect(barrage(units)).toBe('10.2.3');
    expect(barrage({ 'ge-i-90': gun('1306') })).toBe('legal');
  });
  it('[10.2.2] beside a hex that is attacked it supports no other attack, and shares the result', () => {
    const units = { 'ge-i-90': gun('1308'), 'ge-ii-69': '1410', 'us-125fa': '1409' };
    const g = layOut({ phase: 'axis.declaration', units: { 'ge-i-69': '1306', 'us-2-6ai': '1305', ...units } });
    order(g, attack('ge-i-69', '1305'));
    order(g, attack('ge-ii-69', '1409'));
    expect(barrageRefusal(g, unit('ge-i-90'), onto1305)?.rule).toBe('10.2.2');
    expect(sharesResult(table({ 'ge-i-90': gun('1306') }), unit('ge-i-90'), onto1305)).toBe(true);
  });
  it('[10.1.7] artillery farther away is never hurt', () => {
    expect(sharesResult(table({ 'ge-i-90': gun('1308') }), unit('ge-i-90'), onto1305)).toBe(false);
  });
  it('[10.1.5] [3.5.1] is halved against a mountain, each battery by itself, and not over an escarpment', () => {
    const up = {
      'ge-i-86': '2908',
      'ge-i-90': gun('2907'),
      'ge-ii-90': gun('2907'),
      'us-2-6ai': '3009',
      'ge-ii-69': '2908',
    };
    const onto = (target: string, ids: readonly string[]): Battle => ({
      ...onto1305,
      attackers: ids.map(unit),
      hexes: [hex(target)],
    });
    const mountain = oddsOf(layOut({ units: up }), onto('3009', ['ge-i-86', 'ge-ii-69']), {
      ...NO_SUPPORT,
      barrage: [unit('ge-i-90'), unit('ge-ii-90')],
    });
    expect([mountain.barrage, mountain.attack]).toEqual([2, 6 + 2]);
    const scarp = { 'ge-i-86': '2911', 'ge-i-90': gun('2913'), 'uk-26-leih': '2910' };
    const over = oddsOf(layOut({ units: scarp }), onto('2910', ['ge-i-86']), {
      ...NO_SUPPORT,
      barrage: [unit('ge-i-90')],
    });
    expect([over.barrage, over.attack]).toEqual([3, 3 + 3]);
  });
  it('[10.5] [10.5.1] counts no more than the strength of the ground units, after halving', () => {
    const g = table({ 'ge-i-90': gun('1308'), 'ge-ii-90': gun('1308'), 'ge-iii-90': gun('1308') });
    const ids = ['ge-i-90', 'ge-ii-90', 'ge-iii-90'].map(unit);
    expect(oddsOf(g, onto1305, { ...NO_SUPPORT, barrage: ids })).toMatchObject({ barrage: 6, attack: 12 });
    expect(oddsOf(g, onto1305, { ...NO_SUPPORT, barrage: ids.slice(0, 1) })).toMatchObject({ barrage: 3, attack: 9 });
    // Over the escarpment of 2910 six are three, and carry no more than three.
    const guns = { 'ge-i-90': gun('2912'), 'ge-ii-90': gun('2912') };
    const climbing = layOut({ units: { 'ge-i-69': '2911', 'uk-26-leih': '2910', ...guns } });
    const uphill = { ...onto1305, hexes: [hex('2910')] };
    const both = { ...NO_SUPPORT, barrage: ids.slice(0, 2) };
    expect(oddsOf(climbing, uphill, both)).toMatchObject({ barrage: 3, attack: 6 });
  });
});

describe('final protective fire', () => {
  const fire = (units: Layout['units']) => protectiveFire(table(units), onto1305);
  it('[10.3] [10.3.1] adds its strength to the hex on which the marker lies', () => {
    expect(fire({ 'us-125fa': gun('1303', { marker: '1305' }) }).points).toBe(3);
    expect(fire({ 'us-125fa': gun('1303', { marker: '1304' }) }).points).toBe(0);
    expect(fire({ 'us-125fa': gun('1303') }).points).toBe(0);
  });
  it('[10.3.2] artillery alone, or with HQs, defends by itself and gives none', () => {
    const g = layOut({ units: { 'ge-i-69': '1306', 'us-125fa': gun('1305'), 'us-1ad-hq': '1305' } });
    expect(oddsOf(g, onto1305, NO_SUPPORT)).toMatchObject({ fpf: 0, defense: 2 });
  });
  it('[10.3.2] and its marker is used by that, those of guns elsewhere are not', () => {
    const g = layOut({
      phase: 'axis.declaration',
      dice: [6],
      units: {
        'it-50-tk': { hex: '1306', steps: 1 },
        'us-125fa': gun('1305'),
        'us-1ad-hq': '1305',
        'us-151fa': gun('1302'),
        'ge-i-69': '6408',
      },
    });
    expect([spent(g, 'us-125fa'), spent(g, 'us-151fa')]).toEqual([false, false]);
    order(g, attack('it-50-tk', '1305'));
    for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply', 'attack-support'])
      pass(g, kind);
    expect([spent(g, 'us-125fa'), spent(g, 'us-151fa')]).toEqual([true, false]);
  });
  it('[10.3.3] with others it fires for its own hex, or defends if its marker is used', () => {
    const g = table({ 'us-125fa': gun('1305') });
    expect(oddsOf(g, onto1305, NO_SUPPORT)).toMatchObject({ fpf: 3, defense: 5 + 3 });
    const used = table({ 'us-125fa': gun('1305', { marker: 'used' }) });
    expect(oddsOf(used, onto1305, NO_SUPPORT)).toMatchObject({ fpf: 0, defense: 5 + 1 });
  });
  it('[10.3.3] [10.1.1] in travel mode it gives no fire, and its own strength counts', () => {
    expect(oddsOf(table({ 'us-125fa': '1305' }), onto1305, NO_SUPPORT)).toMatchObject({ fpf: 0, defense: 5 + 1 });
  });
  it('[10.3.3] [16.1.5] fires for the armour beside it, at which guns fire, wherever their zone reaches', () => {
    const units = { 'ge-90pj': gun('1306'), 'ge-i-69': '1306', 'us-1-1ar': '1305', 'us-2-6ai': '1010' };
    const battle = { ...onto1305, attackers: [unit('ge-90pj')], fire: true };
    const points = (more: Layout['units']): number =>
      protectiveFire(layOut({ units: { ...units, ...more } }), battle).points;
    expect(points({ 'us-125fa': gun('1305', { marker: '1305' }) })).toBe(3);
    expect(points({ 'us-125fa': '1305' })).toBe(0);
  });
  it('[10.3.3] [10.3.2] guns in a hex that another attack awaits fire for nobody else, even where no zone reaches them', () => {
    const units = { 'us-125fa': gun('1303', { marker: '1305' }), 'us-1-1ar': '1303', 'ge-90pj': gun('1302') };
    const g = layOut({ phase: 'axis.declaration', units: { 'ge-i-69': '1306', 'us-2-6ai': '1305', ...units } });
    expect(protectiveFire(g, onto1305).points).toBe(3);
    order(g, { kind: 'fire', units: ['ge-90pj'], hex: '1303', crt: 'assault' });
    expect(protectiveFire(g, onto1305)).toMatchObject({ points: 0, cancelled: [] });
  });
  it('[10.3.6] is cancelled by an enemy zone on the guns, or out of range', () => {
    const near = fire({ 'us-125fa': gun('1303', { marker: '1305' }), 'ge-i-86': '1302' });
    expect([near.points, near.cancelled]).toEqual([0, [unit('us-125fa')]]);
    expect(fire({ 'us-125fa': gun('1301', { marker: '1305' }) }).points).toBe(3);
    expect(fire({ 'us-125fa': gun('1601', { marker: '1305' }) }).cancelled).toEqual([unit('us-125fa')]);
  });
  it('[10.5.2] has any British guns with one US or French unit', () => {
    const guns = { 'uk-f-12rha': gun('1303', { marker: '1305' }), 'uk-152fd': gun('1303', { marker: '1305' }) };
    const others = { 'us-125fa': gun('1303', { marker: '1305' }), 'us-185fa': gun('1303', { marker: '1305' }) };
    expect(fire({ ...guns, ...others })).toMatchObject({ points: 2 + 4 + 4 });
    expect(fire(guns)).toMatchObject({ points: 2 + 4 });
  });
  it('[10.5.1] counts no more than the defenders have', () => {
    const g = table({
      'us-1-6ai': '1010',
      'uk-152fd': gun('1303', { marker: '1305' }),
      'uk-f-12rha': gun('1303', { marker: '1305' }),
    });
    expect(oddsOf(g, onto1305, NO_SUPPORT)).toMatchObject({ fpf: 5, defense: 10 });
  });
  it('[10.3.4] [10.3.5] is assigned in the own Reserve Movement Phase, and stays there', () => {
    const g = layOut({
      phase: 'allied.reserve',
      units: {
        'us-125fa': gun('1303'),
        'us-151fa': gun('1303', { marker: 'used' }),
        'us-2-6ai': '1305',
        'us-3-6ai': '1310',
        'us-7fa': '1303',
        'ge-i-69': '1307',
      },
    });
    const lay = (id: string, name: string) => ({ kind: 'assign', unit: id, hex: name });
    expect(refusal(g, lay('us-125fa', '1304'))).toBe('10.3.4');
    expect(refusal(g, lay('us-7fa', '1305'))).toBe('10.1.1');
    expect([refusal(g, lay('us-151fa', '1305')), refusal(g, lay('us-125fa', '1310'))]).toEqual(['10.4.1', '10.1.2']);
    const told = happens(g, lay('us-125fa', '1305'));
    expect(told.map(({ kind, audience }) => [kind, audience])).toEqual([['fpf-assigned', 'allied']]);
    expect(fpfHexOf(g, unit('us-125fa'))).toBe(hex('1305'));
    expect(refusal(g, lay('us-125fa', '1303'))).not.toBe('legal');
  });
  it('[10.2.1] [10.2.4] [10.3.5] a marker that lies somewhere may be taken back for a barrage, and is used by it', () => {
    const g = layOut({
      phase: 'axis.declaration',
      dice: [6],
      units: { 'ge-i-69': '1306', 'us-2-6ai': '1305', 'ge-i-90': gun('1308', { marker: '1306' }) },
    });
    order(g, attack('ge-i-69', '1305'));
    pass(g, 'declaration');
    pass(g, 'evasion');
    pass(g, 'reaction-orders');
    expect(decision(g)?.kind).toBe('attack-support');
    order(g, { kind: 'barrage', unit: 'ge-i-90' });
    pass(g, 'attack-support');
    expect(spent(g, 'ge-i-90')).toBe(true);
  });
});
