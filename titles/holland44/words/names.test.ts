import { describe, expect, it } from 'vitest';
import { UNITS } from '../src/data/units.ts';
import { labelOf } from './names.ts';

describe('names of units', () => {
  it('tell the two halves of a battalion apart', () => {
    expect(labelOf('us.82.325.1a')).toBe('1/325/82 (a)');
    expect(labelOf('us.82.325.1b')).toBe('1/325/82 (b)');
    const halves = UNITS.filter(({ demi }) => demi !== undefined).map(({ id }) => labelOf(id));
    expect(new Set(halves).size).toBe(halves.length);
  });

  it('put the letter of a Breakdown unit behind, where it is no article', () => {
    expect(['bd.uk.inf.A', 'bd.uk.armd.A', 'bd.1abn.A'].map(labelOf)).toEqual([
      'Breakdown A',
      'Breakdown A (tanks)',
      'Breakdown A/1',
    ]);
    const names = UNITS.filter(({ status }) => status === 'breakdown').map(({ id, side }) => `${side} ${labelOf(id)}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('say nothing more of companies that have names of their own, nor of whole battalions', () => {
    expect(['de.107.pga', 'us.82.505.1'].map(labelOf)).toEqual(['A/2107/107', '1/505/82']);
  });
});
