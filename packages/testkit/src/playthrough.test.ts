import { describe, expect, it } from 'vitest';
import { playthrough } from './playthrough.ts';
import { TOY } from './toy-title.ts';

const SET_UP = { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 7 };

describe('a playthrough', () => {
  const text = playthrough(TOY, { setUp: SET_UP, lastTurn: 2, choiceSeed: 1 });

  it('tells who is asked what, the choices and the one that is taken', () => {
    expect(text).toContain(
      '1. red: move, 3 choices\n    {"kind":"step"}\n    {"kind":"rest"}\n    {"kind":"challenge"}\n  > {"kind":',
    );
  });
  it('tells the hash that each choice led to', () => {
    expect(text.match(/^ {2}[0-9a-f]{16}$/gm)?.length).toBe(text.match(/^\d+\. /gm)?.length);
  });
  it('ends with the turn it is told', () => {
    expect(text).toContain('# Turn 2: ');
    expect(text).not.toContain('# Turn 3, ');
  });
  it('is the same for the same seeds, another for others', () => {
    expect(playthrough(TOY, { setUp: SET_UP, lastTurn: 2, choiceSeed: 1 })).toBe(text);
    expect(playthrough(TOY, { setUp: SET_UP, lastTurn: 2, choiceSeed: 2 })).not.toBe(text);
  });
});
