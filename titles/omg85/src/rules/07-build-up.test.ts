import { describe, expect, it } from 'vitest';
import { at, efficiency, hex, layOut, order, refusal, strength, unit } from '../../test/table.ts';
import { fortOf, isTravelling } from '../state.ts';
import { stackingOf } from './08-stacking.ts';
import { offensiveFire } from './09-fire.ts';

const phase = (layout: Parameters<typeof layOut>[0]) => layOut({ phase: 'build-up', ...layout });

describe('building up', () => {
  it('[7.1] [7.2] joins units of one parent: strengths add, efficiency is weighted, the lowest fort counts', () => {
    const g = phase({
      units: [
        { id: 'A-1-POL', hex: '20,15', build: 'up', efficiency: 90, fort: 2 },
        { id: 'A-2-POL', hex: '20,15', efficiency: 60 },
        { id: 'A-3-POL', hex: '20,16' },
      ],
    });
    expect([at(g, 'A-POL'), at(g, 'A-1-POL'), at(g, 'A-3-POL')]).toEqual(['20,15', 'inside', '20,16']);
    expect([strength(g, 'A-POL'), efficiency(g, 'A-POL'), fortOf(g, unit('A-POL'))]).toEqual([84, 75, 0]);
    expect(stackingOf(g, unit('A-POL'))).toBe(2);
  });
  it('[7.1] needs at least one other', () => {
    const g = phase({ units: [{ id: 'A-1-POL', hex: '20,15', build: 'up' }] });
    expect([at(g, 'A-1-POL'), at(g, 'A-POL')]).toEqual(['20,15', 'pool']);
  });
  it('[7.1] a battalion joins its regiment', () => {
    const units = [
      { id: 'A-504-82', hex: '20,15' },
      { id: 'A-3-504-82', hex: '20,15', build: 'up' },
    ];
    const g = phase({ units });
    expect([at(g, 'A-3-504-82'), strength(g, 'A-504-82'), stackingOf(g, unit('A-504-82'))]).toEqual(['inside', 195, 3]);
  });
  it('[7.2] a parent unit fights at 1.15', () => {
    const g = layOut({ units: [{ id: 'A-504-82', hex: '20,15', efficiency: 100 }] });
    expect(offensiveFire(g, hex('20,16'), { unit: unit('A-504-82'), order: 0, time: 100 }).value).toBeCloseTo(149.5);
  });
});

describe('breaking down', () => {
  it('[7.1] shares the strength by the printed one, in normal mode', () => {
    const g = phase({ units: [{ id: 'A-1P-1', hex: '20,15', cp: 100, mode: 'travel', build: 'down' }] });
    const parts = ['A-1-1P-1', 'A-2-1P-1', 'A-3-1P-1'];
    expect(parts.map((id) => strength(g, id)).reduce((a, b) => a + b, 0)).toBe(100);
    expect([at(g, 'A-1P-1'), isTravelling(g, unit('A-1-1P-1'))]).toEqual(['pool', false]);
  });
  it('[7.1] Allied units on an entry hex and Germans off the map come out in travel mode', () => {
    const g = phase({
      units: [
        { id: 'A-231-50', hex: '28,31', build: 'down' },
        { id: 'G-6', hex: '26,5', build: 'down' },
      ],
    });
    expect([isTravelling(g, unit('A-1D-231-50')), isTravelling(g, unit('G-1-6'))]).toEqual([true, true]);
  });
  it('[8.5] is plotted by parent units only, building up by those that have a parent', () => {
    const g = layOut({
      units: [
        { id: 'A-504-82', hex: '20,15' },
        { id: 'A-44', hex: '20,16' },
      ],
    });
    const plot = (id: string, what: string) => refusal(g, { kind: 'build', unit: id, plot: what });
    expect([plot('A-504-82', 'down'), plot('A-504-82', 'up'), plot('A-44', 'up'), plot('A-44', 'down')]).toEqual([
      'legal',
      '7.1',
      '7.1',
      '7.1',
    ]);
  });
});

describe('disbanding', () => {
  it('[8.5] gives a third of the strength to the others in the hex', () => {
    const g = phase({
      units: [
        { id: 'A-44', hex: '20,15', cp: 62, states: ['disbanding'] },
        { id: 'A-1-POL', hex: '20,15', cp: 40 },
        { id: 'A-2-POL', hex: '20,15', cp: 40 },
      ],
    });
    expect([at(g, 'A-44'), strength(g, 'A-1-POL'), strength(g, 'A-2-POL')]).toEqual(['gone', 50, 50]);
  });
  it('[8.5] can be plotted and taken back', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '20,15' }] });
    order(g, { kind: 'disband', unit: 'A-44', plot: true });
    expect(refusal(g, { kind: 'disband', unit: 'A-44', plot: true })).toBe('8.5');
    order(g, { kind: 'disband', unit: 'A-44', plot: false });
  });
});
