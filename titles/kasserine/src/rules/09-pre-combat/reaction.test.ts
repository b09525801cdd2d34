import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  DONE,
  type Layout,
  layOut,
  listed,
  move,
  order,
  pass,
  refusal,
  reserve,
  unit,
} from '../../../test/table.ts';
import { attackOf } from '../../state/state.ts';
import { declaredAttacks } from '../12-combat/attacks.ts';

/** An attack by I/69 from 1306 on 1305 is declared; the Allied player reacts. */
const reacting = (units: Layout['units'], more: Partial<Layout> = {}): Game => {
  const g = layOut({ phase: 'axis.declaration', units: { 'ge-i-69': '1306', 'ge-580aa': '1015', ...units }, ...more });
  order(g, attack('ge-i-69', '1305'));
  pass(g, 'declaration');
  return g;
};
const evade = (name: string) => ({ kind: 'evade', hex: name });

describe('evasion', () => {
  it('[9.2] [9.2.1] [9.2.3] [9.2.4] a roll up to the rating takes a unit back three hexes before any combat', () => {
    const g = reacting({ 'us-a-81r': '1305' }, { dice: [5] });
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'evasion' });
    order(g, evade('1305'));
    expect(listed(g, 'retreat').every(({ path }) => Array.isArray(path) && path.length === 3)).toBe(true);
    order(g, { kind: 'retreat', unit: 'us-a-81r', path: ['1304', '1303', '1302'] });
    expect(at(g, 'us-a-81r')).toBe('1302');
  });
  it('[9.2.4] a higher roll leaves it to fight, and nobody tries twice', () => {
    const g = reacting({ 'us-a-81r': '1305', 'us-3-1ar': { hex: '1010', reserve: true } }, { dice: [6] });
    order(g, evade('1305'));
    expect(at(g, 'us-a-81r')).toBe('1305');
    expect(declaredAttacks(g)).toHaveLength(1);
    expect(decision(g)?.kind).toBe('reaction-orders');
  });
  it('[9.2.2] only if everybody in the hex is rated', () => {
    const g = reacting({ 'us-a-81r': '1305', 'us-2-168': '1305', 'us-3-1ar': { hex: '1010', reserve: true } });
    expect(decision(g)?.kind).toBe('reaction-orders');
    expect(listed(g, 'evade')).toEqual([]);
  });
  it('[9.2.3] the lowest rating of a stack counts, and a higher rated attacker adds one', () => {
    const slow = { 'us-a-81r': '1305', 'us-2-6ai': '1305' };
    const stays = reacting(slow, { dice: [3] });
    order(stays, evade('1305'));
    expect(at(stays, 'us-a-81r')).toBe('1305');
    const goes = reacting(slow, { dice: [2] });
    order(goes, evade('1305'));
    expect(decision(goes)?.kind).toBe('retreat');
    const fast = layOut({
      phase: 'axis.declaration',
      dice: [4],
      units: { 'ge-580aa': '1306', 'us-1-1ar': '1305', 'ge-3aa': '1015' },
    });
    order(fast, attack('ge-580aa', '1305'));
    pass(fast, 'declaration');
    order(fast, evade('1305'));
    expect(at(fast, 'us-1-1ar')).toBe('1305');
  });
  it('[9.2.5] who has no way out free of enemy zones is lost', () => {
    const ring = { 'ge-ii-69': '1303', 'ge-i-86': '1204', 'ge-56-86': '1404' };
    const g = reacting({ 'us-a-81r': '1305', ...ring }, { dice: [1] });
    order(g, evade('1305'));
    if (decision(g)?.kind === 'retreat') order(g, { kind: 'perish', units: ['us-a-81r'] });
    expect(at(g, 'us-a-81r')).toBe('eliminated');
  });
  it('[9.2.6] attackers may follow, a second hex unless a zone stops them, and the attack is spent', () => {
    const g = reacting({ 'us-a-81r': '1305' }, { dice: [1] });
    order(g, evade('1305'));
    order(g, { kind: 'retreat', unit: 'us-a-81r', path: ['1304', '1303', '1302'] });
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'advance' });
    expect(refusal(g, { kind: 'advance', unit: 'ge-i-69', path: ['1206'] })).toBe('13.5.3');
    order(g, { kind: 'advance', unit: 'ge-i-69', path: ['1305', '1304'] });
    expect([at(g, 'ge-i-69'), declaredAttacks(g)]).toEqual(['1304', []]);
    const near = reacting({ 'us-a-81r': '1305', 'us-2-6ai': '1205' }, { dice: [1] });
    order(near, evade('1305'));
    order(near, { kind: 'retreat', unit: 'us-a-81r', path: ['1304', '1303', '1302'] });
    expect(refusal(near, { kind: 'advance', unit: 'ge-i-69', path: ['1305', '1304'] })).toBe('9.2.6');
    expect(refusal(near, { kind: 'advance', unit: 'ge-i-69', path: ['1305'] })).toBe('legal');
  });
  it('[9.2.6] who follows attacks no other hex of the same attack, who stays does', () => {
    const units = { 'us-a-81r': '1305', 'us-2-6ai': '1206', 'ge-i-69': '1306', 'ge-ii-69': '1306' };
    const begin = (): Game => {
      const g = layOut({ phase: 'axis.declaration', units, dice: [1] });
      order(g, attack(['ge-i-69', 'ge-ii-69'], ['1305', '1206']));
      pass(g, 'declaration');
      order(g, evade('1305'));
      order(g, { kind: 'retreat', unit: 'us-a-81r', path: ['1304', '1303', '1302'] });
      return g;
    };
    const g = begin();
    order(g, { kind: 'advance', unit: 'ge-i-69', path: ['1305'] });
    pass(g, 'advance');
    expect([attackOf(g, unit('ge-i-69')), attackOf(g, unit('ge-ii-69'))]).toEqual([0, 1]);
    expect(declaredAttacks(g)).toEqual([1]);
  });
});

describe('reaction movement', () => {
  const held = { 'us-2-168': '1305', 'us-1ad-hq': '1303' };
  const waiting = (hex: string) => ({ hex, reserve: true });
  it('[9.3.1] [9.3.2] lets the Reserve move where an attack is declared, and those that stay keep it', () => {
    const g = reacting({ ...held, 'us-2-6ai': waiting('1303'), 'us-3-6ai': waiting('1302'), 'us-1-6ai': '1302' });
    expect(refusal(g, move('us-1-6ai', '1303'))).toBe('8.2.1');
    order(g, move('us-2-6ai', '1304', '1305'));
    expect([at(g, 'us-2-6ai'), reserve(g, 'us-2-6ai'), reserve(g, 'us-3-6ai')]).toEqual(['1305', false, true]);
  });
  it('[9.3.3] into an enemy zone only where a friend stands', () => {
    const g = reacting({ ...held, 'us-2-6ai': waiting('1303') });
    expect(refusal(g, move('us-2-6ai', '1304', '1205', '1206'))).toBe('9.3.3');
    expect(refusal(g, move('us-2-6ai', '1304', '1305'))).toBe('legal');
  });
  it('[9.3.4] one unit into a hex that is attacked', () => {
    const g = reacting({ ...held, 'us-2-6ai': waiting('1303'), 'us-3-6ai': waiting('1303') });
    expect(refusal(g, move(['us-2-6ai', 'us-3-6ai'], '1304', '1305'))).toBe('9.3.4');
    order(g, move('us-2-6ai', '1304', '1305'));
    expect(refusal(g, move('us-3-6ai', '1304', '1305'))).toBe('9.3.4');
    expect(refusal(g, move('us-3-6ai', '1304'))).toBe('legal');
  });
  it('[9.3.5] knows neither one-hex movement nor infiltration', () => {
    const g = reacting({ ...held, 'us-2-6ai': waiting('1303') });
    expect(listed(g, 'move').every((one) => refusal(g, one) === 'legal')).toBe(true);
    const slow = reacting(
      { ...held, 'us-2-6ai': { ...waiting('2526'), states: ['out-of-supply'] } },
      { weather: 'rain' },
    );
    expect(refusal(slow, move('us-2-6ai', '2426'))).toBe('7.1.3');
  });
  it('[8.2.7] self-propelled artillery in Reserve may lay its marker instead of moving', () => {
    const guns = {
      'us-91afa': { ...waiting('1303'), mode: 'deployed' },
      'us-125fa': { hex: '1303', mode: 'deployed' },
    };
    const g = reacting({ ...held, ...guns });
    const lay = (id: string) => ({ kind: 'assign', unit: id, hex: '1305' });
    expect(refusal(g, lay('us-125fa'))).toBe('8.2.7');
    order(g, lay('us-91afa'));
    expect(reserve(g, 'us-91afa')).toBe(false);
  });
  it('[15.5.1] red-box units with Rommel react without a marker if an attack is within four hexes', () => {
    const units = { 'us-1-1ar': '1306', 'ge-i-47': '1305', 'ge-rommel': '1302', 'ge-i-69': '1302', 'ge-i-86': '1202' };
    const g = layOut({ phase: 'allied.declaration', units });
    order(g, attack('us-1-1ar', '1305'));
    pass(g, 'declaration');
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'reaction-orders' });
    expect([refusal(g, move('ge-i-69', '1303')), refusal(g, move('ge-i-86', '1203'))]).toEqual(['legal', '8.2.1']);
    const far = layOut({ phase: 'allied.declaration', units: { ...units, 'ge-rommel': '1510', 'ge-i-69': '1510' } });
    order(far, attack('us-1-1ar', '1305'));
    pass(far, 'declaration');
    expect(refusal(far, move('ge-i-69', '1511'))).toBe('8.2.1');
    order(far, DONE);
  });
});
