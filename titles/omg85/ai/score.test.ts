import { openKnownPosition } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { FIELD } from '../src/data/map.ts';
import { layOut } from '../test/table.ts';
import { OMG85_AI } from './index.ts';
import { HIGHWAY } from './map-facts.ts';
import { hexName } from './names.ts';

const knownWith = (allied: readonly string[]) =>
  openKnownPosition(layOut({ turn: 10, units: [{ id: 'A-2IG-5-GDS', hex: '28,31' }], allied }), 'allied');

const ROAD = HIGHWAY.map(hexName);
const AROUND_NIJMEGEN = ['11,9', '12,8', '13,8', '13,9', '12,10'];

describe('[10] standing', () => {
  it('of an Allied side that owns everything is a strategic victory of 55 points', () => {
    const { winner, margin, how } = OMG85_AI.score(knownWith(FIELD.map(hexName)));
    expect([winner, how]).toEqual(['allied', 'allied-strategic']);
    expect(Math.floor(margin)).toBe(55 - 16);
  });

  it('of one that owns nothing is a strategic defeat by all towns', () => {
    const { winner, margin, how } = OMG85_AI.score(knownWith([]));
    expect([winner, how]).toEqual(['german', 'german-strategic']);
    expect(Math.floor(margin)).toBe(-17 - 16);
  });

  it('counts the bridges of the story by both their ends', () => {
    const south = OMG85_AI.milestones(knownWith(ROAD.slice(0, ROAD.indexOf('18,26'))));
    expect([south.son, south.veghel]).toEqual([0, 0]);
    const north = OMG85_AI.milestones(knownWith(ROAD.slice(0, ROAD.indexOf('14,22') + 1)));
    expect([north.son, north.veghel, north.grave]).toEqual([1, 1, 0]);
    expect(north.supplied).toBe(ROAD.indexOf('14,22'));
  });

  it('counts Nijmegen only with all the ground around it', () => {
    const all = [...ROAD.slice(0, ROAD.indexOf('11,8') + 1), ...AROUND_NIJMEGEN];
    expect(OMG85_AI.features(knownWith(all)).counted).toBe(1);
    expect(OMG85_AI.features(knownWith(all.filter((hex) => hex !== '13,8'))).counted).toBe(0);
  });

  it('does not count a road that is cut', () => {
    const cut = [...ROAD, ...AROUND_NIJMEGEN].filter((hex) => hex !== '14,20');
    expect(OMG85_AI.features(knownWith(cut)).counted).toBe(0);
    expect(OMG85_AI.features(knownWith([...cut, '14,20'])).counted).toBe(1);
  });
});
