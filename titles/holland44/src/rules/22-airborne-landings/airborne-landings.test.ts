import { type Choice, check, decision, type Game, undo } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { UNITS } from '../../data/units.ts';
import { placeName } from '../../state/places.ts';
import { clock, FIRED, hasMark, landedOn, placeOf, SCATTERED, stepsOf } from '../../state/state.ts';
import { CLEAR_WEATHER, CLOUDY_WEATHER, OVERCAST_WEATHER } from '../04-weather.ts';
import { isTacticalOnly } from '../14-disruption/recovery.ts';
import { landingModifiers, landingResult } from './airborne-landings.ts';

const land = (id: string, at: string): Choice => ({ kind: 'land', unit: id, hex: at });
const scatter = (id: string): Choice => ({ kind: 'scatter', unit: id });
const DONE: Choice = { kind: 'done' };
const refused = (g: Game, choice: Choice): string => {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
};
const at = (g: Game, id: string): string => placeName(placeOf(g, unit(id)));
const hexesFor = (g: Game, id: string): unknown[] =>
  listed(g, 'land')
    .filter((choice) => choice.unit === id)
    .map((choice) => choice.hex);
const waiting = (...ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: 'airfields' }));
const CLEAR_DAY = { weatherAm: CLEAR_WEATHER, weatherPm: CLEAR_WEATHER };
const phase = (turn: number, units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn, phase: 'allied.airlanding', units, clock: CLEAR_DAY, ...more });
const isScattered = (g: Game, id: string): boolean => hasMark(g, unit(id), SCATTERED);

const KRAFFT: Piece = { id: 'de.krafft', at: '6515' };
const BORDER: Piece = { id: 'uk.1abn.1a.1ba', at: '6417', landed: 1 };

const FIRST_WAVE: readonly Piece[] = UNITS.filter(({ status }) => status === 'drop').map(
  ({ id, steps, startsReduced }) => ({
    id,
    at: 'airfields',
    steps: startsReduced === true ? steps - 1 : steps,
  }),
);

/** The choices of the extended example where a code stands for two hexes. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['us.82.505.1', '4924'],
  ['us.82.505.2', '4924'],
  ['us.82.505.3', '4824'],
  ['us.82.508.3', '4824'],
  ['us.82.504.1', '4819'],
  ['us.82.504.2', '4818'],
  ['us.82.504.3', '4818'],
  ['us.101.502.3', '3207'],
  ['us.101.506.1', '3207'],
  ['us.101.506.2', '3206'],
  ['us.101.506.3', '3206'],
  ['us.101.supply', '3206'],
];

describe('turn 1', () => {
  it('[22.1.1] [22.2.1] every unit lands on its Drop Hex; only units with two hexes are asked about', () => {
    const g = phase(1, FIRST_WAVE);
    expect([at(g, 'uk.1abn.1p.1'), at(g, 'uk.1abn.supply'), at(g, 'us.82.bd.a')]).toEqual(['6418', '6317', '4715']);
    expect(decision(g)?.kind).toBe('land');
    expect(hexesFor(g, 'us.82.505.1')).toEqual(['4824', '4924']);
    expect(listed(g, 'land').length).toBe(2 * PAIRS.length);
    expect(listed(g, 'done')).toEqual([]);
    expect(refused(g, DONE)).toBe('22.2.1');
    expect(refused(g, land('us.82.505.1', '4823'))).toBe('22.2.1');
    expect(refused(g, land('us.82.505.1', '5024'))).toBe('22.2.1');
    expect(landedOn(g, unit('uk.1abn.1p.1'))).toBe(1);
  });
  it('[22.2.4] 1/501 lands at A2, 4008', () => {
    expect(at(phase(1, waiting('us.101.501.1'), { dice: [1] }), 'us.101.501.1')).toBe('4008');
  });
  it('[22.2.3] nine steps are the most that land in a hex', () => {
    const g = phase(1, waiting('us.82.505.1', 'us.82.505.2', 'us.82.505.3', 'us.82.508.3'), { dice: [1, 1] });
    for (const id of ['us.82.505.1', 'us.82.505.2', 'us.82.505.3']) order(g, land(id, '4824'));
    // The fourth had but one hex left.
    expect(at(g, 'us.82.508.3')).toBe('4924');
  });
  it('[22.3.1] [22.3.3] the extended example: one die a hex, in all three sectors', () => {
    const dice = [2, 5, 4, 1, 6, 5, 5, 2, 6, 5, 6, 1, 3, 6];
    const g = phase(1, FIRST_WAVE, { dice });
    for (const [id, name] of PAIRS) order(g, land(id, name));
    expect(decision(g)).toMatchObject({ kind: 'scatter', by: 'allied', about: { hex: '6317', result: 'S' } });
    // Artillery and the Supply Head are no Infantry Type units.
    expect(listed(g, 'scatter').map(({ unit: id }) => id)).toEqual([
      'uk.1abn.1a.1ba',
      'uk.1abn.1a.1bb',
      'uk.1abn.1a.7kosba',
    ]);
    for (const id of ['uk.1abn.1a.7kosba', 'us.82.505.2', 'us.82.505.3', 'us.101.501.3', 'us.101.506.2']) {
      order(g, scatter(id));
    }
    expect(decision(g)).toBeUndefined();
    const scattered = FIRST_WAVE.map(({ id }) => id).filter((id) => isScattered(g, id));
    expect(scattered.sort()).toEqual([
      'uk.1abn.1a.7kosba',
      'us.101.501.1',
      'us.101.501.3',
      'us.101.506.2',
      'us.82.504.1',
      'us.82.505.2',
      'us.82.505.3',
    ]);
    expect(['us.82.505.2', 'us.101.501.3', 'us.101.506.2'].map((id) => stepsOf(g, unit(id)))).toEqual([2, 2, 2]);
    expect(at(g, 'us.82.bd.a')).toBe('pool');
    expect([clock(g, 'returnees1'), clock(g, 'returnees82'), clock(g, 'returnees101')]).toEqual([0, 2, 2]);
  });
  it('[22.3.5] A/82 is lost by an S1 and its step recorded; by an S it is not', () => {
    const lost = phase(1, waiting('us.82.bd.a'), { dice: [6] });
    expect([at(lost, 'us.82.bd.a'), clock(lost, 'returnees82'), clock(lost, 'newReturnees82')]).toEqual(['pool', 1, 1]);
    const shaken = phase(1, waiting('us.82.bd.a'), { dice: [5] });
    expect([at(shaken, 'us.82.bd.a'), clock(shaken, 'returnees82')]).toEqual(['4715', 0]);
  });
  it('[22.3.1] a hex with nobody to suffer needs no die', () => {
    const g = phase(1, waiting('us.82.supply'));
    expect(at(g, 'us.82.supply')).toBe('5024');
    expect(g.history.length).toBe(0);
  });
  it('[22.3.2] there are no modifiers', () => {
    expect(landingModifiers(layOut({ turn: 1, units: [KRAFFT] }), hex('6616'))).toEqual([]);
  });
});

describe('when', () => {
  it('[22.1.1] [22.1.2] by day in Clear or Cloudy weather only', () => {
    const opens = (turn: number, weatherAm: number): boolean =>
      decision(phase(turn, waiting('uk.1abn.4p.10'), { clock: { weatherAm } }))?.kind === 'land';
    expect(opens(3, CLEAR_WEATHER)).toBe(true);
    expect(opens(3, CLOUDY_WEATHER)).toBe(true);
    expect(opens(3, OVERCAST_WEATHER)).toBe(false);
    expect(opens(5, CLEAR_WEATHER)).toBe(false);
  });
  it('[22.1.2] once a day: who landed in the morning may not land in the afternoon', () => {
    const opens = (turn: number, lastLanding: number): boolean =>
      decision(phase(turn, waiting('uk.1abn.4p.10'), { clock: { ...CLEAR_DAY, lastLanding } })) !== undefined;
    expect(opens(4, 3)).toBe(false);
    expect(opens(4, 1)).toBe(true);
    expect(opens(6, 4)).toBe(true);
    const g = phase(3, waiting('uk.1abn.4p.10'), { dice: [1] });
    order(g, land('uk.1abn.4p.10', '6516'));
    expect(clock(g, 'lastLanding')).toBe(3);
  });
  it('[22.1.3] the Glider Pilots come to the Supply Head on turn 2 without a die', () => {
    const head: Piece = { id: 'uk.1abn.supply', at: '6218', landed: 1 };
    const g = phase(2, [head, { id: 'uk.1abn.gp', at: 'expected' }]);
    expect([at(g, 'uk.1abn.gp'), landedOn(g, unit('uk.1abn.gp'))]).toEqual(['6218', 2]);
    expect(g.history.length).toBe(0);
    expect(at(phase(1, [head, { id: 'uk.1abn.gp', at: 'expected' }]), 'uk.1abn.gp')).toBe('expected');
  });
  it('[22.1.3] without a Supply Head they wait for it', () => {
    const lost: Piece = { id: 'uk.1abn.supply', at: 'eliminated' };
    const g = phase(2, [lost, { id: 'uk.1abn.gp', at: 'expected' }]);
    expect(at(g, 'uk.1abn.gp')).toBe('airfields');
    const later = phase(3, [{ id: 'uk.1abn.supply', at: '6218' }, ...waiting('uk.1abn.gp')]);
    expect([at(later, 'uk.1abn.gp'), clock(later, 'pointsUsed')]).toEqual(['6218', 0]);
  });
  it('[22.2.2] nobody must land, and who waits is still there another day', () => {
    const g = phase(3, waiting('uk.1abn.4p.10'));
    order(g, DONE);
    expect(decision(g)).toBeUndefined();
    expect(at(g, 'uk.1abn.4p.10')).toBe('airfields');
    // He then has the leeway of the new date.
    expect(refused(phase(6, waiting('uk.1abn.4p.10')), land('uk.1abn.4p.10', '6217'))).toBe('legal');
  });
  it('[22.4] a point for each unit: four on a Cloudy day, and then it is over', () => {
    const ids = ['us.101.327.2a', 'us.101.327.2b', 'us.101.401.1a', 'us.101.401.1b', 'us.101.arty'];
    const weather = { weatherAm: CLOUDY_WEATHER };
    const g = phase(3, waiting(...ids), { clock: weather, dice: [1, 1, 1, 1] });
    expect(decision(g)?.about).toMatchObject({ points: 4 });
    for (const id of ids.slice(0, 3)) order(g, land(id, '3206'));
    expect(decision(g)?.about).toMatchObject({ points: 1 });
    order(g, land('us.101.arty', '3207'));
    expect(decision(g)).toBeUndefined();
    expect(at(g, 'us.101.401.1b')).toBe('airfields');
    expect(g.scriptAt).toBe(4);
  });
  it('[22.4] points are not saved: what an earlier turn has used does not count', () => {
    const g = phase(6, waiting('uk.1abn.4p.10'), { clock: { ...CLEAR_DAY, lastLanding: 3, pointsUsed: 8 } });
    expect(decision(g)?.about).toMatchObject({ points: 8 });
  });
});

describe('where', () => {
  it('[22.2.1] on turns 3 and 4 on or next to the own Drop Hex', () => {
    const g = phase(3, waiting('uk.1abn.4p.10'));
    expect(hexesFor(g, 'uk.1abn.4p.10')).toEqual(['6416', '6417', '6515', '6516', '6517', '6616', '6617']);
    expect(refused(g, land('uk.1abn.4p.10', '6418'))).toBe('22.2.1');
  });
  it('[22.2.1] on turns 6 and 7 at any Drop Hex of the division or its Supply Head', () => {
    const heads: Piece[] = [
      { id: 'uk.1abn.supply', at: '6510' },
      { id: 'us.82.supply', at: '5019' },
    ];
    const at6 = (name: string): string =>
      refused(phase(6, [...heads, ...waiting('uk.1abn.4p.10')]), land('uk.1abn.4p.10', name));
    expect([at6('6418'), at6('6511'), at6('5024'), at6('5020')]).toEqual(['legal', 'legal', '22.2.1', '22.2.1']);
  });
  it('[22.2.1] from turn 9 on at those of any division', () => {
    const head: Piece = { id: 'us.82.supply', at: '5019' };
    const at9 = (name: string): string =>
      refused(phase(9, [head, ...waiting('uk.1abn.4p.10')]), land('uk.1abn.4p.10', name));
    expect([at9('5024'), at9('3307'), at9('5018'), at9('5922')]).toEqual(['legal', 'legal', 'legal', '22.2.1']);
  });
  it('[22.2.3] Glider and Artillery units land in Clear hexes, Villages or not, but no Towns', () => {
    const g = phase(3, waiting('us.82.arty'));
    expect(hexesFor(g, 'us.82.arty')).toEqual(['4924', '5024', '5025', '5124']);
    expect(refused(g, land('us.82.arty', '4923'))).toBe('22.2.3');
    expect(refused(g, land('us.82.arty', '5023'))).toBe('22.2.3');
  });
  it('[22.2.3] Parachute units land in Woods, Towns and Polder, too, but in no City', () => {
    const head: Piece = { id: 'uk.1abn.supply', at: '6221' };
    const g = phase(6, [head, ...waiting('uk.1abn.4p.10')]);
    expect(refused(g, land('uk.1abn.4p.10', '6222'))).toBe('22.2.3');
    expect(refused(g, land('uk.1abn.4p.10', '6120'))).toBe('legal');
    expect(refused(g, land('uk.1abn.4p.10', '6116'))).toBe('legal');
    expect(refused(g, land('uk.1abn.4p.10', '6416'))).toBe('legal');
  });
  it('[22.2.3] nine steps a hex and turn; units that were there before do not count', () => {
    const ids = ['uk.1abn.4p.10', 'uk.1abn.4p.11', 'uk.1abn.4p.156'];
    const g = phase(6, [...waiting(...ids, 'pl.1'), { id: 'us.82.arty', at: 'eliminated', landed: 3 }, BORDER], {
      clock: CLEAR_DAY,
    });
    for (const id of ids.slice(0, 2)) order(g, land(id, '6417'));
    expect(refused(g, land('uk.1abn.4p.156', '6417'))).toBe('legal');
    order(g, land('uk.1abn.4p.156', '6417'));
    expect(
      refused(phase(6, [...waiting('uk.1abn.4p.10'), { ...BORDER, at: '6516' }]), land('uk.1abn.4p.10', '6516')),
    ).toBe('legal');
    expect(listed(g, 'land').some((choice) => choice.hex === '6417')).toBe(false);
  });
  it('[22.2.3] no landing across a River or Canal from the Drop Hex', () => {
    const g = phase(6, waiting('us.101.327.1a'));
    expect(refused(g, land('us.101.327.1a', '3909'))).toBe('legal');
    expect(refused(g, land('us.101.327.1a', '3910'))).toBe('22.2.3');
    // 3809 is across the canal from A1 but not from A.
    expect(refused(g, land('us.101.327.1a', '3809'))).toBe('legal');
  });
  it('[22.2.4] Drop Hex A1 is open from turn 6 on', () => {
    expect(refused(phase(4, waiting('us.101.327.2a')), land('us.101.327.2a', '3909'))).toBe('22.2.1');
    expect(refused(phase(6, waiting('us.101.327.2a')), land('us.101.327.2a', '3909'))).toBe('legal');
  });
});

const TURN_3 = UNITS.filter(({ airborne, turn }) => airborne === true && turn === 3).map(({ id }) => id);
const downSince3: readonly Piece[] = TURN_3.map((id) => ({ id, at: 'eliminated', landed: 3 }));

describe('the Poles', () => {
  it('[22.5.1] land on Clear turns only', () => {
    const g = (weatherAm: number): Game => phase(6, [...downSince3, ...waiting('pl.1')], { clock: { weatherAm } });
    expect(hexesFor(g(CLEAR_WEATHER), 'pl.1').length).toBeGreaterThan(0);
    expect(decision(g(CLOUDY_WEATHER))).toBeUndefined();
    const both = phase(6, [...downSince3, ...waiting('pl.1', 'us.82.325.1a')], {
      clock: { weatherAm: CLOUDY_WEATHER },
    });
    expect(refused(both, land('pl.1', '6019'))).toBe('22.5.1');
  });
  it('[22.5.1] not before all turn 3 units, but on the same turn', () => {
    const rest = downSince3.filter(({ id }) => id !== 'uk.1abn.4p.10');
    const g = phase(6, [...rest, ...waiting('uk.1abn.4p.10', 'pl.1')]);
    expect(refused(g, land('pl.1', '6019'))).toBe('22.5.1');
    order(g, land('uk.1abn.4p.10', '6516'));
    expect(refused(g, land('pl.1', '6019'))).toBe('legal');
  });
  it('[22.5.1] wait for a turn-3 unit that is still at its airfield, and for no other', () => {
    expect(refused(phase(6, waiting('pl.1', 'uk.1abn.4p.10')), land('pl.1', '5922'))).toBe('22.5.1');
    expect(refused(phase(6, waiting('pl.1')), land('pl.1', '5922'))).toBe('legal');
  });
  it('[22.5.2] alone use the Polish Drop Hexes, and those of the 1st Airborne too', () => {
    const g = phase(6, [...downSince3, ...waiting('pl.1')]);
    expect([refused(g, land('pl.1', '5922')), refused(g, land('pl.1', '6217'))]).toEqual(['legal', 'legal']);
    expect(refused(phase(6, waiting('uk.1abn.4p.10')), land('uk.1abn.4p.10', '5922'))).toBe('22.2.1');
    expect(refused(g, land('pl.1', '5024'))).toBe('22.2.1');
  });
});

const sum = (g: Game, name: string): number =>
  landingModifiers(g, hex(name)).reduce((total, { drm }) => total + drm, 0);

describe('the Airlanding Table', () => {
  it('[22.3.1] 1 to 4 nothing, 5 S, 6 and 7 S1, 8 and more S2', () => {
    expect([1, 4, 5, 6, 7, 8, 13].map(landingResult)).toEqual(['-', '-', 'S', 'S1', 'S1', 'S2', 'S2']);
  });
  it('[22.3.2] the example around 6516: +2, +6, +7 and +4', () => {
    const g = layOut({ turn: 3, units: [KRAFFT, BORDER] });
    expect(['6516', '6416', '6616', '6517'].map((name) => sum(g, name))).toEqual([2, 6, 7, 4]);
    expect(landingModifiers(g, hex('6616')).map(({ code }) => code)).toEqual(['enemy-controlled', 'town-or-woods']);
  });
  it('[22.3.2] Unknown units make a hex Contested, and landings of this turn do not change it', () => {
    const g = phase(3, [BORDER, ...waiting('uk.1abn.4p.10', 'uk.1abn.4p.11')], { unknown: ['6515'] });
    expect([sum(g, '6516'), sum(g, '6616')]).toEqual([2, 7]);
    order(g, land('uk.1abn.4p.10', '6516'));
    expect([sum(g, '6516'), sum(g, '6616')]).toEqual([2, 7]);
  });
  it('[22.3.2] Polder adds 1, a Town 4, both together 5, quiet Clear ground nothing', () => {
    const g = layOut({ turn: 6 });
    expect(['6019', '6116', '5923', '6317'].map((name) => sum(g, name))).toEqual([1, 4, 5, 0]);
  });
  it('[22.3.1] [22.3.3] after turn 1 each unit rolls: S, S2 and S1', () => {
    const ids = ['uk.1abn.4p.10', 'uk.1abn.4p.11', 'uk.1abn.4p.156'];
    const g = phase(3, [KRAFFT, BORDER, ...waiting(...ids)], { dice: [3, 1, 2] });
    order(g, land('uk.1abn.4p.10', '6516'));
    order(g, land('uk.1abn.4p.11', '6616'));
    order(g, land('uk.1abn.4p.156', '6517'));
    expect(decision(g)).toBeUndefined();
    expect(ids.map((id) => isScattered(g, id))).toEqual([true, true, true]);
    expect(ids.map((id) => stepsOf(g, unit(id)))).toEqual([3, 1, 2]);
    expect([clock(g, 'returnees1'), clock(g, 'newReturnees1')]).toEqual([2, 2]);
  });
  it('[22.3.3] an S2 destroys a two-step unit and records one step all the same', () => {
    const g = phase(6, [{ id: 'de.goebel', at: '5025' }, ...waiting('us.82.325.1a')], { dice: [5] });
    order(g, land('us.82.325.1a', '5024'));
    expect([at(g, 'us.82.325.1a'), clock(g, 'returnees82')]).toEqual(['eliminated', 1]);
  });
  it('[22.3.3] the Poles have a track of their own', () => {
    const g = phase(6, [...downSince3, ...waiting('pl.1')], { dice: [5] });
    order(g, land('pl.1', '6019'));
    expect([clock(g, 'returneesPolish'), clock(g, 'returnees1')]).toEqual([1, 0]);
  });
  it('[22.3.4] Artillery is flipped by an S1 and lost by an S2; nothing is recorded', () => {
    const rolled = (die: number): Game => {
      const g = phase(3, [{ id: 'de.goebel', at: '5025' }, ...waiting('us.82.arty')], { dice: [die] });
      order(g, land('us.82.arty', '5024'));
      return g;
    };
    const [none, s, s1, s2] = [rolled(1), rolled(2), rolled(3), rolled(5)];
    expect([none, s, s1].map((g) => hasMark(g, unit('us.82.arty'), FIRED))).toEqual([false, false, true]);
    expect([none, s, s1].map((g) => isScattered(g, 'us.82.arty'))).toEqual([false, true, true]);
    expect(at(s2, 'us.82.arty')).toBe('eliminated');
    expect([s1, s2].map((g) => clock(g, 'returnees82'))).toEqual([0, 0]);
  });
  it('[22.3.6] Scattered units use Tactical Movement only, until the Allied Recovery Phase', () => {
    const shaken: Piece = { id: 'us.82.505.1', at: '5024', states: ['scattered'] };
    expect(isTacticalOnly(layOut({ units: [shaken] }), unit('us.82.505.1'))).toBe(true);
    const g = layOut({ turn: 3, phase: 'allied.recovery', units: [shaken, { id: 'de.goebel', at: '5025' }] });
    expect([isScattered(g, 'us.82.505.1'), isTacticalOnly(g, unit('us.82.505.1'))]).toEqual([false, false]);
  });
});

describe('landing choices', () => {
  it('[22.2.1] can be taken back until a die has been rolled', () => {
    const two = phase(3, waiting('uk.1abn.4p.10', 'uk.1abn.4p.11'), { dice: [1, 1] });
    order(two, land('uk.1abn.4p.10', '6516'));
    expect(undo(two).legal).toBe(true);
    expect([at(two, 'uk.1abn.4p.10'), landedOn(two, unit('uk.1abn.4p.10'))]).toEqual(['airfields', 0]);
    expect([clock(two, 'pointsUsed'), clock(two, 'lastLanding')]).toEqual([0, 0]);
    order(two, land('uk.1abn.4p.10', '6516'));
    order(two, land('uk.1abn.4p.11', '6516'));
    expect(undo(two).legal).toBe(false);
  });
  it.each<Choice>([
    { kind: 'land' },
    { kind: 'land', unit: 'uk.1abn.4p.10' },
    { kind: 'land', unit: 'uk.1abn.4p.10', hex: 6516 },
    { kind: 'land', unit: 'uk.1abn.4p.10', hex: '9999' },
    { kind: 'land', unit: 'uk.1abn.4p.10', hex: '6516', again: true },
    { kind: 'done', unit: 'uk.1abn.4p.10' },
    { kind: 'drop', unit: 'uk.1abn.4p.10', hex: '6516' },
  ])('[22.2.1] nonsense is refused: %j', (choice) => {
    expect(refused(phase(3, waiting('uk.1abn.4p.10')), choice)).toBe('22.2.1');
  });
  it('[22.4] a unit that does not wait on the airfields cannot land', () => {
    const g = phase(3, [...waiting('uk.1abn.4p.10'), { id: 'pl.1', at: 'expected' }]);
    expect(refused(g, land('pl.1', '6516'))).toBe('22.4');
    expect(refused(g, land('de.krafft', '6516'))).toBe('22.4');
  });
});
