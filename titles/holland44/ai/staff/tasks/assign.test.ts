import { describe, expect, it } from 'vitest';
import { hex, layOut, type Piece, unit } from '../../../test/table.ts';
import { assign, slotsOf } from './assign.ts';
import type { Task } from './task.ts';

const SCREEN: Task = {
  name: 'task.west-of-highway-at-eindhoven',
  posture: 'screen',
  hexes: ['2005'],
  turns: [1, 20],
  who: ['50th-division'],
  steps: 3,
  weight: 2.4,
  source: '3.7',
};
const TOWN: Task = { ...SCREEN, name: 'task.st-oedenrode', posture: 'hold', hexes: ['3507'], weight: 3 };
const GUARD: Piece = { id: 'uk.50.6dli', at: '2005' };

const goalWith = (scenario: 'short' | 'campaign', foe: string): number | undefined => {
  const g = layOut({ scenario, turn: 9, units: [GUARD, { id: 'de.segler', at: foe }] });
  return assign(g, [unit(GUARD.id)], slotsOf(g, 'allied', [SCREEN, TOWN])).byUnit.get(unit(GUARD.id))?.goal.hex;
};

describe('a screen', () => {
  it('is left for what is far away when no enemy is anywhere near', () => {
    expect(goalWith('campaign', '5321')).toBe(hex('3507'));
  });

  it('is kept in the short game, which is over before anybody gets there', () => {
    expect(goalWith('short', '5321')).toBe(hex('2005'));
  });

  it('is kept while one can come', () => {
    expect(goalWith('campaign', '2006')).toBe(hex('2005'));
  });
});

describe('the way to a task', () => {
  it('matters between two that are worth the same', () => {
    const g = layOut({ turn: 9, units: [GUARD, { id: 'uk.50.5ey', at: '3405' }, { id: 'de.segler', at: '3506' }] });
    const { byUnit: assignments } = assign(g, [unit(GUARD.id), unit('uk.50.5ey')], slotsOf(g, 'allied', [TOWN]));
    const scores = [GUARD.id, 'uk.50.5ey'].map((id) => assignments.get(unit(id))?.score ?? 0);
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
  });
});
