import { check, type Game } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/data/map.ts';
import { BLOWN, BRIDGES, INTACT, WIRED } from '../../src/state/bridges.ts';
import { setBridge } from '../../src/state/state.ts';
import { unitNamed } from '../../src/state/units.ts';
import { planFor, thinkingFreely } from '../../test/ai-positions.ts';
import { hex, layOut, type Piece } from '../../test/table.ts';
import { highwayIndex } from '../highway.ts';
import { columnOrders, rearColumnOrders } from './operations/column-march.ts';
import { forcingOrders } from './operations/force-demolition.ts';

/** A table on which every bridge is in this state. */
function tableOf(turn: number, units: readonly Piece[], state: number): Game {
  const g = layOut({ scenario: 'campaign', turn, units, phase: 'allied.movement' });
  BRIDGES.forEach((_, bridge) => {
    setBridge(g, bridge, state);
  });
  return g;
}

const bridgeAt = (one: string, other: string, wanted: 'road' | 'rail'): number =>
  BRIDGES.findIndex(({ side, kind }) => kind === wanted && joins(side, one, other));
const joins = (side: number, ...names: readonly string[]): boolean =>
  names.every((name) => [GRID.sideHexes[side * 2], GRID.sideHexes[side * 2 + 1]].includes(hex(name)));

describe('(strategy 3.6) the bridge into Nijmegen', () => {
  const goals = (state: number): readonly (string | undefined)[] => {
    const units = ['uk.corps.br30', 'uk.gds.2ig'];
    const g = tableOf(
      14,
      units.map((id) => ({ id, at: '4817' })),
      INTACT,
    );
    setBridge(g, bridgeAt('5218', '5219', 'road'), state);
    const plan = planFor(g, 'allied');
    return units.map((id) => GRID.names[plan.goalOf(unitNamed(id) ?? -1)?.hex ?? -1]);
  };

  it('[5.8] is repaired, but no tank waits for it', () => {
    expect(goals(BLOWN)[0]).toBe('5218');
    expect(goals(INTACT)[0]).not.toBe('5218');
    expect(goals(BLOWN)[1]).toBe(goals(INTACT)[1]);
  });
});

describe('(strategy 3.5) both ends of a bridge on the first turn', () => {
  const airborne = [
    { id: 'us.101.501.2', at: '3708' },
    { id: 'us.101.501.1', at: '3810' },
  ];
  const orders = (g: Game): readonly Message[] => forcingOrders(g).map(({ name }) => name);

  it('[5.4] a battalion goes to the end that nobody holds', () => {
    const g = tableOf(1, airborne, WIRED);
    const [first] = forcingOrders(g);
    expect(first?.choice).toMatchObject({ kind: 'march', units: ['us.101.501.2'], path: ['3709'] });
    expect(first && check(g, first.choice)).toMatchObject({ legal: true });
  });

  it('from the bank where the end is, not over the bridge', () => {
    const g = tableOf(
      1,
      [
        { id: 'us.101.501.2', at: '3709' },
        { id: 'us.101.501.3', at: '3708' },
        { id: 'us.101.501.1', at: '4008' },
      ],
      WIRED,
    );
    expect(forcingOrders(g)[0]?.choice).toMatchObject({ units: ['us.101.501.1'], path: ['3908', '3909', '3810'] });
  });

  it('[25.3.1] an Unknown unit does not keep them from it, a known one does', () => {
    const g = layOut({
      scenario: 'campaign',
      turn: 1,
      units: [{ id: 'us.101.501.1', at: '4008' }],
      phase: 'allied.movement',
      unknown: ['3810'],
    });
    expect(forcingOrders(g)[0]?.choice).toMatchObject({ units: ['us.101.501.1'] });
    const held = [
      { id: 'us.101.501.1', at: '4008' },
      { id: 'de.kerutt', at: '3810' },
    ];
    expect(forcingOrders(tableOf(1, held, WIRED)).filter(({ name }) => name.params?.hex === '3810')).toEqual([]);
  });

  it('where the bridge is blown, the one beside it', () => {
    const g = tableOf(1, [...airborne, { id: 'us.101.501.3', at: '3708' }, { id: 'us.101.502.1', at: '3709' }], WIRED);
    setBridge(g, bridgeAt('3709', '3810', 'road'), BLOWN);
    expect(forcingOrders(g)[0]?.choice).toMatchObject({ kind: 'march', path: ['3809'] });
    setBridge(g, bridgeAt('3809', '3810', 'rail'), BLOWN);
    expect(orders(g).filter(({ params }) => params?.hex === '3809')).toEqual([]);
  });

  it('[5.6] later the charges fail no more often for it: everybody by the plan', () => {
    expect(orders(tableOf(2, airborne, WIRED))).toEqual([]);
  });

  it('[5.3] nothing is forced where the charge has been tried', () => {
    expect(orders(tableOf(1, airborne, INTACT))).toEqual([]);
    expect(orders(tableOf(1, airborne, BLOWN))).toEqual([]);
  });

  it('leaves the end alone that somebody holds already', () => {
    const held = [...airborne, { id: 'us.101.501.3', at: '3709' }];
    expect(orders(tableOf(1, held, WIRED)).filter(({ params }) => params?.hex === '3709')).toEqual([]);
  });
});

/** All bridges stand but these, each named by its two hexes. */
function tableWithout(turn: number, units: readonly Piece[], down: readonly (readonly [string, string])[]): Game {
  const g = tableOf(turn, units, INTACT);
  BRIDGES.forEach(({ side }, bridge) => {
    if (down.some((names) => joins(side, ...names))) setBridge(g, bridge, BLOWN);
  });
  return g;
}

const goalOf = (g: Game, id: string): string =>
  GRID.names[planFor(g, 'allied').goalOf(unitNamed(id) ?? -1)?.hex ?? -1] ?? 'nowhere';

const SON = ['3008', '3108'] as const;
const BESIDE_SON = ['3108', '3109'] as const;
const BEST = [
  ['3005', '3105'],
  ['3005', '3104'],
] as const;
const VEGHEL = ['3709', '3810'] as const;

describe('(strategy 3.6) the column before a bridge that is down', () => {
  const goalOfTanks = (
    bridging: string,
    down: readonly (readonly [string, string])[] = [SON, BESIDE_SON, ...BEST],
  ): string =>
    goalOf(
      tableWithout(
        4,
        [
          { id: 'uk.gds.2ig', at: '2608' },
          { id: 'uk.corps.br30', at: bridging },
        ],
        down,
      ),
      'uk.gds.2ig',
    );

  it('[5.8] waits for the Bridging unit that is a march away', () => {
    expect(goalOfTanks('2707')).toBe('3008');
  });

  it('looks for a way round when it is days behind', () => {
    expect(goalOfTanks('1404')).not.toBe('3008');
  });

  it('drives on where another bridge stands beside it', () => {
    expect(goalOfTanks('2707', [SON])).not.toBe('3008');
  });
});

describe('(strategy 3.6) the Bridging units', () => {
  const both = [
    { id: 'uk.corps.br30', at: '2208' },
    { id: 'uk.corps.br8', at: '2107' },
  ];

  it('[5.8] have a bridge each, the nearest unit the first', () => {
    const g = tableWithout(7, both, [SON, BESIDE_SON, VEGHEL]);
    expect([goalOf(g, 'uk.corps.br30'), goalOf(g, 'uk.corps.br8')]).toEqual(['3008', '3709']);
  });

  it('repair also what the column can drive round', () => {
    expect(goalOf(tableWithout(7, both, [SON, VEGHEL]), 'uk.corps.br30')).toBe('3008');
  });

  const endOf = (units: readonly Piece[], down: readonly (readonly [string, string])[]): string | undefined => {
    const g = tableWithout(5, units, down);
    const plan = planFor(g, 'allied');
    const [first] = rearColumnOrders(g, { ...thinkingFreely(), style: 'staff' }, plan);
    return ((first?.choice.path ?? []) as readonly string[]).at(-1);
  };
  const atSon = (escort: Piece): string | undefined =>
    endOf([{ id: 'uk.corps.br30', at: '2707' }, { id: 'de.kerutt', at: '3007' }, escort], [SON, BESIDE_SON]);

  it('[5.8] work beside the enemy if a battalion guards them', () => {
    expect(atSon({ id: 'uk.gds.1wg', at: '3008' })).toBe('3008');
  });

  it('do not with a single step', () => {
    expect(atSon({ id: 'uk.gds.1wg', at: '3008', steps: 1 })).not.toBe('3008');
  });

  const atVeghel = (escort: readonly Piece[]): string | undefined => {
    const enemies = ['107.pz12', '107.pga'].map((name) => ({ id: `de.${name}`, at: '3912' }));
    return endOf([{ id: 'uk.corps.br30', at: '3407' }, ...enemies, ...escort], [VEGHEL]);
  };

  it('stay with those who cover them where the enemy can come', () => {
    expect(atVeghel([{ id: 'uk.gds.5cg', at: '3709' }])).toBe('3709');
    expect(atVeghel([])).not.toBe('3709');
  });
});

describe('(strategy 3.6) the infantry of the Guards on the open road', () => {
  const marchOf = (tanks: string): readonly string[] => {
    const units = [
      { id: 'uk.gds.5cg', at: '2107' },
      { id: 'uk.gds.2ig', at: tanks },
    ];
    const g = tableOf(4, units, INTACT);
    const orders = columnOrders(g, { ...thinkingFreely(), style: 'staff' }, planOf(g));
    const [first] = orders;
    return (first?.choice.path ?? []) as readonly string[];
  };
  const planOf = (g: Game) => planFor(g, 'allied');

  it('follows the tanks up to where they are', () => {
    expect(marchOf('3008').length).toBeGreaterThan(6);
  });

  it('does not run ahead of them', () => {
    expect(marchOf('2208')).toEqual([]);
  });
});

describe('(strategy 3.6) the guns of a column whose road is cut behind the lead', () => {
  const goalOfGuns = (block: readonly Piece[]): number => {
    const units = [
      { id: 'uk.gds.2ig', at: '4614' },
      { id: 'uk.corps.44rtr', at: '3810' },
      { id: 'uk.corps.5agra', at: '3608' },
      ...block,
    ];
    const goal = planFor(tableOf(8, units, INTACT), 'allied').goalOf(unitNamed('uk.corps.5agra') ?? -1);
    return highwayIndex(goal?.hex ?? -1);
  };
  const uden = highwayIndex(hex('4112'));
  /** All around the lead. */
  const BLOCK = ['erdmann3', 'erdmann5', '21.1', 'segler', 'richter', 'kerutt'].map((name, i) => ({
    id: `de.${name}`,
    at: GRID.names[neighboursOf(GRID, hex('4614'))[i] ?? -1] ?? '',
  }));

  it('[18.3.2] stay with those who fight for it', () => {
    expect(goalOfGuns(BLOCK)).toBeLessThan(uden);
  });

  it('follow the lead on an open road', () => {
    expect(goalOfGuns([])).toBeGreaterThan(uden);
  });
});
