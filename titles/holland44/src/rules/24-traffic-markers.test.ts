import { type Choice, check, decision, type Game, runAutomaticSteps, sampleChoice } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, hexside, type Layout, layOut, listed, order, type Piece, unit } from '../../test/table.ts';
import { placeName } from '../state/places.ts';
import { IN_HOLDING_BOX, ON_TURN_TRACK, placeTraffic, trafficPlace } from '../state/state.ts';
import { POINT, stepItems } from './08-movement/costs.ts';
import { isHeldUpBy } from './24-traffic-markers.ts';

const GUARDS: Piece = { id: 'uk.gds.2ig', at: '2107' };
const phase = (layout: Layout): Game => layOut({ phase: 'german.traffic-marker', units: [GUARDS], ...layout });
const place = (marker: number, at: string): Choice => ({ kind: 'place-traffic', marker, hex: at });
const places = (g: Game): string[] =>
  Array.from({ length: 6 }, (_, i) => (trafficPlace(g, i) === ON_TURN_TRACK ? 'track' : placeName(trafficPlace(g, i))));
const BOX = placeName(IN_HOLDING_BOX);

/** The first phase of a game: markers 1 to 3 in the box, the others on the Turn Record Track. */
function newGame(turn: number, dice: number[]): Game {
  const g = layOut({ turn, units: [GUARDS], dice });
  for (const i of [3, 4, 5]) placeTraffic(g, i, ON_TURN_TRACK);
  g.state.frames.push({ proc: 'traffic-marker', step: 'begin' });
  return g;
}

/** What a unit pays for Traffic, in sixths, in the second hex of these two. */
const traffic = (g: Game, id: string, over: string): number[] =>
  stepItems(g, unit(id), { side: hexside(over), to: hex(over.slice(-4)), woodsBefore: 0 })
    .filter(({ rule }) => rule === '24.2')
    .map(({ sixths }) => sixths);

describe('what markers do', () => {
  const g = layOut({ units: [GUARDS], traffic: ['2208'] });
  it('[24.2] entering the hex costs Allied Mechanized units 2 MPs more', () => {
    expect(traffic(g, 'uk.gds.2ig', '2107/2208')).toEqual([2 * POINT]);
    expect(traffic(g, 'uk.gds.2ig', '2208/2307')).toEqual([]);
  });
  it('[24.2] they end an advance there', () => {
    expect(isHeldUpBy(g, unit('uk.gds.3ig'), hex('2208'))).toBe(true);
  });
  it.each(['uk.50.6dli', 'us.101.506.1', 'de.graebner'])('[24.1] %s does not care', (id) => {
    expect(traffic(g, id, '2107/2208')).toEqual([]);
    expect(isHeldUpBy(g, unit(id), hex('2208'))).toBe(false);
  });
});

describe('placing markers', () => {
  it('[24.3] the German player may place any number of those in the box, or none', () => {
    const g = phase({ traffic: ['1103'] });
    expect(decision(g)).toMatchObject({ by: 'german', kind: 'traffic' });
    expect(new Set(listed(g, 'place-traffic').map((choice) => choice.marker))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(check(g, { kind: 'done' })).toEqual({ legal: true });
  });
  it('[24.3] a marker on the map is not moved or taken back', () => {
    const g = phase({ traffic: ['1103'] });
    expect(check(g, place(1, '1705'))).toMatchObject({ legal: false, rule: '24.4' });
    expect(listed(g, 'remove-traffic')).toEqual([]);
  });
  it('[24.4] not on or adjacent to one another', () => {
    const g = phase({ traffic: ['1705'] });
    for (const at of ['1705', '1706', '1605', '1806']) {
      expect(check(g, place(2, at))).toMatchObject({ legal: false, rule: '24.4' });
    }
    expect(check(g, place(2, '1907'))).toEqual({ legal: true });
    order(g, place(2, '1907'));
    expect(check(g, place(3, '2007'))).toMatchObject({ legal: false, rule: '24.4' });
  });
  it('[24.4] not in a hex north of all British Mechanized units', () => {
    const g = phase({});
    expect(check(g, place(1, '2126'))).toEqual({ legal: true });
    expect(check(g, place(1, '2201'))).toMatchObject({ legal: false, rule: '24.4' });
  });
  it('[24.4] units on foot and airborne units, guns included, do not lead the way', () => {
    const units: Piece[] = [
      GUARDS,
      { id: 'uk.50.6dli', at: '2305' },
      { id: 'uk.1abn.arty', at: '6317' },
      { id: 'us.101.506.1', at: '3108' },
      { id: 'uk.43.7h', at: '2506', states: ['dismounted'] },
    ];
    expect(check(phase({ units }), place(1, '2201'))).toMatchObject({ legal: false, rule: '24.4' });
  });
  it('[24.4] the Dutch brigade belongs to the British army', () => {
    expect(check(phase({ units: [GUARDS, { id: 'nl.pib', at: '2208' }] }), place(1, '2201'))).toEqual({ legal: true });
  });
  it('[24.4] hexes with units of either side and EZOCs are open to markers', () => {
    const g = phase({ units: [GUARDS, { id: 'de.kerutt', at: '2008' }] });
    for (const at of ['2107', '2008', '2108']) expect(check(g, place(1, at))).toEqual({ legal: true });
  });
  it('[24.4] with no such unit on the map there is nothing to place', () => {
    expect(decision(phase({ units: [{ id: 'uk.50.6dli', at: '2305' }], dice: [1, 2] }))).toBeUndefined();
  });
  it('[24.3] nonsense is refused', () => {
    const g = phase({});
    for (const choice of [
      { kind: 'place-traffic' },
      { kind: 'place-traffic', marker: 0, hex: '1705' },
      { kind: 'place-traffic', marker: 7, hex: '1705' },
      { kind: 'place-traffic', marker: 1.5, hex: '1705' },
      { kind: 'place-traffic', marker: 1, hex: '9999' },
      { kind: 'place-traffic', marker: '1', hex: '1705' },
      { ...place(1, '1705'), die: 1 },
      { kind: 'done', marker: 1 },
      { kind: 'remove-traffic', marker: 1 },
    ]) {
      expect(check(g, choice)).toMatchObject({ legal: false, rule: '24.3' });
    }
  });
  it('[24.3] samples are legal, whatever the dice say', () => {
    const g = phase({ traffic: ['1705', '1907'] });
    for (let i = 0; i < 200; i++) {
      const random = { below: (n: number): number => (i * 7919 + 1) % n };
      expect(check(g, sampleChoice(g, random))).toEqual({ legal: true });
    }
  });
});

describe('removing markers', () => {
  const after = (dice: number[], traffic = ['1103', '1305', '1504', '1705']): string[] => {
    const g = phase({ traffic, dice });
    order(g, { kind: 'done' });
    return places(g);
  };
  it('[24.3] two dice remove the markers of their numbers to the box', () => {
    expect(after([2, 4])).toEqual(['1103', BOX, '1504', BOX, BOX, BOX]);
  });
  it('[24.3] a double removes one', () => {
    expect(after([3, 3])).toEqual(['1103', '1305', BOX, '1705', BOX, BOX]);
  });
  it('[24.3] a number that is not on the map has no effect', () => {
    expect(after([5, 6])).toEqual(['1103', '1305', '1504', '1705', BOX, BOX]);
  });
});

describe('at the start', () => {
  it('[24.5] the example: three markers on turn 1; a 3 and a 6 remove the third only', () => {
    const g = newGame(1, [3, 6]);
    play(g, ['1405', '1605', '1806']);
    expect(places(g)).toEqual(['1405', '1605', BOX, 'track', 'track', 'track']);
  });
  it.each([
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 6],
  ])('[24.5] on turn %i there are %i markers', (turn, count) => {
    const g = newGame(turn, [1, 1]);
    play(g, []);
    expect(places(g).filter((at) => at === BOX)).toHaveLength(count);
  });
});

function play(g: Game, hexes: readonly string[]): void {
  runAutomaticSteps(g);
  for (const [i, at] of hexes.entries()) order(g, place(i + 1, at));
  if (decision(g) !== undefined) order(g, { kind: 'done' });
}
