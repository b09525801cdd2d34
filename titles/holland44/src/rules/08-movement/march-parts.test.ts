import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, march, refusal, steps } from '../../../test/orders.ts';
import { layOut, listed, order } from '../../../test/table.ts';

const PARENT = 'us.82.504.3';
const COMPANY = 'bd.82.B';
const pausing = { ...march(COMPANY, ['1725']), pause: true } as const;
const join = { kind: 'rebuild', unit: COMPANY, into: PARENT } as const;
const table = (stepsLeft: number, states: readonly 'scattered'[] = []) =>
  layOut({
    turn: 9,
    phase: 'allied.movement',
    units: [
      { id: COMPANY, at: '1724' },
      { id: PARENT, at: '1725', steps: stepsLeft, states },
    ],
  });

describe('a Breakdown unit that joins a unit on its way', () => {
  it('[21.4] the unit goes on with what the Breakdown unit had left', () => {
    const g = table(2);
    order(g, pausing);
    expect(listed(g, 'rebuild')).toEqual([join]);
    order(g, join);
    expect([steps(g, PARENT), at(g, COMPANY)]).toEqual([3, 'pool']);
    expect(refusal(g, { kind: 'march-on', path: ['1825', '1824', '1823'] })).toBe('8.1');
    order(g, { kind: 'march-on', path: ['1825', '1824'] });
    expect(at(g, PARENT)).toBe('1824');
    expect(bears(g, PARENT, 'has-moved')).toBe(true);
  });
  it('[21.4] only at a pause: otherwise its movement is complete, and so is that of the unit it joins', () => {
    const g = table(2);
    order(g, march(COMPANY, ['1725']));
    order(g, join);
    expect(refusal(g, march(PARENT, ['1825']))).toBe('8.1');
  });
  it('[21.4] not a unit that has lost no step', () => {
    const g = table(3);
    order(g, pausing);
    expect(refusal(g, join)).toBe('21.4');
  });
  it('[8.1] not a unit that has completed its movement, nor [8.3] one that may not march so', () => {
    const moved = table(2);
    order(moved, march(PARENT, ['1726']));
    order(moved, { ...march(COMPANY, ['1725', '1726']), pause: true });
    expect(refusal(moved, join)).toBe('8.1');
    const scattered = table(2, ['scattered']);
    order(scattered, pausing);
    expect(refusal(scattered, join)).toBe('22.3.6');
  });
  it('[21.4] refuses what is not of this march, and nonsense', () => {
    const g = table(2);
    order(g, pausing);
    expect(refusal(g, { ...join, unit: 'us.82.bd.a' })).toBe('21.4');
    expect(refusal(g, { ...join, into: 'nobody' })).toBe('21.4');
    expect(refusal(g, { ...join, with: 'glee' })).toBe('21.4');
    expect(decision(g)?.kind).toBe('march-on');
  });
  it('[7.2] a march that pauses in an enemy ZOC is asked, but may not go on', () => {
    const german = { id: 'de.kerutt', at: '1826' };
    const g = layOut({ turn: 9, phase: 'allied.movement', units: [{ id: PARENT, at: '1724', steps: 2 }, german] });
    order(g, { ...march(PARENT, ['1725']), pause: true });
    expect(decision(g)?.kind).toBe('march-on');
    expect(refusal(g, { kind: 'march-on', path: ['1625'] })).toBe('7.2');
    expect(listed(g, 'break-down')).not.toEqual([]);
  });
});

describe('a unit that breaks down on its way', () => {
  const OTHER = 'us.82.bd.a';
  const on = (path: readonly string[]) => ({ kind: 'march-on', path, pause: true }) as const;

  it('[21.1] it becomes a counter of its own kind that is free, of a unit of this march, and nothing else', () => {
    const stranger = { id: 'uk.50.6dli', at: '1726' };
    const g = layOut({ turn: 9, phase: 'allied.movement', units: [{ id: PARENT, at: '1724' }, stranger] });
    order(g, { ...march(PARENT, ['1725']), pause: true });
    const split = { kind: 'break-down', unit: PARENT, as: COMPANY } as const;
    expect(refusal(g, split)).toBe('legal');
    for (const wrong of [{ as: 'de.kerutt' }, { as: PARENT }, { as: 'bd.101.B' }, { unit: stranger.id }, { so: 1 }]) {
      expect(refusal(g, { ...split, ...wrong }), JSON.stringify(wrong)).toBe('21.1');
    }
  });
  it('[21.3] each Breakdown unit goes on from where it broke off, with what the parent had left there', () => {
    const g = layOut({ turn: 9, phase: 'allied.movement', units: [{ id: PARENT, at: '1722' }] });
    order(g, { ...march(PARENT, ['1723']), pause: true });
    order(g, { kind: 'break-down', unit: PARENT, as: COMPANY });
    order(g, on(['1724']));
    order(g, { kind: 'break-down', unit: PARENT, as: OTHER });
    order(g, { kind: 'march-on', path: ['1725'] });
    expect(decision(g)?.about).toMatchObject({ units: [COMPANY], at: '1723', spent: 6 });
    order(g, { kind: 'march-on', path: ['1823', '1822'] });
    expect(decision(g)?.about).toMatchObject({ units: [OTHER], at: '1724', spent: 12 });
    expect(refusal(g, { kind: 'march-on', path: ['1825', '1826'] })).toBe('8.1');
    order(g, { kind: 'halt' });
    expect([PARENT, COMPANY, OTHER].map((id) => at(g, id))).toEqual(['1725', '1822', '1724']);
    expect([PARENT, COMPANY, OTHER].map((id) => bears(g, id, 'has-moved'))).toEqual([true, true, true]);
  });
  it('[21.1] but a company breaks down no further', () => {
    const g = layOut({ turn: 9, phase: 'allied.movement', units: [{ id: PARENT, at: '1723' }] });
    order(g, { ...march(PARENT, ['1724']), pause: true });
    order(g, { kind: 'break-down', unit: PARENT, as: COMPANY });
    order(g, { kind: 'halt' });
    expect(decision(g)?.about).toMatchObject({ units: [COMPANY] });
    expect(refusal(g, { kind: 'break-down', unit: COMPANY, as: OTHER })).toBe('21.1');
  });
});
