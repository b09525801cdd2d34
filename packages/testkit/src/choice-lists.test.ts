import { describe, expect, it } from 'vitest';
import { choiceLists } from './choice-lists.ts';
import { TOY } from './toy-title.ts';

const SET_UP = { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 7 };

describe('lists of choices', () => {
  it('begin with the first position and meet every kind of decision up to twice', () => {
    const lines = choiceLists(TOY, [SET_UP]).split('\n');
    expect(lines[0]).toBe('# only, seed 7');
    expect(lines[1]).toMatch(/^ {4}0 {2}turn {2}0 {2}match +red +move +3 {2}[0-9a-f]{16}$/);
    expect(lines.filter((line) => line.includes(' move ')).length).toBe(2);
  });
  it('have the same checksum for the same choices', () => {
    const moves = choiceLists(TOY, [SET_UP, { ...SET_UP, seed: 8 }]).match(/(?<= move .*)[0-9a-f]{16}/g);
    expect(moves?.length).toBe(4);
    expect(new Set(moves).size).toBe(1);
  });
});
