import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, on } from '../../../test/advances.ts';
import { at, bears, march, refusal } from '../../../test/orders.ts';
import { asked } from '../../../test/questions.ts';
import { hex, hexside, type Layout, layOut, listed, order, type Piece } from '../../../test/table.ts';
import type { Answer } from '../../contract/index.ts';
import { EDITIONS, FIRST_EDITION, SECOND_EDITION } from '../../editions.ts';
import { BRIDGES, INTACT } from '../../state/bridges.ts';
import { unknownIn } from '../../state/stacks.ts';
import { setBridge, setHolder } from '../../state/state.ts';
import { countersOf, dataOf, idOf } from '../../state/units.ts';
import { hasRoadPathToArea } from '../18-supply/supply.ts';
import { buildGround, crossingObstacle } from '../18-supply/supply-ground.ts';
import { unseenFaces } from '../25-unknown-units/unknown-units.ts';
import { pointsOf, verdict, victoryItems } from '../26-victory.ts';

const inEach = <T>(of: (edition: number) => T): readonly T[] => EDITIONS.map(of);
const piece = (id: string, where: string, more: Partial<Piece> = {}): Piece => ({ id, at: where, ...more });
const IRISH = 'uk.gds.2ig';

describe('advances', () => {
  const upTheRoad = (edition: number, foes: readonly Piece[], more: Layout = {}): Game =>
    advanceAfter({ edition, ...more, units: [piece(IRISH, '1504'), ...foes] }, { target: '1605', attackers: [IRISH] });

  it('[15.5.2] [2e 15.5.1] only the ZOC of the same unit bars the way on, or any ZOC stops it', () => {
    const second =
      (...foes: readonly Piece[]) =>
      (edition: number) =>
        refusal(upTheRoad(edition, foes), advance(IRISH, '1505', '1606'));
    // 1406 has a ZOC in 1505 and not in 1606.
    expect(inEach(second(piece('de.kerutt', '1406')))).toEqual(['legal', '2e 15.5.1']);
    expect(inEach(second())).toEqual(['legal', 'legal']);
  });
  it('[15.5.2] [2e 15.5.1] EZOCs in the vacated hex do not count; elsewhere a friendly unit is no help', () => {
    const foes = [piece('de.kerutt', '1704')];
    expect(inEach((edition) => refusal(upTheRoad(edition, foes), advance(IRISH, '1605', '1606')))).toEqual([
      'legal',
      'legal',
    ]);
    const friend = [piece('de.kerutt', '1406'), piece('uk.gds.3ig', '1505')];
    expect(inEach((edition) => refusal(upTheRoad(edition, friend), advance(IRISH, '1505', '1606')))).toEqual([
      'legal',
      '2e 15.5.1',
    ]);
  });
  it('[16.2] [2e 16.2] a Breakthrough Group picks units up on its way, or nobody', () => {
    const picks = (edition: number) => {
      const g = advanceAfter(
        { edition, units: [piece(IRISH, '1504'), piece('uk.gds.2gg', '1505'), piece('de.kerutt', '1807')] },
        { target: '1605', attackers: [IRISH, 'uk.gds.2gg'] },
      );
      order(g, advance(IRISH, '1505'));
      return refusal(g, { kind: 'pick-up', units: ['uk.gds.2gg'] });
    };
    expect(inEach(picks)).toEqual(['legal', '16.2']);
    const forms = (edition: number) =>
      refusal(
        advanceAfter(
          { edition, units: [piece(IRISH, '1504'), piece('uk.gds.2gg', '1505')] },
          { target: '1605', attackers: [IRISH, 'uk.gds.2gg'] },
        ),
        advance([IRISH, 'uk.gds.2gg'], '1605'),
      );
    expect(inEach(forms)).toEqual(['legal', 'legal']);
  });
});

describe('supply by road', () => {
  const ROADS = { '1303/1404': 'intact', '1306/1407': 'blown', '1307/1408': 'blown', '1402/1502': 'blown' } as const;
  it('[18.3.2] [2e 18.3.2] an EZOC closes the road even with a friend in it, or only without', () => {
    const usable = (units: readonly Piece[]) => (edition: number) => {
      const g = layOut({ edition, units: [piece(IRISH, '1004'), ...units], bridges: ROADS });
      return hasRoadPathToArea(g, 'allied', hex('1806'));
    };
    const enemy = piece('de.eng159', '1606');
    const friends = [piece('uk.gds.1gg', '1705'), piece('uk.gds.3ig', '1605')];
    expect(inEach(usable([enemy, ...friends]))).toEqual([false, true]);
    expect(inEach(usable([enemy]))).toEqual([false, false]);
    expect(inEach(usable(friends))).toEqual([true, true]);
  });
  it('[18.3.2] [2e 18.3.2] bridges that are never blown are open to the Allied player in both, Wired ones in neither', () => {
    const over = (name: string) => (edition: number) => {
      const g = layOut({ edition });
      return crossingObstacle(buildGround(g, 'allied'), hexside(name))?.code;
    };
    expect(inEach(over('6022/6122'))).toEqual([undefined, undefined]);
    expect(inEach(over('4816/4817'))).toEqual(['wired-bridge', 'wired-bridge']);
  });
  it('[5.7] [2e 5.7.1] [2e 5.7.2] three bridges are never blown, and Grave is not on turn 1, in both', () => {
    expect(BRIDGES.filter(({ isPermanent }) => isPermanent)).toHaveLength(3);
  });
});

describe('Unknown units', () => {
  const FOOT = 'uk.50.6dli';
  const POLICE = 'de.unk.police';
  const GARRISON = 'de.unk.garrison1';
  const marched = (edition: number, face: string, path: readonly string[], more: Layout = {}): Game => {
    const g = layOut({
      edition,
      turn: 9,
      phase: 'allied.movement',
      units: [piece(FOOT, '1722')],
      unknown: ['1725'],
      dice: [face],
      ...more,
    });
    order(g, march(FOOT, path));
    return g;
  };
  const revealed = (g: Game): boolean => unknownIn(g, hex('1725')) < 0;

  it('[25.5] [2e 25.4] twenty faces, or twenty-one with one more Garrison', () => {
    expect(inEach((edition) => unseenFaces(layOut({ edition })).length)).toEqual([20, 21]);
  });
  it('[25.1] [25.3.1] [2e 25.1] [2e 25.3] one is turned over when its hex is entered, or when an Allied unit comes next to it', () => {
    const next = (edition: number) => {
      const g = marched(edition, POLICE, ['1723', '1724']);
      return [at(g, FOOT), revealed(g), at(g, POLICE)];
    };
    expect(inEach(next)).toEqual([
      ['1724', false, 'unseen'],
      ['1724', true, '1725'],
    ]);
    expect(inEach((edition) => revealed(marched(edition, POLICE, ['1723'])))).toEqual([false, false]);
  });
  it('[2e 25.3] the reach tells by which ways, and over a Major River nobody', () => {
    const reveals = (edition: number, units: readonly Piece[], unknown: string, to: string) => {
      const g = layOut({ edition, turn: 9, phase: 'allied.movement', units, unknown: [unknown] });
      const { ends } = asked(g, 'moves', { units: units.map(({ id }) => id) }) as unknown as Answer<'moves'>;
      return ends.find((end) => end.hex === to)?.reveals;
    };
    const near = (to: string) => (edition: number) => reveals(edition, [piece(FOOT, '1722')], '1725', to);
    expect(inEach(near('1724'))).toEqual([undefined, '1725']);
    expect(inEach(near('1723'))).toEqual([undefined, undefined]);
    expect(reveals(SECOND_EDITION, [piece('us.82.505.1', '4716')], '4818', '4717')).toBeUndefined();
    expect(reveals(SECOND_EDITION, [piece('de.kerutt', '1722')], '1725', '1724')).toBeUndefined();
  });
  it('[25.4] [2e 25.1] [2e 25.3] one that is stacked is turned over when its hex is attacked, or as any other', () => {
    const passed = (edition: number) =>
      revealed(
        marched(edition, POLICE, ['1723', '1724'], { units: [piece(FOOT, '1722'), piece('de.kerutt', '1725')] }),
      );
    expect(inEach(passed)).toEqual([false, true]);
  });
  it('[25.3.1] [2e 25.3] a unit that is turned over stops the march; nobody fights in the Movement Phase', () => {
    const g = marched(SECOND_EDITION, POLICE, ['1723', '1724']);
    expect([decision(g)?.kind, bears(g, FOOT, 'has-moved'), bears(g, FOOT, 'spent')]).toEqual([
      'movement-orders',
      true,
      false,
    ]);
    expect(refusal(g, march(FOOT, ['1725']))).toBe('8.1');
    const enters = (edition: number) =>
      refusal(
        layOut({ edition, turn: 9, phase: 'allied.movement', units: [piece(FOOT, '1724')], unknown: ['1725'] }),
        march(FOOT, ['1725']),
      );
    expect(inEach(enters)).toEqual(['legal', '8.1']);
  });
  it('[25.3.1] [2e 25.3] a Garrison is removed and the march goes on, but not by Extended Movement', () => {
    const g = marched(SECOND_EDITION, GARRISON, ['1723', '1724']);
    expect(decision(g)).toMatchObject({ kind: 'march-on', about: { at: '1724' } });
    expect(listed(g, 'march-on').some(({ mode }) => mode === 'extended')).toBe(false);
    order(g, { kind: 'march-on', path: ['1725'] });
    expect(at(g, FOOT)).toBe('1725');
    // In the first edition it is turned over where it stands, and whoever has met nobody else may still go far.
    const first = marched(FIRST_EDITION, GARRISON, ['1723', '1724', '1725']);
    expect(decision(first)).toMatchObject({ kind: 'march-on', about: { at: '1725' } });
    expect(listed(first, 'march-on').some(({ mode }) => mode === 'extended')).toBe(true);
  });
  it('[2e 25.3] not across an unbridged Major River', () => {
    const g = layOut({
      edition: SECOND_EDITION,
      turn: 9,
      phase: 'allied.movement',
      units: [piece('us.82.505.1', '4716')],
      unknown: ['4818'],
    });
    order(g, march('us.82.505.1', ['4717'], 'tactical'));
    expect(unknownIn(g, hex('4818'))).toBeGreaterThanOrEqual(0);
    const overTheBridge = (state: 'intact' | 'blown') => {
      const near = layOut({
        edition: SECOND_EDITION,
        turn: 9,
        phase: 'allied.movement',
        units: [piece('us.82.505.1', '4818')],
        unknown: ['4816'],
        bridges: { '4816/4817': state },
        dice: [POLICE],
      });
      order(near, march('us.82.505.1', ['4817'], 'tactical'));
      return unknownIn(near, hex('4816')) < 0;
    };
    expect([overTheBridge('intact'), overTheBridge('blown')]).toEqual([true, false]);
  });
  it('[25.3.5] [2e 25.3] an advance turns them over too, and stops beside a real one', () => {
    const after = (face: string) => {
      const g = advanceAfter(
        { edition: SECOND_EDITION, units: [piece(IRISH, '1504')], unknown: ['1705'], dice: [face] },
        { target: '1605', attackers: [IRISH] },
      );
      order(g, advance(IRISH, '1605'));
      return [
        unknownIn(g, hex('1705')),
        decision(g)?.kind === 'advance-on' ? refusal(g, on('1606')) : decision(g)?.kind,
      ];
    };
    expect(after(GARRISON)).toEqual([-1, 'legal']);
    expect(after(POLICE)[0]).toBe(-1);
    expect(after(POLICE)[1]).not.toBe('legal');
  });
  it('[25.3.4] [2e 25.3] an attack on one that nobody has come next to: a Garrison is as good as a DS, or nothing', () => {
    const attacked = (edition: number) => {
      const g = layOut({
        edition,
        turn: 9,
        phase: 'allied.combat',
        units: [piece(FOOT, '1724'), piece('uk.50.1d', '4410'), piece('de.kerutt', '4510')],
        unknown: ['1725'],
        dice: [GARRISON],
      });
      order(g, { kind: 'attack', target: '1725', units: [FOOT] });
      return decision(g)?.kind;
    };
    expect(inEach(attacked)).toEqual(['advance', 'combat']);
  });
  it('[25.3.4] [2e 9.4.1] [2e 25.3] its odds tell of no attack where none is made: on a Garrison, on what is too strong', () => {
    const columns =
      (steps: number, ...company: readonly Piece[]) =>
      (edition: number) => {
        const units = [piece(FOOT, '1724', { steps }), ...company];
        const g = layOut({ edition, turn: 9, phase: 'allied.combat', units, unknown: ['1725'] });
        const { expected } = asked(g, 'odds', { target: '1725', attackers: [FOOT] }) as {
          expected: { columns: readonly { column: string; faces: number }[] };
        };
        const faces = (name: string) => expected.columns.find(({ column }) => column === name)?.faces ?? 0;
        return [faces('DS'), faces('-')];
      };
    expect(inEach(columns(3))).toEqual([
      [6, 0],
      [0, 7],
    ]);
    expect(inEach(columns(1, piece('de.bloch', '1725'), piece('de.stephan', '1725')))).toEqual([
      [0, 0],
      [0, 21],
    ]);
  });
  it('[25.3.4] [2e 9.4.1] [2e 25.3] what is turned over and too strong for any attack is not attacked, in the second edition', () => {
    const attacked = (edition: number, steps: number) => {
      const g = layOut({
        edition,
        turn: 9,
        phase: 'allied.combat',
        units: [piece(FOOT, '1724', { steps }), piece('uk.50.1d', '4410'), piece('de.kerutt', '4510'), ...COMPANY],
        unknown: ['1725'],
        dice: [POLICE],
      });
      order(g, { kind: 'attack', target: '1725', units: [FOOT] });
      return [decision(g)?.kind, unknownIn(g, hex('1725'))];
    };
    // Three units more in the hex.
    const COMPANY = [piece('de.bloch', '1725'), piece('de.stephan', '1725')];
    expect(attacked(SECOND_EDITION, 1)).toEqual(['combat', -1]);
    expect(attacked(1, 1)[0]).not.toBe('combat');
    expect(attacked(SECOND_EDITION, 3)[1]).toBe(-1);
  });
});

describe('victory', () => {
  const FIVE = [piece('uk.gds.1gg', '6121'), piece('uk.gds.3ig', '6121')];
  const open = (edition: number, layout: Layout = {}): Game => {
    const g = layOut({ edition, units: FIVE, ...layout });
    BRIDGES.forEach((_, i) => {
      setBridge(g, i, INTACT);
    });
    for (const name of ['2608', '2707', '2708', '5320', '5321']) setHolder(g, hex(name), 'allied');
    return g;
  };
  const allied = (g: Game): number => pointsOf(victoryItems(g), 'allied');
  /** A German unit in each of these hexes. */
  const guards = (...names: readonly string[]): readonly Piece[] => {
    const ids = countersOf('german').filter((u) => dataOf(u).status === 'reinforcement');
    return names.map((name, i) => piece(idOf(ids[i] ?? 0), name));
  };
  const SOUTH = [
    ...Array.from({ length: 26 }, (_, i) => `10${String(i + 1).padStart(2, '0')}`),
    '1101',
    '1201',
    '1301',
    '1401',
  ];

  it('[26.5.1] [2e 26.5.1] units count with a path to any source, or to M, N or O', () => {
    const points = (units: readonly Piece[]) => (edition: number) =>
      allied(open(edition, { turn: 9, units: [...FIVE, ...units] }));
    expect(inEach(points([]))).toEqual([7, 7]);
    // From turn 7 on Entry Area A in the west is Allied too.
    expect(inEach(points(guards(...SOUTH)))).toEqual([7, 5]);
  });
  it('[26.3] [2e 26.3] the Allied player links up by the west edge, or by Entry Area N', () => {
    const won = (units: readonly Piece[]) => (edition: number) => {
      const g = open(edition, { turn: 9, units: [...FIVE, ...units] });
      for (const name of ['2914', '4301', '5606', '3524', '3225']) setHolder(g, hex(name), 'allied');
      return verdict(g)?.winner;
    };
    expect(inEach(won([]))).toEqual(['allied', 'allied']);
    expect(inEach(won(guards('1003', '1004', '1005')))).toEqual(['allied', undefined]);
  });
  it('[S1.3] [2e S1.3] in the Short Game steps count with a path to the west edge, or to M, N or O', () => {
    const steps = (units: readonly Piece[]) => (edition: number) =>
      allied(open(edition, { scenario: 'short', turn: 11, units: [...FIVE, ...units] }));
    expect(inEach(steps([]))).toEqual([6, 6]);
    expect(inEach(steps(guards('1003', '1004', '1005')))).toEqual([6, 6]);
    expect(inEach(steps(guards(...SOUTH)))).toEqual([6, 0]);
  });
  it('[26.5.2] [2e 26.5.2] a three-step unit is one point, any other a half, in both', () => {
    const lost = (edition: number) =>
      pointsOf(
        victoryItems(
          layOut({ edition, units: [piece('us.82.505.1', 'eliminated'), piece('uk.gds.arty', 'eliminated')] }),
        ),
        'german',
      );
    expect(inEach(lost)).toEqual([1.5, 1.5]);
  });
});
