import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, END_MOVEMENT, layOut, move, order, pass, refusal, reserve, unit } from '../../../test/table.ts';
import { spentOf } from '../../state/state.ts';
import { dataOf } from '../../state/units.ts';
import { allowanceOf } from '../07-movement/allowance.ts';

const SPARE = { 'ge-ii-47': '1530', 'us-1-6ai': '1010' } as const;

describe('infiltration', () => {
  it('[8.1.1] takes the whole allowance from zone to zone', () => {
    const g = layOut({ units: { ...SPARE, 'ge-i-69': '1306', 'us-2-6ai': '1305' } });
    order(g, move('ge-i-69', '1206'));
    expect([at(g, 'ge-i-69'), spentOf(g, unit('ge-i-69'))]).toEqual(['1206', 16]);
  });
  it('[8.1.1] only for who began the phase in a zone, as its only step', () => {
    const g = layOut({ units: { ...SPARE, 'ge-i-69': '1307', 'us-2-6ai': '1305' } });
    expect(refusal(g, move('ge-i-69', '1306', '1206'))).toBe('7.2.1');
  });
  it('[8.1.2] needs a printed allowance of five, and towed guns do not', () => {
    const units = {
      ...SPARE,
      'us-2-6ai': '1305',
      'ge-i-47': '1306',
      'ge-i-90': '1306',
      'ge-90pj': '1306',
      'ge-i-69': '1206',
    };
    const g = layOut({ units });
    expect(refusal(g, move('ge-i-47', '1206'))).toBe('8.1.2');
    expect(refusal(g, move('ge-i-90', '1206'))).toBe('8.1.2');
    expect(refusal(g, move('ge-90pj', '1206'))).toBe('legal');
  });
  it('[8.1.3] needs points for the ground', () => {
    const hq = (states: readonly string[]) => ({ 'fr-dmc-hq': { hex: '3010', states }, 'us-1-6ai': '1010' });
    const beside = { 'ge-i-69': '2910', 'ge-i-86': '2909' };
    const at = (states: readonly string[]) =>
      layOut({ phase: 'allied.movement', weather: 'rain', units: { ...hq(states), ...beside } });
    expect(refusal(at([]), move('fr-dmc-hq', '3009'))).toBe('legal');
    expect(refusal(at(['out-of-supply']), move('fr-dmc-hq', '3009'))).toBe('8.1.3');
  });
  it('[8.1.4] [14.1.2] not into an enemy strongpoint', () => {
    const strongpoints = [{ hex: '1206', side: 'allied', active: true }];
    const units = { ...SPARE, 'ge-i-69': '1306', 'us-2-6ai': '1305' };
    expect(refusal(layOut({ units, strongpoints }), move('ge-i-69', '1206'))).toBe('8.1.4');
    expect(refusal(layOut({ units, strongpoints }), move('ge-i-69', '1406'))).toBe('legal');
  });
});

describe('putting into Reserve', () => {
  const put = (id: string) => ({ kind: 'reserve', unit: id });
  const units = {
    'us-1-6ai': '1010',
    'ge-10-hq': '1310',
    'ge-i-69': '1306',
    'ge-i-7': '1305',
    'ge-i-47': '1306',
    'ge-ii-69': '1307',
    'ge-ii-7': '1307',
  };
  it('[8.2] [8.2.2] is done at the end of the Movement Phase: a red box, four hexes of an HQ, no enemy zone', () => {
    const g = layOut({ units: { ...units, 'us-2-6ai': '1405' } });
    expect(refusal(g, put('ge-i-69'))).toBe('7.1');
    order(g, END_MOVEMENT);
    expect(refusal(g, put('ge-i-47'))).toBe('8.2.2');
    expect(refusal(g, put('ge-i-7'))).toBe('8.2.2');
    expect(refusal(g, put('ge-10-hq'))).toBe('8.2.2');
    order(g, put('ge-ii-69'));
    expect([reserve(g, 'ge-ii-69'), refusal(g, put('ge-ii-69'))]).toEqual([true, '8.2']);
  });
  it('[8.2.2] not after more than half of the allowance', () => {
    const g = layOut({ units });
    order(g, move('ge-ii-69', '1308', '1309', '1308', '1309'));
    order(g, move('ge-ii-7', '1308', '1309', '1308', '1309', '1308'));
    order(g, END_MOVEMENT);
    expect([refusal(g, put('ge-ii-69')), refusal(g, put('ge-ii-7'))]).toEqual(['legal', '8.2.2']);
  });
  it('[15.1.1] [15.2.1] four hexes count the last and not the HQ’s own', () => {
    const g = layOut({ units });
    order(g, END_MOVEMENT);
    expect([refusal(g, put('ge-i-69')), refusal(g, put('ge-i-7'))]).toEqual(['legal', '8.2.2']);
  });
  it('[16.5.1] a French HQ serves French units alone', () => {
    const french = { 'fr-dmc-hq': '2123', 'fr-2-3rca': '2123', 'us-a-81r': '2123', 'ge-i-69': '6408' };
    const g = layOut({ phase: 'allied.movement', units: french });
    order(g, END_MOVEMENT);
    expect([refusal(g, put('us-a-81r')), refusal(g, put('fr-2-3rca'))]).toEqual(['16.5.1', 'legal']);
  });
});

describe('the Reserve Movement Phase', () => {
  const inReserve = (hex: string) => ({ hex, reserve: true });
  const units = { 'us-1-6ai': '1010', 'ge-i-69': inReserve('1306'), 'ge-i-7': '1308', 'ge-ii-69': inReserve('1310') };
  it('[8.2.1] [8.2.4] lets Reserves move, with their full allowance, and nobody else', () => {
    const g = layOut({ phase: 'axis.reserve', units });
    expect(refusal(g, move('ge-i-7', '1307'))).toBe('8.2.1');
    order(g, move('ge-i-69', '1305', '1304', '1303', '1302', '1301'));
    expect(reserve(g, 'ge-i-69')).toBe(false);
    expect(reserve(g, 'ge-ii-69')).toBe(true);
  });
  it('[8.2.4] [7.4.1] knows no one-hex movement, no infiltration and no way off the map', () => {
    const worn = { hex: '3010', reserve: true, states: ['out-of-supply'] };
    const g = layOut({
      phase: 'axis.reserve',
      weather: 'rain',
      units: { ...units, 'ge-i-86': worn, 'ge-ii-104': inReserve('6505') },
    });
    expect(refusal(g, move('ge-ii-104', 'Kairouan'))).toBe('8.2.4');
    // Six points in rain do not pay for the height: in the Movement Phase they would all be spent on it.
    const slow = { 'ge-i-69': { ...worn, hex: '2526' }, 'us-1-6ai': '1010' };
    const climb = (phase: string): string =>
      refusal(layOut({ phase, weather: 'rain', units: slow }), move('ge-i-69', '2426'));
    expect([climb('axis.reserve'), climb('axis.movement')]).toEqual(['7.1.3', 'legal']);
  });
  it('[8.2.6] enters an enemy zone only where a friend stands', () => {
    const g = layOut({ phase: 'axis.reserve', units: { ...units, 'us-2-6ai': '1303' } });
    expect(refusal(g, move('ge-i-69', '1305', '1304'))).toBe('8.2.6');
    const held = layOut({ phase: 'axis.reserve', units: { ...units, 'us-2-6ai': '1303', 'ge-i-7': '1304' } });
    expect(refusal(held, move('ge-i-69', '1305', '1304'))).toBe('legal');
  });
  it('[8.2.5] a Reserve is lost by moving', () => {
    const g = layOut({ phase: 'axis.movement', units });
    order(g, move('ge-i-69', '1305'));
    expect(reserve(g, 'ge-i-69')).toBe(false);
  });
});

describe('holding boxes', () => {
  const units = { 'us-1-1ar': { box: 'Maktar' }, 'us-2-6ai': { box: 'Maktar' }, 'us-3-1ar': '4301', 'ge-i-69': '6408' };
  const at3 = { phase: 'allied.movement', turn: 5, units } as const;
  it('[8.3.1] [8.3.3] [5.2.3] are left by a hex of their edge, paying for it, by road if there is one', () => {
    const g = layOut(at3);
    expect(refusal(g, move('us-1-1ar', '4301', '4202'))).toBe('legal');
    expect(refusal(g, move('us-1-1ar', '3901'))).toBe('5.2.4');
    expect(
      refusal(layOut({ ...at3, units: { ...units, 'us-3-1ar': '4420', 'ge-i-69': '4301' } }), move('us-1-1ar', '4301')),
    ).toBe('7.1.4');
  });
  it('[8.3.4] are entered from their edge for a point, and end the move', () => {
    const g = layOut(at3);
    // To and fro on the road, half a point each time.
    const after = (times: number): string =>
      refusal(g, move('us-3-1ar', ...Array.from({ length: times }, () => ['4202', '4301']).flat(), 'Maktar'));
    expect([after(7), after(8)]).toEqual(['legal', '8.3.4']);
    expect(refusal(g, move('us-3-1ar', 'Maktar'))).toBe('legal');
    expect(refusal(g, move('us-3-1ar', 'Maktar', '4201'))).toBe('8.3.4');
    expect(refusal(g, move('us-3-1ar', 'Kairouan'))).toBe('8.3.4');
    order(g, move('us-3-1ar', 'Maktar'));
    expect(at(g, 'us-3-1ar')).toBe('Maktar');
  });
  it('[8.3.5] lead into each other along the arrow, for the whole allowance', () => {
    const g = layOut(at3);
    order(g, move('us-1-1ar', 'Ousseltia'));
    expect([at(g, 'us-1-1ar'), spentOf(g, unit('us-1-1ar'))]).toEqual(['Ousseltia', 18]);
    const axis = layOut({ units: { 'ge-i-69': { box: 'Kairouan' }, 'us-1-6ai': '1010' } });
    expect(refusal(axis, move('ge-i-69', 'Sfax'))).toBe('8.3.5');
  });
  it('[18.1.4] are not used in scenario 1', () => {
    const g = layOut({ scenario: 'faid', units: { 'ge-i-69': '6524', 'us-1-6ai': '4420' } });
    expect(refusal(g, move('ge-i-69', 'Sfax'))).toBe('8.3.4');
    expect(refusal(layOut({ units: { 'ge-i-69': '6524', 'us-1-6ai': '4420' } }), move('ge-i-69', 'Sfax'))).toBe(
      'legal',
    );
  });
});

describe('reinforcements', () => {
  it('[5.2.2] [5.2.4] come on by their hex from their turn on, and wait while an enemy stands there', () => {
    const units = { 'uk-a-1721l': { box: 'expected' }, 'ge-i-69': '6408' };
    const early = layOut({ phase: 'allied.movement', turn: 11, units });
    expect(refusal(early, move('uk-a-1721l', '2401'))).not.toBe('legal');
    const due = layOut({ phase: 'allied.movement', turn: 13, units });
    expect(refusal(due, move('uk-a-1721l', '2401', '2402'))).toBe('legal');
    expect(refusal(due, move('uk-a-1721l', '1016'))).toBe('legal');
    expect(refusal(due, move('uk-a-1721l', '2501'))).toBe('5.2.4');
    const blocked = layOut({ phase: 'allied.movement', turn: 13, units: { ...units, 'ge-i-69': '2401' } });
    expect(refusal(blocked, move('uk-a-1721l', '2401'))).toBe('7.1.4');
  });
  it('[5.2.3] [6.4.1] are in movement supply on their turn, whatever becomes of the sources', () => {
    const shut = ['3601', '1016', '2401', '4301', '5201', '5401', '5801'];
    const held = Object.fromEntries(shut.map((name) => [name, 'axis']));
    const g = layOut({
      phase: 'supply-status',
      turn: 12,
      weather: 'cloudy',
      plan: 'A',
      counters: { planKnown: 1 },
      shut,
      held,
      units: { 'uk-a-1721l': { box: 'expected' }, 'us-a-81r': '2809', 'ge-i-69': '6408' },
    });
    for (const kind of ['strongpoints', 'movement-orders', 'reserves', 'declaration', 'reserve-orders'])
      pass(g, kind, 'axis');
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'movement-orders' });
    const allowance = (id: string): number => allowanceOf(g, unit(id)) - dataOf(unit(id)).ma * 2;
    expect([allowance('uk-a-1721l'), allowance('us-a-81r')]).toEqual([0, -4]);
  });
  it('[5.2.5] do nothing before they are on the map', () => {
    const g = layOut({
      phase: 'allied.movement',
      turn: 11,
      units: { 'uk-a-1721l': { box: 'expected' }, 'us-1-6ai': '4420', 'ge-i-69': '6408' },
    });
    expect(refusal(g, move('uk-a-1721l', '2401'))).toBe('5.2.5');
  });
  it('[18.2.5] the Gafsa group comes by the south edge and may not stay there', () => {
    const units = { 'us-3-26': { box: 'expected' }, 'ge-i-69': '6408' };
    const g = layOut({ phase: 'allied.movement', turn: 2, units });
    expect(refusal(g, move('us-3-26', '2533'))).toBe('18.2.5');
    expect(refusal(g, move('us-3-26', '2533', '2633', '2632'))).toBe('legal');
  });
  it('[5.2.4] artillery comes in travel mode', () => {
    const g = layOut({
      phase: 'allied.movement',
      turn: 13,
      units: { 'uk-f-12rha': { box: 'expected' }, 'ge-i-69': '6408' },
    });
    order(g, move('uk-f-12rha', '2401', '2402'));
    expect(g.title.view(g, 'allied')).toMatchObject({
      units: expect.arrayContaining([expect.objectContaining({ unit: 'uk-f-12rha', mode: 'travel', hex: '2402' })]),
    });
    pass(g, 'movement-orders');
    expect(decision(g)?.by).toBeDefined();
  });
});
