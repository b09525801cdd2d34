import { beginGame, type Choice, randomFrom } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { decisionName, rarestChoice, type Tally, unaskedDecisions } from './coverage.ts';
import { playRandomGame } from './random-game.ts';
import { TOY } from './toy-title.ts';

const SET_UP = { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 1 };
const ANSWERS = ['step', 'rest', 'challenge'];

function begun() {
  const result = beginGame(TOY, SET_UP);
  if (!result.ok) throw new Error(result.fault.says.code);
  return result.value;
}

describe('adversarial play', () => {
  it('prefers the answer whose like has been given least often', () => {
    const often: Tally = new Map([
      ['move step', 50],
      ['move rest', 50],
    ]);
    const given = Array.from({ length: 20 }, (_, i) => rarestChoice(begun(), randomFrom(i), often)?.kind);
    expect(given.filter((kind) => kind === 'challenge').length).toBeGreaterThan(10);
  });
  it('gives every answer its turn', () => {
    const seen: Tally = new Map();
    const random = randomFrom(1);
    const given = Array.from({ length: 30 }, () => rarestChoice(begun(), random, seen) as Choice);
    for (const kind of ANSWERS) expect(given.filter((choice) => choice.kind === kind).length).toBeGreaterThan(5);
  });
  it('counts the decisions of a game, those of chance included, and names those never asked', () => {
    const rare: Tally = new Map();
    expect(unaskedDecisions(TOY, rare)).toContain('move');
    for (let seed = 1; seed <= 40; seed++) {
      playRandomGame(TOY, { setUp: { ...SET_UP, seed }, costlyEvery: 50, limit: 500, rare });
    }
    expect(rare.get(decisionName('move'))).toBeGreaterThan(100);
    expect(unaskedDecisions(TOY, rare)).toEqual([]);
  });
});
