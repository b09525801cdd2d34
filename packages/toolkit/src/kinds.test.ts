import {
  type Choice,
  done,
  type Frame,
  type FrameOf,
  frame,
  type Json,
  type Kind,
  procedure,
  question,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../test/fault-of.ts';
import { frameAt, framesAt } from './frame-notation.ts';
import { amount, code, either, fixed, flag, kindsOf, list, number, optional, or, record, tuple } from './kinds.ts';

const { unit, units, hex, hexes, path, side } = kindsOf({ units: 4, hexes: 9, sides: ['red', 'blue'] });

describe('a kind', () => {
  it.each<[string, Kind<unknown>, Json]>([
    ['a unit', unit, 3],
    ['units', units, [2, 0]],
    ['no units', units, []],
    ['a hex', hex, 8],
    ['hexes', hexes, [1]],
    ['a path that comes back', path, [1, 2, 1]],
    ['a side', side, 'blue'],
    ['a number', number(-2, 5), -2],
    ['half a point', amount(0, 5), 2.5],
    ['a yes', flag, true],
    ['a no', flag, false],
    ['a code', code(['a', 'b']), 'b'],
    ['nobody', or(unit, -1), -1],
    ['a list', list(flag, 2), [false, true]],
    ['a tuple', tuple([unit, hex]), [3, 8]],
    ['a record without its optional field', record({ at: hex, by: optional(unit) }), { at: 1 }],
    ['the second of two kinds', either(flag, code(['none'])), 'none'],
  ])('takes %s', (_name, kind, value) => {
    expect(faultOf(() => kind.at(value, 'x'))).toBe('read');
  });
  it.each<[string, Kind<unknown>, Json | undefined, string]>([
    ['a unit too many', unit, 4, 'x: “4”: expected a whole number from 0 to 3'],
    ['a unit by its name', unit, 'guards', 'x: “guards”: expected a whole number from 0 to 3'],
    ['nothing at all', unit, undefined, 'x: “nothing”: expected a whole number from 0 to 3'],
    ['null', units, null, 'x: expected a list'],
    ['no list', units, undefined, 'x: missing: expected a list'],
    ['a unit twice', units, [1, 2, 1], 'x[2]: “1” is named twice'],
    ['a hex off the map', path, [1, 9], 'x[1]: “9”: expected a whole number from 0 to 8'],
    ['a third side', side, 'green', 'x: “green”: expected red, blue'],
    ['half a unit', unit, 0.5, 'x: “0.5”: expected a whole number from 0 to 3'],
    ['more than there is', amount(0, 5), 5.5, 'x: “5.5”: expected a number from 0 to 5'],
    ['1 for a yes', flag, 1, 'x: “1”: expected true or false'],
    ['0 for a no', flag, 0, 'x: “0”: expected true or false'],
    ['a yes in words', flag, 'true', 'x: “true”: expected true or false'],
    ['neither yes nor no', flag, null, 'x: “null”: expected true or false'],
    ['a flag that is missing', flag, undefined, 'x: “nothing”: expected true or false'],
    ['a yes for a number', number(0, 1), true, 'x: “true”: expected a whole number from 0 to 1'],
    ['another nobody', or(unit, -1), -2, 'x: “-2”: expected a whole number from 0 to 3'],
    ['too long a list', list(flag, 2), [false, true, false], 'x: 3 entries: expected at most 2'],
    ['too short a tuple', tuple([unit, hex]), [3], 'x: expected 2 entries'],
    ['a record with another field', record({ at: hex }), { at: 1, by: 2 }, 'x.by: unknown field: expected at'],
    ['a record without a field', record({ at: hex }), {}, 'x.at: “nothing”: expected a whole number from 0 to 8'],
    ['an optional field that is null', record({ by: optional(unit) }), { by: null }, 'x.by: “null”: expected a whole'],
    ['neither of two kinds', either(flag, code(['none'])), 7, 'x: “7”: expected none'],
  ])('refuses %s, and says where and what was expected', (_name, kind, value, says) => {
    expect(faultOf(() => kind.at(value, 'x'))).toContain(says);
  });
});

const WALK = frame(
  'walk',
  ['begin', 'resume', 'ask'],
  { side: fixed(side), way: path, left: optional(flag) },
  { resume: ['rest'] },
);
const walk = procedure(WALK, { begin: () => done(), resume: () => done(), ask: asked<FrameOf<typeof WALK>>() });
const REST = frame('rest', ['ask', 'begin']);
const rest = procedure(REST, { ask: asked<FrameOf<typeof REST>>(), begin: () => done() });
const PROCEDURES = new Map([walk, rest].map((one) => [one.name, one]));

function asked<F extends Frame>() {
  return question<F, Choice>({
    kind: 'ask',
    rule: '1',
    by: () => 'red',
    choices: () => [{ kind: 'yes' }],
    chosen: () => done(),
  });
}

describe('a frame', () => {
  const written = { proc: 'walk', step: 'begin', way: [3, 4], side: 'red' };
  const typed: FrameOf<typeof WALK> = { proc: 'walk', step: 'begin', way: [3, 4], side: 'red' };

  it('is read as it is written, its fields in their order', () => {
    expect(JSON.stringify(frameAt(written, 'f', PROCEDURES))).toBe(JSON.stringify(written));
    expect(typed).toEqual(written);
  });
  it.each<[string, Json, string]>([
    ['of no procedure', { ...written, proc: 'fly' }, 'f.proc: “fly”: there is no such procedure'],
    ['at no step', { ...written, step: 'end' }, 'f.step: “end”: “walk” has no such step'],
    ['without a local', { proc: 'walk', step: 'begin', way: [] }, 'f.side: “nothing”: expected red, blue'],
    ['with a local too many', { ...written, luck: 1 }, 'f.luck: unknown field: expected proc, step, side, way, left'],
    ['with a local of another kind', { ...written, way: [3, null] }, 'f.way[1]: “null”: expected a whole number'],
    ['with a result that nobody left', { ...written, result: 1 }, 'f.result: unknown field'],
    ['that is none', 7, 'f: expected an object'],
    ['named by what every object has', { ...written, proc: 'constructor' }, 'f.proc'],
  ])('%s is refused', (_name, value, says) => {
    expect(faultOf(() => frameAt(value, 'f', PROCEDURES))).toContain(says);
  });
});

describe('a stack of frames', () => {
  const [waiting, resting] = [
    { proc: 'walk', step: 'resume', way: [], side: 'red' },
    { proc: 'rest', step: 'ask' },
  ];
  it('is read where each waits for the one above and somebody is asked on top', () => {
    expect(framesAt([waiting, resting], 'f', PROCEDURES, 3)).toEqual([waiting, resting]);
    expect(framesAt([], 'f', PROCEDURES, 3)).toEqual([]);
  });
  it.each<[string, Json, string]>([
    [
      'whose caller waits elsewhere',
      [{ ...waiting, step: 'ask' }, resting],
      'f[0].step: “walk” does not wait for “rest”',
    ],
    ['of two that do not call each other', [resting, waiting], 'f[0].step: “rest” does not wait for “walk”'],
    ['with nobody asked on top', [waiting, { ...resting, step: 'begin' }], 'f[1].step: nobody is asked at “begin”'],
    ['that is too deep', [waiting, resting, resting, resting], 'f: 4 entries: expected at most 3'],
  ])('%s is refused', (_name, value, says) => {
    expect(faultOf(() => framesAt(value, 'f', PROCEDURES, 3))).toContain(says);
  });
});
