import { describe, expect, it } from 'vitest';
import { at, hex, layOut, points, strength, unit } from '../../test/table.ts';
import { CLEAR, TERRAIN, TOWN } from '../data/map.ts';
import { isInZoneOf } from '../state/stacks.ts';
import { isTravelling, ownerOf, sourceOf } from '../state/state.ts';
import { entryHex, polishSource } from './06-reinforcements.ts';

const coming = (...ids: readonly string[]) => ids.map((id) => ({ id, box: 'expected' }));
const day = (layout: Parameters<typeof layOut>[0]) => layOut({ phase: 'reinforcement', turn: 3, ...layout });

describe('entry', () => {
  it('[6] [6.1] brings columns on at their hexes in travel mode', () => {
    const g = day({ units: coming('A-44', 'G-280-107'), dice: [100, 100] });
    expect([at(g, 'A-44'), at(g, 'G-280-107')]).toEqual(['29,31', '23,20']);
    expect([isTravelling(g, unit('A-44')), points(g, 'A-44')]).toEqual([true, 20]);
  });
  it('[6.1] a hex that the enemy holds is passed over for a nearby entry hex', () => {
    const g = layOut({ units: [...coming('A-44'), { id: 'G-60', hex: '29,31' }] });
    expect(entryHex(g, unit('A-44'))).toBe(hex('28,31'));
  });
  it('[6.1] four units in an entry hex are the most, whatever their stacking values', () => {
    const full = ['A-HQ-43', 'A-HQ-GDS', 'A-15-19', 'A-ENG-43'].map((id) => ({ id, hex: '29,31' }));
    const g = layOut({ units: [...coming('A-44'), ...full] });
    expect(entryHex(g, unit('A-44'))).toBe(hex('28,31'));
  });
  it('[8.6] a column that is late has nothing in its first phase', () => {
    const late = day({ units: coming('A-44'), dice: [50] });
    expect(points(late, 'A-44')).toBe(0);
    const early = day({ units: coming('A-44'), dice: [51] });
    expect(points(early, 'A-44')).toBe(20);
  });
  it('[8.6] columns of both sides are late as often', () => {
    expect(points(day({ units: coming('G-280-107'), dice: [50] }), 'G-280-107')).toBe(0);
    expect(points(day({ units: coming('G-280-107'), dice: [51] }), 'G-280-107')).toBe(20);
  });
});

describe('delays', () => {
  it('[6.2] all entry hexes full', () => {
    const names = ['A-HQ-43', 'A-HQ-GDS', 'A-15-19', 'A-ENG-43', 'A-INF-30', 'A-ART-30', 'A-ENG-30', 'A-2H-GDS'];
    const more = ['A-1H-231-50', 'A-2D-231-50', 'A-1D-231-50', 'A-ENG-GDS'];
    const units = [...names, ...more].map((id, i) => ({
      id,
      hex: ['27,31', '28,31', '29,31'][Math.floor(i / 4)] ?? '',
    }));
    const g = day({ units: [...coming('A-44'), ...units] });
    expect(at(g, 'A-44')).toBe('expected');
  });
  it('[6.2] [3.2] no drops under an overcast sky, nor onto a source in enemy hands', () => {
    const units = coming('A-1-327-101');
    const overcast = day({ units, allied: ['15,26'], weather: 'overcast' });
    expect(at(overcast, 'A-1-327-101')).toBe('expected');
    const lost = day({ units, weather: 'clear' });
    expect(at(lost, 'A-1-327-101')).toBe('expected');
    const fine = day({ units, allied: ['15,26'], weather: 'cloudy', dice: [4] });
    expect([at(fine, 'A-1-327-101'), points(fine, 'A-1-327-101')]).toEqual(['15,26', 12]);
  });
  it('[6.2] five drops on a cloudy day', () => {
    const ids = ['A-10-4-1', 'A-11-4-1', 'A-156-4-1', 'A-1-327-101', 'A-2-327-101', 'A-HQ-101'];
    const g = day({ units: coming(...ids), allied: ['15,26', '3,7'], weather: 'cloudy', dice: [1, 1, 1, 1, 1] });
    expect(ids.filter((id) => at(g, id) === 'expected')).toHaveLength(1);
  });
});

describe('the Poles', () => {
  it('[5.2] drop beside Germans who stand on their source', () => {
    const units = [{ id: 'G-60', hex: '8,7' }];
    const g = layOut({ units });
    expect(polishSource(g)).not.toBe(hex('8,7'));
    expect(polishSource(layOut({}))).toBe(hex('8,7'));
  });
  it('[5.2] and their source moves with them', () => {
    const g = day({ units: [...coming('A-1-POL'), { id: 'G-60', hex: '8,7' }], weather: 'clear', dice: [1] });
    expect(at(g, 'A-1-POL')).not.toBe('expected');
    expect(sourceOf(g, 3)).toBe(hex(at(g, 'A-1-POL')));
  });
});

describe('drops of reinforcements in a free set-up', () => {
  /** 1,7 is rough ground. */
  const drop = (id: string, more: Parameters<typeof layOut>[0] = {}) =>
    layOut({
      phase: 'reinforcement',
      scenario: 'free',
      turn: 5,
      sources: { 1: '1,7', 82: '1,7' },
      ...more,
      units: [{ id: 'A-HQ-82', hex: '1,7' }, ...coming(id), ...(more.units ?? [])],
    });
  it('[2.1] cost 5 to 15 percent in rough ground, by the die', () => {
    // 64 points less 15 percent, then the random of the day of the drop.
    const g = drop('A-10-4-1', { dice: [15, 4] });
    expect([at(g, 'A-10-4-1'), strength(g, 'A-10-4-1'), points(g, 'A-10-4-1')]).toEqual(['1,7', 54, 12]);
    expect(g.events).toContainEqual(expect.objectContaining({ kind: 'rough-landing', rule: '2.1', percent: 15 }));
  });
  it('[2.1] cost nothing in clear ground', () => {
    const clear = drop('A-10-4-1', { sources: { 1: '3,7' }, allied: ['3,7'], dice: [4] });
    expect([at(clear, 'A-10-4-1'), strength(clear, 'A-10-4-1')]).toEqual(['3,7', 64]);
  });
  it('[2.1] of gliders go to the nearest clear or town hex, without loss', () => {
    const g = drop('A-1-325-82', { dice: [4] });
    const landed = hex(at(g, 'A-1-325-82'));
    expect([CLEAR, TOWN]).toContain(TERRAIN[landed]);
    expect([strength(g, 'A-1-325-82'), ownerOf(g, landed)]).toEqual([62, 'allied']);
    // A German next to it: another hex.
    const near = drop('A-1-325-82', { dice: [4], units: [{ id: 'G-60', hex: at(g, 'A-1-325-82') }] });
    expect(at(near, 'A-1-325-82')).not.toBe(at(g, 'A-1-325-82'));
    expect(isInZoneOf(near, 'german', hex(at(near, 'A-1-325-82')))).toBe(false);
  });
  it('[6.2] of gliders wait with the others while the source is in enemy hands', () => {
    const g = drop('A-1-325-82', { sources: { 82: '2,11' } });
    expect(at(g, 'A-1-325-82')).toBe('expected');
  });
});
