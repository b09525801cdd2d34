import {
  beginGame,
  choices,
  decision,
  type Game,
  type Json,
  openSave,
  play,
  positionHash,
  readSave,
  replaySave,
  saveGame,
  undo,
} from '@bridgehead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playRandomGame } from './random-game.ts';
import { TOY } from './toy-title.ts';

const SET_UP = { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 7 };

function begin(dice: readonly Json[] = []): Game {
  const begun = beginGame(TOY, SET_UP, dice);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  return begun.value;
}

/** Words of the frame that the other side must not see. */
const secrets = (g: Game, side: string): string[] => {
  const top = g.state.frames[g.state.frames.length - 1];
  const holder = top?.proc === 'duel' && 'secretBid' in top ? 'secretBid' : undefined;
  return holder === undefined || side === '' ? [] : [holder];
};

describe('random games of the toy', () => {
  it('have every property of a title', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (seed) => {
        playRandomGame(TOY, { setUp: { ...SET_UP, seed }, costlyEvery: 3, secrets, limit: 500 });
      }),
      { numRuns: 200 },
    );
  });
});

describe('interrupts', () => {
  it('ask the owner of the bridge in the middle of a step, and the stack says where the game stands', () => {
    const g = begin();
    play(g, { kind: 'step' });
    expect(decision(g)).toMatchObject({ by: 'blue', kind: 'demolition', at: 'match@pass > crossing@decide' });
  });
  it('let scripted dice decide, and end the step where the bridge was blown', () => {
    const g = begin([3]);
    play(g, { kind: 'step' });
    const played = play(g, { kind: 'blow' });
    expect(played.legal && played.events).toEqual([
      { kind: 'blown', rule: '3.1', audience: 'all', place: 0, scripted: true },
    ]);
    expect(g.state.columns.place).toEqual([0, 0]);
  });
  it('refuse a script that does not fit the question', () => {
    const g = begin([9]);
    play(g, { kind: 'step' });
    expect(() => play(g, { kind: 'blow' })).toThrow('dice[0] = 9 fits none of');
  });
});

describe('check inside apply', () => {
  it.each<[unknown, string]>([
    [{ kind: 'fly' }, '2'],
    [{ kind: 'step', extra: 1 }, '2'],
    ['step', '-'],
    [null, '-'],
  ])('refuses %j with rule %s', (choice, rule) => {
    const g = begin();
    const before = positionHash(g);
    expect(play(g, choice)).toMatchObject({ legal: false, rule });
    expect(positionHash(g)).toBe(before);
  });
});

describe('undo', () => {
  it('is closed when the decision changes hands', () => {
    const g = begin();
    play(g, { kind: 'rest' });
    expect(undo(g)).toMatchObject({ legal: false });
  });
  it('has nothing to take back at the start', () => {
    expect(undo(begin())).toMatchObject({ legal: false, code: 'nothing-to-undo' });
  });
});

describe('a save', () => {
  const played = (): Game => {
    const g = begin();
    for (let i = 0; i < 6; i++) play(g, [...choices(g)][i % 2]);
    return g;
  };
  it('is replayed and compared', () => {
    const g = played();
    const replayed = replaySave(TOY, saveGame(g));
    expect(replayed.ok && replayed.value.departs).toBeUndefined();
    expect(replayed.ok && positionHash(replayed.value.game)).toBe(positionHash(g));
  });
  it('with an edited answer departs, and opens through its last position', () => {
    const save = saveGame(played());
    const choices = save.choices.map((saved, i) => (i === 0 ? { ...saved, choice: { kind: 'fly' } } : saved));
    const edited = { ...save, choices };
    expect(replaySave(TOY, edited)).toMatchObject({ value: { departs: { at: 0 } } });
    const opened = openSave(TOY, edited);
    const why = { code: 'record-departs', params: { answer: 0 } };
    expect(opened).toMatchObject({ ok: true, value: { warning: { code: 'from-last-position', params: { why } } } });
    expect(opened.ok && positionHash(opened.value.game)).toBe(positionHash(played()));
  });
  it('whose beginning leads the rules nowhere opens through its last position', () => {
    const save = saveGame(played());
    const nowhere = {
      ...save.position,
      frames: [
        { proc: 'match', step: 'begin' },
        { proc: 'siege', step: 'begin' },
      ],
    };
    const opened = openSave(TOY, { ...save, from: nowhere });
    expect(opened).toMatchObject({
      ok: true,
      value: {
        warning: { params: { why: { code: 'record-unreadable', params: { why: { code: 'rules-cannot-go-on' } } } } },
      },
    });
    expect(opened.ok && positionHash(opened.value.game)).toBe(positionHash(played()));
  });
  it('departs where the rules cannot go on, and the game stands before that answer', () => {
    const save = saveGame(begin());
    const frames = [
      { proc: 'siege', step: 'on' },
      { proc: 'crossing', step: 'decide', mover: 0 },
    ];
    const from = JSON.parse(JSON.stringify({ ...save.position, frames }));
    const choices = [{ by: 'blue', choice: { kind: 'hold' } }];
    expect(replaySave(TOY, { ...save, from, choices, hashes: [] })).toMatchObject({
      value: {
        departs: { at: 0, why: { code: 'rules-cannot-go-on' } },
        game: { history: [], state: { columns: { place: [0, 0] } } },
      },
    });
  });
  it.each([
    [{}, 'format'],
    [{ format: 'bridgehead-save', version: 3 }, 'version'],
    [{ format: 'bridgehead-save', version: 2 }, 'setUp'],
    [{ ...saveGame(begin()), choices: [{ by: 'red' }] }, 'choices[0]'],
    [{ ...saveGame(begin()), hashes: [[1]] }, 'hashes[0]'],
    [{ ...saveGame(begin()), position: 4 }, 'position'],
  ])('that is damaged is refused with its place: %#', (json, place) => {
    expect(readSave(json)).toMatchObject({ ok: false, fault: { code: 'bad-save', place } });
  });
});

describe('set-up', () => {
  it.each([
    [{ edition: 3 }, 'edition'],
    [{ scenario: 'none' }, 'scenario'],
    [{ options: { fog: true } }, 'options.fog'],
    [{ options: { flood: true } }, 'options.flood'],
  ])('refuses %j and says what was expected', (change, place) => {
    expect(beginGame(TOY, { ...SET_UP, ...change })).toMatchObject({ ok: false, fault: { place } });
  });
});
