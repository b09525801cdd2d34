import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, layOut, order, unit } from '../../../test/table.ts';
import { stepsOf } from '../../state/state.ts';
import { exceedsLimit, isOverstacked, stackingValue, stepsTogether } from './stacking.ts';

const g = layOut({});
const value = (...ids: string[]): number => stackingValue(g, ids.map(unit));

describe('stacking', () => {
  it('[6.1] two units are the limit, three exceed it', () => {
    const battalions = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'].map(unit);
    expect(exceedsLimit(g, battalions.slice(0, 2))).toBe(false);
    expect(exceedsLimit(g, battalions)).toBe(true);
  });
  it('[6.1] a Supply Head has no stacking value', () => {
    expect(value('us.82.505.1', 'us.82.505.2', 'us.82.supply')).toBe(2);
  });
  it('[6.2] one Free-Stacking unit is free, the second is counted', () => {
    expect(value('uk.50.6dli', 'uk.50.8dli', 'uk.corps.eng30')).toBe(2);
    expect(value('uk.50.6dli', 'uk.50.8dli', 'uk.corps.eng30', 'uk.corps.5agra')).toBe(3);
  });
  it('[6.2] a lone one-step Armored unit is free, but not with another Armored unit', () => {
    expect(value('de.22ss.1', 'de.22ss.2', 'de.graebner')).toBe(2);
    expect(value('uk.50.6dli', 'uk.gds.2ig', 'nl.recce')).toBe(3);
  });
  it('[6.3] the halves of a battalion count as one, those of two battalions as two', () => {
    expect(value('uk.1abn.1a.2ssa', 'uk.1abn.1a.2ssb')).toBe(1);
    expect(value('uk.1abn.1a.2ssa', 'uk.1abn.1a.1ba')).toBe(2);
  });
});

describe('overstacking', () => {
  const crowd = (at: string) => ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d'].map((id) => ({ id, at }));
  it('[6.4.1] more than the limit is overstacked', () => {
    const table = layOut({ units: crowd('1201').slice(0, 3) });
    expect(isOverstacked(table, 'allied', hex('1201'))).toBe(true);
    expect(isOverstacked(layOut({ units: crowd('1201').slice(0, 2) }), 'allied', hex('1201'))).toBe(false);
  });
  it('[6.4.2] at the end of the phase the owner sheds steps down to nine, as he chooses', () => {
    const table = layOut({ phase: 'allied.movement', units: crowd('1201') });
    order(table, { kind: 'end-movement' });
    expect(decision(table)).toMatchObject({ kind: 'shed-steps', by: 'allied', about: { hex: '1201' } });
    order(table, { kind: 'shed', unit: 'uk.50.6dli' });
    order(table, { kind: 'shed', unit: 'uk.50.8dli' });
    order(table, { kind: 'shed', unit: 'uk.50.8dli' });
    expect(
      stepsTogether(
        table,
        crowd('1201').map(({ id }) => unit(id)),
      ),
    ).toBe(9);
    expect(stepsOf(table, unit('uk.50.8dli'))).toBe(1);
    expect(decision(table)?.kind).not.toBe('shed-steps');
  });
  it('[6.4.2] nine steps may stay', () => {
    const table = layOut({ phase: 'allied.movement', units: crowd('1201').slice(0, 3) });
    order(table, { kind: 'end-movement' });
    expect(decision(table)?.kind).not.toBe('shed-steps');
  });
  it('[6.4.2] a Supply Head does not count against the nine', () => {
    const table = layOut({ units: [{ id: 'us.82.supply', at: '5024' }] });
    expect(stepsTogether(table, [unit('us.82.supply')])).toBe(0);
  });
});
