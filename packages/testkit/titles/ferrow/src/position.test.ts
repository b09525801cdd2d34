import { beginGame, openPosition } from '@bridgehead/engine';
import { undeclaredAnswer } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../test/table.ts';
import { FERROW } from './index.ts';

const SOUND = positionOf({ phase: 'upland.movement', units: { 'u-ash': '0101', 'l-crane': '0203' } });

describe('a position', () => {
  it.each<[object, string]>([
    [{ title: 'chess' }, 'title'],
    [{ turn: 7 }, 'turn'],
    [{ phase: 'tea' }, 'phase'],
    [{ weather: 'fine' }, 'weather'],
    [{ options: { 'one-decoy': true, 'two-decoys': true } }, 'options'],
    [{ units: [{ id: 'u-oak', hex: '0101' }] }, 'units[0].id'],
    [{ units: [{ id: 'u-ash', hex: '0909' }] }, 'units[0].hex'],
    [{ units: [{ id: 'u-ash' }] }, 'units[0]'],
    [{ units: [{ id: 'u-ash', hex: '0101', states: ['asleep'] }] }, 'units[0].states[0]'],
    [{ held: { '0203': 'upland' } }, 'held.0203'],
  ])('with %j is refused at %s', (change, place) => {
    expect(openPosition(FERROW, { ...SOUND, ...change })).toMatchObject({ ok: false, fault: { place } });
  });
  it.each<[object, string]>([
    [{ units: ['u-ash', 'l-crane'].map((id) => ({ id, hex: '0101' })) }, '4.4'],
    [{ units: ['u-ash', 'u-ash'].map((id) => ({ id, hex: '0101' })) }, '1.2'],
    [{ units: [{ id: 'u-ash', hex: '0101', states: ['decoy'] }] }, '2.2'],
    [{ units: [{ id: 'u-ash', box: 'gone' }] }, '5.3'],
  ])('with %j is refused by %s', (change, rule) => {
    expect(openPosition(FERROW, { ...SOUND, ...change })).toMatchObject({
      ok: false,
      fault: { says: { rule } },
    });
  });
  it('may stand on the set-up of a scenario', () => {
    const position = { title: 'ferrow', base: 'crossing', turn: 1, phase: 'upland.movement' };
    expect(openPosition(FERROW, position)).toMatchObject({ ok: true });
    const setUp = { title: 'ferrow', edition: 1, scenario: 'crossing', options: {}, seed: 1 };
    const begun = beginGame(FERROW, setUp);
    expect(begun.ok && openPosition(FERROW, FERROW.writePosition(begun.value))).toMatchObject({ ok: true });
  });
});

describe('queries', () => {
  const opened = openPosition(FERROW, SOUND);
  const ask = (what: string, params: object): unknown =>
    opened.ok ? FERROW.query(opened.value, what, params as never) : undefined;
  it('tell of a hex, of units, of moves, of reasons and of the score', () => {
    expect(ask('hex', { hex: '0203', viewer: 'upland' })).toMatchObject({
      value: { terrain: 'town', units: ['l-crane'], held: 'lowland' },
    });
    expect(ask('units', { side: 'upland' })).toMatchObject({ value: [{ unit: 'u-ash', values: { strength: 3 } }] });
    expect(ask('moves', { units: ['u-ash'] })).toMatchObject({ value: { ends: expect.arrayContaining([]) } });
    expect(ask('why', { choice: { kind: 'move', unit: 'u-ash', to: '0203' } })).toMatchObject({
      value: { legal: false, rule: '4.4' },
    });
    expect(ask('victory', {})).toMatchObject({ value: { points: { upland: 1, lowland: 5 } } });
  });
  it.each([
    ['hex', { hex: '0203' }],
    ['units', {}],
    ['moves', { units: ['u-ash'] }],
    ['why', { choice: { kind: 'move', unit: 'u-ash', to: '0203' } }],
    ['why', { choice: { kind: 'done' } }],
    ['victory', {}],
  ] as const)('are answered as they are declared: %s %j', (what, params) => {
    const answer = opened.ok ? FERROW.query(opened.value, what, params) : undefined;
    expect(answer?.ok === true ? undeclaredAnswer(FERROW, what, answer.value) : 'refused').toBeUndefined();
  });
  it('are refused where they ask for nothing, or for what another side may answer', () => {
    expect(ask('weather', {})).toMatchObject({ ok: false, fault: { code: 'unknown-query' } });
    expect(ask('why', { choice: { kind: 'done' }, viewer: 'lowland' })).toMatchObject({ fault: { place: 'viewer' } });
    expect(ask('moves', { units: [] })).toMatchObject({ fault: { place: 'units' } });
  });
});
