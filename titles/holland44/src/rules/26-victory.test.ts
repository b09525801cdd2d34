import { decision, type Game, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, type Piece, unit } from '../../test/table.ts';
import { BRIDGES, INTACT } from '../state/bridges.ts';
import { ELIMINATED, hexPlace } from '../state/places.ts';
import { placeUnit, setBridge, setHolder } from '../state/state.ts';
import { noteOccupation, pointsOf, verdict, victoryItems, victoryNeeds, winnerOf } from './26-victory.ts';

const EINDHOVEN = ['2608', '2707', '2708'];
const NIJMEGEN = ['5320', '5321'];
const ARNHEM = ['6122', '6222', '6223'];
/** Five battalions of the Guards within reach of the Arnhem bridge. */
const FIVE: readonly Piece[] = [
  { id: 'uk.gds.1gg', at: '6121' },
  { id: 'uk.gds.3ig', at: '6121' },
  { id: 'uk.gds.5cg', at: '6221' },
  { id: 'uk.gds.1wg', at: '6221' },
  { id: 'uk.gds.2ig', at: '6122' },
];
const LOST = (ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: 'eliminated' }));
/** Twelve battalions of three steps. */
const TWELVE = [
  ...['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'],
  ...['uk.3.2l', 'uk.3.2rur', 'uk.3.1kosb', 'us.101.501.1', 'us.101.501.2', 'us.101.501.3'],
];
const FROST: Piece = { id: 'uk.1abn.1p.2', at: '6222' };

/** The highway is open: all bridges Intact, and these hexes in Allied hands. */
function open(layout: Layout, held: readonly string[] = [...EINDHOVEN, ...NIJMEGEN]): Game {
  const g = layOut(layout);
  BRIDGES.forEach((_, i) => {
    setBridge(g, i, INTACT);
  });
  for (const name of held) setHolder(g, hex(name), 'allied');
  return g;
}

function checked(g: Game): Game {
  g.state.frames.push({ proc: 'victory-check', step: 'begin' });
  runAutomaticSteps(g);
  return g;
}

const score = (g: Game): readonly number[] => {
  const items = victoryItems(g);
  return [pointsOf(items, 'allied'), pointsOf(items, 'german')];
};

describe('Allied Victory Points', () => {
  it('[26.5.1] eleven City hexes and two Towns, a point each', () => {
    const names = [...EINDHOVEN, ...NIJMEGEN, ...ARNHEM, '2914', '4301', '5606', '3524', '3225'];
    for (const name of names) expect(score(open({}, [name]))).toEqual([1, 0]);
    expect(score(open({}, names))).toEqual([13, 0]);
    expect(victoryItems(open({}, ['3225']))).toMatchObject([
      { code: 'holds-objective', params: { objective: 'Venray', hex: '3225' } },
    ]);
  });
  it('[26.5.1] a hex belongs to whoever was in it last, even when it is empty again', () => {
    const g = layOut({});
    expect(score(g)).toEqual([0, 0]);
    noteOccupation(g, hex('5606'), 'allied');
    noteOccupation(g, hex('5605'), 'allied');
    expect(score(g)).toEqual([1, 0]);
    noteOccupation(g, hex('5606'), 'german');
    expect(score(g)).toEqual([0, 0]);
  });
  it('[26.5.1] the example: Eindhoven, Nijmegen and five units across the Lower Rhine make 10', () => {
    const g = open({ units: FIVE });
    expect(score(g)).toEqual([10, 0]);
    expect(victoryItems(g)).toContainEqual(
      expect.objectContaining({ code: 'unit-north-of-rhine', params: { unit: 'uk.gds.2ig' } }),
    );
  });
  it('[26.5.1] airborne and Breakdown units, and units south of the river, earn nothing', () => {
    const units: Piece[] = [FROST, { id: 'bd.uk.inf.A', at: '6121' }, { id: 'uk.gds.1gg', at: '6022' }];
    expect(score(open({ units }, []))).toEqual([0, 0]);
  });
  it('[26.5.1] a unit reduced to its Remnant still counts, one without a Supply Path does not', () => {
    const units: Piece[] = [{ id: 'uk.gds.1gg', at: '6121', steps: 1 }];
    expect(score(open({ units }))).toEqual([6, 0]);
    expect(score(open({ units, unknown: ['4817'] }))).toEqual([5, 0]);
  });
});

describe('German Victory Points', () => {
  it('[26.5.2] a three-step unit is a point, any other half a point', () => {
    expect(score(layOut({ units: LOST(['us.82.505.1', 'uk.gds.2hc', 'uk.gds.arty']) }))).toEqual([0, 2]);
  });
  it('[26.5.2] a three-step unit counts when its Remnant is gone, not before', () => {
    expect(score(layOut({ units: [{ id: 'us.82.505.1', at: '4824', steps: 1 }] }))).toEqual([0, 0]);
  });
  it('[26.5.2] Breakdown units and Supply Heads count nothing', () => {
    expect(score(layOut({ units: LOST(['bd.82.B', 'us.82.supply', 'us.82.bd.a']) }))).toEqual([0, 0]);
  });
  it('[26.5.2] an Engineer or Bridging unit that is restored takes its half point back', () => {
    const g = layOut({ units: LOST(['uk.corps.eng30', 'uk.corps.br30']) });
    expect(score(g)).toEqual([0, 1]);
    placeUnit(g, unit('uk.corps.br30'), hexPlace(hex('1404')));
    expect(score(g)).toEqual([0, 0.5]);
  });
  it('[26.5.2] German losses count for nobody', () => {
    expect(score(layOut({ units: LOST(['de.bloch', 'de.kerutt']) }))).toEqual([0, 0]);
  });
});

describe('automatic victory', () => {
  it('[26.3] ten points with a supplied unit across the Lower Rhine', () => {
    expect(verdict(open({ units: FIVE }))).toEqual({ winner: 'allied', rule: '26.3' });
    expect(verdict(open({ units: FIVE.slice(1) }))).toBeUndefined();
  });
  it('[26.3] German points are ignored', () => {
    const g = open({ units: [...FIVE, ...LOST(TWELVE)] });
    expect(score(g)).toEqual([10, 12]);
    expect(verdict(g)).toEqual({ winner: 'allied', rule: '26.3' });
  });
  it('[26.3] ten points of hexes alone are not enough, nor with airborne units across', () => {
    const held = [...EINDHOVEN, ...NIJMEGEN, ...ARNHEM, '2914', '4301'];
    expect(verdict(open({ units: [FROST] }, held))).toBeUndefined();
    expect(verdict(open({ units: [FROST, { id: 'bd.uk.inf.A', at: '6121' }] }, held))?.winner).toBe('allied');
  });
  it('[26.3] supply must come from the south or west edge; Area L in the east will not do', () => {
    const held = [...EINDHOVEN, ...NIJMEGEN, ...ARNHEM, '2914', '4301'];
    const units: Piece[] = [{ id: 'uk.gds.1gg', at: '6121' }];
    expect(verdict(open({ turn: 8, units }, held))?.rule).toBe('26.3');
    // The roads into O, N, M and A are blocked; the one over the Maas into L is not, and earns the unit its point.
    const unknown = ['1001', '1004', '1005', '1009', '1011', '1014', '1601', '2201', '2401', '2601'];
    const cut = open({ turn: 8, units, unknown }, held);
    expect(score(cut)).toEqual([11, 0]);
    expect(score(open({ turn: 6, units, unknown }, held))).toEqual([10, 0]);
    expect(verdict(cut)).toBeUndefined();
    expect(victoryNeeds(cut).map(({ code }) => code)).toContain('needs-link-up');
  });
  it('[26.3] Area A on the west edge will do once it is Allied', () => {
    const held = [...EINDHOVEN, ...NIJMEGEN, ...ARNHEM, '2914', '4301'];
    const units: Piece[] = [{ id: 'uk.gds.1gg', at: '6121' }];
    const unknown = ['1001', '1004', '1005', '1009', '1011', '1014', '1126'];
    expect(verdict(open({ turn: 7, units, unknown }, held))?.winner).toBe('allied');
    expect(verdict(open({ turn: 6, units, unknown }, held))).toBeUndefined();
  });
  it('[26.2] twelve German points', () => {
    expect(verdict(layOut({ units: [FROST, ...LOST(TWELVE)] }))).toEqual({ winner: 'german', rule: '26.2' });
    const nearly = [...TWELVE.slice(1), 'uk.gds.2hc'];
    expect(verdict(layOut({ units: [FROST, ...LOST(nearly)] }))).toBeUndefined();
  });
  it('[26.2] no Allied unit left north of the Lower Rhine, of any kind', () => {
    const clock = { beyondRhine: 1 };
    expect(verdict(layOut({ clock }))).toEqual({ winner: 'german', rule: '26.2' });
    expect(verdict(layOut({ clock, units: [{ id: 'uk.1abn.supply', at: '6317' }] }))).toBeUndefined();
    expect(verdict(layOut({ clock, units: [{ id: 'pl.1', at: '6019' }] }))?.winner).toBe('german');
  });
  it('[26.2] not before one has been there', () => {
    const g = layOut({ turn: 1 });
    expect(verdict(g)).toBeUndefined();
    noteOccupation(g, hex('6317'), 'allied');
    expect(verdict(g)).toEqual({ winner: 'german', rule: '26.2' });
  });
  it('[26.2] German units and the south bank do not open the question', () => {
    const g = layOut({ turn: 1 });
    noteOccupation(g, hex('6317'), 'german');
    noteOccupation(g, hex('6022'), 'allied');
    expect(verdict(g)).toBeUndefined();
  });
});

describe('the Victory Check Phase', () => {
  it('[26.1] the game ends at once with an automatic victory', () => {
    const g = open({ units: FIVE });
    g.state.frames.push({ proc: 'game', step: 'next' });
    checked(g);
    expect(winnerOf(g)).toBe('allied');
    expect(decision(g)).toBeUndefined();
    expect(g.state.frames).toEqual([]);
  });
  it('[26.1] it remembers that Allied units were north of the Lower Rhine', () => {
    const g = checked(layOut({ units: [FROST] }));
    expect(winnerOf(g)).toBeUndefined();
    placeUnit(g, unit(FROST.id), ELIMINATED);
    expect(winnerOf(checked(g))).toBe('german');
  });
  it('[26.4] after turn 20 the points decide, and a tie is a German victory', () => {
    const end = (held: readonly string[]): unknown =>
      verdict(open({ turn: 20, units: [FROST, ...LOST(['us.82.505.1', 'us.82.505.2'])] }, held));
    expect(end(EINDHOVEN)).toEqual({ winner: 'allied', rule: '26.4' });
    expect(end(NIJMEGEN)).toEqual({ winner: 'german', rule: '26.4' });
    expect(end(['2914'])).toEqual({ winner: 'german', rule: '26.4' });
  });
  it('[26.4] half a point is enough', () => {
    const units = [FROST, ...LOST(['us.82.505.1', 'uk.gds.2hc'])];
    expect(verdict(open({ turn: 20, units }, NIJMEGEN))).toEqual({ winner: 'allied', rule: '26.4' });
  });
  it('[26.4] nothing is tallied before', () => {
    expect(verdict(open({ turn: 19, units: [FROST] }, EINDHOVEN))).toBeUndefined();
  });
  it('[S2.3] the campaign is won by chapter 26, and says what is missing', () => {
    const needs = victoryNeeds(open({ units: [FROST] }, EINDHOVEN));
    expect(needs).toContainEqual({ side: 'allied', rule: '26.3', code: 'needs-points', params: { points: 7 } });
    expect(needs).toContainEqual({ side: 'german', rule: '26.2', code: 'needs-points', params: { points: 12 } });
    expect(victoryNeeds(checked(open({ units: FIVE })))).toEqual([]);
  });
});

describe('the short game', () => {
  const short = (units: readonly Piece[], layout: Layout = {}): Game =>
    open({ scenario: 'short', turn: 11, units, ...layout });
  const winner = (units: readonly Piece[], layout: Layout = {}): unknown => verdict(short(units, layout));
  const GUARDS = (at: string, steps = 3): Piece => ({ id: 'uk.gds.1gg', at, steps });

  it('[S1.3] four supplied non-airborne steps north of the Waal', () => {
    const two: Piece = { id: 'uk.gds.3ig', at: '5520', steps: 1 };
    expect(winner([GUARDS('5421'), two])).toEqual({ winner: 'allied', rule: 'S1.3' });
    expect(winner([GUARDS('5421')])).toEqual({ winner: 'german', rule: 'S1.3' });
    expect(winner([GUARDS('5421'), { ...two, at: '5321' }])).toEqual({ winner: 'german', rule: 'S1.3' });
  });
  it('[S1.3] Breakdown units bring their steps, airborne units do not', () => {
    const with4 = (id: string): unknown => winner([GUARDS('5421'), { id, at: '5520' }]);
    expect(with4('bd.uk.inf.A')).toMatchObject({ winner: 'allied' });
    expect(with4('us.82.505.1')).toMatchObject({ winner: 'german' });
  });
  it('[S1.3] without a Supply Path to the west map edge they do not count', () => {
    const units = [GUARDS('5421'), { id: 'uk.gds.3ig', at: '5520' }];
    expect(winner(units)).toMatchObject({ winner: 'allied' });
    expect(winner(units, { unknown: ['4817'] })).toMatchObject({ winner: 'german' });
  });
  it('[S1.3] nothing else wins it: no automatic victory, no check before turn 11', () => {
    expect(winner(FIVE, { turn: 10 })).toBeUndefined();
    expect(winner([...LOST(TWELVE)], { turn: 10, clock: { beyondRhine: 1 } })).toBeUndefined();
  });
  it('[S1.3] the steps are the score, and the missing ones the need', () => {
    const g = short([GUARDS('5421')]);
    expect(victoryItems(g)).toMatchObject([{ rule: 'S1.3', side: 'allied', points: 3 }]);
    expect(victoryNeeds(g)).toMatchObject([{ side: 'allied', rule: 'S1.3' }]);
  });
});
