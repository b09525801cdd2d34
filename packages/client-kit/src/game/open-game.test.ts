import { changedLines, readSaveText, type SaveChange, saveLines } from '@bridgehead/engine/save-text';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { describe, expect, test } from 'vitest';
import { allAnswered, begin, inProcess, playUntil, quickChoice, SHORT_GAME } from '../../test/in-process.ts';
import type { Choice, GameEvent, HostEngine, JsonObject, OpenGame } from './contract.ts';
import { openGame } from './open-game.ts';

const landing = async (game: OpenGame, n = 0): Promise<Choice> => {
  const choices = await game.choices({ kind: 'land' }, n + 1);
  return choices[n] ?? { kind: 'none' };
};

const saveOf = async (game: OpenGame): Promise<JsonObject> => readSaveText(await game.exportText()) as JsonObject;
const positionOf = async (game: OpenGame) => (await saveOf(game)).position;

const reopened = async (save: JsonObject, more: object = {}) =>
  (await openGame({ engine: inProcess(), id: 'two', opening: { save }, hotSeat: true, ...more })).game;

describe('a game that is begun', () => {
  test('shows the side that is asked, and what it is asked', async () => {
    const game = await begin();
    expect(game.seat.value).toBe('allied');
    expect(game.view.value).toMatchObject({ side: 'allied', turn: 1, phase: 'allied.airlanding' });
    expect(game.decision.value).toMatchObject({ by: 'allied', kind: 'land' });
    expect(game.log.value).toEqual([]);
    expect([game.mayUndo.value, game.mayRedo.value, game.busy.value]).toEqual([false, false, false]);
    expect(game.replay.value).toBeUndefined();
  });

  test('is refused with the place of the fault', async () => {
    await expect(begin({ opening: { setUp: { ...SHORT_GAME, scenario: 'long' } } })).rejects.toMatchObject({
      fault: { code: 'bad-request', place: 'params.scenario' },
    });
  });

  test('takes an answer and tells what came of it', async () => {
    const game = await begin();
    const choice = await landing(game);
    const applied = game.apply(choice);
    expect(game.busy.value).toBe(true);
    expect(await applied).toEqual({ legal: true });
    expect(game.busy.value).toBe(false);
    expect(game.log.value).toMatchObject([{ at: 0, turn: 1, phase: 'allied.airlanding', by: 'allied', choice }]);
    expect(game.log.value[0]?.events.map(({ kind }) => kind)).toContain('landed');
    expect(game.mayUndo.value).toBe(true);
  });

  test('refuses what is not legal, names the rule and stays as it was', async () => {
    const game = await begin();
    const before = await positionOf(game);
    const landed = await landing(game);
    const refused = await game.apply({ ...landed, hex: '1001' });
    expect(refused).toMatchObject({ legal: false, rule: expect.stringMatching(/^22/) });
    expect(await game.check({ ...landed, hex: '1001' })).toEqual(refused);
    expect(await positionOf(game)).toEqual(before);
    expect(game.fault.value).toBeUndefined();
  });

  test('applies answers one after the other, however fast they come', async () => {
    const game = await begin();
    const first = await landing(game);
    const rulings = await Promise.all([game.apply(first), game.apply(first)]);
    expect(rulings.map(({ legal }) => legal)).toEqual([true, false]);
    expect(game.log.value).toHaveLength(1);
  });

  test('answers queries', async () => {
    const game = await begin();
    expect(await game.query('hex', { hex: '5320' })).toMatchObject({ hex: '5320', name: 'Nijmegen' });
    await expect(game.query('nothing')).rejects.toMatchObject({ fault: { code: 'unknown-query' } });
    expect(game.fault.value).toBeUndefined();
  });

  test('asks to be kept after every change and never in between', async () => {
    const kept: SaveChange[] = [];
    const keep = async (change: SaveChange) => void kept.push(change);
    const game = await begin({ keep });
    const choice = await landing(game);
    const line = { by: 'allied', choice };
    await game.apply(choice);
    await game.apply({ kind: 'nonsense' });
    await game.undo();
    await game.redo();
    const { length: before } = (await saveOf(game)).choices as readonly JsonObject[];
    const after = before - 1;
    expect(kept).toEqual([
      { after: 0, choices: expect.arrayContaining([line]) },
      { after, choices: [] },
      { after, choices: [line] },
    ]);
  });

  test('can be made again from what was kept, whatever was rolled, taken back and handed over', async () => {
    const begun = await begin();
    let lines = saveLines(await saveOf(begun));
    const keep = async (change: SaveChange) => {
      lines = changedLines(lines, change);
    };
    const game = await reopened(await saveOf(begun), { keep });
    for (let i = 0; i < 3; i++) await game.apply(await landing(game));
    await game.undo();
    await playUntil(game, () => game.log.value.length === 60);
    expect(lines.lines).toEqual(saveLines(await saveOf(game)).lines);
  });

  test('is not changed again before the last change is kept', async () => {
    const waiting: (() => void)[] = [];
    const game = await begin({ keep: () => new Promise((done) => waiting.push(done)) });
    await game.apply(await landing(game));
    const second = game.apply(await landing(game, 1));
    await allAnswered();
    expect(game.log.value).toHaveLength(1);
    waiting[0]?.();
    expect(await second).toEqual({ legal: true });
    expect(game.log.value).toHaveLength(2);
  });
});

describe('undo and redo', () => {
  test('go back and forth to the same positions', async () => {
    const game = await begin();
    const positions = [await positionOf(game)];
    for (let i = 0; i < 3; i++) {
      await game.apply(await landing(game));
      positions.push(await positionOf(game));
    }
    for (const position of [positions[2], positions[1], positions[0]]) {
      await game.undo();
      expect(await positionOf(game)).toEqual(position);
    }
    expect([game.mayUndo.value, game.mayRedo.value]).toEqual([false, true]);
    expect(game.log.value).toEqual([]);
    for (const position of positions.slice(1)) {
      await game.redo();
      expect(await positionOf(game)).toEqual(position);
    }
    expect(game.mayRedo.value).toBe(false);
    expect(game.log.value).toHaveLength(3);
  });

  test('redo is gone once something else is answered', async () => {
    const game = await begin();
    await game.apply(await landing(game));
    await game.undo();
    await game.apply(await landing(game, 1));
    expect(game.mayRedo.value).toBe(false);
    const before = await positionOf(game);
    await game.redo();
    expect(await positionOf(game)).toEqual(before);
  });

  test('undo is closed once a die was rolled', async () => {
    const game = await begin({ hotSeat: false });
    await playUntil(game, () => game.view.value?.phase !== 'allied.airlanding');
    const before = await positionOf(game);
    expect(game.mayUndo.value).toBe(false);
    await game.undo();
    expect(await positionOf(game)).toEqual(before);
  });

  test('undo is as open after a reload as before', async () => {
    const game = await begin();
    await game.apply(await landing(game));
    const again = await reopened(await saveOf(game));
    expect(again.mayUndo.value).toBe(true);
    await again.undo();
    expect(again.log.value).toEqual([]);
  });
});

describe('two people at one device', () => {
  test('while it changes hands, nothing is shown and nothing can be answered', async () => {
    const game = await begin();
    await playUntil(game, () => game.handOver.value !== undefined);
    expect(game.handOver.value).toBe('german');
    expect(game.view.value).toBeUndefined();
    expect(game.decision.value?.by).toBe('german');
    expect(game.decision.value).not.toHaveProperty('about');
    expect(game.seat.value).toBe('allied');
    expect([game.log.value, game.mayUndo.value]).toEqual([[], false]);
    expect(await game.choices()).toEqual([]);
    expect(await game.check({ kind: 'done' })).toMatchObject({ legal: false });
    expect(await game.apply({ kind: 'done' })).toMatchObject({ legal: false });

    await game.takeOver();
    expect(game.handOver.value).toBeUndefined();
    expect(game.seat.value).toBe('german');
    expect(game.view.value).toMatchObject({ side: 'german' });
    expect(game.log.value.length).toBeGreaterThan(0);
    expect(await game.apply(await quickChoice(game))).toEqual({ legal: true });
  });

  test('a reload does not open what was closed', async () => {
    const game = await begin();
    await playUntil(game, () => game.handOver.value !== undefined);
    const again = await reopened(await saveOf(game), { seat: game.seat.value });
    expect(again.handOver.value).toBe('german');
    expect(again.view.value).toBeUndefined();
  });

  test('one person who plays both sides is never asked to hand over', async () => {
    const game = await begin({ hotSeat: false });
    const seats = new Set<string>();
    await playUntil(game, () => {
      expect(game.handOver.value).toBeUndefined();
      seats.add(game.seat.value);
      return seats.size === 2;
    });
    expect(game.view.value).toMatchObject({ side: game.decision.value?.by });
  });
});

describe('a side that is handed over', () => {
  const players = { allied: 'person', german: 'recruit' };

  test('is kept as a line, stands in the log at its place, and goes on so when the game is opened again', async () => {
    const begun = await begin({ hotSeat: false, players });
    let lines = saveLines(await saveOf(begun));
    const keep = async (change: SaveChange) => {
      lines = changedLines(lines, change);
    };
    const game = await reopened(await saveOf(begun), { keep, hotSeat: false });
    await game.apply(await landing(game));
    await game.handSide('german', 'staff');
    await game.apply(await landing(game));
    await game.handSide('german', 'person');
    const handings = [
      { at: 1, side: 'german', player: 'staff' },
      { at: 2, side: 'german', player: 'person' },
    ];
    expect(game.handings.value).toEqual(handings);
    const { lines: saved } = saveLines(await saveOf(game));
    expect(lines.lines).toEqual(saved);
    expect(saved.filter((line) => line.startsWith('{"players"'))).toHaveLength(2);
    const again = (await openGame({ engine: inProcess(), id: 'two', opening: { save: await saveOf(game) } })).game;
    expect([again.players.value, again.hotSeat.value]).toEqual([{ allied: 'person', german: 'person' }, true]);
    expect(again.handings.value).toEqual(handings);
    await game.undo();
    await game.undo();
    expect(game.players.value.german).toBe('person');
    expect(saveLines(await saveOf(game)).lines).toEqual(lines.lines);
    const replay = await reopened(await saveOf(again), { replay: 'start' });
    expect(replay.handings.value).toEqual([]);
    await replay.goTo(1);
    expect(replay.handings.value).toEqual(handings.slice(0, 1));
  });

  test('shows nothing of one side to the other: with two people the device changes hands', async () => {
    const game = await begin({ hotSeat: false, players });
    await game.handSide('german', 'person');
    expect([game.hotSeat.value, game.handOver.value, game.seat.value]).toEqual([true, undefined, 'allied']);
    await playUntil(game, () => game.handOver.value === 'german');
    expect(game.view.value).toBeUndefined();
    await game.shareDevice(false);
    expect([game.hotSeat.value, game.handOver.value, game.seat.value]).toEqual([false, undefined, 'german']);
  });
});

describe('a replay', () => {
  const recorded = async () => {
    const game = await begin({ hotSeat: false });
    const positions = [await positionOf(game)];
    for (let i = 0; i < 12; i++) {
      await game.apply(await quickChoice(game));
      positions.push(await positionOf(game));
    }
    return { save: await saveOf(game), positions, log: game.log.value };
  };

  test('shows every moment, from the first', async () => {
    const { save, log } = await recorded();
    const replay = await reopened(save, { replay: 'start' });
    expect(replay.replay.value).toEqual({ at: 0, of: 12 });
    for (const at of [12, 3, 7, 0]) {
      await replay.goTo(at);
      expect(replay.replay.value).toEqual({ at, of: 12 });
      expect(replay.log.value).toEqual(log.slice(0, at));
    }
    await replay.goTo(99);
    expect(replay.replay.value?.at).toBe(12);
    await replay.goTo(-5);
    expect(replay.replay.value?.at).toBe(0);
  });

  test('tells once what each side was told in its own way', async () => {
    const { save, log } = await recorded();
    const engine = inProcess();
    const twofold: HostEngine = {
      lend: engine.lend,
      request: async (method, params) => {
        const reply = await engine.request(method, params);
        if (method !== 'record') return reply;
        const { answers, ...rest } = reply as {
          readonly answers: readonly { readonly events: readonly GameEvent[] }[];
        };
        const part = { kind: 'whisper', audience: 'german', partial: true };
        return { ...rest, answers: answers.map((answer) => ({ ...answer, events: [...answer.events, part] })) };
      },
    };
    const replay = await reopened(save, { replay: 'end', engine: twofold });
    expect(replay.log.value).toEqual(log);
  });

  test('of many moments asked for at once, shows the last', async () => {
    const { save } = await recorded();
    const replay = await reopened(save, { replay: 'end' });
    await Promise.all([1, 2, 3, 4, 5, 6].map((at) => replay.goTo(at)));
    expect(replay.replay.value?.at).toBe(6);
  });

  test('is only looked at, and gives the whole game as a file wherever it stands', async () => {
    const { save } = await recorded();
    const replay = await reopened(save, { replay: 'start', hotSeat: false });
    expect(await replay.apply({ kind: 'done' })).toMatchObject({ legal: false });
    await replay.undo();
    await replay.redo();
    expect(replay.replay.value).toEqual({ at: 0, of: 12 });
    expect(await saveOf(replay)).toEqual(save);
    expect(replay.replay.value).toEqual({ at: 0, of: 12 });
  });

  test('branches into a game of its own that goes on from there', async () => {
    const { save, positions } = await recorded();
    let branched: JsonObject = {};
    const keepBranch = async (kept: JsonObject) => {
      branched = kept;
      return 'three';
    };
    const replay = await reopened(save, { replay: 'start', keepBranch });
    await replay.goTo(5);
    expect(await replay.branch()).toBe('three');
    const branch = await reopened(branched, { hotSeat: false });
    expect(await positionOf(branch)).toEqual(positions[5]);
    expect(branch.log.value).toHaveLength(5);
    expect(await branch.apply(await quickChoice(branch))).toEqual({ legal: true });
  });
});

describe('a save', () => {
  test('goes on with the players that it tells', async () => {
    const players = { allied: 'person', german: 'staff' };
    const save = await saveOf(await begin({ hotSeat: false, players }));
    const opening = { engine: inProcess(), id: 'two' };
    expect((await openGame({ ...opening, opening: { save } })).game.players.value).toEqual(players);
    const foreign = { ...save, players: { ...(save.players as object), german: { by: 'robot' } } };
    const { game, playersWarning } = await openGame({ ...opening, opening: { save: foreign } });
    expect(game.players.value).toEqual({ allied: 'person', german: 'person' });
    expect(playersWarning).toContain('a person plays on');
  });

  test('goes on exactly where it was, with its log', async () => {
    const game = await begin({ hotSeat: false });
    for (let i = 0; i < 10; i++) await game.apply(await quickChoice(game));
    const again = await reopened(await saveOf(game), { hotSeat: false });
    expect(again.log.value).toEqual(game.log.value);
    expect(again.decision.value).toEqual(game.decision.value);
    expect(again.view.value).toEqual(game.view.value);
  });

  test('whose record no longer agrees is opened from its last position, with a warning', async () => {
    const game = await begin({ hotSeat: false });
    for (let i = 0; i < 3; i++) await game.apply(await quickChoice(game));
    const save = await saveOf(game);
    const edited = { ...save, choices: [{ by: 'allied', choice: { kind: 'done' } }] };
    const opened = await openGame({ engine: inProcess(), id: 'two', opening: { save: edited }, hotSeat: true });
    expect(opened.warning).toContain('no longer agrees');
    expect(opened.game.decision.value?.by).toBe('allied');
  });
});

describe('a fault', () => {
  test('of the engine carries the evidence to play it again', async () => {
    const broken = {
      ...HOLLAND44,
      query: () => {
        throw new Error('the table has five legs');
      },
    };
    const game = await begin({ engine: inProcess([broken]) });
    await game.apply(await landing(game));
    await expect(game.query('hex', { hex: '5320' })).rejects.toThrow('five legs');
    expect(game.fault.value).toMatchObject({
      code: 'internal',
      evidence: { setUp: { title: 'holland44', seed: 3 }, choices: [{ kind: 'land' }] },
    });
  });

  test('of the wire ends what was asked with the request that was under way', async () => {
    const engine = inProcess();
    const game = await begin({ engine });
    const choice = await landing(game);
    const applied = game.apply(choice);
    await Promise.resolve();
    engine.fail({ code: 'crashed', message: 'out of memory' });
    expect(await applied).toMatchObject({ legal: false, reason: 'out of memory' });
    expect(game.fault.value).toMatchObject({ code: 'crashed', evidence: { method: 'apply' } });
    expect(await game.apply(choice)).toMatchObject({ legal: false });
    await game.close();
  });
});
