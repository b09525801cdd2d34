import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { layOut, unit } from '../../../test/table.ts';
import { placeName } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';

const IDS = ['de.goebel', 'de.greshick', 'de.jenkel', 'de.kempton', 'de.stargaard', 'de.arty406'];
const begin = (turn: number, dice: readonly number[], missing: readonly string[] = []): Game =>
  layOut({
    turn,
    phase: 'german.movement',
    units: IDS.map((id) => ({ id, at: missing.includes(id) ? '5026' : 'box-406' })),
    dice,
  });
const arrived = (g: Game): string[] => IDS.filter((id) => placeName(placeOf(g, unit(id))) === 'I');

describe('the 406th Division', () => {
  it('[23.5] the dice of the extended example bring on four of its six units, the artillery among them', () => {
    const g = begin(1, [2, 5, 5, 1, 1, 2]);
    expect(arrived(g)).toEqual(['de.goebel', 'de.kempton', 'de.stargaard', 'de.arty406']);
    expect(placeName(placeOf(g, unit('de.greshick')))).toBe('box-406');
  });
  it('[23.5] a unit arrives on 1 and 2, and on 3 it does not', () => {
    expect(arrived(begin(3, [1, 2, 3, 4, 5, 6]))).toEqual(['de.goebel', 'de.greshick']);
  });
  it('[23.5] only units that are still in the box roll', () => {
    const g = begin(2, [1, 3, 3, 3], ['de.goebel', 'de.arty406']);
    expect(arrived(g)).toEqual(['de.greshick']);
    expect(g.scriptAt).toBe(4);
    expect(placeName(placeOf(g, unit('de.goebel')))).toBe('5026');
  });
  it('[23.5] on turn 4 all come without a die', () => {
    const g = begin(4, []);
    expect(arrived(g)).toEqual(IDS);
    expect(g.history.length).toBe(0);
  });
});
