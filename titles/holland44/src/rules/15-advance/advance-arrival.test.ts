import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, asked } from '../../../test/advances.ts';
import { at, bears, bridge, demolish, refusal } from '../../../test/orders.ts';
import { order } from '../../../test/table.ts';

const INFANTRY = 'uk.50.1d';
const GERMANS = 'de.kerutt';

describe('a German advance', () => {
  const between = (unknown: readonly string[], second?: number) =>
    advanceAfter(
      {
        units: [
          { id: GERMANS, at: '1505' },
          { id: INFANTRY, at: '1604' },
          { id: 'uk.50.2d', at: '1606', ...(second === undefined ? {} : { steps: second }) },
        ],
        unknown,
      },
      { target: '1504', attackers: [GERMANS], rate: 'normal' },
    );

  it('[15.5.1] does not enter a Hex Bond either', () => {
    expect(refusal(between([]), advance(GERMANS, '1605'))).toBe('15.5.1');
    expect(refusal(between([], 1), advance(GERMANS, '1605'))).toBe('legal');
  });

  it('[15.5.1] [25.2.1] enters it where an Unknown unit stands, and not beside one', () => {
    expect(refusal(between(['1605']), advance(GERMANS, '1605'))).toBe('legal');
    expect(refusal(between(['1705']), advance(GERMANS, '1605'))).toBe('15.5.1');
  });

  it('[5.4] puts no bridge at stake', () => {
    const beside = (id: string, turn: number): string => {
      const g = advanceAfter({ turn, units: [{ id, at: '4716' }] }, { target: '4816', attackers: [id] });
      order(g, advance(id, '4816'));
      return asked(g);
    };
    expect(beside(INFANTRY, 7)).toBe('demolition');
    expect(beside(GERMANS, 7)).toBe('advance-on');
  });
});

describe('an Allied advance', () => {
  const acrossTheMaas = (turn: number): readonly string[] => {
    const g = advanceAfter(
      { turn, units: [{ id: 'us.82.504.1', at: '4716' }] },
      { target: '4816', attackers: ['us.82.504.1'] },
    );
    order(g, advance('us.82.504.1', '4816', '4817'));
    const contested = demolish(g);
    expect([at(g, 'us.82.504.1'), bridge(g, '4816/4817', 'road')]).toEqual(['4817', 'intact']);
    return contested;
  };

  it('[5.7] over the Grave bridge captures it on turn 1, when nobody may blow it', () => {
    expect(acrossTheMaas(1)).toEqual([]);
    expect(acrossTheMaas(2)).toEqual(['4816/4817', '4816/4817']);
  });

  it('[23.6] releases the garrison of Tiel from two hexes away, not from three', () => {
    const near = (id: string, from: string, to: string): boolean => {
      const g = advanceAfter(
        {
          units: [
            { id, at: from },
            { id: 'de.tiel', at: '4715' },
          ],
        },
        { target: to, attackers: [id], rate: 'limited' },
      );
      order(g, advance(id, to));
      demolish(g);
      expect(decision(g)?.kind).not.toBe('advance');
      return bears(g, 'de.tiel', 'released');
    };
    expect(near(INFANTRY, '4711', '4712')).toBe(false);
    expect(near(INFANTRY, '4712', '4713')).toBe(true);
    expect(near('de.stephan', '4712', '4713')).toBe(false);
  });
});
