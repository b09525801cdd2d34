import { type Choice, check, choices, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { clock, FIRED, hasMark } from '../../state/state.ts';
import { CLEAR_WEATHER, CLOUDY_WEATHER, OVERCAST_WEATHER } from '../04-weather.ts';
import { isSafeDropHex } from './artillery-resupply.ts';

const flip = (id: string): Choice => ({ kind: 'flip', unit: id });
const canFlip = (g: Game): unknown[] => listed(g, 'flip').map(({ unit: id }) => id);
const isAsked = (g: Game): boolean => decision(g)?.kind === 'artillery-resupply';

const fired = (id: string, at: string, ...states: NonNullable<Piece['states']>): Piece => ({
  id,
  at,
  states: ['fired', ...states],
});

describe('Allied artillery by land', () => {
  const resupply = (layout: Layout): Game =>
    layOut({ phase: 'allied.artillery-resupply', turn: 8, bridges: { '1303/1404': 'intact' }, ...layout });
  const GUNS = [fired('uk.gds.arty', '1303'), fired('uk.corps.5agra', '1304'), fired('uk.50.arty', '1204')];

  it('[17.8.1] any two with a Supply Path to Entry Area N become Ready, and no third', () => {
    const g = resupply({ units: GUNS });
    expect(canFlip(g)).toEqual(['uk.gds.arty', 'uk.corps.5agra', 'uk.50.arty']);
    order(g, flip('uk.gds.arty'));
    order(g, flip('uk.50.arty'));
    expect(['uk.gds.arty', 'uk.corps.5agra', 'uk.50.arty'].map((id) => hasMark(g, unit(id), FIRED))).toEqual([
      false,
      true,
      false,
    ]);
    // Nothing is left but to pass, which the engine does by itself.
    expect(isAsked(g)).toBe(false);
  });

  it('[17.8.1] a path to another Entry Area is not enough', () => {
    const g = resupply({
      units: [
        fired('uk.11.arty', '1420'),
        fired('uk.3.arty', 'M'),
        fired('uk.50.arty', 'N'),
        fired('uk.gds.arty', '1303'),
      ],
    });
    expect(canFlip(g)).toEqual(['uk.gds.arty', 'uk.50.arty']);
    expect(check(g, flip('uk.11.arty'))).toMatchObject({ legal: false, rule: '17.8.1' });
    expect(check(g, flip('uk.3.arty'))).toMatchObject({ legal: false, rule: '17.8.1' });
  });

  it('[17.8.1] the player may pass', () => {
    const g = resupply({ units: GUNS });
    order(g, { kind: 'pass' });
    expect(GUNS.every(({ id }) => hasMark(g, unit(id), FIRED))).toBe(true);
    expect(isAsked(g)).toBe(false);
  });

  it('[17.8.4] Disrupted artillery and artillery in Full Retreat may not be flipped; Engaged and Moved do not matter', () => {
    const g = resupply({
      units: [
        fired('uk.gds.arty', '1303', 'disrupted'),
        fired('uk.corps.5agra', '1304', 'full-retreat'),
        fired('uk.50.arty', '1204', 'engaged', 'moved'),
        { id: 'uk.43.arty', at: '1103' },
      ],
    });
    expect(canFlip(g)).toEqual(['uk.50.arty']);
    expect(check(g, flip('uk.gds.arty'))).toMatchObject({ legal: false, rule: '17.8.4' });
    expect(check(g, flip('uk.corps.5agra'))).toMatchObject({ legal: false, rule: '17.8.4' });
    expect(check(g, flip('uk.43.arty'))).toMatchObject({ legal: false, rule: '17.5' });
  });

  it('[17.8.4] what was not used in one phase is not added to the next', () => {
    const g = resupply({ units: GUNS, clock: { resupplied: 2 } });
    expect(clock(g, 'resupplied')).toBe(0);
    order(g, flip('uk.gds.arty'));
    order(g, flip('uk.corps.5agra'));
    expect(isAsked(g)).toBe(false);
  });

  it('[18.4] an Out of Supply marker keeps it from flipping even if a path has opened since', () => {
    const g = resupply({ units: [fired('uk.gds.arty', '1303', 'out-of-supply'), fired('uk.50.arty', '1204')] });
    expect(check(g, flip('uk.gds.arty'))).toMatchObject({ legal: false, rule: '18.4' });
    expect(canFlip(g)).toEqual(['uk.50.arty']);
  });

  it('[17.8] nonsense is refused', () => {
    const g = resupply({ units: GUNS });
    const nonsense: Choice[] = [
      { kind: 'flip' },
      { kind: 'flip', unit: ['uk.gds.arty'] },
      { kind: 'flip', unit: 'uk.gds.arty', twice: true },
      { kind: 'pass', unit: 'uk.gds.arty' },
      { kind: 'fire', unit: 'uk.gds.arty' },
      flip('uk.50.1d'),
      flip('de.krause'),
      flip('nobody'),
    ];
    for (const choice of nonsense) expect(check(g, choice)).toMatchObject({ legal: false, rule: '17.8' });
  });
});

describe('Allied artillery by air', () => {
  const clear = { weatherAm: CLEAR_WEATHER };
  const airborne = (layout: Layout): Game =>
    layOut({ phase: 'allied.artillery-resupply', turn: 3, clock: clear, ...layout });
  const ALL_THREE: Piece[] = [
    fired('uk.1abn.arty', '6317'),
    { id: 'uk.1abn.supply', at: '6317' },
    fired('us.82.arty', '4924'),
    { id: 'us.82.supply', at: '5024' },
    fired('us.101.arty', '3306'),
    { id: 'us.101.supply', at: '3207' },
  ];

  it('[17.8.2] all three when the weather is Clear', () => {
    const g = airborne({ units: ALL_THREE });
    expect(canFlip(g)).toEqual(['uk.1abn.arty', 'us.82.arty', 'us.101.arty']);
    order(g, flip('uk.1abn.arty'));
    order(g, flip('us.82.arty'));
    expect(canFlip(g)).toEqual(['us.101.arty']);
    order(g, flip('us.101.arty'));
    expect(isAsked(g)).toBe(false);
  });

  it('[17.8.2] one when it is Cloudy', () => {
    const g = airborne({ units: ALL_THREE, clock: { weatherAm: CLOUDY_WEATHER } });
    order(g, flip('us.82.arty'));
    expect(isAsked(g)).toBe(false);
  });

  it('[17.8.2] none when it is Overcast, or at night', () => {
    expect(isAsked(airborne({ units: ALL_THREE, clock: { weatherAm: OVERCAST_WEATHER } }))).toBe(false);
    expect(isAsked(airborne({ units: ALL_THREE, turn: 5, clock: { ...clear, weatherPm: CLEAR_WEATHER } }))).toBe(false);
  });

  it('[17.8.2] Entry Area N does not help, and the two by land do not count against the airborne', () => {
    const guns = [fired('uk.gds.arty', '1303'), fired('uk.corps.5agra', '1304')];
    const head = { id: 'us.82.supply', at: '5024' };
    const g = airborne({ units: [...guns, fired('us.101.arty', '1204'), fired('us.82.arty', '5024'), head] });
    expect(canFlip(g)).toEqual(['us.82.arty', 'uk.gds.arty', 'uk.corps.5agra']);
    for (const id of ['us.82.arty', 'uk.gds.arty', 'uk.corps.5agra']) order(g, flip(id));
    expect(isAsked(g)).toBe(false);
  });

  const refusalOf = (layout: Layout, id = 'uk.1abn.arty'): unknown => {
    // A second unit keeps the question open.
    const g = airborne({ ...layout, units: [...(layout.units ?? []), ...ALL_THREE.slice(2)] });
    return check(g, flip(id));
  };
  const no = (code: string): unknown => ({ legal: false, rule: '17.8.2', code });

  it('[17.8.2] the Supply Head must be on the map in Good Order; Depleted or Engaged does not matter', () => {
    const gun = fired('uk.1abn.arty', '6317');
    expect(refusalOf({ units: [gun] })).toEqual(no('gun-without-head'));
    expect(refusalOf({ units: [gun, { id: 'uk.1abn.supply', at: '6317', states: ['disrupted'] }] })).toEqual(
      no('gun-without-head'),
    );
    expect(refusalOf({ units: [gun, { id: 'uk.1abn.supply', at: '6317', states: ['depleted', 'engaged'] }] })).toEqual({
      legal: true,
    });
  });

  it('[17.8.2] the gun must be within four Overland hexes of the Supply Head of its own division', () => {
    const head: Piece = { id: 'uk.1abn.supply', at: '6317' };
    expect(refusalOf({ units: [fired('uk.1abn.arty', '6313'), head] })).toEqual({ legal: true });
    expect(refusalOf({ units: [fired('uk.1abn.arty', '6312'), head] })).toEqual(no('gun-far-from-head'));
    expect(refusalOf({ units: [fired('uk.1abn.arty', '5024'), head] })).toEqual(no('gun-far-from-head'));
  });

  it('[17.8.2] the Supply Head must be within four Overland hexes of a Drop Hex of its division', () => {
    const at = (place: string): Piece[] => [fired('uk.1abn.arty', place), { id: 'uk.1abn.supply', at: place }];
    expect(refusalOf({ units: at('6513') })).toEqual({ legal: true });
    expect(refusalOf({ units: at('6511') })).toEqual(no('head-far-from-drop-hex'));
    // Beside the Polish Drop Hex at Driel, which is no use to the British, and across the river from theirs.
    expect(refusalOf({ units: at('5920') })).toEqual(no('head-far-from-drop-hex'));
  });

  it('[17.8.2] a Drop Hex in an EZOC is no use, unless friendly units are in it', () => {
    const enemies = ['6419', '6416', '6217'].map((at, i) => ({
      id: ['de.krafft', 'de.spindler', 'de.harder'][i] ?? '',
      at,
      steps: 1,
    }));
    const units: Piece[] = [fired('uk.1abn.arty', '6316'), { id: 'uk.1abn.supply', at: '6316' }, ...enemies];
    expect(refusalOf({ units })).toEqual(no('head-far-from-drop-hex'));
    expect(refusalOf({ units: [...units, { id: 'uk.1abn.1p.1', at: '6317' }] })).toEqual({ legal: true });
  });

  it('[17.8.2] after turn 5 the hexes on and around the Supply Head are Drop Hexes too', () => {
    const units = [fired('uk.1abn.arty', '6511'), { id: 'uk.1abn.supply', at: '6511' }];
    expect(refusalOf({ units, turn: 4, clock: { weatherPm: CLEAR_WEATHER } })).toEqual(no('head-far-from-drop-hex'));
    expect(refusalOf({ units, turn: 6 })).toEqual({ legal: true });
  });

  it('[17.8.2] supplies are dropped on Clear or Polder, a Village or not, but not on Town, City, Woods or Marsh', () => {
    const g = layOut({});
    // 4715 is Clear with a Village, 4817 Polder, 4716 the Town of Grave, 6122 Arnhem, 1103 Woods, 2622 Marsh.
    const grounds = ['4715', '4817', '4716', '6122', '1103', '2622'].map((name) => isSafeDropHex(g, hex(name)));
    expect(grounds).toEqual([true, true, false, false, false, false]);
  });

  it('[18.4] airborne artillery may flip although it is Out of Supply', () => {
    const units = [fired('uk.1abn.arty', '6317', 'out-of-supply'), { id: 'uk.1abn.supply', at: '6317' }];
    expect(refusalOf({ units })).toEqual({ legal: true });
  });
});

describe('German artillery', () => {
  const GUNS = [fired('de.krause', '2726'), fired('de.arty159', '3601'), fired('de.arty10ss', 'H')];

  it('[17.8.3] two by day', () => {
    const g = layOut({ phase: 'german.artillery-resupply', turn: 6, units: GUNS });
    expect([...choices(g)]).toHaveLength(4);
    order(g, flip('de.krause'));
    expect(canFlip(g)).toEqual(['de.arty159', 'de.arty10ss']);
    order(g, flip('de.arty10ss'));
    expect(isAsked(g)).toBe(false);
    expect(hasMark(g, unit('de.arty159'), FIRED)).toBe(true);
  });

  it('[17.8.3] all at night', () => {
    const g = layOut({ phase: 'german.artillery-resupply', turn: 8, units: GUNS });
    for (const { id } of GUNS) order(g, flip(id));
    expect(GUNS.some(({ id }) => hasMark(g, unit(id), FIRED))).toBe(false);
  });

  it('[17.8.3] only with a Supply Path to a friendly Entry Area', () => {
    const ring = ['1103', '1004', '1002', '1102'].map((at, i) => ({
      id: `uk.50.${['1d', '2d', '6dli', '8dli'][i]}`,
      at,
    }));
    const units = [fired('de.krause', '1003'), fired('de.arty159', '3601'), ...ring];
    const g = layOut({ phase: 'german.artillery-resupply', turn: 8, units });
    expect(canFlip(g)).toEqual(['de.arty159']);
    expect(check(g, flip('de.krause'))).toMatchObject({ legal: false, rule: '17.8.3' });
  });
});
