import { type Choice, check, type Game, type Ruling } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { phaseFrame } from '../../state/frames.ts';
import {
  addMark,
  DISRUPTED,
  FIRED,
  FULL_RETREAT,
  GOOD_ORDER,
  HAS_MOVED,
  hasMark,
  isInGoodOrder,
  MOVED_MARKER,
  orderOf,
} from '../../state/state.ts';
import { dataOf, isVehicle } from '../../state/units.ts';
import { allowanceOf, defenseOf } from '../02-contents.ts';
import { stackingValue } from '../06-stacking/stacking.ts';
import { mayExtend } from '../14-disruption/disruption.ts';
import { artilleryAfterTactical, artilleryOf, flipToFired, isReady, MOVED_MARKERS, markersLeft } from './artillery.ts';

const GUARDS = unit('uk.gds.arty');
const AGRA = unit('uk.corps.5agra');

const ALLIED_GUNS: readonly Piece[] = [
  { id: 'uk.gds.arty', at: '1303' },
  { id: 'uk.corps.5agra', at: '1304' },
  { id: 'uk.3.arty', at: 'M' },
  { id: 'uk.50.arty', at: '1204' },
];

const phase = (units: readonly Piece[] = ALLIED_GUNS): Game => layOut({ phase: 'allied.movement', turn: 8, units });
const place = (id: string): Choice => ({ kind: 'place-moved-marker', unit: id });
const remove = (id: string): Choice => ({ kind: 'remove-moved-marker', unit: id });
const refusal = (rule: string): Partial<Ruling> => ({ legal: false, rule });

describe('Artillery units', () => {
  it('[17.1] [17.5] a unit that has fired is no longer Ready', () => {
    const g = layOut({ units: ALLIED_GUNS });
    expect(isReady(g, GUARDS)).toBe(true);
    flipToFired(g, GUARDS, '17.5');
    expect(isReady(g, GUARDS)).toBe(false);
    expect(isReady(g, AGRA)).toBe(true);
    expect(isReady(g, unit('uk.50.1d'))).toBe(false);
  });

  it('[17.2] they have one step, stack for free and are Vehicle units', () => {
    const g = layOut({ units: ALLIED_GUNS });
    for (const side of ['allied', 'german'] as const) {
      for (const u of artilleryOf(side)) expect([dataOf(u).steps, isVehicle(u)]).toEqual([1, true]);
    }
    expect(stackingValue(g, [GUARDS, unit('uk.50.1d'), unit('uk.50.2d')])).toBe(2);
    expect(stackingValue(g, [GUARDS, AGRA, unit('uk.50.1d'), unit('uk.50.2d')])).toBe(3);
  });

  it('[17.3] one hex of Tactical Movement does no harm, two hexes Disrupt', () => {
    const g = layOut({ units: [...ALLIED_GUNS, { id: 'uk.50.1d', at: '1301' }] });
    artilleryAfterTactical(g, GUARDS, 1);
    expect(orderOf(g, GUARDS)).toBe(GOOD_ORDER);
    artilleryAfterTactical(g, GUARDS, 2);
    expect(orderOf(g, GUARDS)).toBe(DISRUPTED);
    artilleryAfterTactical(g, GUARDS, 2);
    expect(orderOf(g, GUARDS)).toBe(FULL_RETREAT);
    artilleryAfterTactical(g, unit('uk.50.1d'), 2);
    expect(isInGoodOrder(g, unit('uk.50.1d'))).toBe(true);
  });
});

describe('Moved markers', () => {
  it('[17.3] give five Movement Points, Extended Movement and a Defense Strength of one', () => {
    const g = phase();
    expect([allowanceOf(g, GUARDS), mayExtend(g, GUARDS), defenseOf(g, GUARDS)]).toEqual([1, false, 2]);
    order(g, place('uk.gds.arty'));
    expect([allowanceOf(g, GUARDS), mayExtend(g, GUARDS), defenseOf(g, GUARDS)]).toEqual([5, true, 1]);
  });

  it('[17.3] are three for the Allied player and no more', () => {
    const g = phase();
    for (const id of ['uk.gds.arty', 'uk.corps.5agra', 'uk.3.arty']) order(g, place(id));
    expect(markersLeft(g, 'allied')).toBe(0);
    expect(check(g, place('uk.50.arty'))).toMatchObject(refusal('17.3'));
    expect(listed(g, 'place-moved-marker')).toEqual([]);
  });

  it('[17.3] are two for the German player', () => {
    expect(MOVED_MARKERS.german).toBe(2);
    const guns = ['de.krause', 'de.arty159', 'de.arty10ss'];
    const g = layOut({ phase: 'german.movement', turn: 8, units: guns.map((id) => ({ id, at: '2007' })) });
    order(g, place('de.krause'));
    order(g, place('de.arty159'));
    expect(check(g, place('de.arty10ss'))).toMatchObject(refusal('17.3'));
  });

  it('[17.3] go to Artillery units of the phasing player in play that have not moved and have none', () => {
    const g = phase([...ALLIED_GUNS, { id: 'uk.50.1d', at: '1301' }, { id: 'de.krause', at: '2007' }]);
    for (const id of ['uk.50.1d', 'de.krause', 'uk.43.arty', 'nobody']) {
      expect(check(g, place(id))).toMatchObject(refusal('17.3'));
    }
    order(g, place('uk.gds.arty'));
    expect(check(g, place('uk.gds.arty'))).toMatchObject(refusal('17.3'));
    addMark(g, AGRA, HAS_MOVED);
    expect(check(g, place('uk.corps.5agra'))).toMatchObject(refusal('17.3'));
  });

  it('[14.2] never to a unit out of Good Order', () => {
    const g = phase([
      { id: 'uk.gds.arty', at: '1303', states: ['disrupted'] },
      { id: 'uk.50.arty', at: '1204', states: ['full-retreat'] },
    ]);
    expect(check(g, place('uk.gds.arty'))).toMatchObject(refusal('14.2'));
    expect(check(g, place('uk.50.arty'))).toMatchObject(refusal('14.2'));
  });

  it('[17.3] a marker of an earlier turn may be kept, removed, or repositioned', () => {
    const g = phase([{ id: 'uk.gds.arty', at: '1303', states: ['moved'] }, ...ALLIED_GUNS.slice(1)]);
    expect(allowanceOf(g, GUARDS)).toBe(5);
    order(g, remove('uk.gds.arty'));
    expect(hasMark(g, GUARDS, MOVED_MARKER)).toBe(false);
    order(g, place('uk.50.arty'));
    expect(markersLeft(g, 'allied')).toBe(2);
  });

  it('[17.3] a marker placed in this phase stays, and so does one under which the unit has moved', () => {
    const g = phase([{ id: 'uk.gds.arty', at: '1303', states: ['moved'] }, ...ALLIED_GUNS.slice(1)]);
    order(g, place('uk.corps.5agra'));
    expect(check(g, remove('uk.corps.5agra'))).toMatchObject(refusal('17.3'));
    addMark(g, GUARDS, HAS_MOVED);
    expect(check(g, remove('uk.gds.arty'))).toMatchObject(refusal('17.3'));
    expect(check(g, remove('uk.50.arty'))).toMatchObject(refusal('17.3'));
  });

  it('[17.3] in the next friendly Movement Phase a marker is no longer fresh', () => {
    const g = layOut({
      phase: 'allied.recovery',
      units: [{ id: 'uk.gds.arty', at: '1303', states: ['moved', 'fresh-marker'] }],
    });
    expect(hasMark(g, GUARDS, MOVED_MARKER)).toBe(true);
    g.state.frames = [{ ...phaseFrame('movement', 'allied'), step: 'orders' }];
    expect(check(g, remove('uk.gds.arty')).legal).toBe(true);
  });

  it('[17.3] nonsense is refused', () => {
    const g = phase();
    const nonsense: Choice[] = [
      { kind: 'place-moved-marker' },
      { kind: 'place-moved-marker', unit: 4 },
      { kind: 'place-moved-marker', unit: 'uk.gds.arty', hex: '1303' },
      { kind: 'remove-moved-marker', units: ['uk.gds.arty'] },
    ];
    for (const choice of nonsense) expect(check(g, choice)).toMatchObject(refusal('17.3'));
  });

  it('[17.5] the Fired side has nothing to do with the marker', () => {
    const g = phase([{ id: 'uk.gds.arty', at: '1303', states: ['fired'] }]);
    order(g, place('uk.gds.arty'));
    expect(hasMark(g, GUARDS, FIRED)).toBe(true);
  });
});
