import { type Game, randomFrom } from '@bridgehead/engine';
import { nameOf, OFF_MAP, sideName, sideNamed } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, type Piece, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { BRIDGES, bridgesOn, INTACT } from '../../state/bridges.ts';
import { hexPlace } from '../../state/places.ts';
import {
  ENGAGED,
  hexOf,
  isBridgeUp,
  placeUnit,
  placeUnknown,
  setBridge,
  setHolder,
  setMarks,
  setOrder,
  setSteps,
  setTurn,
} from '../../state/state.ts';
import { FIRST_COUNT } from '../../state/units.ts';
import {
  hasPathToAreas,
  hasPathToHead,
  hasRoadPathToArea,
  isSupplied,
  overlandSteps,
  type SupplyFinding,
  supplyOf,
} from './supply.ts';
import { buildGround, crossingObstacle } from './supply-ground.ts';
import { buildField, fieldOf, friendlyAreas, isReachedBy, toAreas, tracePath } from './supply-paths.ts';

/** The finding in words: `N: 1404 1303 …`, or what blocks it. */
function emitEvent(finding: SupplyFinding): string {
  const { path, source, blocked } = finding;
  if (finding.supplied) return `${source ?? '-'}: ${path.map((one) => nameOf(GRID, one)).join(' ')}`;
  return blocked === undefined ? 'none' : `${blocked.by.rule} at ${nameOf(GRID, blocked.hex)}: ${blocked.by.code}`;
}

const BATTALION = unit('uk.3.2rur');
const TANKS = unit('uk.gds.2ig');

/** What the Allied battalion finds in a hex of the empty south-east, where there are no roads. */
const battalionAt = (at: string, ...others: Piece[]): Game => layOut({ units: [{ id: 'uk.3.2rur', at }, ...others] });

/** What the Guards' tanks find on the highway north of Joe's Bridge, which is Intact unless the test says otherwise. */
const tanksAt = (at: string, layout: Layout = {}): Game =>
  layOut({
    ...layout,
    bridges: {
      '1303/1404': 'intact',
      '1306/1407': 'blown',
      '1307/1408': 'blown',
      '1402/1502': 'blown',
      ...layout.bridges,
    },
    units: [{ id: 'uk.gds.2ig', at }, ...(layout.units ?? [])],
  });

/** A German company that exerts a ZOC but forms no Bond. */
const company = (at: string): Piece => ({ id: 'de.eng159', at });

describe('the Overland Portion', () => {
  it('[18.3.1] may be four hexes long', () => {
    const finding = supplyOf(battalionAt('1420'), BATTALION);
    expect(finding).toMatchObject({ supplied: true, overland: 4, source: 'M' });
    expect(finding.path).toHaveLength(5);
  });

  it('[18.3.1] an Overland Portion of five hexes is too long', () => {
    expect(emitEvent(supplyOf(battalionAt('1520'), BATTALION))).toContain('18.3.1 at 10');
    expect(isSupplied(battalionAt('1520'), BATTALION)).toBe(false);
  });

  it('[18.3.1] may enter one EZOC hex, but not two in a row; friendly units negate an EZOC in their hex', () => {
    const ring: Piece[] = [{ id: 'de.hoffmann14', at: '1218' }, { id: 'de.stug559', at: '1222' }, company('1020')];
    expect(emitEvent(supplyOf(battalionAt('1320', ...ring), BATTALION))).toBe('18.3.1 at 1021: second-ezoc');
    const helped = battalionAt('1320', ...ring, { id: 'uk.3.2l', at: '1021' });
    expect(emitEvent(supplyOf(helped, BATTALION))).toBe('M: 1320 1220 1120 1021');
  });

  it('[18.3.1] may not enter an enemy-occupied hex', () => {
    const free = layOut({});
    expect(overlandSteps(free, 'allied', hex('1220'), hex('1020'))).toBe(2);
    const units = [company('1020')];
    expect(overlandSteps(layOut({ units }), 'allied', hex('1220'), hex('1020'))).toBeUndefined();
    expect(overlandSteps(layOut({ units }), 'german', hex('1220'), hex('1020'))).toBe(2);
  });

  it('[25.2.1] an Unknown unit holds its hex against Allied paths and negates Allied EZOCs for German ones', () => {
    expect(overlandSteps(layOut({ unknown: ['1020'] }), 'allied', hex('1220'), hex('1020'))).toBeUndefined();
    // Both 1120 and 1020 are in the ZOCs of these two, who form no Bond.
    const units = ['1119', '1121'].map((at, i) => ({ id: ['uk.3.2l', 'uk.3.2rur'][i] ?? '', at, steps: 1 }));
    expect(overlandSteps(layOut({ units }), 'german', hex('1220'), hex('1020'))).not.toBe(2);
    expect(overlandSteps(layOut({ units, unknown: ['1020'] }), 'german', hex('1220'), hex('1020'))).toBe(2);
  });

  it('[7.4.2] [18.3.1] may not enter or cross an enemy ZOC Bond', () => {
    const steps = (each: number): number | undefined => {
      const ends = ['1119', '1121'].map((at, i) => ({ id: ['de.kerutt', 'de.stephan'][i] ?? '', at, steps: each }));
      return overlandSteps(
        layOut({ units: [...ends, { id: 'uk.3.2l', at: '1020' }] }),
        'allied',
        hex('1220'),
        hex('1020'),
      );
    };
    expect(steps(1)).toBe(2);
    expect(steps(2)).toBeGreaterThan(2);
  });

  it('[18.3.1] crosses a Major River at a bridge of any kind, whoever has wired it, but not where it is blown', () => {
    const over = (state: 'wired' | 'intact' | 'blown' | 'under-repair'): number | undefined =>
      overlandSteps(layOut({ bridges: { '4621/4721': state } }), 'allied', hex('4621'), hex('4721'));
    expect([over('wired'), over('intact')]).toEqual([1, 1]);
    expect(over('blown')).toBeGreaterThan(1);
    expect(over('under-repair')).toBeGreaterThan(1);
  });

  it('[18.3.1] [8.5.5] crosses it at a usable Ferry, not at one that an enemy ZOC closes', () => {
    expect(overlandSteps(layOut({}), 'allied', hex('5108'), hex('5209'))).toBe(1);
    expect(overlandSteps(layOut({ units: [company('5309')] }), 'allied', hex('5108'), hex('5209'))).toBeGreaterThan(1);
  });

  it('[18.3.1] [23.3.4] crosses it beside an Engineer unit in Good Order', () => {
    const over = (...states: NonNullable<Piece['states']>): number | undefined =>
      overlandSteps(
        layOut({ units: [{ id: 'uk.corps.eng30', at: '5109', states }] }),
        'allied',
        hex('5109'),
        hex('5209'),
      );
    expect(over()).toBe(1);
    expect(over('disrupted')).toBe(2);
  });

  it('[18.2] the example: one path crosses a river with an Engineer unit, another passes an EZOC that unit B negates', () => {
    const supplied = (...units: Piece[]): boolean =>
      isSupplied(layOut({ turn: 5, units: [...sealed, ...units] }), unit('us.82.505.1'));
    // Unit A south of the Maas, its Supply Head north of it; one German company watches the Ferry of Oijen.
    const sealed: Piece[] = [
      { id: 'us.82.505.1', at: '5109' },
      { id: 'us.82.supply', at: '5309' },
      company('5208'),
      { id: 'de.stug559', at: '5211' },
    ];
    expect(supplied()).toBe(false);
    expect(supplied({ id: 'uk.corps.eng30', at: '5109' })).toBe(true);
    expect(supplied({ id: 'uk.corps.eng30', at: '5109', states: ['disrupted'] })).toBe(false);
    expect(supplied({ id: 'us.82.505.2', at: '5209' })).toBe(true);
    expect(supplied({ id: 'us.82.505.2', at: '5110' })).toBe(false);
  });

  it('[11.5.1] [23.3.4] the path is gone as soon as the Engineer unit is Engaged', () => {
    const units = [
      { id: 'us.82.505.1', at: '5109' },
      { id: 'us.82.supply', at: '5309' },
      company('5208'),
      { id: 'de.stug559', at: '5211' },
      { id: 'uk.corps.eng30', at: '5109' },
    ];
    const g = layOut({ turn: 5, units });
    expect(isSupplied(g, unit('us.82.505.1'))).toBe(true);
    setMarks(g, unit('uk.corps.eng30'), ENGAGED);
    expect(isSupplied(g, unit('us.82.505.1'))).toBe(false);
  });

  it('[19.3.2] leaves the map over any hexside but a Major River, and there at the Pannerden Ferry only', () => {
    const units = [
      { id: 'de.kerutt', at: '5626' },
      { id: 'de.stephan', at: '1426' },
    ];
    const g = layOut({ units });
    expect(emitEvent(supplyOf(g, unit('de.kerutt')))).toBe('H: 5626');
    expect(supplyOf(g, unit('de.stephan'))).toMatchObject({ supplied: true, overland: 1, source: 'L' });
  });
});

describe('the Road Portion', () => {
  it('[18.3.2] may be of any length', () => {
    const finding = supplyOf(tanksAt('1906'), TANKS);
    expect(emitEvent(finding)).toBe('N: 1906 1806 1705 1605 1504 1404 1303 1204 1103 1004');
    expect(finding.overland).toBe(0);
  });

  it('[18.3] comes after the Overland Portion, never before it', () => {
    // 1503 has no road: one hex overland to the highway, then along it.
    expect(supplyOf(tanksAt('1503'), TANKS)).toMatchObject({ supplied: true, overland: 1 });
    // On the highway five hexes from Joe's Bridge, blown: the way round is overland, but after the road.
    const g = tanksAt('1906', { bridges: { '1303/1404': 'blown' } });
    expect(supplyOf(g, TANKS).supplied).toBe(false);
    expect(supplyOf(tanksAt('1705', { bridges: { '1303/1404': 'blown' } }), TANKS)).toMatchObject({
      supplied: true,
      overland: 4,
    });
  });

  it('[18.3.2] may not enter an EZOC even where a friendly unit stands, unlike the Overland Portion', () => {
    const units: Piece[] = [company('1606'), { id: 'uk.gds.1gg', at: '1705' }, { id: 'uk.gds.3ig', at: '1605' }];
    expect(supplyOf(tanksAt('2007', { units }), TANKS)).toMatchObject({ supplied: true, overland: 4 });
    const far = supplyOf(tanksAt('2107', { units }), TANKS);
    expect(emitEvent(far)).toBe('18.3.2 at 1605: ezoc-on-road');
    expect(supplyOf(tanksAt('2107', { units: units.slice(1) }), TANKS).supplied).toBe(true);
  });

  it('[18.3.2] leaves an EZOC in which it begins', () => {
    const g = tanksAt('1605', { units: [company('1606')] });
    expect(emitEvent(supplyOf(g, TANKS))).toBe('N: 1605 1504 1404 1303 1204 1103 1004');
  });

  it('[18.3.2] may not enter an enemy-occupied hex', () => {
    const finding = supplyOf(tanksAt('2107', { units: [company('1705')] }), TANKS);
    expect(finding).toMatchObject({ supplied: false, blocked: { by: { rule: '18.3.2' } } });
    // A unit in Full Retreat has no ZOC, but it is in the way.
    const routed = tanksAt('2107', { units: [{ id: 'de.eng159', at: '1705', states: ['full-retreat'] }] });
    expect(supplyOf(routed, TANKS).supplied).toBe(false);
  });

  it('[18.3.2] may not cross a blown bridge, nor for the Allied player one that is Wired', () => {
    for (const state of ['blown', 'wired', 'under-repair'] as const) {
      const g = tanksAt('1906', { bridges: { '1303/1404': state } });
      expect(supplyOf(g, TANKS)).toMatchObject({ supplied: false, blocked: { by: { rule: '18.3.2' } } });
    }
    expect(supplyOf(tanksAt('1906'), TANKS).supplied).toBe(true);
  });

  it('[18.3.2] may not cross a bridge marked Intact for the German player', () => {
    const viaJoes = (state: 'wired' | 'intact'): boolean =>
      hasRoadPathToArea(
        layOut({
          bridges: {
            '1303/1404': state,
            '1306/1407': 'blown',
            '1307/1408': 'blown',
            '1402/1502': 'blown',
            '1109/1210': 'blown',
          },
        }),
        'german',
        hex('1303'),
      );
    expect(viaJoes('wired')).toBe(true);
    expect(viaJoes('intact')).toBe(false);
  });

  it('[18.3.2] [5.7] a bridge that can never be blown is open to both sides', () => {
    // The German way to Arnhem, and the Allied way to Nijmegen.
    const german = layOut({
      units: [
        { id: 'de.graebner', at: '5820' },
        { id: 'us.82.508.1', at: '5421' },
      ],
    });
    expect(emitEvent(supplyOf(german, unit('de.graebner')))).toContain('6022 6122');
    const intact = Object.fromEntries(BRIDGES.map(({ side }) => [sideName(GRID, side), 'intact'] as const));
    const allied = layOut({
      bridges: intact,
      units: [
        { id: 'uk.gds.2ig', at: '5820' },
        { id: 'us.82.508.1', at: '5321' },
      ],
    });
    setHolder(allied, hex('5320'), 'allied');
    expect(emitEvent(supplyOf(allied, TANKS))).toContain('5421 5321');
  });

  it('[18.3.2] a railway bridge that is blown beside a road bridge closes no road', () => {
    const side = sideNamed(GRID, '6123/6124') ?? 0;
    const g = layOut({ bridges: { '6123/6124': 'blown' } });
    for (const bridge of bridgesOn(side)) if (BRIDGES[bridge]?.kind === 'road') setBridge(g, bridge, INTACT);
    expect(bridgesOn(side).map((bridge) => [BRIDGES[bridge]?.kind, isBridgeUp(g, bridge)])).toEqual([
      ['road', true],
      ['rail', false],
    ]);
    expect(crossingObstacle(buildGround(g, 'german'), side)).toBeUndefined();
    const onRoad = sideNamed(GRID, '1303/1404') ?? 0;
    const blown = layOut({ bridges: { '1303/1404': 'blown' } });
    expect(crossingObstacle(buildGround(blown, 'german'), onRoad)?.rule).toBe('18.3.2');
  });

  it('[18.3.2] may not enter a vacant City hex that the enemy held last', () => {
    const g = tanksAt('2908');
    expect(supplyOf(g, TANKS).path.slice(3)).not.toContain(hex('2608'));
    setHolder(g, hex('2608'), 'allied');
    setHolder(g, hex('2707'), 'allied');
    expect(emitEvent(supplyOf(g, TANKS))).toContain('2908 2808 2707 2608 2508');
    setHolder(g, hex('2608'), 'german');
    placeUnit(g, unit('uk.gds.1gg'), hexPlace(hex('2608')));
    expect(supplyOf(g, TANKS).path).toContain(hex('2608'));
  });

  it('[18.3.2] a Ferry and a railway bridge are no roads', () => {
    // Between Maas and Waal: Ferries, the railway bridge of Ravenstein, and these five road bridges.
    const ways = ['4816/4817', '4820/4920', '4919/4920', '5019/5119', '5218/5219'];
    const hasRoad = (grave: 'intact' | 'blown'): boolean => {
      const states = BRIDGES.map(({ side }) => sideName(GRID, side)).map(
        (name) => [name, name === '4816/4817' ? grave : ways.includes(name) ? 'blown' : 'intact'] as const,
      );
      return hasRoadPathToArea(layOut({ turn: 8, bridges: Object.fromEntries(states) }), 'allied', hex('5209'));
    };
    expect([hasRoad('intact'), hasRoad('blown')]).toEqual([true, false]);
  });

  it('[18.3.2] the example: hexes in EZOCs, with a friendly unit or without, and one behind a blown bridge, are no use', () => {
    const usable = (layout: Layout): boolean => hasRoadPathToArea(tanksAt('1004', layout), 'allied', hex('1806'));
    expect(usable({})).toBe(true);
    expect(usable({ units: [company('1606')] })).toBe(false);
    expect(
      usable({ units: [company('1606'), { id: 'uk.gds.1gg', at: '1705' }, { id: 'uk.gds.3ig', at: '1605' }] }),
    ).toBe(false);
    expect(usable({ bridges: { '1303/1404': 'blown' } })).toBe(false);
  });

  it('[24.2] traffic does not matter', () => {
    expect(supplyOf(tanksAt('1906', { traffic: ['1705'] }), TANKS).supplied).toBe(true);
  });
});

describe('Supply Sources', () => {
  it('[18.2.1] are the friendly Entry Areas: A from turn 7 for the Allied player, until turn 6 for the German', () => {
    const at = (turn: number): Game =>
      layOut({
        turn,
        units: [
          { id: 'uk.50.1d', at: '2101' },
          { id: 'de.kerutt', at: '2201' },
        ],
      });
    expect(supplyOf(at(6), unit('uk.50.1d')).supplied).toBe(false);
    expect(emitEvent(supplyOf(at(7), unit('uk.50.1d')))).toBe('A: 2101');
    expect(supplyOf(at(6), unit('de.kerutt')).source).toBe('A');
    expect(supplyOf(at(7), unit('de.kerutt')).source).not.toBe('A');
  });

  it('[18.2.1] a unit in a friendly Entry Area is in supply', () => {
    const g = layOut({
      turn: 6,
      units: [
        { id: 'uk.3.2l', at: 'M' },
        { id: 'de.kerutt', at: 'A' },
      ],
    });
    expect(supplyOf(g, unit('uk.3.2l'))).toMatchObject({ supplied: true, source: 'M' });
    expect(isSupplied(g, unit('de.kerutt'))).toBe(true);
  });

  it('[18.3] a path may be asked for to certain Entry Areas alone; in an Entry Area it leads to that one', () => {
    const area = (name: string): number => 'ABCDEFGHIJKLMNO'.indexOf(name);
    const g = layOut({
      units: [
        { id: 'uk.3.2rur', at: '1420' },
        { id: 'uk.3.2l', at: 'M' },
        { id: 'uk.gds.1gg', at: '1303' },
      ],
    });
    expect(hasPathToAreas(g, BATTALION, [area('M')])).toBe(true);
    expect(hasPathToAreas(g, BATTALION, [area('N')])).toBe(false);
    expect(hasPathToAreas(g, BATTALION, [area('N'), area('M')])).toBe(true);
    expect(hasPathToAreas(g, unit('uk.3.2l'), [area('N')])).toBe(false);
    expect(hasPathToAreas(g, unit('uk.3.2l'), [area('M')])).toBe(true);
    expect(hasPathToAreas(g, unit('uk.gds.1gg'), [area('N')])).toBe(true);
  });

  it('[18.2.2] a Supply Head supplies its own division only; the Poles belong to the 1st', () => {
    const g = layOut({
      units: [
        { id: 'us.82.505.1', at: '4922' },
        { id: 'us.101.501.1', at: '5023' },
        { id: 'us.82.supply', at: '5024' },
        { id: 'pl.1', at: '6418' },
        { id: 'uk.1abn.supply', at: '6317' },
        { id: 'uk.gds.1gg', at: '6217' },
      ],
    });
    expect(supplyOf(g, unit('us.82.505.1')).source).toBe('us.82.supply');
    expect(supplyOf(g, unit('us.101.501.1')).supplied).toBe(false);
    expect(supplyOf(g, unit('pl.1')).source).toBe('uk.1abn.supply');
    expect(supplyOf(g, unit('uk.gds.1gg')).supplied).toBe(false);
  });

  it('[18.2.2] through turn 5 and while it is not Depleted', () => {
    const supplied = (turn: number, ...states: NonNullable<Piece['states']>): boolean =>
      isSupplied(
        layOut({
          turn,
          units: [
            { id: 'us.82.505.1', at: '4922' },
            { id: 'us.82.supply', at: '5024', states },
          ],
        }),
        unit('us.82.505.1'),
      );
    expect([supplied(5), supplied(6), supplied(5, 'depleted'), supplied(5, 'disrupted')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('[18.3.2] it supplies by road even from an EZOC, though the road to it may not pass through one', () => {
    const at = (enemy: string): SupplyFinding => {
      const units = [{ id: 'us.82.505.1', at: '4026' }, { id: 'us.82.supply', at: '5024' }, company(enemy)];
      return supplyOf(layOut({ turn: 5, units }), unit('us.82.505.1'));
    };
    expect(emitEvent(at('5025'))).toBe('us.82.supply: 4026 4125 4225 4325 4425 4524 4624 4724 4824 4923 5024');
    expect(at('4625').supplied).toBe(false);
  });

  it('[22.7] a Depleted Supply Head can still be traced to', () => {
    const g = layOut({
      turn: 9,
      units: [
        { id: 'us.82.505.1', at: '4922' },
        { id: 'us.82.supply', at: '5024', states: ['depleted'] },
        { id: 'us.101.501.1', at: '5023' },
      ],
    });
    expect(hasPathToHead(g, unit('us.82.505.1'))).toBe(true);
    expect(hasPathToHead(g, unit('us.101.501.1'))).toBe(false);
    expect(isSupplied(g, unit('us.82.505.1'))).toBe(false);
  });

  it('[18.5] an airborne unit is in supply throughout the turn in which it lands', () => {
    const at = (turn: number): Game => layOut({ turn, units: [{ id: 'us.82.505.1', at: '4922', landed: 3 }] });
    expect(supplyOf(at(3), unit('us.82.505.1'))).toEqual({ supplied: true, path: [], overland: 0 });
    expect(supplyOf(at(4), unit('us.82.505.1')).supplied).toBe(false);
  });
});

describe('the flood', () => {
  it('[18.3] gives what a flood without the cache gives, whatever one thing happens on the map', () => {
    const g = layOut({});
    const random = randomFrom(44);
    const anyUnit = (): number => random.below(FIRST_COUNT);
    const anyHex = (): number => random.below(GRID.hexCount);
    for (let n = 0; n < 120; n++) placeUnit(g, anyUnit(), hexPlace(anyHex()));
    const onMap = (): number => {
      for (;;) {
        const u = anyUnit();
        if (hexOf(g, u) !== OFF_MAP) return u;
      }
    };
    const engineer = unit('uk.corps.eng30');
    const changes: readonly (() => void)[] = [
      () => placeUnit(g, onMap(), hexPlace(anyHex())),
      () => setOrder(g, onMap(), random.below(3)),
      () => setSteps(g, onMap(), 1 + random.below(3)),
      () => placeUnknown(g, random.below(20), hexPlace(anyHex())),
      () => setBridge(g, random.below(BRIDGES.length), 1 + random.below(4)),
      () => setHolder(g, hex('2608'), random.below(2) === 0 ? 'allied' : 'german'),
      () => setTurn(g, 1 + random.below(20)),
      () => placeUnit(g, engineer, hexPlace(hex('5109'))),
      () => setMarks(g, engineer, random.below(2) * ENGAGED),
    ];
    for (let i = 0; i < 240; i++) {
      changes[i % changes.length]?.();
      for (const side of ['allied', 'german'] as const) {
        const goal = toAreas(friendlyAreas(g, side));
        const kept = fieldOf(g, side, goal);
        const fresh = buildField(buildGround(g, side), goal);
        const differ = (['road', 'ends'] as const).filter((table) =>
          kept[table].some((value, one) => value !== fresh[table][one]),
        );
        expect(differ).toEqual([]);
        // The kept field looks from its first hexes singly; the other floods the map before it is asked.
        tracePath(fresh, anyHex());
        const asked = Array.from({ length: GRID.hexCount }, (_, n) => (n * 7 + i) % GRID.hexCount);
        expect(asked.filter((one) => isReachedBy(kept, one) !== isReachedBy(fresh, one))).toEqual([]);
      }
    }
  });

  it('[18.3] proves every supply by a path, and every want of it by an obstacle', () => {
    const random = randomFrom(18);
    for (let i = 0; i < 6; i++) {
      const g = layOut({ turn: 8 });
      for (let n = 0; n < 60; n++) placeUnit(g, random.below(FIRST_COUNT), hexPlace(random.below(GRID.hexCount)));
      for (let u = 0; u < FIRST_COUNT; u++) {
        const finding = supplyOf(g, u);
        expect(finding.supplied).toBe(isSupplied(g, u));
        if (finding.path.length > 0) expect(finding.overland).toBeLessThanOrEqual(4);
        const isOnMap = hexOf(g, u) !== OFF_MAP;
        expect(finding.blocked !== undefined).toBe(isOnMap && !finding.supplied);
      }
    }
  });
});
