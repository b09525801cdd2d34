import type { Json, JsonObject } from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import { asked, faultOf } from '../../test/questions.ts';
import { type Layout, layOut, listed } from '../../test/table.ts';
import { GRID } from '../data/map.ts';
import { SIDES } from '../data/unit-data.ts';
import { bondsOf, isHexBonded, isSideBonded, zocOf } from '../rules/07-zones-of-control.ts';
import { enemyOf } from '../state/units.ts';
import type { BondReport } from './bonds.ts';

describe('hex', () => {
  test('tells the ground, the units on it and the six hexsides', () => {
    const g = layOut({
      units: [{ id: 'us.82.505.1', at: '4816' }],
      traffic: ['4817'],
      bridges: { '4816/4817': 'intact' },
    });
    const report = asked(g, 'hex', { hex: '4816' }) as JsonObject;
    expect(report).toMatchObject({ hex: '4816', units: ['us.82.505.1'] });
    const sides = report.sides as readonly JsonObject[];
    expect(sides).toHaveLength(6);
    const bridged = sides.find((side) => side.hex === '4817');
    expect(bridged).toMatchObject({ water: 'major', bridge: { kind: 'road', state: 'intact' }, road: 'primary' });
    expect(bridged?.bridges).toEqual([{ kind: 'road', name: 'Grave bridge', state: 'intact' }]);
    expect(asked(g, 'hex', { hex: '4817' })).toMatchObject({ traffic: true, units: [] });
  });

  test('[25.1] tells that an Unknown unit is there, not which', () => {
    const report = asked(layOut({ unknown: ['3108'] }), 'hex', { hex: '3108' });
    expect(report).toMatchObject({ unknown: true, units: [] });
    expect(JSON.stringify(report)).not.toContain('de.unk');
  });
});

describe('units', () => {
  const g = layOut({
    units: [
      { id: 'us.82.505.1', at: '5020', states: ['disrupted'] },
      { id: 'de.unk.alarm', at: '5022' },
    ],
  });
  test('lists those in play, of one side or in one hex', () => {
    const ids = (params: JsonObject): Json[] =>
      (asked(g, 'units', params) as readonly JsonObject[]).map((one) => one.unit ?? '');
    expect(ids({})).toEqual(['us.82.505.1', 'de.unk.alarm']);
    expect(ids({ side: 'german' })).toEqual(['de.unk.alarm']);
    expect(ids({ hex: '5020' })).toEqual(['us.82.505.1']);
    expect(ids({ hex: '5021' })).toEqual([]);
  });
  test('shows values, printed values and states', () => {
    expect((asked(g, 'units', { hex: '5020' }) as readonly Json[])[0]).toMatchObject({
      side: 'allied',
      hex: '5020',
      steps: 3,
      values: { attack: 4, defense: 5, movement: 3 },
      states: ['disrupted'],
    });
  });
});

describe('moves', () => {
  const table: Layout = {
    phase: 'allied.movement',
    units: [
      { id: 'us.82.505.1', at: '5020' },
      { id: 'de.unk.alarm', at: '5023' },
    ],
  };

  test('lists what the phase offers as marches, with cost and path', () => {
    const g = layOut(table);
    const report = asked(g, 'moves', { units: ['us.82.505.1'], mode: 'normal' }) as JsonObject;
    const ends = report.ends as readonly JsonObject[];
    const marches = listed(g, 'march').filter(({ mode }) => mode === 'normal');
    expect(ends.map(({ path }) => path)).toEqual(marches.map(({ path }) => path));
    for (const end of ends) expect(end).toMatchObject({ cost: expect.any(Number), path: expect.any(Array) });
  });

  test('[7.2] names the rule that stops a march in an enemy ZOC', () => {
    const report = asked(layOut(table), 'moves', { units: ['us.82.505.1'] }) as JsonObject;
    const end = (report.ends as readonly JsonObject[]).find((one) => one.hex === '5022');
    expect(end).toMatchObject({ stops: { rule: '7.2' } });
    expect((report.ends as readonly JsonObject[]).find((one) => one.hex === '5019')?.stops).toBeUndefined();
  });

  test('[25.2.2] says why a stack cannot move at all', () => {
    const g = layOut({ units: [{ id: 'de.unk.flak18.1', at: '5022' }] });
    expect(asked(g, 'moves', { units: ['de.unk.flak18.1'] })).toMatchObject({ ends: [], refusal: { rule: '25.2.2' } });
  });
});

describe('why', () => {
  const g = layOut({
    phase: 'allied.movement',
    units: [
      { id: 'us.82.505.1', at: '5020' },
      { id: 'de.unk.alarm', at: '5023' },
    ],
  });
  const why = (path: string[], mode = 'normal'): JsonObject =>
    asked(g, 'why', { choice: { kind: 'march', units: ['us.82.505.1'], mode, path } }) as JsonObject;

  test('[8.1] adds up a march step by step, each item with its rule', () => {
    const path = listed(g, 'march')
      .filter(({ mode }) => mode === 'normal')
      .map((march) => march.path as string[])
      .find((places) => places.length === 2);
    const { legal, consulted } = why(path ?? []);
    expect(legal).toBe(true);
    const lines = consulted as readonly JsonObject[];
    const entered = lines.filter(({ code }) => code === 'enters');
    expect(entered.map(({ place }) => place)).toEqual(path);
    const items = lines.filter(({ cost, code }) => cost !== undefined && code !== 'enters');
    const sum = items.reduce((total, { cost }) => total + Number(cost), 0);
    expect(sum).toBe(entered.at(-1)?.spent);
    expect(lines.every(({ rule }) => typeof rule === 'string' && rule !== '')).toBe(true);
  });

  test('[7.2] ends with the rule that forbids the choice', () => {
    const { legal, rule, consulted } = why(['5021', '5022', '5121']);
    expect({ legal, rule }).toEqual({ legal: false, rule: '7.2' });
    expect((consulted as readonly JsonObject[]).at(-1)).toMatchObject({ rule: '7.2', legal: false });
  });

  test.each([[null], [7], ['march'], [{}], [{ kind: 'march' }], [{ kind: 'march', units: [1], mode: 1, path: {} }]])(
    'explains nonsense too: %j',
    (choice) => {
      expect(asked(g, 'why', { choice })).toMatchObject({ legal: false });
    },
  );
});

/** Positions in which ZOCs and Bonds of both sides meet rivers, Cities and each other. */
const TABLES: readonly Layout[] = [
  {
    units: [
      { id: 'us.82.505.1', at: '5020' },
      { id: 'us.82.505.2', at: '5022' },
      { id: 'de.jenkel', at: '5021' },
    ],
  },
  {
    units: [
      { id: 'us.82.505.1', at: '3010' },
      { id: 'us.82.505.2', at: '3111' },
      { id: 'us.82.505.3', at: '2911' },
    ],
    unknown: ['3110'],
  },
  {
    units: [
      { id: 'us.82.505.1', at: '4816' },
      { id: 'us.82.505.2', at: '4917' },
      { id: 'us.82.504.1', at: '4715' },
    ],
    bridges: { '4816/4817': 'blown' },
  },
  {
    units: [
      { id: 'us.82.504.1', at: '1203' },
      { id: 'uk.gds.5cg', at: '1404' },
      { id: 'us.82.504.2', at: '1101' },
    ],
  },
  {
    units: [
      { id: 'us.82.505.1', at: '2608' },
      { id: 'us.82.505.2', at: '2807' },
      { id: 'us.82.505.3', at: '2609' },
    ],
  },
];

describe.each(TABLES.map((table, i) => [i, table] as const))('on table %i', (_i, table) => {
  const g = layOut(table);

  test.each(SIDES)('[7.1] zoc of %s is the ZOC of the rules, with its sources', (side) => {
    const { hexes } = asked(g, 'zoc', { side }) as { hexes: { hex: string; from: string[] }[] };
    const zoc = zocOf(g, side);
    expect(hexes.map((one) => one.hex)).toEqual(GRID.names.filter((_, h) => zoc[h] !== 0));
    for (const { from } of hexes) expect(from.length).toBeGreaterThan(0);
  });

  test.each(SIDES)('[7.4] active bonds of %s are those that keep the enemy out', (side) => {
    const bonds = asked(g, 'bonds', { side }) as unknown as BondReport[];
    const active = (kind: string): Set<string> =>
      new Set(
        bonds.filter((bond) => bond.kind === kind && bond.state === 'active').map(({ at }) => [...at].sort().join('/')),
      );
    const foe = enemyOf(side);
    const hexes = GRID.names.filter((_, h) => isHexBonded(g, foe, h) && bondsOf(g, side).hexes[h] === 1);
    expect([...active('hex')].sort()).toEqual(hexes.filter((name) => !standsIn(table, name)).sort());
    const sides: string[] = [];
    for (let s = 0; s < GRID.sideCount; s++) {
      if (!isSideBonded(g, foe, s)) continue;
      sides.push(
        [GRID.sideHexes[s * 2] ?? 0, GRID.sideHexes[s * 2 + 1] ?? 0]
          .map((h) => GRID.names[h] ?? '')
          .sort()
          .join('/'),
      );
    }
    expect([...active('hexside')].sort()).toEqual(sides.sort());
  });
});

const standsIn = (table: Layout, name: string): boolean => table.units?.some(({ at }) => at === name) ?? false;

describe('bonds', () => {
  const bondsWith = (table: Layout): BondReport[] =>
    asked(layOut(table), 'bonds', { side: 'allied' }) as unknown as BondReport[];

  test('[7.4.1] two battalions two hexes apart have a Hex Bond in the hex between', () => {
    const units = [
      { id: 'us.82.505.1', at: '3010' },
      { id: 'us.82.505.2', at: '3012' },
    ];
    expect(bondsWith({ units })).toEqual([
      {
        side: 'allied',
        kind: 'hex',
        between: ['3010', '3012'],
        at: ['3011'],
        state: 'active',
        rule: '7.4.1',
        code: 'two-steps-at-either-end',
      },
    ]);
  });

  test('[7.4.1] one step or Disruption leaves no Bond', () => {
    const units = (piece: object) => [
      { id: 'us.82.505.1', at: '3010' },
      { id: 'us.82.505.2', at: '3012', ...piece },
    ];
    expect(bondsWith({ units: units({ steps: 1 }) })).toEqual([]);
    expect(bondsWith({ units: units({ states: ['disrupted'] }) })).toEqual([]);
  });

  test('[7.4.3] an enemy unit in the hex between negates it', () => {
    const units = [
      { id: 'us.82.505.1', at: '3010' },
      { id: 'us.82.505.2', at: '3012' },
      { id: 'de.jenkel', at: '3011' },
    ];
    expect(bondsWith({ units })).toMatchObject([{ at: ['3011'], state: 'negated', rule: '7.4.3' }]);
  });

  test('[7.4.6] a City breaks a Hex Bond', () => {
    const units = [
      { id: 'us.82.505.1', at: '2607' },
      { id: 'us.82.505.2', at: '2609' },
    ];
    expect(bondsWith({ units }).find(({ kind }) => kind === 'hex')).toMatchObject({
      at: ['2608'],
      state: 'broken',
      rule: '7.4.6',
    });
  });

  test('[7.4.6] a Major River breaks it where no bridge stands, and not where one does', () => {
    const units = [
      { id: 'us.82.505.1', at: '4816' },
      { id: 'us.82.505.2', at: '4818' },
    ];
    const state = (bridge: 'intact' | 'blown') =>
      bondsWith({ units, bridges: { '4816/4817': bridge } }).find(({ at }) => at[0] === '4817' && at.length === 1)
        ?.state;
    expect([state('intact'), state('blown')]).toEqual(['active', 'broken']);
  });

  test('[7.4.6] a Hexside Bond is pushed to the side that terrain leaves it, but not onto an enemy unit', () => {
    const units = [
      { id: 'us.82.505.1', at: '3010' },
      { id: 'us.82.505.2', at: '3210' },
    ];
    const [free] = bondsWith({ units }).filter(({ kind }) => kind === 'hexside');
    expect(free).toMatchObject({ state: 'active', between: ['3010', '3210'] });
    const [a = '', b = ''] = free?.at ?? [];
    const withFoes = (...at: string[]) =>
      bondsWith({
        units: [...units, ...at.map((place, i) => ({ id: ['de.jenkel', 'de.bloch'][i] ?? '', at: place }))],
      });
    expect(withFoes(a).find(({ kind }) => kind === 'hexside')).toMatchObject({ state: 'active' });
    expect(withFoes(a, b).find(({ kind }) => kind === 'hexside')).toMatchObject({ state: 'negated', rule: '7.4.3' });
  });

  test('[7.4.5] a friendly Entry Area stands for the other end of a Hexside Bond', () => {
    const bonds = bondsWith({ units: [{ id: 'us.82.505.1', at: '1102' }] });
    expect(bonds).toContainEqual(
      expect.objectContaining({ kind: 'hexside', between: ['1102', expect.stringMatching(/^[MNO]$/)], rule: '7.4.5' }),
    );
    expect(bonds.filter(({ kind }) => kind === 'hex')).toEqual([]);
  });

  test('both sides are told where none is named', () => {
    const units = [
      { id: 'us.82.505.1', at: '3010' },
      { id: 'us.82.505.2', at: '3012' },
      { id: 'de.bloch', at: '4010' },
      { id: 'de.jenkel', at: '4012' },
    ];
    const sides = (asked(layOut({ units }), 'bonds') as unknown as BondReport[]).map(({ side }) => side);
    expect(new Set(sides)).toEqual(new Set(['allied', 'german']));
  });
});

describe('supply', () => {
  test('[18.1] tells for each unit the path that proves it', () => {
    const g = layOut({
      units: [
        { id: 'uk.gds.5cg', at: '1303' },
        { id: 'uk.gds.arty', at: 'N' },
      ],
    });
    const reports = asked(g, 'supply', { side: 'allied' }) as readonly JsonObject[];
    expect(reports).toMatchObject([
      { unit: 'uk.gds.5cg', supplied: true, path: expect.arrayContaining(['1303']) },
      { unit: 'uk.gds.arty', supplied: true, path: [], source: 'N' },
    ]);
  });

  test('[18.3] or what blocks it', () => {
    const g = layOut({ turn: 9, units: [{ id: 'us.82.505.1', at: '6314', landed: 1 }] });
    const [report] = asked(g, 'supply', { side: 'allied' }) as readonly JsonObject[];
    expect(report).toMatchObject({
      supplied: false,
      blocked: { hex: expect.stringMatching(/^\d{4}$/), rule: expect.stringMatching(/^\d/) },
    });
    expect(report?.path).toBeUndefined();
  });
});

test('[26] victory tells the score and what is needed', () => {
  expect(asked(layOut({}), 'victory')).toMatchObject({
    items: [],
    needs: expect.arrayContaining([expect.objectContaining({ side: 'allied' })]),
  });
  expect(asked(layOut({ clock: { winner: 2 } }), 'victory')).toMatchObject({ winner: 'german', needs: [] });
});

describe('bad questions are refused with their place', () => {
  test.each<[string, JsonObject, string]>([
    ['weather', {}, 'unknown-query what'],
    ['__proto__', {}, 'unknown-query what'],
    ['odds', {}, 'unknown-hex target'],
    ['odds', { target: '1605' }, 'bad-request target'],
    ['odds', { target: '1605', attackers: [] }, 'bad-request attackers'],
    ['odds', { target: '1605', attackers: ['de.jenkel', 'us.82.505.1'] }, 'bad-request attackers'],
    ['odds', { target: '1605', attackers: ['de.jenkel'], lead: 7 }, 'bad-request lead'],
    ['odds', { target: '1605', attackers: ['de.jenkel'], lead: 'XXX' }, 'bad-request lead'],
    ['odds', { target: '1605', attackers: ['de.jenkel'], attached: 'x' }, 'unknown-unit attached'],
    ['odds', { target: '1605', attackers: ['de.jenkel'], occasion: 'landing' }, 'bad-request occasion'],
    ['odds', { target: '1605', attackers: ['de.jenkel'], support: { tanks: 1 } }, 'bad-request support.tanks'],
    ['odds', { target: '1605', attackers: ['de.jenkel'], support: { air: 1 } }, 'bad-request support.air'],
    [
      'odds',
      { target: '1605', attackers: ['de.jenkel'], support: { artillery: ['x'] } },
      'unknown-unit support.artillery[0]',
    ],
    ['odds', { target: '1605', attackers: ['de.jenkel'], edges: [] }, 'bad-request edges'],
    ['odds', { target: '1605', attackers: ['de.jenkel'], edges: { 'de.jenkel': '1' } }, 'bad-request edges.de.jenkel'],
    ['odds', { target: '1605', units: ['de.jenkel'] }, 'bad-request units'],
    ['attacks', {}, 'bad-request side'],
    ['retreats', {}, 'bad-request units'],
    ['retreats', { hex: '1605' }, 'bad-request hex'],
    ['retreats', { units: ['de.jenkel'] }, 'bad-request units'],
    ['advances', {}, 'bad-request units'],
    ['advances', { units: ['us.82.505.1'], rate: 'none', target: '1605' }, 'bad-request rate'],
    ['advances', { units: ['us.82.505.1'] }, 'unknown-hex target'],
    ['losses', {}, 'bad-request what'],
    ['losses', { side: 'german' }, 'bad-request side'],
    ['hex', {}, 'unknown-hex hex'],
    ['hex', { hex: '9999' }, 'unknown-hex hex'],
    ['hex', { hex: '4816', deep: true }, 'bad-request deep'],
    ['units', { side: 'swiss' }, 'bad-request side'],
    ['units', { hex: 4816 }, 'unknown-hex hex'],
    ['moves', {}, 'bad-request units'],
    ['moves', { units: ['us.82.505.9'] }, 'unknown-unit units[0]'],
    ['moves', { units: ['us.82.505.1', 'de.jenkel'] }, 'bad-request units'],
    ['moves', { units: ['us.82.505.1', 'us.82.505.1'] }, 'bad-request units[1]'],
    ['why', {}, 'bad-request choice'],
    ['moves', { units: ['us.82.505.1'], mode: 'flying' }, 'bad-request mode'],
    ['zoc', {}, 'bad-request side'],
    ['bonds', { side: 3 }, 'bad-request side'],
    ['supply', {}, 'bad-request side'],
    ['victory', { now: true }, 'bad-request now'],
  ])('%s %j', (what, params, says) => {
    expect(faultOf(layOut({}), what, params)).toBe(says);
  });
});
