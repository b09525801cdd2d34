/** The comparison is proven on the toy, whose one secret is a bid: an honest toy passes, every leaky one is found. */
import {
  beginGame,
  CHANCE,
  type Choice,
  closeUndo,
  emit,
  type Flow,
  type Frame,
  type Game,
  go,
  type JsonObject,
  type Procedure,
  play,
  type Question,
  randomFrom,
  type Title,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { TOY } from '../toy-title.ts';
import { compareGames, compareKnowledge, Leak, type Variation } from './knowledge.ts';

const SET_UP = { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 4 };
type BidFrame = Frame & { readonly mover: number; readonly secretBid?: number };
const bidIn = (g: Game): number => (g.state.frames.at(-1) as BidFrame | undefined)?.secretBid ?? 0;

/** Another bid of the other side, as long as it is not laid open. */
function otherBid(g: Game, side: string): Variation | undefined {
  const frame = g.state.frames.at(-1) as BidFrame | undefined;
  if (frame?.secretBid === undefined || TOY.sides[frame.mover] === side) return undefined;
  const position = JSON.parse(JSON.stringify(TOY.writePosition(g))) as { frames: { secretBid?: number }[] };
  const top = position.frames.at(-1);
  if (top !== undefined) top.secretBid = (frame.secretBid % 3) + 1;
  return {
    position: position as unknown as JsonObject,
    queries: [{ what: 'score', params: { viewer: side } }],
    probes: [{ kind: 'bid', coins: 9 }],
    mayGive: () => true,
    // [5] Once both have bid, the bids are compared before everybody.
    isShown: (one) => one.state.frames.every(({ proc }) => proc !== 'duel'),
  };
}

/** Red has bid two coins; blue is asked. */
function duel(title: Title): Game {
  const begun = beginGame(title, SET_UP);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  play(begun.value, { kind: 'challenge' });
  play(begun.value, { kind: 'bid', coins: 2 });
  return begun.value;
}

const compared = (title: Title): (() => number) => {
  const g = duel(title);
  const variation = otherBid(g, 'blue');
  if (variation === undefined) throw new Error('nobody has bid');
  return () => compareGames(g, { side: 'blue', variation, random: randomFrom(1), depth: 3 });
};

/** The toy with the question of the second bid changed. */
function answering(change: (question: Question<Frame, Choice>) => Partial<Question<Frame, Choice>>): Title {
  const old = TOY.procedures.get('duel');
  const asked = old?.steps.get('answer');
  if (old === undefined || asked === undefined || typeof asked === 'function') throw new Error('the toy has no duel');
  const answer = { ...asked, ...change(asked) };
  const again: Procedure = { ...old, steps: new Map([...old.steps, ['answer', answer], ['coin', COIN]]) };
  return { ...TOY, procedures: new Map([...TOY.procedures, ['duel', again]]) };
}

const COIN: Question<Frame, Choice> = {
  kind: 'coin',
  rule: '5',
  by: () => CHANCE,
  choices: () => [{ kind: 'heads' }, { kind: 'tails' }],
  chosen: () => go('answer'),
};
const blues = (chosen: (g: Game) => Flow): Title =>
  answering(() => ({ chosen, choices: () => [{ kind: 'bid', coins: 1 }] }));

describe('an honest title', () => {
  it('tells nobody what he cannot know', () => {
    expect(compared(TOY)()).toBe(0);
  });
  it('passes over whole games, and is compared wherever there is a secret', () => {
    const wish = { setUp: SET_UP, vary: otherBid, most: 50, every: () => 1, depth: 2 };
    expect(compareKnowledge(TOY, wish).comparisons).toBeGreaterThan(0);
  });
});

describe('a leak is found', () => {
  const leaky: readonly (readonly [string, Title])[] = [
    ['view', { ...TOY, view: (g, side) => ({ ...TOY.view(g, side), bid: bidIn(g) }) }],
    ['known position', { ...TOY, knownTo: (g) => g.state }],
    ['query score', { ...TOY, query: (g) => ({ ok: true, value: bidIn(g) }) }],
    ['decision', answering(() => ({ about: (g) => ({ bid: bidIn(g) }) }))],
    [
      'choices',
      answering(() => ({
        choices: (g) => [
          { kind: 'bid', coins: bidIn(g) },
          { kind: 'bid', coins: 4 },
        ],
      })),
    ],
    [
      'ruling on',
      answering(() => ({
        check: (g, _f, { coins }) => ({ legal: false, rule: '5', code: `${coins} on ${bidIn(g)}` }),
      })),
    ],
    ['dice after', blues((g) => go(bidIn(g) === 2 ? 'coin' : 'answer'))],
    [
      'events after',
      blues((g) => {
        emit(g, { kind: 'overheard', audience: 'blue', bid: bidIn(g) });
        return go('answer');
      }),
    ],
    [
      'undo',
      blues((g) => {
        if (bidIn(g) === 2) closeUndo(g);
        return go('answer');
      }),
    ],
  ];
  it.each(leaky)('in the %s', (what, title) => {
    expect(compared(title)).toThrow(Leak);
    expect(compared(title)).toThrow(what);
  });
  it('but not where the dice or the events are for the other side', () => {
    const quiet = blues((g) => {
      emit(g, { kind: 'kept', audience: 'red', bid: bidIn(g) });
      return go('answer');
    });
    expect(compared(quiet)()).toBe(3);
  });
});
