import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, steps } from '../../../test/orders.ts';
import { type Layout, layOut, type Piece, unit } from '../../../test/table.ts';
import { isIsolated, isolationModifiers, suffersIsolation } from './isolation.ts';

const CUT_OFF = { states: ['out-of-supply'] } as const;
const NIGHT = 8;
const DAY = 9;
const RING = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'];
/** The hexes around 1520 and around Helmond, a City. */
const AROUND_1520 = ['1519', '1521', '1420', '1421', '1620', '1621'];
const AROUND_HELMOND = ['2913', '2915', '2814', '2815', '3014', '3015'];
const ring = (hexes: readonly string[]): Piece[] => hexes.map((where, i) => ({ id: RING[i] ?? '', at: where }));
const surrounded = (id: string, more: Partial<Piece> = CUT_OFF): Piece[] => [
  { id, at: '1520', ...more },
  ...ring(AROUND_1520),
];
const supply = (units: readonly Piece[], dice: NonNullable<Layout['dice']>, more: Layout = {}): Game =>
  layOut({ turn: NIGHT, phase: 'german.supply', options: { isolation: true }, units, dice, ...more });
const drms = (g: Game, id: string): number => isolationModifiers(g, unit(id)).reduce((sum, { drm }) => sum + drm, 0);

describe('who is isolated', () => {
  it('[27.2.1] a unit with no Overland Supply Path of any length', () => {
    expect(isIsolated(layOut({ turn: NIGHT, units: surrounded('de.kerutt') }), unit('de.kerutt'))).toBe(true);
    const open = [{ id: 'de.kerutt', at: '1520', ...CUT_OFF }, ...ring(AROUND_1520.slice(0, 1))];
    expect(isIsolated(layOut({ turn: NIGHT, units: open }), unit('de.kerutt'))).toBe(false);
  });
  it('[27.2.1] not one that is merely too far from a road or out of reach of its supply by four hexes', () => {
    // The 82nd alone in the north: its way overland to the south is long, but no German bars it.
    const g = layOut({ turn: NIGHT, units: [{ id: 'us.82.505.1', at: '4716', landed: 1, ...CUT_OFF }] });
    expect(isIsolated(g, unit('us.82.505.1'))).toBe(false);
  });
  it('[27.2.1] only if it was Out of Supply before', () => {
    const g = layOut({ turn: NIGHT, units: surrounded('de.kerutt', {}) });
    expect(suffersIsolation(g, unit('de.kerutt'))).toBe(false);
    expect(suffersIsolation(layOut({ turn: NIGHT, units: surrounded('de.kerutt') }), unit('de.kerutt'))).toBe(true);
  });
  const GERMANS = ['de.kerutt', 'de.stephan', 'de.segler', 'de.richter', 'de.erdmann1', 'de.erdmann2'];
  const trapped = (...units: readonly Piece[]): Piece[] => [
    ...units,
    ...AROUND_1520.map((where, i) => ({ id: GERMANS[i] ?? '', at: where })),
  ];
  it('[27.2.1] not Supply Heads, and no Allied unit with a Supply Path to a Depleted one', () => {
    const paras: Piece = { id: 'us.82.505.1', at: '1520', landed: 1, ...CUT_OFF };
    const head: Piece = { id: 'us.101.supply', at: '1520', landed: 1, states: ['depleted', 'out-of-supply'] };
    const alone = layOut({ turn: NIGHT, units: trapped(paras) });
    expect(suffersIsolation(alone, unit('us.82.505.1'))).toBe(true);
    const spared = layOut({ turn: NIGHT, units: trapped(paras, head) });
    expect(suffersIsolation(spared, unit('us.82.505.1'))).toBe(false);
    expect(suffersIsolation(spared, unit('us.101.supply'))).toBe(false);
    const apart = layOut({ turn: NIGHT, units: trapped(paras, { ...head, at: '1510' }) });
    expect(suffersIsolation(apart, unit('us.82.505.1'))).toBe(true);
  });
});

describe('the Isolation Table', () => {
  it('[27.2.2] 1 to 4 cost a step, 5 and 6 nothing', () => {
    const after = (die: number): number => steps(supply(surrounded('de.kerutt'), [die]), 'de.kerutt');
    expect([1, 4, 5, 6].map(after)).toEqual([1, 1, 2, 2]);
  });
  it('[27.2.2] the last step may go', () => {
    const g = supply(surrounded('de.kerutt', { ...CUT_OFF, steps: 1 }), [4]);
    expect(at(g, 'de.kerutt')).toBe('eliminated');
  });
  it('[27.2.2] a die for each unit of a stack', () => {
    const g = supply([...surrounded('de.kerutt'), { id: 'de.stephan', at: '1520', ...CUT_OFF }], [5, 4]);
    expect([steps(g, 'de.kerutt'), steps(g, 'de.stephan')].sort()).toEqual([1, 2]);
    expect(g.scriptAt).toBe(2);
  });
  it('[27.2.2] Elite or Allied +1, Low Quality -1, a City within an Overland path +2', () => {
    const at1520 = (id: string): Game => layOut({ turn: NIGHT, units: surrounded(id) });
    expect(['de.kerutt', 'de.bloch', 'de.penal6'].map((id) => drms(at1520(id), id))).toEqual([0, 1, -1]);
    const inCity = layOut({ turn: NIGHT, units: [{ id: 'de.penal6', at: '2914' }, ...ring(AROUND_HELMOND)] });
    expect(drms(inCity, 'de.penal6')).toBe(1);
  });
  it('[27.2.2] an Elite Allied unit has +1 once', () => {
    const g = layOut({ turn: NIGHT, units: [{ id: 'us.82.505.1', at: '1520', ...CUT_OFF }] });
    const codes = isolationModifiers(g, unit('us.82.505.1')).map(({ code }) => code);
    expect(codes.filter((code) => code === 'elite-or-allied')).toHaveLength(1);
  });
  it('[27.2.2] what is less than 1 counts as 1', () => {
    const g = supply(surrounded('de.penal6'), [1]);
    expect(g.events.find(({ kind }) => kind === 'isolation-rolled')).toMatchObject({ die: 1, total: 1, result: '-1' });
  });
});

describe('when', () => {
  it('[27.2.1] by night only', () => {
    const g = supply(surrounded('de.kerutt'), [], { turn: DAY });
    expect([steps(g, 'de.kerutt'), g.scriptAt, decision(g)]).toEqual([2, 0, undefined]);
  });
  it('[27.2] only if the players have agreed on it', () => {
    const g = supply(surrounded('de.kerutt'), [], { options: {} });
    expect([steps(g, 'de.kerutt'), bears(g, 'de.kerutt', 'out-of-supply')]).toEqual([2, true]);
    expect(g.history).toEqual([]);
  });
  it('[27.2.1] in the friendly Supply Phase only', () => {
    const g = supply(surrounded('de.kerutt'), [], { phase: 'allied.supply' });
    expect(steps(g, 'de.kerutt')).toBe(2);
  });
  it('[27.2.1] a unit that goes Out of Supply in this very phase does not yet suffer', () => {
    const g = supply(surrounded('de.kerutt', {}), []);
    expect([steps(g, 'de.kerutt'), bears(g, 'de.kerutt', 'out-of-supply')]).toEqual([2, true]);
  });
});
