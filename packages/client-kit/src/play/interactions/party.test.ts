import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { setTitleWords } from '../../title/title-words.ts';
import { choicesFor, everybodyIn, followersOf, followingChoice, togetherOf } from './party.ts';
import { forksOf, wayAt } from './ways.ts';

beforeAll(() => setTitleWords(HOLLAND44_CLIENT.words));

const advance = (units: readonly string[], ...path: string[]) => ({ kind: 'advance', units: [...units], path });
const land = (unit: string, hex: string) => ({ kind: 'land', unit, hex });

describe('who goes together', () => {
  const two = advance(['a', 'b'], '1605');
  const one = advance(['a'], '1605', '1705');
  const other = advance(['c'], '1605');

  it('is in a choice of just these, before all that have them among others', () => {
    expect(choicesFor([two, one, other], ['b', 'a'])).toEqual([two]);
    expect(choicesFor([two, one, other], ['a'])).toEqual([one]);
    expect(choicesFor([two, one, other], ['b'])).toEqual([two]);
    expect(choicesFor([two, one, other], [])).toHaveLength(3);
  });

  it('is nobody where no choice has them, even if each could go to the same hex by a choice of several units', () => {
    expect(choicesFor([two, one, other], ['a', 'c'])).toEqual([]);
    expect(togetherOf([two, one, other], ['a', 'c', 'b'])).toEqual(['a', 'b']);
  });

  it('may follow one by one to a hex that is open to each, and to no other', () => {
    const choices = [land('a', '4824'), land('a', '4924'), land('b', '4924')];
    expect(choicesFor(choices, ['a', 'b'])).toEqual([land('a', '4924')]);
    expect(followersOf(land('a', '4924'), ['a', 'b'])).toEqual(['b']);
    expect(followersOf(two, ['a', 'b'])).toEqual([]);
    expect(followingChoice(choices, land('a', '4924'), 'b')).toEqual(land('b', '4924'));
    expect(followingChoice(choices, land('a', '4824'), 'b')).toBeUndefined();
  });
});

describe('who is asked for', () => {
  const part = { kind: 'part', units: ['a'] };

  it('is everybody of whom a choice speaks', () => {
    expect(everybodyIn([advance(['a', 'b'], '1605'), advance(['c'], '1605'), part])).toEqual(['a', 'b', 'c']);
    expect(everybodyIn([part])).toEqual(['a']);
  });

  it('is nobody where the party of the question goes on as one, though it may leave some behind', () => {
    expect(everybodyIn([{ kind: 'advance-on', path: ['1705'] }, part, { kind: 'part', units: ['b'] }])).toEqual([]);
  });
});

describe('two ways to one place', () => {
  const ways = [
    ['1504', '1605', '1705'],
    ['1504', '1604', '1705'],
  ];

  it('are told apart where they part', () => {
    expect(forksOf(ways)).toEqual(['1605', '1604']);
    expect(wayAt(ways, (way) => way, '1604')).toBe(ways[1]);
    expect(wayAt(ways, (way) => way, '1705')).toBeUndefined();
  });

  it('have no fork where one is a part of the other', () => {
    expect(
      forksOf([
        ['1', '2', '4'],
        ['1', '2', '3', '4'],
      ]),
    ).toEqual([undefined, '3']);
  });
});
