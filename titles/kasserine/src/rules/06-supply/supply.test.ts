import { decision, type Game } from '@bridgehead/engine';
import { neighboursOf, sideBetween } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { at, deployed, hex, layOut, move, order, pass, refusal, spent, unit } from '../../../test/table.ts';
import { GRID, IS_BRIDGE, IS_ESCARPMENT, IS_WADI, isMountain } from '../../data/map.ts';
import { SOURCES } from '../../data/sources.ts';
import { hexOfPlace, isHexPlace, placeName } from '../../state/places.ts';
import { DEPLETED, hasMark, isSourceOpen } from '../../state/state.ts';
import { moverOf } from '../07-movement/mover.ts';
import { moveEnds } from '../07-movement/reach.ts';
import { attackParts } from '../12-combat/strength.ts';
import { buildSupply, couldTrace, hasRoad, isSupplied, supplyLine } from './supply.ts';

/** The sources of the Axis but for the Gafsa road, and all of them. */
const OTHERS = ['6524', '6507', '6034', '4533'];
const ALLIED_BUT_LE_KEF = ['3601', '1016', '4301', '5201', '5401', '5801'];
const ALLIED_BUT_TEBESSA = ['3601', '2401', '4301', '5201', '5401', '5801'];
const ALL_AXIS = [...OTHERS, '2533'];
/** Lost to the Allies, they stay shut. */
const NOT_AXIS = Object.fromEntries(ALL_AXIS.map((name) => [name, 'allied']));

describe('[6.2] the supply route of the book', () => {
  const units = { 'ge-i-69': '2326', 'us-1-6ai': '2630' };
  it('[6.2.1] goes seven hexes from 2326 to the road at 2632, round an Allied unit in 2630', () => {
    const g = layOut({ shut: OTHERS, units });
    const line = supplyLine(g, unit('ge-i-69'));
    expect(line?.length).toBe(8);
    expect(line?.at(-1)).toBe(hex('2632'));
    expect(isSupplied(g, unit('ge-i-69'))).toBe(true);
  });
  it('[6.2.1] is too long from one hex farther away', () => {
    const g = layOut({ shut: OTHERS, units: { ...units, 'ge-i-69': '2325' } });
    expect(isSupplied(g, unit('ge-i-69'))).toBe(false);
  });
  it('[6.2.2] [5.1.5] is too long in rain, when it has four hexes', () => {
    expect(isSupplied(layOut({ shut: OTHERS, weather: 'rain', units }), unit('ge-i-69'))).toBe(false);
    expect(
      isSupplied(layOut({ shut: OTHERS, weather: 'rain', units: { ...units, 'ge-i-69': '2531' } }), unit('ge-i-69')),
    ).toBe(true);
  });
  it('[6.2] is shut by an enemy zone on the road, [6.2.4] unless a friend stands there', () => {
    const shut = { ...units, 'us-2-6ai': '2733' };
    expect(isSupplied(layOut({ shut: OTHERS, units: shut }), unit('ge-i-69'))).toBe(false);
    expect(
      isSupplied(layOut({ shut: OTHERS, units: { ...shut, 'ge-i-7': '2633', 'ge-ii-7': '2632' } }), unit('ge-i-69')),
    ).toBe(true);
  });
});

describe('supply lines', () => {
  it('[6.2.1] do not enter a mountain, but a unit on one may trace out of it', () => {
    const g = layOut({ units: { 'us-1-6ai': '3009' } });
    expect(couldTrace(g, unit('us-1-6ai'), hex('3009'))).toBe(true);
    const isInside = (one: number): boolean =>
      isMountain(one) && !hasRoad(one) && neighboursOf(GRID, one).every((next) => isMountain(next) && !hasRoad(next));
    const inside = Array.from({ length: GRID.hexCount }, (_, one) => one).filter(isInside);
    expect(inside.length).toBeGreaterThan(3);
    expect(inside.filter((one) => couldTrace(g, unit('us-1-6ai'), one))).toEqual([]);
  });
  it.each(['dry', 'rain'] as const)(
    '[6.2.1] [6.2.2] cross neither an escarpment nor what water forbids: %s',
    (weather) => {
      const g = layOut({ weather, units: { 'us-1-6ai': '3009', 'ge-i-69': '6408' } });
      const { long, short } = buildSupply(g, 'allied');
      const isWet = (hexside: number): boolean => IS_WADI[hexside] === 1 && IS_BRIDGE[hexside] === 0;
      /** Hexes that lie beside a nearer one over a barred hexside, and beside no other. */
      const cutOff = { escarpment: 0, wadi: 0 };
      for (const [lengths, overWadis] of [[long, false] as const, [short, weather === 'dry'] as const]) {
        lengths.forEach((length, one) => {
          const sides = neighboursOf(GRID, one).map((next) => [next, sideBetween(GRID, one, next) ?? -1] as const);
          const nearer = sides.filter(([next]) => (lengths[next] ?? 99) === length - 1);
          const barred = ([, hexside]: readonly [number, number]): boolean =>
            IS_ESCARPMENT[hexside] === 1 || (!overWadis && isWet(hexside));
          if (length > 0 && length < 99) expect(nearer.every(barred)).toBe(false);
          if (length !== 99) return;
          const beside = sides.filter(([next]) => (lengths[next] ?? 99) < 3 && !isMountain(next));
          if (beside.length === 0 || !beside.every(barred)) return;
          cutOff[beside.every(([, hexside]) => IS_ESCARPMENT[hexside] === 1) ? 'escarpment' : 'wadi'] += 1;
        });
      }
      expect(Math.min(...Object.values(cutOff))).toBeGreaterThan(0);
    },
  );
  it('[6.2.2] [16.5.4] French lines have four hexes, those of others seven', () => {
    // 1306 lies between five and seven hexes from the nearest Allied road.
    const g = layOut({ units: { 'us-1-6ai': '1310', 'fr-2-3rta': '1310' } });
    const [american, french] = [unit('us-1-6ai'), unit('fr-2-3rta')];
    const apart = Array.from({ length: 1876 }, (_, one) => one).filter(
      (one) => couldTrace(g, american, one) && !couldTrace(g, french, one),
    );
    expect(apart.length).toBeGreaterThan(20);
    expect(apart.some((one) => couldTrace(g, french, one))).toBe(false);
  });
  it('[6.2.3] a ford ends a supply road, a bridge carries it', () => {
    const g = layOut({ shut: ALLIED_BUT_LE_KEF, units: { 'uk-10rb': '2809' } });
    // 2505/2506 on the Le Kef road is bridged: Thala is fed from 2401.
    expect(isSupplied(g, unit('uk-10rb'))).toBe(true);
    const { long } = buildSupply(g, 'allied');
    expect(long[hex('2809')]).toBe(0);
    // 1015/1016 is a ford, 1115/1016 a bridge: Tebessa feeds the road over the one alone.
    const tebessa = buildSupply(layOut({ shut: [...ALLIED_BUT_TEBESSA], units: { 'uk-10rb': '2809' } }), 'allied');
    expect([tebessa.long[hex('1115')], tebessa.long[hex('1015')] === 0]).toEqual([0, false]);
  });
  it('[14.1.1] do not go through an enemy strongpoint', () => {
    const open = layOut({ shut: OTHERS, units: { 'ge-i-69': '2326', 'us-1-6ai': '2630' } });
    const shut = layOut({
      shut: OTHERS,
      units: { 'ge-i-69': '2326', 'us-1-6ai': '2630' },
      strongpoints: [{ hex: '2632', side: 'allied', active: true }],
    });
    expect([isSupplied(open, unit('ge-i-69')), isSupplied(shut, unit('ge-i-69'))]).toEqual([true, false]);
  });
  it('[14.1.1] [6.2.4] nor through one that a friend has taken, though he traces out of it', () => {
    const units = { 'ge-i-69': '2326', 'us-1-6ai': '2630', 'ge-i-7': '2632' };
    const taken = layOut({ shut: OTHERS, units, strongpoints: [{ hex: '2632', side: 'allied', active: true }] });
    const free = layOut({ shut: OTHERS, units });
    expect([isSupplied(free, unit('ge-i-69')), isSupplied(taken, unit('ge-i-69'))]).toEqual([true, false]);
    expect(isSupplied(taken, unit('ge-i-7'))).toBe(true);
  });
  it('[6.1.2] [6.1.4] without a route a unit is out of supply, and nobody is lost for that', () => {
    const g = layOut({ phase: 'supply-status', shut: ALL_AXIS, held: NOT_AXIS, units: { 'ge-i-69': '1306' } });
    expect([isSupplied(g, unit('ge-i-69')), at(g, 'ge-i-69')]).toEqual([false, '1306']);
  });
  it('[16.4.2] the commandos need none', () => {
    const g = layOut({ shut: ALL_AXIS, units: { 'ge-koenen': '1306', 'ge-i-69': '1306' } });
    expect([isSupplied(g, unit('ge-koenen')), isSupplied(g, unit('ge-i-69'))]).toEqual([true, false]);
  });
  it('[6.3.2] [8.3.1] a unit in a holding box is in supply', () => {
    expect(isSupplied(layOut({ units: { 'us-1-6ai': { box: 'Maktar' } } }), unit('us-1-6ai'))).toBe(true);
  });
});

describe('sources', () => {
  it('[6.3.1] are shut by an enemy, and work again if they are friendly when supply is judged', () => {
    const lefKef = SOURCES.findIndex((source) => source.hex === hex('2401'));
    const g = layOut({ units: { 'ge-580aa': '2403', 'uk-10rb': '2404' } });
    expect(isSourceOpen(g, lefKef)).toBe(true);
    order(g, move('ge-580aa', '2402', '2401'));
    expect(isSourceOpen(g, lefKef)).toBe(false);
    const left = { phase: 'supply-status', shut: ['2401'], units: { 'uk-10rb': '2809' } } as const;
    expect(isSourceOpen(layOut(left), lefKef)).toBe(true);
    expect(isSourceOpen(layOut({ ...left, held: { '2401': 'axis' } }), lefKef)).toBe(false);
  });
  it('[6.3.1] are of no use to the other side', () => {
    const g = layOut({ shut: ALL_AXIS, units: { 'ge-i-69': '2402' } });
    expect(isSupplied(g, unit('ge-i-69'))).toBe(false);
  });
});

describe('movement supply', () => {
  const far = { 'ge-i-69': '1306', 'ge-i-47': '1308' };
  it('[6.4.1] a motorized unit found out of supply has two points less, a unit on foot loses none', () => {
    const g = layOut({ phase: 'supply-status', shut: ALL_AXIS, held: NOT_AXIS, units: far });
    pass(g, 'strongpoints');
    pass(g, 'interdiction', 'allied');
    pass(g, 'interdiction', 'axis');
    expect(decision(g)?.kind).toBe('movement-orders');
    expect(refusal(g, move('ge-i-69', '1305', '1304', '1303', '1302', '1301', '1401'))).toBe('legal');
    expect(refusal(g, move('ge-i-69', '1305', '1304', '1303', '1302', '1301', '1401', '1501'))).toBe('7.1.3');
    expect(refusal(g, move('ge-i-47', '1309', '1310', '1311', '1312'))).not.toBe('6.4.1');
  });
  it('[6.1.1] [6.4.1] is judged once: one who loses its route in the turn moves at full rate', () => {
    const g = layOut({ shut: ALL_AXIS, units: far });
    expect(refusal(g, move('ge-i-69', '1305', '1304', '1303', '1302', '1301', '1401', '1501'))).toBe('legal');
  });
  it('[6.4.2] Italian motorized units do not leave supply of their own will, German ones do', () => {
    const units = { 'it-lodi': '2632', 'ge-3aa': '2632', 'us-1-6ai': '2630' };
    const g = layOut({ shut: OTHERS, units });
    const beyond = moveEnds(moverOf(g, [unit('ge-3aa')], 'movement')).find(
      ({ place, cost }) => isHexPlace(place) && cost < 18 && !couldTrace(g, unit('it-lodi'), hexOfPlace(place)),
    );
    const path = beyond?.path.map(placeName) ?? [];
    expect(path.length).toBeGreaterThan(0);
    expect([refusal(g, move('ge-3aa', ...path)), refusal(g, move('it-lodi', ...path))]).toEqual(['legal', '6.4.2']);
  });
  it('[6.4.2] nor do Allied ones; those on foot may, and so may who is out of supply already', () => {
    const at2809 = { 'us-a-81r': '2809', 'us-rangers': '2809' };
    const open = { phase: 'allied.movement', weather: 'rain', units: { ...at2809, 'ge-i-69': '6408' } } as const;
    const g = layOut({ ...open, shut: ALLIED_BUT_LE_KEF });
    const ends = (id: string) => moveEnds(moverOf(g, [unit(id)], 'movement')).map(({ place }) => hexOfPlace(place));
    expect(ends('us-a-81r').every((end) => couldTrace(g, unit('us-a-81r'), end))).toBe(true);
    const shut = layOut({ ...open, shut: [...ALLIED_BUT_LE_KEF, '2401'] });
    expect([isSupplied(g, unit('us-a-81r')), isSupplied(shut, unit('us-a-81r'))]).toEqual([true, false]);
    expect(refusal(shut, move('us-a-81r', '2810'))).toBe('legal');
    expect(ends('us-rangers').length).toBeGreaterThan(5);
  });
});

describe('combat supply', () => {
  it('[6.5.1] [6.1.3] [6.5.2] attackers out of supply are halved, artillery among them is not', () => {
    const g = layOut({ shut: ALL_AXIS, units: { 'ge-i-69': '1306', 'it-dli': '1306', 'us-1-6ai': '1305' } });
    const parts = attackParts(g, {
      side: 'axis',
      attackers: [unit('ge-i-69'), unit('it-dli')],
      hexes: [hex('1305')],
      crt: 'assault',
      fire: false,
    });
    expect(parts.map(({ halvings }) => halvings)).toEqual([['out-of-supply'], []]);
  });
});

const { '2533': _gafsa, ...NOT_AXIS_BUT_GAFSA } = NOT_AXIS;
const depleted = (g: Game, id: string): boolean => hasMark(g, unit(id), DEPLETED);

describe('the Supply Status Phase', () => {
  it('[10.4.1] [10.4.2] used markers are Ready again where a route can be traced', () => {
    const guns = { mode: 'deployed', marker: 'used' };
    const g = layOut({
      phase: 'supply-status',
      shut: ALL_AXIS,
      held: NOT_AXIS,
      units: { 'uk-f-12rha': { hex: '2809', ...guns }, 'ge-i-90': { hex: '1306', ...guns } },
    });
    expect([spent(g, 'uk-f-12rha'), spent(g, 'ge-i-90'), deployed(g, 'ge-i-90')]).toEqual([false, true, true]);
  });
  it('[15.4.4] a Depleted HQ recovers there, too', () => {
    const g = layOut({
      phase: 'supply-status',
      shut: OTHERS,
      held: NOT_AXIS_BUT_GAFSA,
      units: {
        'ge-10-hq': { hex: '2632', states: ['depleted'] },
        'ge-21-hq': { hex: '1306', states: ['depleted'] },
        'us-1-6ai': '2630',
      },
    });
    expect([depleted(g, 'ge-10-hq'), depleted(g, 'ge-21-hq')]).toEqual([false, true]);
  });
});
