import { beginGame } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../test/table.ts';
import { OMG85 } from '../index.ts';
import { clock } from '../state/state.ts';
import { weatherFor, weatherNow } from './03-weather.ts';

describe('weather', () => {
  it('[3.1] 18 clear, 37 cloudy, 45 overcast in a hundred', () => {
    const counts = [0, 0, 0];
    for (let roll = 1; roll <= 100; roll++) counts[weatherFor(roll)] = (counts[weatherFor(roll)] ?? 0) + 1;
    expect(counts).toEqual([18, 37, 45]);
  });
  it('[3.1] turn 1 is clear', () => {
    const g = beginGame(OMG85, { title: 'omg85', edition: 1, scenario: 'historical', options: {}, seed: 1 });
    expect(g.ok && weatherNow(g.value)).toBe(0);
  });
  it.each([
    [18, 8, 2],
    [19, 4, 1],
    [56, 0, 0],
  ])('[3.2] a roll of %i gives %i Allied and %i German air points', (roll, allied, german) => {
    const g = layOut({ phase: 'weather', turn: 4, dice: [roll] });
    expect([clock(g, 'alliedAir'), clock(g, 'germanAir')]).toEqual([allied, german]);
  });
  it('[3.1] historical weather rolls nothing', () => {
    const g = layOut({ phase: 'weather', turn: 5, options: { 'historical-weather': true } });
    expect([weatherNow(g), clock(g, 'alliedAir')]).toEqual([0, 8]);
  });
  it('[2.1] level 4 gives the Allies ten points on a clear day, level 1 three', () => {
    const air = (level: string) =>
      clock(layOut({ phase: 'weather', turn: 5, options: { 'historical-weather': true, [level]: true } }), 'alliedAir');
    expect([air('level-4'), air('level-1')]).toEqual([10, 3]);
  });
});
