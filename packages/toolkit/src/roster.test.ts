import { describe, expect, it } from 'vitest';
import { rosterOf } from './roster.ts';

const UNITS = [
  { id: 'a.1', side: 'allied', guns: true },
  { id: 'a.2', side: 'allied', guns: false },
  { id: 'g.1', side: 'german', guns: true },
] as const;

const roster = rosterOf<'allied' | 'german', (typeof UNITS)[number]>(UNITS, ['allied', 'german']);

describe('a roster', () => {
  it('numbers the units, those of the first side first', () => {
    expect(roster.unitsOf('allied')).toEqual([0, 1]);
    expect(roster.unitsOf('german')).toEqual([2]);
    expect([0, 1, 2].map(roster.sideOfUnit)).toEqual(['allied', 'allied', 'german']);
    expect(roster.enemyOf('german')).toBe('allied');
  });

  it('knows each by its name and by its number, and no other', () => {
    expect(roster.unitNamed('g.1')).toBe(2);
    expect(roster.idOf(2)).toBe('g.1');
    expect(roster.unitNamed('g.2')).toBeUndefined();
    expect(() => roster.dataOf(3)).toThrow('no unit 3');
  });

  it('tests what the order of battle decides', () => {
    const hasGuns = roster.having(({ guns }) => guns);
    expect([0, 1, 2, 3].map(hasGuns)).toEqual([true, false, true, false]);
  });

  it('refuses an order of battle in another order', () => {
    expect(() => rosterOf([...UNITS].reverse(), ['allied', 'german'])).toThrow('allied must come first');
  });
});
