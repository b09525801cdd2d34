import type { JsonObject } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85 } from '@bridgehead/omg85/rules';
import { createSession, type Session } from '@bridgehead/protocol';
import { TOY } from '@bridgehead/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { protocolClientOf } from '../../test/protocol-client.ts';

let session: Session;
beforeEach(() => {
  session = createSession({ titles: [HOLLAND44, TOY], newSeed: () => 1 });
});

const { result: ask } = protocolClientOf(() => session);

/** The same game, saved and loaded. */
function loadedAgain(game: string): { readonly game: string } {
  const loaded = ask<{ game: string }>('load', { save: ask('save', { game }) });
  return { game: loaded.game };
}

interface RecordEntry {
  readonly by: string;
  readonly choice: JsonObject;
  readonly turn?: number;
  readonly phase?: string;
  readonly events: readonly JsonObject[];
  readonly rolls: readonly JsonObject[];
}

interface Played {
  readonly game: string;
  readonly answers: readonly Pick<RecordEntry, 'choice' | 'events' | 'rolls'>[];
  readonly positions: readonly JsonObject[];
}

/** A game of so many answers drawn at random, with what was seen on the way. */
function played(count: number): Played {
  const { game } = ask<{ game: string }>('new', { title: 'holland44', scenario: 'short', seed: 3 });
  const answers: Pick<RecordEntry, 'choice' | 'events' | 'rolls'>[] = [];
  const positions = [ask('position', { game })];
  for (let i = 0; i < count; i++) {
    const [choice = {}] = ask<JsonObject[]>('choices', { game, sample: 1, seed: i });
    const { events, rolls } = ask<Pick<RecordEntry, 'events' | 'rolls'>>('apply', { game, choice });
    answers.push({ choice, events, rolls });
    positions.push(ask('position', { game }));
  }
  return { game, answers, positions };
}

const momentOf = ({ turn, phase }: JsonObject): JsonObject => ({ turn: turn ?? 0, phase: phase ?? '' });

describe('record', () => {
  test('tells every answer with the events and dice that came of it, and leaves the game as it was', () => {
    const { game, answers, positions } = played(60);
    const told = ask<{ answers: RecordEntry[]; mayUndo: boolean }>('record', { game });
    expect(told.answers.map(({ choice, events, rolls }) => ({ choice, events, rolls }))).toEqual(answers);
    expect(answers.flatMap(({ rolls }) => rolls)[0]).toMatchObject({ answer: { kind: 'roll' }, audience: 'all' });
    expect(ask('position', { game })).toEqual(positions.at(-1));
  });

  test('says when and in which phase, in the words of the view', () => {
    const { game } = played(60);
    const { answers } = ask<{ answers: RecordEntry[] }>('record', { game });
    expect(answers[0]).toMatchObject({ by: 'allied', turn: 1, phase: 'allied.airlanding' });
    for (const at of [12, 40, 59]) {
      ask('seek', { game, at });
      expect(answers[at]).toMatchObject(momentOf(ask('view', { game })));
    }
  });

  test('tells a loaded game as it tells the played one', () => {
    const { game } = played(40);
    const loaded = loadedAgain(game);
    expect(ask('record', loaded)).toEqual(ask('record', { game }));
  });
});

describe('dice that are laid down', () => {
  const DICE = [6, 6, 6, 6];
  interface Rolled extends JsonObject {
    readonly scripted?: true;
  }
  /** Bridges are blown and waded until more dice have fallen than were laid down. */
  function rolled(): string {
    const { game } = ask<{ game: string }>('new', { title: 'toy', scenario: 'only', seed: 5, dice: DICE });
    for (let i = 0; rollsIn(game).length <= DICE.length; i++) {
      const { kind } = ask<{ kind: string }>('decision', { game });
      ask('apply', { game, choice: { kind: kind === 'demolition' ? 'blow' : i % 3 === 0 ? 'rest' : 'step' } });
    }
    return game;
  }
  const rollsIn = (game: string): readonly Rolled[] =>
    ask<{ answers: RecordEntry[] }>('record', { game }).answers.flatMap(({ rolls }) => rolls);

  test('are marked in the record, in what they brought and in the save; those of the generator are not', () => {
    const game = rolled();
    const marks = rollsIn(game).map(({ scripted }) => scripted);
    expect(marks).toEqual([...DICE.map(() => true), ...marks.slice(DICE.length).map(() => undefined)]);
    const { answers } = ask<{ answers: RecordEntry[] }>('record', { game });
    expect(answers.flatMap(({ events }) => events)[0]).toMatchObject({ kind: 'blown', scripted: true });
    const { choices } = ask<{ choices: readonly (Rolled & { by: string })[] }>('save', { game });
    expect(choices.filter(({ by }) => by === 'chance').map(({ scripted }) => scripted)).toEqual(marks);
  });

  test('are still marked when the save is opened again, and when the game is looked through', () => {
    const game = rolled();
    const told = ask('record', { game });
    const loaded = loadedAgain(game);
    expect(ask('record', loaded)).toEqual(told);
    for (const at of [0, 2]) ask('seek', { ...loaded, at });
    const { of } = ask<{ of: number }>('seek', { ...loaded, at: 0 });
    ask('seek', { ...loaded, at: of });
    expect(ask('record', loaded)).toEqual(told);
  });

  test('are used once, however often the game is looked through', () => {
    const { game } = ask<{ game: string }>('new', { title: 'toy', scenario: 'only', seed: 5, dice: [6, 1, 2] });
    const rolls = (): readonly unknown[] => rollsIn(game).map(({ answer }) => (answer as JsonObject).die);
    for (const kind of ['step', 'blow']) ask('apply', { game, choice: { kind } });
    for (const at of [0, 2]) ask('seek', { game, at });
    // The other side wades where the bridge was.
    ask('apply', { game, choice: { kind: 'step' } });
    expect(rolls()).toEqual([6, 1]);
    for (const at of [1, 3, 2]) ask('seek', { game, at });
    ask('apply', { game, choice: { kind: 'step' } });
    expect(rolls()).toEqual([6, 1]);
  });
});

describe('mayUndo', () => {
  test('says beforehand what undo will answer', () => {
    const { game } = ask<{ game: string }>('new', { title: 'holland44', scenario: 'short', seed: 3 });
    expect(ask('record', { game })).toMatchObject({ answers: [], mayUndo: false });
    const told = { open: 0, closed: 0 };
    for (let i = 0; i < 60; i++) {
      const [choice] = ask<JsonObject[]>('choices', { game, sample: 1, seed: i });
      const { mayUndo } = ask<{ mayUndo: boolean }>('apply', { game, choice });
      const undone = JSON.parse(session.handleLine(JSON.stringify({ id: 1, method: 'undo', params: { game } })));
      expect(undone.error?.code).toBe(mayUndo ? undefined : 'no-undo');
      told[mayUndo ? 'open' : 'closed'] += 1;
      if (mayUndo) ask('apply', { game, choice });
    }
    expect(told.open).toBeGreaterThan(0);
    expect(told.closed).toBeGreaterThan(0);
  });

  test('is told after an answer and after an undo', () => {
    const { game } = ask<{ game: string }>('new', { title: 'holland44', scenario: 'short', seed: 1 });
    const [choice = {}] = ask<JsonObject[]>('choices', { game, filter: { kind: 'land' }, limit: 1 });
    expect(ask('apply', { game, choice })).toMatchObject({ mayUndo: true });
    expect(ask('undo', { game })).toMatchObject({ mayUndo: false, decision: { kind: 'land' } });
  });
});

describe('seek', () => {
  test('shows every moment of a game, forwards and backwards, and loses nothing', () => {
    const { game, positions } = played(30);
    for (const at of [0, 17, 5, 30, 29, 1, 30]) {
      expect(ask('seek', { game, at })).toMatchObject({ at, of: 30 });
      expect(ask('position', { game })).toEqual(positions[at]);
    }
  });

  test('a save made while looking back ends there', () => {
    const { game, positions } = played(20);
    ask('seek', { game, at: 8 });
    const branch = loadedAgain(game);
    expect(ask('position', branch)).toEqual(positions[8]);
  });

  test('an answer given while looking back forgets what came after', () => {
    const { game, answers } = played(10);
    ask('seek', { game, at: 4 });
    ask('apply', { game, choice: answers[4]?.choice ?? {} });
    expect(ask('seek', { game, at: 0 })).toMatchObject({ of: 5 });
  });

  test('there is no moment before the first and after the last', () => {
    const { game } = played(3);
    expect(() => ask('seek', { game, at: 4 })).toThrow(/params\.at: expected a whole number from 0 to 3/);
    expect(() => ask('seek', { game, at: -1 })).toThrow(/params\.at/);
  });
});

describe('a save with rolls that one side alone may know', () => {
  test('[2.1] [8.1] opens again as it was', () => {
    session = createSession({ titles: [OMG85], newSeed: () => 1 });
    const options = { hidden: true, advanced: true };
    const { game } = ask<{ game: string }>('new', { title: 'omg85', scenario: 'free', options, seed: 3 });
    for (let i = 0; i < 60; i++) {
      const [choice = {}] = ask<JsonObject[]>('choices', { game, sample: 1, seed: i });
      ask('apply', { game, choice });
    }
    const save = ask<{ choices: readonly JsonObject[] }>('save', { game });
    expect(save.choices.some(({ audience }) => audience === 'german')).toBe(true);
    const loaded = ask<{ game: string; warning?: string }>('load', { save });
    expect(loaded.warning).toBeUndefined();
    expect(ask('position', { game: loaded.game })).toEqual(ask('position', { game }));
  });
});
