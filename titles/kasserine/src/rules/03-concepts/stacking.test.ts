import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, END_MOVEMENT, hex, layOut, listed, move, order, pass, refusal, steps, unit } from '../../../test/table.ts';
import { CHITS } from '../../data/chits.ts';
import { UNITS } from '../../data/units.ts';
import type { Battle } from '../../state/battle.ts';
import { dataOf } from '../../state/units.ts';
import { figuresOf } from '../12-combat/figures.ts';
import { NO_SUPPORT } from '../12-combat/modifiers.ts';
import { oddsOf } from '../12-combat/odds.ts';
import { attackParts, isTooWeak, sumOfParts } from '../12-combat/strength.ts';
import { stackingPoints } from './stacking.ts';

const FULL = { 'ge-i-7': '1306', 'ge-ii-7': '1306', 'ge-i-69': '1306', 'ge-ii-69': '1306', 'ge-2k10': '1306' };

describe('stacking', () => {
  it('[3.3.1] [3.3.2] nine points are enough at the end of a phase, and HQs take no room', () => {
    const g = layOut({ units: { ...FULL, 'ge-10-hq': '1306' } });
    expect(stackingPoints(g, 'axis', hex('1306'))).toBe(9);
    order(g, END_MOVEMENT);
    pass(g, 'reserves');
    expect(decision(g)?.kind).not.toBe('overstacked');
  });
  it('[3.3.3] the owner removes what is too much, and only what takes room', () => {
    const g = layOut({ units: { ...FULL, 'ge-10-hq': '1306', 'ge-1k10': '1307' } });
    order(g, move('ge-1k10', '1306'));
    order(g, END_MOVEMENT);
    pass(g, 'reserves');
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'overstacked', about: { hex: '1306', points: 10 } });
    expect(refusal(g, { kind: 'remove', unit: 'ge-10-hq' })).toBe('3.3.3');
    expect(listed(g, 'remove')).toHaveLength(6);
    order(g, { kind: 'remove', unit: 'ge-1k10' });
    expect(at(g, 'ge-1k10')).toBe('eliminated');
    expect(decision(g)?.kind).not.toBe('overstacked');
  });
  it('[3.3.2] units pass through stacks without limit', () => {
    const g = layOut({ units: { ...FULL, 'ge-1k10': '1307' } });
    expect(refusal(g, move('ge-1k10', '1306', '1305'))).toBe('legal');
  });
  it('[3.3.5] [8.3.2] a holding box has no limit', () => {
    const box = Object.fromEntries(
      UNITS.filter(({ side, type }) => side === 'allied' && type === 'armor').map(({ id }) => [id, { box: 'Maktar' }]),
    );
    const g = layOut({ phase: 'allied.movement', units: { ...box, 'ge-i-69': '1306' } });
    order(g, END_MOVEMENT);
    pass(g, 'reserves');
    expect(decision(g)?.kind).not.toBe('overstacked');
  });
});

describe('steps and strengths', () => {
  it('[3.4.1] a unit of two steps has a reduced side, [3.4.2] HQs and artillery have one step', () => {
    const g = layOut({ units: { 'ge-i-7': { hex: '1306', steps: 1 }, 'ge-ii-7': '1306' } });
    expect([figuresOf(g, unit('ge-i-7')), figuresOf(g, unit('ge-ii-7'))]).toEqual([
      [4, 3],
      [8, 6],
    ]);
    const single = UNITS.filter(({ type }) => ['HQ', 'artillery', 'SP artillery'].includes(type));
    expect(single.every(({ steps: count }) => count === 1)).toBe(true);
    expect(steps(g, 'ge-i-7')).toBe(1);
  });
  it('[3.4.3] [4.2.1] untried units have one step, and each pool has a chit for all of them', () => {
    const untried = UNITS.filter(({ pool }) => pool !== undefined);
    expect(untried.every(({ steps: count }) => count === 1)).toBe(true);
    for (const [pool, chits] of Object.entries(CHITS))
      expect(chits.length).toBeGreaterThan(untried.filter((one) => one.pool === pool).length);
  });

  const battle = (attackers: readonly string[], target: string): Battle => ({
    side: 'axis',
    attackers: attackers.map(unit),
    hexes: [hex(target)],
    crt: 'assault',
    fire: false,
  });

  it('[3.5.1] [3.5.2] across an escarpment 4 and 4 are 8 and make 4, what does not cross is not halved', () => {
    // 2910/2911 is an escarpment, 2910/3011 is not.
    const g = layOut({
      units: { 'ge-56-86': '2911', 'ge-78-86': '2911', 'ge-2k10': '3011', 'uk-26-leih': '2910', 'ge-10-hq': '3013' },
    });
    expect(sumOfParts(attackParts(g, battle(['ge-56-86', 'ge-78-86'], '2910')))).toBe(4);
    expect(sumOfParts(attackParts(g, battle(['ge-56-86', 'ge-78-86', 'ge-2k10'], '2910')))).toBe(6);
  });
  it('[3.5.2] seven points halved together are three, each alone would be two and one', () => {
    const part = (figure: number, ...halvings: readonly ('mountain' | 'escarpment')[]) => ({
      unit: 0,
      figure,
      halvings,
    });
    expect(sumOfParts([part(4, 'escarpment'), part(3, 'escarpment')])).toBe(3);
    expect(sumOfParts([part(4, 'escarpment'), part(3, 'mountain')])).toBe(3);
    expect(sumOfParts([part(8, 'escarpment', 'mountain'), part(3)])).toBe(5);
  });
  it('[3.5] [10.1.5] infantry of 4 and 3 over an escarpment make 3, and the guns that support them are not halved', () => {
    const g = layOut({
      units: {
        'ge-78-86': '2911',
        'ge-49pi': '2911',
        'uk-26-leih': '2910',
        'ge-10-hq': '3013',
        'ge-i-90': { hex: '2912', mode: 'deployed' },
      },
    });
    const over = battle(['ge-78-86', 'ge-49pi'], '2910');
    const { attack, barrage } = oddsOf(g, over, { ...NO_SUPPORT, barrage: [unit('ge-i-90')] });
    expect([sumOfParts(attackParts(g, over)), barrage, attack]).toEqual([3, 3, 6]);
  });
  it('[3.5.3] [12.1.5] who is halved below one point takes no part', () => {
    const part = (figure: number, halvings: number) => ({
      unit: 0,
      figure,
      halvings: Array(halvings).fill('mountain'),
    });
    expect([isTooWeak(part(1, 0)), isTooWeak(part(1, 1)), isTooWeak(part(2, 1)), isTooWeak(part(0, 0))]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
  it('[2.2.3] [2.2.4] every unit has the values that its side needs', () => {
    for (const { id, type, range, barrage, fpf } of UNITS) {
      const isGun = ['artillery', 'SP artillery', 'AT', 'AAA', 'AAA 88mm'].includes(type);
      expect([id, range !== undefined && barrage !== undefined && fpf !== undefined]).toEqual([id, isGun]);
    }
    expect(dataOf(unit('ge-i-90'))).toMatchObject({ barrage: 3, attack: 0 });
  });
});
