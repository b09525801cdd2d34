import { apply, decision, type JsonObject } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  efficiency,
  frameFault,
  hex,
  layOut,
  order,
  points,
  refusal,
  strength,
  unit,
} from '../../../test/table.ts';
import { OMG85 } from '../../index.ts';
import { delayOf } from '../../state/state.ts';

const strike = (hex: string) => ({ kind: 'strike', hex });

describe('air missions', () => {
  const table = (dice: readonly number[] = []) =>
    layOut({
      phase: 'allied.air-strike',
      counters: { alliedAir: 2, germanAir: 1 },
      units: [
        { id: 'A-44', hex: '20,15' },
        { id: 'A-1-POL', hex: '9,20' },
        { id: 'A-15-19', hex: '9,20' },
        { id: 'A-2-POL', hex: '10,15' },
        { id: 'G-60', hex: '20,11' },
        { id: 'G-88', hex: '20,8' },
      ],
      dice,
    });
  it('[4.1] [4.3] Allied strikes reach six hexes from a unit of the 30th Corps', () => {
    const g = table();
    expect(refusal(g, strike('20,11'))).toBe('legal');
    expect(refusal(g, strike('20,8'))).toBe('4.3');
    expect(refusal(g, strike('20,12'))).toBe('4.3');
  });
  it('[4.3] a hit costs strength, efficiency and operation points, and leaves the unit where it is', () => {
    const g = table([40, 6]);
    order(g, strike('20,11'));
    expect([strength(g, 'G-60'), efficiency(g, 'G-60'), delayOf(g, unit('G-60')), at(g, 'G-60')]).toEqual([
      46,
      60,
      6,
      '20,11',
    ]);
  });
  it('[4.3] a roll of 41 misses a lone unit', () => {
    const g = table([41]);
    order(g, strike('20,11'));
    expect(strength(g, 'G-60')).toBe(57);
  });
  it('[4.3] Germans attack neither the 30th Corps nor units stacked with it', () => {
    const g = table();
    order(g, { kind: 'pass' });
    expect(decision(g)?.by).toBe('german');
    expect(refusal(g, strike('20,15'))).toBe('4.3');
    expect(refusal(g, strike('9,20'))).toBe('4.3');
    expect(refusal(g, strike('10,15'))).toBe('legal');
    expect(refusal(g, { kind: 'interdict' })).toBe('4.2');
  });
  it('[4.2] interdiction takes operation points from the units that it affects', () => {
    const g = table([64, 1, 100, 100, 100]);
    order(g, { kind: 'interdict' });
    order(g, { kind: 'interdict' });
    order(g, { kind: 'pass' });
    expect(decision(g)?.kind).toBe('operation-orders');
    // Two points affect 18 in a hundred: the first unit rolled 64, the second 1, which takes a half of 20.
    expect([points(g, 'G-60'), points(g, 'G-88')].sort()).toEqual([10, 20]);
  });
  const interdicted = (turn: number, units: readonly { id: string; hex?: string; box?: string }[], dice: number[]) => {
    const g = layOut({ turn, phase: 'allied.air-strike', weather: 'clear', counters: { alliedAir: 8 }, units, dice });
    for (let i = 0; i < 8; i++) order(g, { kind: 'interdict' });
    while (decision(g)?.kind === 'air-mission') order(g, { kind: 'pass' });
    return g;
  };
  it('[4.2] it takes from the points received, so from those who arrive today too', () => {
    const g = interdicted(5, [{ id: 'G-47MG', box: 'expected' }], [100, 1]);
    expect([at(g, 'G-47MG'), points(g, 'G-47MG')]).toEqual(['3,0', 10]);
    const spared = interdicted(5, [{ id: 'G-47MG', box: 'expected' }], [100, 73]);
    expect(points(spared, 'G-47MG')).toBe(20);
  });
  it('[4.2] [8.6] on turn 1 it reaches those alone who receive points in the second phase', () => {
    const units = [
      { id: 'G-16SST', hex: '4,6' },
      { id: 'G-60', hex: '23,5' },
      { id: 'A-44', hex: '28,31' },
    ];
    const g = interdicted(1, units, [72]);
    // The whole share is 80 %: half of that in the second phase, of 10 points.
    expect([points(g, 'G-16SST'), delayOf(g, unit('G-16SST')), delayOf(g, unit('G-60'))]).toEqual([0, 4, 0]);
  });
});

describe('the frame of an air strike', () => {
  const [G60, G88, G85, A44] = [unit('G-60'), unit('G-88'), unit('G-85'), unit('A-44')];
  /** Two units under attack, until chance is asked for this. */
  const askedFor = (kind: string): JsonObject => {
    const g = layOut({
      phase: 'allied.air-strike',
      counters: { alliedAir: 2 },
      units: [
        { id: 'A-44', hex: '20,15' },
        { id: 'G-60', hex: '20,11' },
        { id: 'G-88', hex: '20,11' },
        { id: 'G-85', hex: '20,12' },
      ],
    });
    if (kind !== 'air-mission') apply(g, strike('20,11'));
    while (decision(g)?.kind !== kind) apply(g, { kind: 'roll', die: 1 });
    return OMG85.writePosition(g);
  };
  const fault = (kind: string, change: JsonObject): string => frameFault(askedFor(kind), 'air-strike', change);
  it('[4.3] names the hex while it is attacked, and in it whom the last roll is about', () => {
    for (const kind of ['air-mission', 'ground-attack', 'ground-attack-victim', 'ground-attack-effect'])
      expect(fault(kind, {})).toBe('read');
    expect(fault('air-mission', { hex: hex('20,11') })).toBe('hex: no hex is under attack');
    expect(fault('ground-attack', { victim: G60 })).toBe('victim: nobody has been hit yet');
    expect(fault('ground-attack-victim', { victim: G60 })).toBe('victim: nobody has been hit yet');
    expect(fault('ground-attack-effect', { victim: G88 })).toBe('read');
  });
  it('[4.3] hits nobody who is elsewhere, or of its own side', () => {
    expect(fault('ground-attack', { hex: hex('20,14') })).toBe('hex: nobody is there to be hit');
    expect(fault('ground-attack', { hex: hex('20,12') })).toBe('read');
    expect(fault('ground-attack-victim', { hex: hex('20,12') })).toBe('hex: only one is there to be hit');
    for (const victim of [G85, A44])
      expect(fault('ground-attack-effect', { victim })).toBe('victim: expected one who can be hit there');
  });
});
