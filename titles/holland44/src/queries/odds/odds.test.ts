import type { Json, JsonObject } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked } from '../../../test/questions.ts';
import { type Layout, layOut } from '../../../test/table.ts';

const odds = (layout: Layout, params: JsonObject): JsonObject => asked(layOut(layout), 'odds', params) as JsonObject;

const GARDEN: Layout = {
  turn: 1,
  units: [
    { id: 'uk.gds.2ig', at: '1504' },
    { id: 'uk.gds.2gg', at: '1504' },
    { id: 'uk.gds.arty', at: '1303' },
    { id: 'uk.corps.5agra', at: '1304' },
    { id: 'uk.50.1h', at: '1403' },
    { id: 'de.kerutt', at: '1605' },
  ],
};
const TANKS = ['uk.gds.2ig', 'uk.gds.2gg'];
const item = (list: Json | undefined, rule: string): JsonObject | undefined =>
  (list as readonly JsonObject[]).find((one) => one.rule === rule);

describe('the attack on Kerutt (extended example, H1)', () => {
  const report = odds(GARDEN, {
    target: '1605',
    attackers: TANKS,
    support: { air: true, artillery: ['uk.corps.5agra'] },
  });

  it('[9.3] tells every strength and shift with its rule', () => {
    expect(report).toMatchObject({
      legal: true,
      refusals: [],
      lead: 'GDS',
      attack: {
        total: 17,
        units: [
          { unit: 'uk.gds.2ig', printed: 9, value: 9, items: [] },
          { unit: 'uk.gds.2gg', printed: 8, value: 8, items: [] },
        ],
      },
      defense: { total: 5, units: [{ unit: 'de.kerutt', printed: 5, value: 5, items: [] }] },
      raw: '3-1',
      column: '7-1',
      resolved: '7-1',
    });
    expect(item(report.shifts, '10.3.1')).toMatchObject({ columns: 1 });
    expect(item(report.shifts, '17.6.2')).toMatchObject({ columns: 2 });
    expect(item(report.shifts, '10.7')).toMatchObject({ columns: 1 });
  });

  it('[11.1] tells each result of the column with its exact probability', () => {
    const outcomes = report.outcomes as readonly JsonObject[];
    expect(outcomes.map(({ result, probability, sixths }) => [result, probability, sixths])).toEqual([
      ['A1/D1', '1/6', 1],
      ['DMR', '1/2', 3],
      ['DS', '1/3', 2],
    ]);
    expect(outcomes[1]).toMatchObject({ ends: [{ end: 'defender-retreats', probability: '1' }] });
  });

  it('[12.2] sums up what becomes of the hex, with the policy it assumes', () => {
    // One course in six is A1/D1; the last step then stands in Clear, where it could only hold by dying: it goes.
    expect(report.summary).toMatchObject({
      policy: { rule: '9.3', code: 'policy' },
      ends: [{ end: 'defender-retreats', probability: '1', value: 1 }],
      vacated: { probability: '1' },
      attackerSteps: { exact: '1/6' },
      defenderSteps: { exact: '1/2' },
    });
  });

  it('[10.7] without support the same attack is 4-1', () => {
    expect(odds(GARDEN, { target: '1605', attackers: TANKS })).toMatchObject({
      column: '4-1',
      support: { air: false, artillery: [] },
    });
  });
});

it('[10.1] a unit with two reasons is halved once: Grave (extended example, E)', () => {
  const report = odds(
    {
      turn: 1,
      units: [
        { id: 'us.82.504.1', at: '4817', states: ['scattered'], landed: 1 },
        { id: 'us.82.504.2', at: '4817', steps: 2, landed: 1 },
        { id: 'de.unk.alarm', at: '4816' },
      ],
    },
    { target: '4816' },
  );
  expect(report).toMatchObject({ attack: { total: 4 }, defense: { total: 2 }, raw: '2-1', column: '3-1' });
  const [first] = (report.attack as { units: readonly JsonObject[] }).units;
  const items = (first?.items ?? []) as readonly JsonObject[];
  expect(first).toMatchObject({ unit: 'us.82.504.1', printed: 4, value: 2 });
  expect(items.map(({ rule, effect }) => [rule, effect])).toEqual([
    ['10.8.2', 'halved'],
    ['22.3.6', 'none'],
  ]);
  expect((report.defense as { units: readonly JsonObject[] }).units[0]).toMatchObject({
    printed: 1,
    value: 2,
    items: [{ rule: '10.8.2', effect: 'doubled' }],
  });
});

describe('leads', () => {
  const units = [
    { id: 'uk.gds.2ig', at: '1504' },
    { id: 'uk.50.1h', at: '1504' },
    { id: 'de.kerutt', at: '1605' },
  ];
  it('[10.2.3] left out, the best lead and attachment are taken', () => {
    expect(odds({ units }, { target: '1605' })).toMatchObject({
      lead: 'GDS',
      attached: 'uk.50.1h',
      attack: { total: 14 },
    });
  });
  it('[10.2.1] without the attachment the other Formation is halved', () => {
    expect(odds({ units }, { target: '1605', attached: null })).toMatchObject({ lead: 'GDS', attack: { total: 12 } });
    expect(odds({ units }, { target: '1605', lead: '50DIV', attached: null })).toMatchObject({
      legal: true,
      lead: '50DIV',
      attack: { total: 10 },
    });
  });
  it('[10.2.1] a Formation that does not attack leads nobody', () => {
    const report = odds({ units }, { target: '1605', lead: '82ABN' });
    expect(report).toMatchObject({ legal: false, refusal: { rule: '10.2.1' } });
    expect(report.attack).toBeUndefined();
  });
  it('[10.2.3] who is not stacked with the Lead Formation is not attached', () => {
    const apart = [...units.slice(0, 1), { id: 'uk.50.1h', at: '1606' }, ...units.slice(2)];
    expect(odds({ units: apart }, { target: '1605', lead: 'GDS', attached: 'uk.50.1h' })).toMatchObject({
      legal: false,
      refusal: { rule: '10.2.3' },
    });
  });
});

describe('what is not legal', () => {
  it('[14.2] names each unit that may take no part, and goes on with the others', () => {
    const report = odds(
      {
        units: [
          { id: 'uk.gds.2ig', at: '1504', states: ['disrupted'] },
          { id: 'uk.gds.2gg', at: '1504' },
          { id: 'de.kerutt', at: '1605' },
        ],
      },
      { target: '1605', attackers: TANKS },
    );
    expect(report).toMatchObject({
      legal: false,
      refusal: { rule: '14.2' },
      refusals: [{ unit: 'uk.gds.2ig', rule: '14.2' }],
      attack: { total: 8 },
    });
  });
  it('[9.1] nobody attacks from afar, or an empty hex', () => {
    expect(odds(GARDEN, { target: '1605', attackers: ['uk.50.1h'] })).toMatchObject({ refusal: { rule: '9.1' } });
    expect(odds(GARDEN, { target: '1606', attackers: TANKS })).toMatchObject({
      legal: false,
      refusal: { rule: '9.1' },
    });
  });
  it('[17.6] support that may not be given', () => {
    const overcast = { ...GARDEN, turn: 2 };
    expect(odds(overcast, { target: '1605', attackers: TANKS, support: { air: true } })).toMatchObject({
      refusal: { rule: '10.7' },
    });
    const both = ['uk.corps.5agra', 'uk.gds.arty'];
    expect(odds(GARDEN, { target: '1605', attackers: TANKS, support: { artillery: both } })).toMatchObject({
      legal: false,
    });
  });
  it('[8.7] an Automatic DS needs 10-1', () => {
    const auto = { target: '1605', attackers: TANKS, occasion: 'automatic' };
    expect(odds(GARDEN, auto)).toMatchObject({ legal: false, refusal: { rule: '8.7' } });
    const weak = {
      units: [
        { id: 'uk.gds.2ig', at: '1504' },
        { id: 'uk.gds.2gg', at: '1504' },
        { id: 'uk.gds.1cg', at: '1606' },
        { id: 'de.hoffmann14', at: '1605' },
      ],
    };
    expect(odds(weak, { target: '1605', occasion: 'automatic' })).toMatchObject({
      legal: true,
      outcomes: [{ result: 'DS', probability: '1' }],
      summary: { ends: [{ end: 'defender-eliminated', probability: '1' }] },
    });
  });
  it('[16.3.5] Breakthrough Combat has no support', () => {
    const params = { target: '1605', attackers: TANKS, occasion: 'breakthrough', support: { air: true } };
    expect(odds(GARDEN, params)).toMatchObject({ legal: false, refusal: { rule: '16.3.5' }, occasion: 'breakthrough' });
  });
});

it('[16.1] Breakthrough Combat may be against those who have been attacked, by those who have attacked', () => {
  const units = [
    { id: 'uk.gds.2ig', at: '1504', states: ['has-attacked'] },
    { id: 'de.kerutt', at: '1605', states: ['was-attacked'] },
  ] as const;
  const legal = (occasion: string): unknown => odds({ units }, { target: '1605', occasion }).legal;
  expect([legal('breakthrough'), legal('combat')]).toEqual([true, false]);
});

describe('Unknown units', () => {
  const units = [
    { id: 'uk.gds.2ig', at: '1504' },
    { id: 'uk.gds.2gg', at: '1504' },
  ];
  it('[25.3.4] no odds are told, but what all faces come to on average', () => {
    const report = odds({ units, unknown: ['1605'] }, { target: '1605' });
    expect(report).toMatchObject({ legal: true, unknown: true });
    expect(report.attack).toBeUndefined();
    const expected = report.expected as { faces: number; columns: readonly { faces: number }[]; vacated: JsonObject };
    expect(expected.faces).toBeGreaterThan(10);
    expect(expected.columns.reduce((sum, { faces }) => sum + faces, 0)).toBe(expected.faces);
    expect(Number(expected.vacated.value)).toBeGreaterThan(0.9);
    expect(JSON.stringify(report)).not.toContain('de.unk');
  });
  it('[25.4] beside others the known defenders alone are reckoned', () => {
    const report = odds({ units: [...units, { id: 'de.kerutt', at: '1605' }], unknown: ['1605'] }, { target: '1605' });
    expect(report).toMatchObject({ unknown: true, defense: { total: 5 }, expected: { faces: expect.any(Number) } });
  });
});

it('[6.4.2] of an overstacked defender those fight who leave the lowest odds', () => {
  const units = [
    { id: 'uk.gds.2ig', at: '1504' },
    { id: 'de.hoffmann14', at: '1605' },
    { id: 'de.kerutt', at: '1605' },
    { id: 'de.segler', at: '1605' },
  ];
  expect(odds({ units }, { target: '1605' })).toMatchObject({
    defenders: ['de.kerutt', 'de.segler'],
    defense: { total: 10 },
  });
});

it('[19.7] a unit in an Entry Area attacks over the edge', () => {
  const units = [
    { id: 'uk.gds.5cg', at: 'N' },
    { id: 'de.kerutt', at: '1004' },
  ];
  expect(odds({ units }, { target: '1004' })).toMatchObject({
    legal: true,
    attack: { units: [{ unit: 'uk.gds.5cg' }] },
  });
  const elsewhere = { target: '1004', attackers: ['uk.gds.5cg'], edges: { 'uk.gds.5cg': '1026/SE' } };
  expect(odds({ units }, elsewhere)).toMatchObject({ legal: false, refusal: { rule: '9.1' } });
});
