import { type Game, runAutomaticSteps } from '@bridgehead/engine';
import { sideName } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, type Piece, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { BRIDGES, INTACT } from '../../state/bridges.ts';
import { phaseFrame } from '../../state/frames.ts';
import { placeNamed } from '../../state/places.ts';
import { DEPLETED, DISMOUNTED, hasMark, OUT_OF_SUPPLY, placeUnit, setBridge, setParent } from '../../state/state.ts';
import { allowanceOf, isMechanized } from '../02-contents.ts';
import { refreshDismounted, supplyOf } from './supply.ts';
import { canDismount } from './supply-phase.ts';

const supply = (layout: Layout): Game => {
  const g = layOut({ phase: 'allied.supply', ...layout });
  runAutomaticSteps(g);
  return g;
};
const isOut = (g: Game, id: string): boolean => hasMark(g, unit(id), OUT_OF_SUPPLY);
const isOnFoot = (g: Game, id: string): boolean => hasMark(g, unit(id), DISMOUNTED);

describe('the Supply Phase', () => {
  it('[18.1] marks the units that cannot trace a Supply Path and takes the marker off those that can', () => {
    const g = supply({
      units: [
        { id: 'uk.3.2rur', at: '1520' },
        { id: 'uk.3.2l', at: '1420', states: ['out-of-supply'] },
        { id: 'uk.3.1kosb', at: '1109' },
        { id: 'uk.50.1d', at: '1820', states: ['out-of-supply'] },
      ],
    });
    expect(['uk.3.2rur', 'uk.3.2l', 'uk.3.1kosb', 'uk.50.1d'].map((id) => isOut(g, id))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const told = g.events.filter(({ kind }) => kind === 'out-of-supply' || kind === 'supply-restored');
    expect(told.map(({ kind, unit: id }) => `${kind} ${id}`)).toEqual([
      'supply-restored uk.3.2l',
      'out-of-supply uk.3.2rur',
    ]);
  });

  it('[18.1] looks at the units of the phasing player only', () => {
    const units: Piece[] = [
      { id: 'uk.3.2rur', at: '1520' },
      { id: 'de.kerutt', at: '1705', states: ['out-of-supply'] },
    ];
    const g = supply({ units, phase: 'german.supply' });
    expect([isOut(g, 'uk.3.2rur'), isOut(g, 'de.kerutt')]).toEqual([false, false]);
  });

  it('[18.1] a unit in a friendly Entry Area is in supply, one in a box is not looked at', () => {
    const g = supply({
      units: [
        { id: 'uk.3.2rur', at: 'M', states: ['out-of-supply'] },
        { id: 'uk.43.7h', at: 'expected' },
      ],
    });
    expect([isOut(g, 'uk.3.2rur'), isOut(g, 'uk.43.7h')]).toEqual([false, false]);
  });

  it('[18.5] airborne units do not check supply in the turn in which they land, but in the next', () => {
    const units: Piece[] = [
      { id: 'us.82.505.1', at: '4922', landed: 3 },
      { id: 'us.82.505.2', at: '4922', landed: 1 },
    ];
    const landing = supply({ turn: 3, units });
    expect([isOut(landing, 'us.82.505.1'), isOut(landing, 'us.82.505.2')]).toEqual([false, true]);
    expect(isOut(supply({ turn: 4, units }), 'us.82.505.1')).toBe(true);
  });

  it('[18.5] a Breakdown unit shares the fortune of the unit it came from', () => {
    const g = layOut({
      turn: 3,
      units: [
        { id: 'us.82.505.1', at: '4922', landed: 3 },
        { id: 'bd.82.B', at: '4920' },
      ],
    });
    setParent(g, unit('bd.82.B'), unit('us.82.505.1'));
    g.state.frames.push(phaseFrame('supply', 'allied'));
    runAutomaticSteps(g);
    expect(isOut(g, 'bd.82.B')).toBe(false);
  });

  it('[18.2.2] the Supply Heads supply the Supply Phase of turn 5 and are Depleted when it is over', () => {
    const units: Piece[] = [
      { id: 'us.82.505.1', at: '4922' },
      { id: 'us.82.supply', at: '5024' },
    ];
    const four = supply({ turn: 4, units });
    expect([isOut(four, 'us.82.505.1'), hasMark(four, unit('us.82.supply'), DEPLETED)]).toEqual([false, false]);
    const five = supply({ turn: 5, units });
    expect([isOut(five, 'us.82.505.1'), hasMark(five, unit('us.82.supply'), DEPLETED)]).toEqual([false, true]);
    const six = supply({ turn: 6, units });
    expect(isOut(six, 'us.82.505.1')).toBe(true);
    const german = supply({ turn: 5, units, phase: 'german.supply' });
    expect(hasMark(german, unit('us.82.supply'), DEPLETED)).toBe(false);
  });
});

describe('Dismounted infantry', () => {
  const ALL_BLOWN = {
    '1303/1404': 'blown',
    '1306/1407': 'blown',
    '1307/1408': 'blown',
    '1402/1502': 'blown',
    '1109/1210': 'blown',
  } as const;
  const acrossTheCanal = (layout: Layout = {}): Game =>
    supply({
      bridges: ALL_BLOWN,
      ...layout,
      units: [{ id: 'uk.gds.3ig', at: '1503' }, { id: 'uk.gds.5cg', at: '1503' }, ...(layout.units ?? [])],
    });

  it('[18.6] the example: two motorized battalions beyond the Canal are in supply, but move as infantry with three points', () => {
    const g = acrossTheCanal();
    for (const id of ['uk.gds.3ig', 'uk.gds.5cg']) {
      expect([isOut(g, id), isOnFoot(g, id)]).toEqual([false, true]);
      expect([isMechanized(g, unit(id)), allowanceOf(g, unit(id))]).toEqual([false, 3]);
    }
  });

  it('[18.6] a bridge that any of their paths can use keeps them mounted', () => {
    const g = acrossTheCanal({ bridges: { ...ALL_BLOWN, '1303/1404': 'intact' } });
    expect([isOnFoot(g, 'uk.gds.3ig'), allowanceOf(g, unit('uk.gds.3ig'))]).toEqual([false, 5]);
    const wired = acrossTheCanal({ bridges: { ...ALL_BLOWN, '1303/1404': 'wired' } });
    expect(isOnFoot(wired, 'uk.gds.3ig')).toBe(false);
  });

  it('[18.6] tanks, Engineers, infantry on foot and Germans are not dismounted', () => {
    const g = layOut({
      units: [
        { id: 'bd.uk.inf.A', at: '1503', states: ['mechanized-face'] },
        { id: 'bd.uk.inf.B', at: '1503' },
      ],
    });
    const ids = [
      'uk.gds.3ig',
      'uk.gds.1gg',
      'bd.uk.inf.A',
      'bd.uk.inf.B',
      'uk.gds.2ig',
      'uk.corps.eng30',
      'uk.50.1d',
      'de.segler',
    ];
    expect(ids.map((id) => canDismount(g, unit(id)))).toEqual([true, true, true, false, false, false, false, false]);
  });

  it('[18.6] a unit that is Out of Supply needs no such marker and loses it', () => {
    const g = acrossTheCanal({ units: [{ id: 'uk.gds.1wg', at: '2007', states: ['dismounted'] }] });
    expect([isOut(g, 'uk.gds.1wg'), isOnFoot(g, 'uk.gds.1wg')]).toEqual([true, false]);
  });

  it('[18.6] a Ferry over a Major River does not dismount anybody', () => {
    // The battalion stands between Maas and Waal, where every bridge is blown; only the Ferry of Oijen leads home.
    const blown = ['4816/4817', '4820/4920', '4919/4920', '5019/5119', '5218/5219'];
    const bridges = Object.fromEntries(
      BRIDGES.map(({ side }) => sideName(GRID, side)).map(
        (name) => [name, blown.includes(name) ? 'blown' : 'intact'] as const,
      ),
    );
    const g = supply({ turn: 8, bridges, units: [{ id: 'uk.gds.3ig', at: '5209' }] });
    expect(supplyOf(g, unit('uk.gds.3ig')).path.slice(0, 2)).toEqual([hex('5209'), hex('5108')]);
    expect([isOut(g, 'uk.gds.3ig'), isOnFoot(g, 'uk.gds.3ig')]).toEqual([false, false]);
  });

  it('[18.6] the marker goes at the start of the movement if a dry path has opened, and only then', () => {
    const g = acrossTheCanal();
    const battalion = unit('uk.gds.3ig');
    refreshDismounted(g, battalion);
    expect(isOnFoot(g, 'uk.gds.3ig')).toBe(true);
    BRIDGES.forEach(({ name }, bridge) => {
      if (name.startsWith("Joe's")) setBridge(g, bridge, INTACT);
    });
    refreshDismounted(g, battalion);
    expect([isOnFoot(g, 'uk.gds.3ig'), isOnFoot(g, 'uk.gds.5cg')]).toEqual([false, true]);
  });

  it('[18.6] in an Entry Area nobody is on foot', () => {
    const g = acrossTheCanal();
    placeUnit(g, unit('uk.gds.3ig'), placeNamed('N') ?? 0);
    refreshDismounted(g, unit('uk.gds.3ig'));
    expect(isOnFoot(g, 'uk.gds.3ig')).toBe(false);
  });
});
