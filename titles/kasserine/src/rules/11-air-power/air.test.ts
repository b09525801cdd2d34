import { decision, type Game } from '@bridgehead/engine';
import { printTable } from '@bridgehead/toolkit';
import { describe, expect, it } from 'vitest';
import {
  air,
  attack,
  deployed,
  hex,
  type Layout,
  layOut,
  listed,
  move,
  order,
  pass,
  refusal,
  unit,
} from '../../../test/table.ts';
import { AIR_READY, AIR_USED, airAt, airHexOf, spentOf } from '../../state/state.ts';
import { AIR_ARRIVAL } from '../../tables/air-arrival.ts';
import { arrivalModifier, isAirCommandDown } from './arrival.ts';
import { isInterdicted } from './interdiction-zones.ts';

const joint = (more: Partial<Layout>): Game =>
  layOut({ phase: 'joint-air', units: { 'us-2-6ai': '2809', 'ge-i-69': '6408' }, ...more });
const interdict = (id: string, name: string) => ({ kind: 'interdict', air: id, hex: name });

describe('the arrival table', () => {
  it('[11.1.6] is as it stands', () => {
    expect(printTable(AIR_ARRIVAL).split('\n').slice(1)).toEqual([
      'roll       dry  cloudy  rain',
      '1 or less  A    A       A',
      '2          A    A       R',
      '3          A    R       U',
      '4          R    R       U',
      '5          R    U       U',
      '6 or more  U    U       U',
    ]);
  });
  it('[11.1.6] [16.7] [16.7.2] US units add one, A-20 take one off, Allied pairs add one, and three without XII ASC', () => {
    const g = layOut({ units: { 'us-xii-asc': { hex: '2729', mode: 'deployed' }, 'ge-i-69': '6408' } });
    const pair = [air('air-a20'), air('air-a20b')];
    expect([
      arrivalModifier(g, air('air-p39'), []),
      arrivalModifier(g, air('air-a20'), []),
      arrivalModifier(g, air('air-a20'), pair),
    ]).toEqual([1, 0, 1]);
    expect([
      arrivalModifier(g, air('air-hurri'), []),
      arrivalModifier(g, air('air-ju87-1'), [air('air-ju87-1'), air('air-ju87-2')]),
    ]).toEqual([0, 0]);
    const moving = layOut({ units: { 'us-xii-asc': '2729', 'ge-i-69': '6408' } });
    expect([arrivalModifier(moving, air('air-p39'), []), arrivalModifier(moving, air('air-hurri'), [])]).toEqual([
      4, 0,
    ]);
    expect(isAirCommandDown(layOut({ units: { 'us-xii-asc': { box: 'eliminated' }, 'ge-i-69': '6408' } }))).toBe(true);
  });
  it('[18.1.4] XII ASC counts as Deployed where it is not on the map', () => {
    expect(isAirCommandDown(layOut({ scenario: 'faid', turn: 2, units: { 'ge-i-104': '6524' } }))).toBe(false);
  });
});

describe('the Joint Air Phase', () => {
  it('[5.3] [5.3.1] [5.3.2] [11.1.2] [11.1.3] all that is Used is Ready again', () => {
    const g = joint({ weather: 'cloudy', air: { 'air-p39': 'used', 'air-ju87-1': 'used', 'air-b25': 'expected' } });
    expect(['air-p39', 'air-ju87-1'].map((id) => airAt(g, air(id)))).toEqual([AIR_READY, AIR_READY]);
    expect(airAt(g, air('air-b25'))).toBe(0);
  });
  it('[5.1.3] [5.1.4] [11.2] only dry weather lets them interdict', () => {
    const ready = { 'air-p39': 'ready' };
    expect(decision(joint({ air: ready }))).toMatchObject({ by: 'allied', kind: 'interdiction' });
    for (const weather of ['cloudy', 'rain'] as const)
      expect(decision(joint({ weather, air: ready }))?.kind).toBe('movement-orders');
  });
  it('[11.2.1] [11.1.4] [11.1.5] who is marked for it, from Ready, one a hex', () => {
    const g = joint({ air: { 'air-p39': 'ready', 'air-p40': 'ready', 'air-hurri': 'ready', 'air-ju87-1': 'ready' } });
    expect(refusal(g, interdict('air-hurri', '2506'))).toBe('11.2.1');
    expect(refusal(g, interdict('air-ju87-1', '2506'))).toBe('11.1');
    expect(refusal(g, interdict('air-p38', '2506'))).toBe('11.1.4');
    order(g, interdict('air-p39', '5724'));
    expect([refusal(g, interdict('air-p40', '5724')), refusal(g, interdict('air-p40', '5725'))]).toEqual([
      '11.2.1',
      'legal',
    ]);
  });
  it('[11.2.2] [11.2.3] [11.1.7] Allied units are placed first, then those of the Axis, then all roll', () => {
    const g = joint({ dice: [3, 6], air: { 'air-p39': 'ready', 'air-ju87-1': 'ready' } });
    order(g, interdict('air-p39', '5724'));
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'interdiction' });
    order(g, interdict('air-ju87-1', '5724'));
    // A US unit rolls three and adds one: back to Ready; six sends a Ju-87 to Used.
    expect([airAt(g, air('air-p39')), airAt(g, air('air-ju87-1'))]).toEqual([AIR_READY, AIR_USED]);
  });
  it('[11.2.4] who arrives stays until the Recovery Phase', () => {
    const g = layOut({
      phase: 'recovery',
      air: { 'air-p39': '5724' },
      units: { 'us-2-6ai': '2809', 'ge-i-69': '6408' },
      strongpoints: [{ hex: '2809', side: 'allied', active: true }],
    });
    expect(airAt(g, air('air-p39'))).toBe(AIR_USED);
    const before = layOut({ air: { 'air-p39': '5724' }, units: { 'us-2-6ai': '2809', 'ge-i-69': '6408' } });
    expect(airHexOf(before, air('air-p39'))).toBe(hex('5724'));
  });
});

describe('zones of interdiction', () => {
  const over = { air: { 'air-p39': '3012' } };
  it('[11.2.5] reach two hexes, against the enemy alone', () => {
    const g = layOut({ ...over, units: { 'ge-i-69': '3014', 'us-2-6ai': '2809' } });
    expect([
      isInterdicted(g, 'axis', hex('3014')),
      isInterdicted(g, 'axis', hex('3015')),
      isInterdicted(g, 'allied', hex('3014')),
    ]).toEqual([true, false, false]);
  });
  it('[11.2.6] take road rates away and make a change of mode dearer, but a road still opens barred ground', () => {
    const units = {
      'ge-i-69': '3013',
      'us-2-6ai': '2809',
      'ge-i-90': { hex: '3013', mode: 'deployed' },
      'ge-90pj': { hex: '3013', mode: 'deployed' },
    };
    const cost = (layout: Layout, id: string): unknown => {
      const g = layOut(layout);
      const moves = g.title.query(g, 'moves', { units: [id] });
      const ends = moves.ok ? (moves.value as { ends: { hex: string; cost: number }[] }).ends : [];
      return ends.find((end) => end.hex === '3012')?.cost;
    };
    expect([cost({ units }, 'ge-i-69'), cost({ units, ...over }, 'ge-i-69')]).toEqual([1, 2]);
    const g = layOut({ units, ...over });
    order(g, { kind: 'mode', unit: 'ge-i-90' });
    order(g, { kind: 'mode', unit: 'ge-90pj' });
    expect([deployed(g, 'ge-i-90'), spentOf(g, unit('ge-i-90')), spentOf(g, unit('ge-90pj'))]).toEqual([false, 8, 4]);
    const road = layOut({ units: { 'ge-i-7': '2908', 'us-2-6ai': '4420' }, air: { 'air-p39': '2908' } });
    expect(refusal(road, move('ge-i-7', '3009'))).toBe('legal');
  });
  it('[11.2.7] [8.3.2] change nothing in combat, supply or boxes', () => {
    const units = { 'ge-i-69': '3014', 'us-2-6ai': '2809', 'ge-i-7': { box: 'Kairouan' } };
    const supplied = (layout: Layout): unknown => {
      const g = layOut(layout);
      const answer = g.title.query(g, 'supply', { side: 'axis' });
      return answer.ok ? answer.value : undefined;
    };
    expect(supplied({ units, ...over })).toEqual(supplied({ units }));
    const odds = (layout: Layout): unknown => {
      const answer = layOut(layout).title.query(layOut(layout), 'odds', { attackers: ['ge-i-69'], hexes: ['3012'] });
      return answer.ok ? answer.value : answer.fault;
    };
    const fight = { 'ge-i-69': '3013', 'us-2-6ai': '3012' };
    expect(odds({ units: fight, ...over })).toEqual(odds({ units: fight }));
    expect(JSON.stringify(odds({ units: fight }))).toContain('12.2.7');
    const boxed = layOut({ units, air: { 'air-p39': '6507' } });
    expect(refusal(boxed, move('ge-i-7', '6507'))).toBe('legal');
  });
});

describe('close air support', () => {
  const begin = (units: Layout['units'], planes: Layout['air'], more: Partial<Layout> = {}): Game => {
    const g = layOut({ phase: 'axis.declaration', units: { 'ge-i-69': '1306', ...units }, air: planes ?? {}, ...more });
    order(g, attack('ge-i-69', '1305'));
    for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply', 'attack-support'])
      pass(g, kind);
    return g;
  };
  const hqs = { 'us-1ad-hq': '1303', 'ge-10-hq': '1308' };
  const planes = {
    'air-p39': 'ready',
    'air-p40': 'ready',
    'air-a20': 'ready',
    'air-ju87-1': 'ready',
    'air-ju87-2': 'ready',
    'air-ju87-3': 'ready',
  };
  const send = (id: string) => ({ kind: 'send', air: id });
  it('[11.3] [11.3.1] [11.3.2] [11.3.3] [12.5.1] up to two each, the defender first, then they roll', () => {
    const g = begin({ ...hqs, 'us-2-6ai': '1305' }, planes);
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'close-air-support' });
    expect(refusal(g, send('air-ju87-1'))).toBe('11.3.1');
    order(g, send('air-p39'));
    expect(refusal(g, send('air-p39'))).toBe('11.1.4');
    order(g, send('air-p40'));
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'close-air-support' });
    order(g, send('air-ju87-1'));
    order(g, send('air-ju87-2'));
    expect([airAt(g, air('air-ju87-3'))]).toEqual([AIR_READY]);
  });
  it('[15.2.2] only where an HQ has a defending hex in its range', () => {
    const g = begin({ 'us-1ad-hq': '1317', 'ge-10-hq': '1308', 'us-2-6ai': '1305' }, planes);
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'close-air-support' });
  });
  it('[11.3.6] not for a hex that only French units defend, nor for an attack by them alone', () => {
    const french = begin({ ...hqs, 'fr-2-3rta': { hex: '1305', chit: 0 } }, planes);
    expect(decision(french)).toMatchObject({ by: 'axis' });
    const mixed = begin({ ...hqs, 'fr-2-3rta': { hex: '1305', chit: 0 }, 'us-2-6ai': '1305' }, planes);
    expect(decision(mixed)).toMatchObject({ by: 'allied' });
  });
  it('[11.1] [11.1.1] [11.3.5] [5.3.3] [5.3.4] takes no supply, and who has flown is Used', () => {
    const g = begin({ ...hqs, 'us-2-6ai': '1305' }, planes, {
      dice: [1, 3],
      shut: ['2533', '6524', '6507', '6034', '4533'],
    });
    pass(g, 'close-air-support', 'allied');
    order(g, send('air-ju87-1'));
    pass(g, 'close-air-support', 'axis');
    expect([airAt(g, air('air-ju87-1')), airAt(g, air('air-ju87-2'))]).toEqual([AIR_USED, AIR_READY]);
    expect(listed(g, 'send')).toEqual([]);
    expect(unit('ge-i-69')).toBeGreaterThan(0);
  });
});
