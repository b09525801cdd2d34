import { beginGame, decision, type Game, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import { HOLLAND44 } from '../index.ts';
import { UNSEEN } from '../state/places.ts';
import { placeOf } from '../state/state.ts';
import { idOf, unitsOf } from '../state/units.ts';
import { type HollandView, viewFor } from './view.ts';

const SEED = 4_815_162_342;

function advanced(answers: number): Game {
  const setUp = { title: 'holland44', edition: 1, scenario: 'campaign', options: {}, seed: SEED };
  const begun = beginGame(HOLLAND44, setUp, ['a-future-die']);
  const game = begun.ok ? begun.value : undefined;
  if (game === undefined) throw new Error('no game');
  const unscripted: Game = { ...game, script: [], scriptAt: 0 };
  const random = randomFrom(1);
  for (let i = 0; i < answers && decision(unscripted) !== undefined; i++)
    play(unscripted, sampleChoice(unscripted, random));
  return unscripted;
}

const FIELDS: readonly (keyof HollandView)[] = [
  'title',
  'edition',
  'scenario',
  'options',
  'turn',
  'lastTurn',
  'date',
  'part',
  'phase',
  'decision',
  'weather',
  'units',
  'unknown',
  'faces',
  'pool',
  'bridges',
  'traffic',
  'control',
  'replacements',
  'air',
  'victory',
];

describe.each([0, 40, 200])('a view after %i answers', (answers) => {
  const g = advanced(answers);

  test('has the fields it is made of and no others', () => {
    expect(Object.keys(viewFor(g, undefined)).sort()).toEqual([...FIELDS].sort());
    expect(Object.keys(viewFor(g, 'german')).sort()).toEqual([...FIELDS, 'side'].sort());
  });

  test('knows neither the seed, nor the generator, nor the dice laid down', () => {
    const scripted: Game = { ...g, script: ['a-future-die'] };
    const words = (g.state.columns.chance ?? []).map(String);
    for (const side of ['allied', 'german', undefined]) {
      const text = JSON.stringify(viewFor(scripted, side));
      for (const secret of [String(SEED), 'a-future-die', ...words.filter((word) => word.length > 5)]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  test('[25.5] tells where Unknown units are and which faces are unseen, never which is where', () => {
    const { units, unknown, faces } = viewFor(g, 'german');
    const unseen = unitsOf(g, 'german').filter((u) => placeOf(g, u) === UNSEEN);
    expect(faces).toEqual(unseen.map(idOf));
    expect(unknown).toHaveLength(unseen.length);
    expect(unknown).toEqual([...unknown].sort());
    expect(units.filter(({ unit }) => faces.includes(unit))).toEqual([]);
  });

  test('is the same for both sides: the counters lie open', () => {
    const { side: _a, ...allied } = viewFor(g, 'allied');
    const { side: _b, ...german } = viewFor(g, 'german');
    expect(allied).toEqual(german);
  });

  test('changes nothing and shares nothing with the position', () => {
    const before = JSON.stringify(g.state);
    const view = viewFor(g, 'allied');
    expect(JSON.stringify(g.state)).toBe(before);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

test('a view of the first turn says when it is and whose decision', () => {
  const view = viewFor(advanced(0), 'allied');
  expect(view).toMatchObject({
    turn: 1,
    lastTurn: 20,
    date: { code: 'day', params: { day: 17 } },
    part: 'pm',
    phase: 'allied.airlanding',
    decision: { by: 'allied' },
    weather: { now: 'clear', pm: 'clear' },
    traffic: { map: [], holding: [1, 2, 3], track: [4, 5, 6] },
    air: { units: 2, points: 8 },
  });
  const bridge = view.bridges.find(({ name }) => name === 'Grave bridge');
  expect(bridge).toEqual({ between: ['4816', '4817'], kind: 'road', name: 'Grave bridge', state: 'wired' });
});

test('[2.3.12] a reduced unit shows its values now beside those printed', () => {
  const unit = viewFor(advanced(0), undefined).units.find((one) => one.unit === 'de.22ss.1');
  expect(unit).toMatchObject({
    side: 'german',
    box: 'expected',
    steps: 1,
    values: { attack: 2, defense: 3, movement: 5, armor: 0 },
    printed: { attack: 4, defense: 5, movement: 5, armor: 0, steps: 2 },
    states: [],
  });
});
