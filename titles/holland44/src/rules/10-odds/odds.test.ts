import { describe, expect, it } from 'vitest';
import { AIR, ARTILLERY, battleOf, type Fight, oddsIn, tableWith } from '../../../test/odds.ts';
import { columnName, nextColumn, oddsOf, rawColumn, resolvedColumn } from './odds.ts';

const raw = (attack: number, defense: number): string => columnName(rawColumn(attack, defense));

describe('the ratio', () => {
  it('[9.3] is rounded in favour of the defender', () => {
    expect([raw(8, 4), raw(7, 4), raw(4, 4), raw(3, 4), raw(2, 4), raw(1, 4)]).toEqual([
      '2-1',
      '1-1',
      '1-1',
      '1-2',
      '1-2',
      '1-4',
    ]);
    expect([raw(4, 12), raw(4, 13), raw(36, 4)]).toEqual(['1-3', '1-4', '9-1']);
  });
  it('[9.3] [9.4] tells what the next column needs after all shifts; one less is not enough', () => {
    const next = (attack: number, defense: number, shift = 0) => {
      const at = rawColumn(attack, defense);
      return nextColumn({ raw: at, column: at + shift, defense });
    };
    expect([next(14, 3), next(3, 4), next(1, 4), next(14, 3, 1), next(1, 5, 1), next(1, 3, 1)]).toEqual([
      { column: '5-1', attack: 15 },
      { column: '1-1', attack: 4 },
      { column: '1-2', attack: 2 },
      { column: '6-1', attack: 15 },
      { column: '1-2', attack: 2 },
      { column: '1-1', attack: 2 },
    ]);
    expect([next(21, 3), next(14, 3, 4), next(5, 0)]).toEqual([undefined, undefined, undefined]);
    for (let attack = 1; attack < 60; attack++) {
      for (const shift of [-3, 0, 2]) {
        const resolved = (one: number): string => resolvedColumn(rawColumn(one, 9) + shift);
        const found = next(attack, 9, shift);
        if (found === undefined) continue;
        expect([resolved(found.attack), resolved(found.attack - 1)]).toEqual([found.column, resolved(attack)]);
      }
    }
  });
  it('[9.4.1] is resolved on the nearest printed column', () => {
    expect([rawColumn(1, 5), rawColumn(1, 3), rawColumn(7, 1), rawColumn(12, 1)].map(resolvedColumn)).toEqual([
      '1-3',
      '1-3',
      '7-1',
      '7-1',
    ]);
  });
  it('[9.4.2] shifts are taken from beyond the table: 1-5 with one shift is still 1-3', () => {
    const g = tableWith({ 'us.82.bd.a': '1504', 'de.segler': '1605' });
    const odds = oddsOf(g, battleOf(g, { target: '1605', attackers: ['us.82.bd.a'], lead: '82ABN' }));
    expect([columnName(odds.raw), columnName(odds.column), odds.resolved]).toEqual(['1-5', '1-4', '1-3']);
  });
  it('[9.4.1] against no strength at all it is beyond all columns', () => {
    const g = tableWith({ 'uk.50.1h': '1504', 'de.unk.garrison1': '1605' });
    const odds = oddsOf(g, battleOf(g, { target: '1605', attackers: ['uk.50.1h'], lead: '50DIV' }));
    expect(odds.defense).toBe(0);
    expect(odds.raw).toBeGreaterThan(rawColumn(99, 1));
    expect(odds.resolved).toBe('7-1');
  });
});

describe('support', () => {
  const g = tableWith({ 'uk.50.1h': '1504', 'uk.50.arty': '1404', 'uk.corps.5agra': '1404', 'de.segler': '1605' });
  const fight: Fight = { target: '1605', attackers: ['uk.50.1h'], lead: '50DIV' };
  it('[10.7] an Air unit shifts one column', () => {
    expect(oddsIn(g, { ...fight, hasAirSupport: true })).toMatchObject({ raw: '1-1', shifts: [AIR], column: '2-1' });
    expect(oddsIn(g, fight)).toMatchObject({ shifts: [], column: '1-1' });
  });
  it('[17.6.2] so does an Artillery unit, and two with 5 AGRA', () => {
    expect(oddsIn(g, { ...fight, artillery: ['uk.50.arty'] })).toMatchObject({ shifts: [ARTILLERY], column: '2-1' });
    expect(oddsIn(g, { ...fight, artillery: ['uk.corps.5agra', 'uk.50.arty'], hasAirSupport: true }).column).toBe(
      '4-1',
    );
  });
});
