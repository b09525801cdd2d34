import { neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { hex, layOut, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { setClock } from '../../state/state.ts';
import { advanceStep } from './advance.ts';
import { hasWay, retreatsOf } from './retreat.ts';

describe('what a retreat crosses', () => {
  /** Whether the unit gets from one hex into the other, with attackers in all hexes else around it. */
  function getsAway(id: string, from: string, to: string): boolean {
    const g = layOut({ units: [{ id, hex: from }] });
    const start = hex(from);
    const attackers = neighboursOf(GRID, start).filter((next) => next !== hex(to));
    return retreatsOf(g, { units: [unit(id)], from: attackers, start, hexes: 1 }).some(hasWay);
  }

  it('[8.8] [9.4] a stream or canal without a bridge on foot, never with vehicles', () => {
    expect(getsAway('A-1-POL', '14,23', '13,22')).toBe(true);
    expect(getsAway('A-44', '14,23', '13,22')).toBe(false);
    expect(getsAway('A-44', '20,15', '20,16')).toBe(true);
  });

  it('[8.8] [9.4] a river without a bridge not even on foot', () => {
    expect(getsAway('A-1-POL', '11,8', '11,9')).toBe(false);
  });

  it('[1.4] [9.4] the border of the field only for Germans', () => {
    expect(getsAway('G-60', '23,10', '24,10')).toBe(true);
    expect(getsAway('A-1-POL', '23,10', '24,10')).toBe(false);
  });
});

describe('what an advance crosses', () => {
  const units = (...ids: readonly string[]) => ids.map((id) => ({ id, hex: '11,8' }));

  it('[8.8] [9.4] a river, for one unit of paratroops with an engineer', () => {
    const g = layOut({ units: units('A-1-POL', 'A-INF-30', 'A-ENG-30') });
    expect(advanceStep(g, unit('A-1-POL'), hex('11,9'))).toBeDefined();
    expect(advanceStep(g, unit('A-INF-30'), hex('11,9'))).toBeUndefined();
    setClock(g, 'riverAdvance', 1);
    expect(advanceStep(g, unit('A-1-POL'), hex('11,9'))).toBeUndefined();
    expect(advanceStep(layOut({ units: units('A-1-POL') }), unit('A-1-POL'), hex('11,9'))).toBeUndefined();
  });

  it('[8.9] [9.4] no hexside without a road in travel mode', () => {
    const onTheMarch = (mode: string) => layOut({ units: [{ id: 'A-2-POL', hex: '20,15', mode }] });
    expect(advanceStep(onTheMarch('normal'), unit('A-2-POL'), hex('20,16'))).toBeDefined();
    expect(advanceStep(onTheMarch('travel'), unit('A-2-POL'), hex('20,16'))).toBeUndefined();
  });
});
