import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, DONE, layOut, move, order } from '../../test/table.ts';
import { FERROW } from '../index.ts';
import { turnOf } from '../state.ts';
import { pointsOf } from './06-victory.ts';

const SPARSE = { 'u-ash': '0101', 'l-crane': '0105' } as const;
const winnerIn = (g: Game): unknown => (FERROW.view(g, undefined).victory as { winner?: string }).winner;

describe('victory', () => {
  it('[6.1] a place belongs to who entered it last', () => {
    const g = layOut({ phase: 'upland.movement', units: { 'u-ash': '0202', 'l-crane': '0605' } });
    expect([pointsOf(g, 'upland'), pointsOf(g, 'lowland')]).toEqual([1, 5]);
    order(g, move('u-ash', '0203'));
    expect([pointsOf(g, 'upland'), pointsOf(g, 'lowland')]).toEqual([4, 2]);
  });
  it('[6.2] a company is worth a point, a decoy nothing', () => {
    const units = {
      ...SPARSE,
      'l-teal': { box: 'gone', states: ['shown'] },
      'l-snipe': { box: 'gone', states: ['decoy', 'shown'] },
    };
    expect(pointsOf(layOut({ phase: 'upland.movement', options: { decoys: 1 }, units }), 'upland')).toBe(2);
  });
  it('[6.3] the game ends after the sixth turn', () => {
    const g = layOut({ phase: 'lowland.movement', turn: 5, units: SPARSE });
    order(g, DONE);
    expect(turnOf(g)).toBe(6);
    order(g, DONE);
    order(g, DONE);
    expect([decision(g), winnerIn(g)]).toEqual([undefined, 'lowland']);
  });
  it('[6.3] or when a side has nobody left', () => {
    const g = layOut({ phase: 'upland.combat', units: { 'u-ash': '0404', 'l-snipe': '0405' }, dice: [6] });
    order(g, attack('u-ash', '0405'));
    order(g, { kind: 'stay' });
    expect(decision(g)).toBeUndefined();
  });
  it.each([
    [{ '0203': 'upland', '0503': 'lowland', '0301': 'lowland' }, 'lowland'],
    [{ '0203': 'upland', '0503': 'upland', '0301': 'lowland' }, 'upland'],
  ])('[6.4] with %j the winner is %s', (held, winner) => {
    expect(winnerIn(layOut({ phase: 'over', units: SPARSE, held }))).toBe(winner);
  });
});
