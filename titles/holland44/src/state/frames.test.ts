import { type JsonObject, openPosition, type Title } from '@bridgehead/engine';
import { faultText, uncheckedLocals } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { HOLLAND44 } from '../index.ts';
import { marchFrame } from '../rules/08-movement/march-frame.ts';
import { hexPlace } from './places.ts';

const setUp = (seed: number) => ({
  title: 'holland44',
  edition: 1,
  scenario: 'short',
  options: { disengagement: true, isolation: true, balance: seed % 2 === 0 },
  seed,
});

test('a local that is missing, unknown or of another kind is refused with its place, wherever the rules stand', () => {
  expect(uncheckedLocals(HOLLAND44, [1, 2].map(setUp))).toEqual([]);
});

/** Reads 1 as a yes and 0 as a no in these fields. */
const lenient = (names: readonly string[]): Title => ({
  ...HOLLAND44,
  readPosition: (json) => {
    const asAnswer = (name: string, value: unknown): unknown =>
      names.includes(name) && typeof value === 'number' ? value === 1 : value;
    return HOLLAND44.readPosition(JSON.parse(JSON.stringify(json), asAnswer) as JsonObject);
  },
});

test('a reader that takes 1 for a yes and 0 for a no is found out, however deep in a frame it is', () => {
  expect(uncheckedLocals(lenient(['pauses', 'hasAirSupport']), [setUp(1)])).toEqual(
    expect.arrayContaining(['march.pauses: 1 (read)', 'attack.battle.hasAirSupport: 0 (read)']),
  );
});

test('a frame of a position that is older than yes and no in frames is refused: its first local of another name or kind', () => {
  const stack = {
    side: 'allied',
    units: [0],
    mode: 'normal',
    place: hexPlace(0),
    spent: 0,
    steps: 0,
    woods: 0,
  } as const;
  const now = { ...marchFrame(stack, [], true) };
  const { pauses: _pauses, mayGoOn: _mayGoOn, isUnseen: _isUnseen, ...same } = now;
  const refusalOf = (frame: JsonObject): string => {
    const position = {
      title: 'holland44',
      edition: 1,
      base: 'empty',
      turn: 3,
      phase: 'allied.movement',
      frames: [frame],
    };
    const read = openPosition(HOLLAND44, position);
    return read.ok ? 'read' : faultText(read.fault);
  };
  expect(refusalOf({ ...now, pauses: 1 })).toBe('frames[0].pauses: “1”: expected true or false');
  expect(refusalOf({ ...same, pause: 1, again: 0, unseen: 1 })).toMatch(
    /^frames\[0\]\.pause: unknown field: expected proc/,
  );
  expect(refusalOf(now)).toBe('frames[0].step: nobody is asked at “advance”');
});
