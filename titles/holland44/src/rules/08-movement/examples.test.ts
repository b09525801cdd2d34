/** The diagrams of chapters 7 and 8 whose outcome the text states, as positions of the same shape on the real map. */
import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { march, refusal } from '../../../test/orders.ts';
import { hex, hexside, type Layout, layOut, order, type Piece } from '../../../test/table.ts';
import type { Side } from '../../data/unit-data.ts';
import { listBonds } from '../../queries/bonds.ts';
import { isHexBonded, isSideBonded } from '../07-zones-of-control.ts';
import { POINT } from './costs.ts';
import { usableFerry } from './ferries.ts';
import type { Mode } from './moving-stack.ts';

const BATTALIONS: Readonly<Record<Side, readonly string[]>> = {
  allied: ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'],
  german: ['de.kerutt', 'de.stephan', 'de.erdmann1', 'de.erdmann2', 'de.erdmann3', 'de.vdh1'],
};

/** A battalion of infantry in each of these hexes. */
const battalions = (side: Side, hexes: readonly string[]): Piece[] =>
  hexes.map((at, i) => ({ id: BATTALIONS[side][i] ?? '', at }));

const table = (allied: readonly string[], german: readonly string[], phase?: Layout['phase']): Game =>
  layOut({
    turn: 9,
    units: [...battalions('allied', allied), ...battalions('german', german)],
    ...(phase === undefined ? {} : { phase }),
  });

/** The state of the Bond between two hexes, and what kind it is. */
function bond(g: Game, a: string, b: string): string {
  const found = listBonds(g, 'allied').find(({ between }) => between.includes(a) && between.includes(b));
  return found === undefined ? 'none' : `${found.kind} ${found.state} ${found.rule}`;
}

describe('the first diagram of 7.4', () => {
  const [D, E, F, G] = ['1523', '1723', '1725', '1925'] as const;
  const BETWEEN_D_AND_E = ['1623', '1624'] as const;
  const BETWEEN_E_AND_F = '1724';

  it('[7.4.3] D-E: the Hexside Bond is negated by enemies on each side of the hexside, not by one', () => {
    expect(bond(table([D, E], BETWEEN_D_AND_E), D, E)).toBe('hexside negated 7.4.3');
    expect(bond(table([D, E], BETWEEN_D_AND_E.slice(0, 1)), D, E)).toBe('hexside active 7.4.1');
    expect(isSideBonded(table([D, E], BETWEEN_D_AND_E), 'german', hexside('1623/1624'))).toBe(false);
  });
  it('[7.4.3] E-F: the Hex Bond is negated by an enemy in the hex between', () => {
    expect(bond(table([E, F], [BETWEEN_E_AND_F]), E, F)).toBe('hex negated 7.4.3');
    expect(bond(table([E, F], ['1824']), E, F)).toBe('hex active 7.4.1');
    expect(isHexBonded(table([E, F], ['1824']), 'german', hex(BETWEEN_E_AND_F))).toBe(true);
  });
  it('[7.4.4] F-G: two Bonds that intersect stop both players', () => {
    const g = table([F, G], ['1824', '1826']);
    expect(bond(g, F, G)).toBe('hexside active 7.4.1');
    expect(isHexBonded(g, 'allied', hex('1825'))).toBe(true);
    expect(isSideBonded(g, 'german', hexside('1825/1826'))).toBe(true);
    const alliedMove = table([F, G], ['1824', '1826'], 'allied.movement');
    const germanMove = table([F, G], ['1824', '1826'], 'german.movement');
    expect(refusal(alliedMove, march('uk.50.6dli', ['1825'], 'tactical'))).toBe('7.4.2');
    expect(refusal(germanMove, march('de.stephan', ['1825'], 'tactical'))).toBe('7.4.2');
  });
  it('[7.4.4] with one end gone the Bond is gone, and the other player may cross', () => {
    const g = table([F], ['1824', '1826'], 'german.movement');
    expect(refusal(g, march('de.stephan', ['1825'], 'tactical'))).toBe('legal');
  });
  it('[7.4.5] H: Hexside Bonds with a friendly Entry Area, but no Hex Bonds, and none with an enemy one', () => {
    const H = '1115';
    const g = table([H], []);
    expect(bond(g, H, 'M')).toBe('hexside active 7.4.5');
    expect(isSideBonded(g, 'german', hexside('1015/1016'))).toBe(true);
    expect([isHexBonded(g, 'german', hex('1015')), isHexBonded(g, 'german', hex('1016'))]).toEqual([false, false]);
    expect(isSideBonded(table([], [H]), 'allied', hexside('1015/1016'))).toBe(false);
  });
});

describe('the second diagram of 7.4', () => {
  it('[7.4.6] A-B: Minor Rivers do not break a Bond', () => {
    expect(bond(table(['3909', '4110'], []), '3909', '4110')).toBe('hex active 7.4.1');
  });
  it('[7.4.6] B-C: an unbridged Major River breaks it', () => {
    expect(bond(table(['4819', '4620'], []), '4819', '4620')).toBe('hex broken 7.4.6');
    expect(isHexBonded(table(['4819', '4620'], []), 'german', hex('4719'))).toBe(false);
  });
  it('[7.4.6] D-E: a Bond that must be pushed below the river is broken by it', () => {
    expect(bond(table(['6014', '6115'], ['6114']), '6014', '6115')).toBe('hexside broken 7.4.6');
    expect(bond(table(['6014', '6115'], []), '6014', '6115')).toBe('hexside active 7.4.1');
  });
});

describe('the third diagram of 7.4', () => {
  it('[7.4.6] B-C: City hexes on both sides break it', () => {
    expect(bond(table(['2608', '2808'], []), '2608', '2808')).toBe('hexside broken 7.4.6');
  });
  it('[7.4.6] C-D: beside a City hex it cannot be pushed into the hex with an enemy unit', () => {
    expect(bond(table(['2607', '2807'], ['2706']), '2607', '2807')).toBe('hexside broken 7.4.6');
    expect(bond(table(['2607', '2807'], []), '2607', '2807')).toBe('hexside active 7.4.1');
  });
});

const FOOT = 'uk.50.6dli';
const OTHER = 'uk.50.8dli';
const MOTOR = 'uk.gds.1gg';
const allied = (units: readonly Piece[], more: object = {}): Game =>
  layOut({ turn: 9, phase: 'allied.movement', units, ...more });
/** What a march along this path has cost when it pauses at its end. */
function spentOn(g: Game, id: string, path: readonly string[], mode: Mode = 'normal'): unknown {
  order(g, { ...march(id, path, mode), pause: true });
  return decision(g)?.about?.spent;
}

describe('the diagrams of chapter 8', () => {
  it('[8.2.2] unit A marches five hexes; unit B marches four, for A stands in its fifth', () => {
    const g = allied([
      { id: FOOT, at: '1620' },
      { id: OTHER, at: '1721' },
    ]);
    order(g, march(FOOT, ['1621', '1622', '1623', '1624', '1625'], 'extended'));
    const four = ['1722', '1723', '1724', '1725'];
    expect(refusal(g, march(OTHER, [...four, '1625'], 'extended'))).toBe('8.2.2');
    expect(refusal(g, march(OTHER, [...four, '1726'], 'extended'))).toBe('legal');
    order(g, march(OTHER, four, 'extended'));
  });
  it('[8.3.2] two hexes that would cost eight points are two hexes of Tactical Movement', () => {
    const start = [
      { id: MOTOR, at: '5308' },
      { id: 'de.kerutt', at: '5307' },
    ];
    const g = allied(start);
    const onward = allied([{ id: MOTOR, at: '5309' }]);
    expect([spentOn(g, MOTOR, ['5309']), spentOn(onward, MOTOR, ['5310'])]).toEqual([5 * POINT, 3 * POINT]);
    expect(refusal(allied(start), march(MOTOR, ['5309', '5310']))).toBe('8.1');
    expect(refusal(allied(start), march(MOTOR, ['5309', '5310'], 'tactical'))).toBe('legal');
  });
  it('[8.3.3] unit B covers a Woods hex for unit A; unit C needs no cover in a City hex', () => {
    const at = { a: '6320', b: '6321', c: '6221' };
    const g = allied([
      { id: 'us.82.505.1', at: at.a },
      { id: 'us.82.505.2', at: at.b },
      { id: 'us.82.505.3', at: at.c },
      { id: 'de.kerutt', at: '6322' },
    ]);
    const throughWoods = march('us.82.505.1', ['6321', '6422'], 'tactical');
    const throughCity = march('us.82.505.3', ['6222', '6122'], 'tactical');
    expect([refusal(g, throughWoods), refusal(g, throughCity)]).toEqual(['7.2', 'legal']);
    order(g, { kind: 'cover', units: ['us.82.505.2'] });
    expect(refusal(g, march('us.82.505.2', ['6421']))).toBe('8.1');
    order(g, throughWoods);
    order(g, throughCity);
  });
  it('[8.5.5] the Allied player can use the Ferries at A and D, and neither side those at B and C', () => {
    const [A, B, C, D] = ['5614/5714', '5110/5211', '5112/5213', '5612/5711'] as const;
    const g = layOut({
      turn: 9,
      units: [
        { id: FOOT, at: '5711' },
        { id: 'de.kerutt', at: '5811' },
        { id: OTHER, at: '5010' },
        { id: 'uk.50.9dli', at: '5112' },
        { id: 'de.stephan', at: '5213' },
        { id: 'de.vdh1', at: '5210' },
      ],
    });
    const usable = (side: Side): boolean[] => [A, B, C, D].map((name) => usableFerry(g, side, hexside(name)));
    expect(usable('allied')).toEqual([true, false, false, true]);
    expect(usable('german').slice(1, 3)).toEqual([false, false]);
  });
  it('[8.6.1] through Woods one unit pays 1, 1, 2 and a Mechanized one 2, 2, 3', () => {
    const foot = allied([{ id: FOOT, at: '6517' }]);
    const motor = allied([{ id: MOTOR, at: '6517' }]);
    const hexes = ['6518', '6519', '6520'];
    const spent = (id: string) =>
      [1, 2, 3].map((length) => spentOn(allied([{ id, at: '6517' }]), id, hexes.slice(0, length), 'extended'));
    expect(spent(FOOT)).toEqual([POINT, 2 * POINT, 4 * POINT]);
    expect(spent(MOTOR)).toEqual([2 * POINT, 4 * POINT, 7 * POINT]);
    expect(refusal(foot, march(FOOT, [...hexes, '6521'], 'extended'))).toBe('8.1');
    expect(refusal(motor, march(MOTOR, [...hexes, '6521'], 'extended'))).toBe('8.1');
  });
});
