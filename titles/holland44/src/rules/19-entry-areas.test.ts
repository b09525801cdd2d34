import { type Choice, check, decision, type Game } from '@bridgehead/engine';
import { sideName } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { asked } from '../../test/questions.ts';
import { type Layout, layOut, listed, order, unit } from '../../test/table.ts';
import { GRID, MAP } from '../data/map.ts';
import { placeName } from '../state/places.ts';
import {
  addMark,
  CHANGED_AREA,
  DISRUPTED,
  FULL_RETREAT,
  GOOD_ORDER,
  HAS_MOVED,
  hasMark,
  orderOf,
  placeOf,
} from '../state/state.ts';
import {
  airborneDue,
  arrive,
  displaceFromAreas,
  entrySides,
  isFriendlyArea,
  mayEnterArea,
  mayLeaveArea,
  retreatIntoArea,
} from './19-entry-areas.ts';

const at = (g: Game, id: string): string => placeName(placeOf(g, unit(id)));
const area = (name: string): number => MAP.areaByName.get(name) ?? -1;
const refused = (g: Game, choice: Choice): string => {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
};
const change = (units: readonly string[], to: string): Choice => ({ kind: 'change-area', units, area: to });
const german = (layout: Layout): Game => layOut({ turn: 9, phase: 'german.movement', ...layout });

describe('reinforcements', () => {
  it('[19.1] stand in their Entry Area when the Movement Phase of their turn begins', () => {
    const expected = (turn: number) => layOut({ turn, units: [{ id: 'de.harder', at: 'expected' }] });
    const early = expected(1);
    arrive(early, 'german');
    expect(at(early, 'de.harder')).toBe('expected');
    const due = expected(2);
    arrive(due, 'allied');
    expect(at(due, 'de.harder')).toBe('expected');
    arrive(due, 'german');
    expect(at(due, 'de.harder')).toBe('G');
  });
  it('[19.1] come on with the steps they have, once', () => {
    const g = layOut({ turn: 3, units: [{ id: 'de.harder', at: '6518', steps: 1 }] });
    arrive(g, 'german');
    expect(at(g, 'de.harder')).toBe('6518');
  });
  it('[8.4] [19.1] enter by the road that costs least of those that lead into the hex', () => {
    const into = (name: string, from: string, ...ids: readonly string[]): unknown => {
      const g = german({ turn: 5, units: ids.map((id) => ({ id, at: from })) });
      const { ends } = asked(g, 'moves', { units: ids, mode: 'normal' }) as { ends: { hex?: string; cost: number }[] };
      return ends.find(({ hex }) => hex === name)?.cost;
    };
    // Into 3926 a minor road leads from the east and a primary one from the south-east, into 2726 a minor one only.
    expect(into('3926', 'J', 'de.graebner')).toBe(2);
    expect(into('2726', 'K', 'de.graebner')).toBe(6);
    expect(into('3926', 'J', 'de.graebner', 'de.kerutt')).toBe(into('3926', 'J', 'de.kerutt'));
  });
  it('[8.4] [19.1] `why` and the march itself count the same road', () => {
    const g = german({ turn: 5, units: [{ id: 'de.graebner', at: 'J' }] });
    const choice = { kind: 'march', units: ['de.graebner'], mode: 'normal', path: ['3926'] };
    const { consulted } = asked(g, 'why', { choice }) as { consulted: readonly { rule: string; cost?: number }[] };
    expect(consulted).toContainEqual(expect.objectContaining({ rule: '8.4', code: 'road', cost: 2 }));
    order(g, choice);
    expect(at(g, 'de.graebner')).toBe('3926');
  });
  it('[19.1] airborne units are not placed in an area; they wait for the Airlanding Phase of their turn', () => {
    const g = layOut({
      turn: 3,
      units: [
        { id: 'us.82.arty', at: 'expected' },
        { id: 'pl.1', at: 'expected' },
      ],
    });
    arrive(g, 'allied');
    expect(at(g, 'us.82.arty')).toBe('expected');
    airborneDue(g);
    expect(at(g, 'us.82.arty')).toBe('airfields');
    expect(at(g, 'pl.1')).toBe('expected');
  });
});

describe('Entry Areas', () => {
  it('[19.2.1] M, N and O are Allied from the start, A and L from turn 7 on', () => {
    const allied = (turn: number): string =>
      MAP.areas
        .filter((_, i) => isFriendlyArea('allied', i, turn))
        .map(({ name }) => name)
        .join('');
    expect(allied(1)).toBe('MNO');
    expect(allied(6)).toBe('MNO');
    expect(allied(7)).toBe('ALMNO');
  });
  it('[19.2.2] on turn 7 Germans in A go to B and those in L to K, one level worse', () => {
    const units = [
      { id: 'de.vdh1', at: 'A' },
      { id: 'de.vdh3', at: 'A', states: ['disrupted'] },
      { id: 'de.erdmann4', at: 'L', states: ['full-retreat'] },
      { id: 'de.zuber', at: 'B' },
    ] as const;
    const before = layOut({ turn: 6, units });
    displaceFromAreas(before);
    expect(at(before, 'de.vdh1')).toBe('A');
    const g = layOut({ turn: 7, units });
    displaceFromAreas(g);
    expect(units.map(({ id }) => [at(g, id), orderOf(g, unit(id))])).toEqual([
      ['B', DISRUPTED],
      ['B', FULL_RETREAT],
      ['K', FULL_RETREAT],
      ['B', GOOD_ORDER],
    ]);
  });
  it('[19.3.1] only units in Good Order may leave an area', () => {
    const g = layOut({
      units: [
        { id: 'de.zuber', at: 'B' },
        { id: 'de.1036.1', at: 'B', states: ['disrupted'] },
      ],
    });
    expect(mayLeaveArea(g, unit('de.zuber')).legal).toBe(true);
    expect(mayLeaveArea(g, unit('de.1036.1'))).toMatchObject({ rule: '19.3.1' });
  });
  it('[19.3.1] a Disrupted unit does not march out of an area, a mate in Good Order does', () => {
    const disrupted = { id: 'de.1036.1', at: 'B', states: ['disrupted'] } as const;
    const g = german({ units: [{ id: 'de.zuber', at: 'B' }, disrupted] });
    const out = (...units: readonly string[]) => refused(g, { kind: 'march', units, mode: 'tactical', path: ['3201'] });
    expect([out('de.zuber'), out('de.1036.1')]).toEqual(['legal', '19.3.1']);
  });
  it('[19.3.1] a unit that moves into an area stops, and a point is what it costs', () => {
    const g = german({ units: [{ id: 'de.723.1', at: '3201' }] });
    order(g, { kind: 'march', units: ['de.723.1'], mode: 'normal', path: ['B'] });
    expect(at(g, 'de.723.1')).toBe('B');
    expect(listed(g, 'march')).toEqual([]);
    expect(listed(g, 'change-area')).toEqual([]);
  });
  it('[19.3.2] no hexside across a Major River leads off the map but that of the Pannerden ferry', () => {
    const names = (name: string): string[] => entrySides(area(name)).map((side) => sideName(GRID, side));
    expect(names('H')).toContain('5626/E');
    expect(names('H')).not.toContain('6326/NE');
    expect(names('L')).not.toContain('1426/E');
    expect(names('L')).toContain('1326/E');
    // Lesser waters do not close the edge.
    expect(names('B')).toContain('3001/NW');
  });
  it('[19.4] [23.1.2] nobody enters an area of the enemy, and on turn 1 the Germans enter none but A and L', () => {
    const first = layOut({ turn: 1 });
    const later = layOut({ turn: 2 });
    expect(mayEnterArea(later, 'allied', area('B'))).toMatchObject({ rule: '19.4' });
    expect(mayEnterArea(later, 'german', area('N'))).toMatchObject({ rule: '19.4' });
    expect(mayEnterArea(later, 'german', area('B')).legal).toBe(true);
    expect(mayEnterArea(first, 'german', area('B'))).toMatchObject({ rule: '23.1.2' });
    expect(mayEnterArea(first, 'german', area('A')).legal).toBe(true);
    expect(mayEnterArea(first, 'allied', area('N')).legal).toBe(true);
  });
  it('[19.5] a retreat into a friendly area shelters a unit, into an enemy one it destroys it', () => {
    const g = layOut({ turn: 2, units: [{ id: 'de.stephan', at: '1501' }] });
    retreatIntoArea(g, unit('de.stephan'), area('A'), DISRUPTED);
    expect([at(g, 'de.stephan'), orderOf(g, unit('de.stephan'))]).toEqual(['A', DISRUPTED]);
    expect(mayLeaveArea(g, unit('de.stephan'))).toMatchObject({ rule: '19.3.1' });
    const late = layOut({ turn: 7, units: [{ id: 'de.stephan', at: '1501' }] });
    retreatIntoArea(late, unit('de.stephan'), area('A'), DISRUPTED);
    expect(at(late, 'de.stephan')).toBe('eliminated');
  });
});

describe('from area to area', () => {
  it('[19.6] a unit moves to an area that touches and has then used its whole allowance', () => {
    const g = german({ units: [{ id: 'de.zuber', at: 'B' }] });
    expect(listed(g, 'change-area')).toEqual([change(['de.zuber'], 'C')]);
    order(g, change(['de.zuber'], 'C'));
    expect(at(g, 'de.zuber')).toBe('C');
    expect(hasMark(g, unit('de.zuber'), CHANGED_AREA | HAS_MOVED)).toBe(true);
    expect(mayLeaveArea(g, unit('de.zuber'))).toMatchObject({ rule: '19.6' });
    expect(refused(g, change(['de.zuber'], 'D'))).toBe('19.6');
    expect(listed(g, 'march')).toEqual([]);
  });
  it('[19.6] any number of units may go together', () => {
    const g = german({
      units: [
        { id: 'de.zuber', at: 'B' },
        { id: 'de.1036.1', at: 'B' },
        { id: 'de.arty159', at: 'B' },
      ],
    });
    order(g, change(['de.zuber', 'de.arty159'], 'C'));
    expect(['de.zuber', 'de.1036.1', 'de.arty159'].map((id) => at(g, id))).toEqual(['C', 'B', 'C']);
  });
  it('[19.6] areas that do not touch are closed to each other: H and I, B and D', () => {
    const g = german({
      units: [
        { id: 'de.zuber', at: 'B' },
        { id: 'de.brinkmann', at: 'H' },
      ],
    });
    expect(refused(g, change(['de.brinkmann'], 'I'))).toBe('19.6');
    expect(refused(g, change(['de.brinkmann'], 'G'))).toBe('legal');
    expect(refused(g, change(['de.zuber'], 'D'))).toBe('19.6');
  });
  it('[19.6] the other area must be friendly, too', () => {
    const g = german({ turn: 7, units: [{ id: 'de.zuber', at: 'B' }] });
    expect(refused(g, change(['de.zuber'], 'A'))).toBe('19.4');
    expect(refused(german({ turn: 6, units: [{ id: 'de.zuber', at: 'B' }] }), change(['de.zuber'], 'A'))).toBe('legal');
  });
  it('[19.3.1] [19.6] units that are not in Good Order, on the map or elsewhere may not go', () => {
    const g = german({
      units: [
        { id: 'de.zuber', at: 'B', states: ['disrupted'] },
        { id: 'de.723.1', at: '3201' },
        { id: 'de.1035.1', at: 'B' },
        { id: 'de.dryer', at: 'C' },
        { id: 'uk.50.6dli', at: 'N' },
      ],
    });
    expect(refused(g, change(['de.zuber'], 'C'))).toBe('19.3.1');
    expect(refused(g, change(['de.723.1'], 'C'))).toBe('19.6');
    expect(refused(g, change(['de.1035.1', 'de.dryer'], 'D'))).toBe('19.6');
    expect(refused(g, change(['uk.50.6dli'], 'M'))).toBe('19.6');
    addMark(g, unit('de.1035.1'), HAS_MOVED);
    expect(refused(g, change(['de.1035.1'], 'C'))).toBe('19.6');
  });
  it.each<Choice>([
    { kind: 'change-area' },
    { kind: 'change-area', units: [], area: 'C' },
    { kind: 'change-area', units: 'de.zuber', area: 'C' },
    { kind: 'change-area', units: ['de.zuber', 'de.zuber'], area: 'C' },
    { kind: 'change-area', units: [7], area: 'C' },
    { kind: 'change-area', units: ['de.zuber'], area: 'Q' },
    { kind: 'change-area', units: ['de.zuber'], area: 2 },
    { kind: 'change-area', units: ['de.zuber'], area: 'C', at: 'C' },
  ])('[19.6] nonsense is refused: %j', (choice) => {
    const g = german({ units: [{ id: 'de.zuber', at: 'B' }] });
    expect(refused(g, choice)).toBe('19.6');
    expect(decision(g)?.kind).toBe('movement-orders');
  });
});

describe('who has entered an area', () => {
  it('[19.3.1] [19.7] a unit that has marched into one does not attack out of it in the same player-turn', () => {
    const g = layOut({
      turn: 9,
      phase: 'german.movement',
      units: [
        { id: 'de.ewald', at: '3901' },
        { id: 'de.bruhns', at: 'C' },
        { id: 'uk.50.6dli', at: '4001' },
      ],
    });
    const entry = listed(g, 'march').find(({ units, path }) => String(units) === 'de.ewald' && String(path) === 'C');
    order(g, entry ?? { kind: 'none' });
    expect([at(g, 'de.ewald'), hasMark(g, unit('de.ewald'), CHANGED_AREA)]).toEqual(['C', true]);
    expect(hasMark(g, unit('de.bruhns'), CHANGED_AREA)).toBe(false);
  });
});
