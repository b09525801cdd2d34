import { nameOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { hex, layOut, move, order } from '../../test/table.ts';
import { FIELD, GRID, TOWNS } from '../data/map.ts';
import { clock } from '../state/state.ts';
import { countsFor, germanTowns, levelOfVictory, scoreOf, victoryItems } from './10-victory.ts';

const everything = FIELD.map((one) => nameOf(GRID, one));

describe('victory points', () => {
  it('[10.1] an objective counts with all its neighbours, Allied and in supply', () => {
    const all = layOut({ allied: everything });
    expect(countsFor(all, hex('12,9'))).toBe(true);
    const gap = layOut({ allied: everything.filter((name) => name !== '12,8') });
    expect(countsFor(gap, hex('12,9'))).toBe(false);
    const island = layOut({ allied: ['12,9', '12,8', '13,8', '13,9', '12,10', '11,9', '11,8'] });
    expect(countsFor(island, hex('12,9'))).toBe(false);
  });
  it('[10.1] all three objectives, six German towns, the source of the 1st Airborne lost: 55 - 6 - 3 = 46', () => {
    const towns = TOWNS.map((one) => nameOf(GRID, one)).filter(
      (name) => !['8,4', '7,4', '10,4', '12,9', '12,10'].includes(name),
    );
    const lost = ['8,19', '23,22', '16,9', '14,20', '15,25', '9,7'];
    expect(lost.every((name) => towns.includes(name))).toBe(true);
    const g = layOut({ allied: everything.filter((name) => !lost.includes(name)), counters: { overrun: 1 } });
    expect(germanTowns(g)).toHaveLength(6);
    expect([scoreOf(g), levelOfVictory(scoreOf(g)).level]).toEqual([46, 'allied-strategic']);
  });
  it('[10.1] the points of a source are lost the instant it is overrun, once', () => {
    const units = [{ id: 'G-60', hex: '3,6' }];
    const g = layOut({ phase: 'german.operation-1', units, allied: ['3,7'] });
    order(g, move('G-60', '3,7'));
    expect(clock(g, 'overrun')).toBe(1);
    expect(victoryItems(g).some(({ points }) => points === -3)).toBe(true);
  });
});

describe('victory levels', () => {
  it.each([
    [42, 'allied-strategic'],
    [41, 'allied-tactical'],
    [20, 'allied-tactical'],
    [19, 'draw'],
    [13, 'draw'],
    [12, 'german-tactical'],
    [1, 'german-tactical'],
    [0, 'german-strategic'],
    [-23, 'german-strategic'],
  ])('[10.2] %i points are %s', (score, level) => {
    expect(levelOfVictory(score).level).toBe(level);
  });
});
