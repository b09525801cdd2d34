import { decision } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { END_MOVEMENT, hex, layOut, move, order, pass, refusal, unit } from '../../test/table.ts';
import { DECISIONS } from '../contract/decisions.ts';
import { allowanceOf } from '../rules/07-movement/allowance.ts';
import { PHASE_NAMES } from '../scenario/phase-names.ts';
import { hexesApart } from '../state/stacks.ts';
import { dataOf, isArmor, isMotorized, isOnFoot, isRedBox, isTank } from '../state/units.ts';
import { AIR_UNITS } from './air-units.ts';
import { GRID } from './map.ts';
import { SIDES } from './unit-data.ts';
import { UNITS } from './units.ts';

describe('the map', () => {
  it('[2.1] has odd columns half a hex lower: the hexes of the book touch', () => {
    expect(GRID.hexCount).toBe(1876);
    expect(neighboursOf(GRID, hex('6121'))).toEqual(expect.arrayContaining([hex('6021'), hex('6022')]));
    expect(neighboursOf(GRID, hex('3010'))).toEqual(expect.arrayContaining(['2909', '2910', '3109', '3110'].map(hex)));
    expect([hexesApart(hex('2326'), hex('2632')), hexesApart(hex('2811'), hex('2909'))]).toEqual([7, 2]);
  });
});

describe('the order of battle', () => {
  it('[2.2] [2.2.2] has every unit once, and the nations of its side', () => {
    expect(new Set([...UNITS, ...AIR_UNITS].map(({ id }) => id)).size).toBe(UNITS.length + AIR_UNITS.length);
    const nations = { allied: ['US', 'British', 'French'], axis: ['German', 'Italian'] };
    for (const { id, side, nation } of [...UNITS, ...AIR_UNITS])
      expect([id, nations[side].includes(nation)]).toEqual([id, true]);
    expect([UNITS.length, AIR_UNITS.length]).toEqual([211, 18]);
  });
  it.each([
    // XII ASC is not on the map of scenario 1.
    ['faid', 's1', 44],
    ['campaign', 's2', 227],
    ['decide', 's3', 210],
  ] as const)('[2.2] uses in %s as many units as its cards name', (_scenario, cell, count) => {
    const used = [...UNITS, ...AIR_UNITS].filter((unitData) => unitData[cell] !== undefined);
    expect([used.length, SIDES.length]).toEqual([count, 2]);
  });
  it('[2.2.7] air units have points of close support, and some interdict', () => {
    expect(AIR_UNITS.every(({ cas }) => cas === 1 || cas === 2)).toBe(true);
    expect(AIR_UNITS.filter(({ interdicts }) => !interdicts).map(({ id }) => id)).toEqual([
      'air-hurri',
      'air-hurri2',
      'air-hs129',
      'air-mc202',
    ]);
  });
  it.each([
    ['ge-rommel', { ma: 10 }],
    ['ge-2k10', { attack: 2, steps: 2 }],
    ['ge-7pz-st', { attack: 2, steps: 2 }],
    ['ge-i-90', { barrage: 3 }],
    ['ge-78-86', { steps: 2 }],
    ['ge-90pj', { barrage: 3, sp: true }],
    ['ge-302fl', { barrage: 3, sp: true }],
    ['uk-10rb', { defense: 4 }],
    ['uk-26-leih', { defense: 5 }],
    ['uk-c-1721l', { defense: 3, steps: 2 }],
    ['uk-c-2loth', { defense: 2 }],
    ['uk-450-71fd', { fpf: 2 }],
    ['uk-f-12rha', { fpf: 2 }],
    ['fr-1-3rca', { ma: 5 }],
  ])('[2.2.3] [15.5] [7.3] [17.6] %s has the figures of the book', (id, printed) => {
    expect(dataOf(unit(id))).toMatchObject(printed);
  });
  it('[2.2.7] [17.6] a Ju-87 and an A-20 give two points each', () => {
    const given = AIR_UNITS.filter(({ id }) => /ju87|a20/.test(id)).map(({ cas }) => cas);
    expect(given).toEqual([2, 2, 2, 2, 2, 2]);
  });
  it('[2.2.6] every HQ has units of its formation or nation', () => {
    for (const hq of UNITS.filter(({ type }) => type === 'HQ'))
      expect(UNITS.some(({ nation, type }) => nation === hq.nation && type !== 'HQ')).toBe(true);
  });
});

describe('movement classes', () => {
  it('[3.6] [3.6.1] [3.6.2] a plain figure is on foot, a red box and an orange circle are motorized', () => {
    expect([isOnFoot(unit('ge-i-47')), isMotorized(unit('ge-i-47'))]).toEqual([true, false]);
    expect([isRedBox(unit('ge-i-69')), isRedBox(unit('it-xiv-5b')), isMotorized(unit('it-xiv-5b'))]).toEqual([
      true,
      false,
      true,
    ]);
  });
  it('[3.6.3] tanks and armoured cars are armour, and only tanks open the Mobile table', () => {
    expect(['ge-i-7', 'ge-3aa', 'ge-i-69', 'ge-90pj', 'fr-1-3rca'].map((id) => isArmor(unit(id)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([isTank(unit('ge-i-7')), isTank(unit('ge-3aa'))]).toEqual([true, false]);
  });
  it('[3.5.4] [8.2.2] half of an allowance keeps its half point: of nine, four and a half leave a unit fit for Reserve', () => {
    const afterMoving = (...path: readonly string[]): string => {
      const units = { 'ge-2k10': '2402', 'ge-10-hq': '2508', 'us-2-6ai': '1010' };
      const g = layOut({ units });
      expect(allowanceOf(g, unit('ge-2k10'))).toBe(18);
      order(g, move('ge-2k10', ...path));
      order(g, END_MOVEMENT);
      return refusal(g, { kind: 'reserve', unit: 'ge-2k10' });
    };
    const road = ['2403', '2404', '2504', '2505', '2506'];
    expect(afterMoving(...road, '2507')).toBe('legal');
    expect(afterMoving(...road, '2607', '2707')).not.toBe('legal');
  });
});

describe('the sequence of play', () => {
  it('[4.3.1] goes through the phases in their order', () => {
    const g = layOut({ phase: 'weather', turn: 3, dice: [1], units: { 'ge-i-69': '6408', 'us-2-6ai': '2809' } });
    const seen: string[] = [];
    const note = (): void => {
      const { phase } = g.title.moment(g);
      if (seen.at(-1) !== phase) seen.push(phase);
    };
    for (let i = 0; i < 40 && g.title.moment(g).turn === 3; i++) {
      note();
      pass(g, decision(g)?.kind ?? '');
    }
    const numbers = seen.map((phase) => PHASE_NAMES.indexOf(phase));
    expect(numbers.every((one, i) => i === 0 || one > (numbers[i - 1] ?? -1))).toBe(true);
    expect(seen).toEqual(expect.arrayContaining(['axis.movement', 'allied.movement']));
  });
  it('[2.4] rolls one die of six', () => {
    expect(DECISIONS['combat-roll'].choices.roll.die).toMatchObject({ from: 1, to: 6 });
  });
  it('[3.1.4] a path is a chain of hexes that touch', () => {
    const g = layOut({ units: { 'ge-i-69': '1306', 'us-2-6ai': '2809' } });
    expect(() => order(g, move('ge-i-69', '1305', '1303'))).toThrow('7.1.1');
  });
});
