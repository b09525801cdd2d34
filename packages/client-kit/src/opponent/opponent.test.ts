import { HOLLAND44_AI } from '@bridgehead/holland44/ai';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { type Signal, signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { begin, quickChoice } from '../../test/in-process.ts';
import type { JsonObject, OpenGame, Pace } from '../game/contract.ts';
import { Stopped } from '../workers/worker-calls.ts';
import type { AiClient } from './ai-client.ts';
import type { AiRequest, CurvePoint, ExplainedChoice } from './ai-requests.ts';
import { createAiService } from './ai-service.ts';
import { createOpponent, type Opponent } from './opponent.ts';

const titleOf = () => ({ title: HOLLAND44, ai: HOLLAND44_AI });

/** The service without a worker between. */
function directClient(spoil?: (request: AiRequest) => void, now = () => 0): AiClient & { stopped: boolean } {
  const service = createAiService(now, titleOf);
  const ai = {
    stopped: false,
    ask: async (request: AiRequest) => {
      spoil?.(request);
      // As a worker would: only plain data comes through.
      const transfer = request.ask === 'think' ? [request.seat] : [];
      return structuredClone(await service.reply(structuredClone(request, { transfer }))) as never;
    },
    stop: () => {
      ai.stopped = true;
    },
  };
  return ai;
}

interface Seat {
  readonly game: OpenGame;
  readonly opponent: Opponent;
  readonly explanations: Map<number, ExplainedChoice>;
  readonly told: number[];
  readonly waits: number[];
  readonly pace: Signal<Pace>;
}

const seat = async (players: Readonly<Record<string, string>>, ai = directClient()): Promise<Seat> =>
  seatAt(await begin({ hotSeat: false, players }), ai);

function seatAt(game: OpenGame, ai: AiClient): Seat {
  const explanations = new Map<number, ExplainedChoice>();
  const told: number[] = [];
  const waits: number[] = [];
  const pace = signal<Pace>('normal');
  const opponent = createOpponent({
    game,
    ai,
    show: ({ at }) => told.push(at),
    isOpen: () => true,
    remember: (at, explained) => explanations.set(at, explained),
    pace,
    ready: () => undefined,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { game, opponent, explanations, told, waits, pace };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const isIdle = ({ opponent }: Seat) => eventually(() => expect(opponent.state.value).toBe('idle'));

/** The Allied player is a person who answers anything until the computer has been asked. */
async function playUntilComputer(context: Seat): Promise<void> {
  const { game, opponent } = context;
  for (let i = 0; i < 400 && opponent.done.value.length === 0; i++) {
    await eventually(() => expect(game.decision.value?.by).toBe('allied'));
    await game.apply(await quickChoice(game));
    await isIdle(context);
  }
}

describe('the computer', () => {
  test('answers for its side alone, and the person keeps the screen', async () => {
    const context = await seat({ allied: 'person', german: 'random' });
    expect(context.game.decision.value?.by).toBe('allied');
    expect(context.opponent.done.value).toEqual([]);
    await playUntilComputer(context);
    const { log, seat: eyes, handOver, view } = context.game;
    const german = log.value.filter(({ by }) => by === 'german');
    expect(german.length).toBeGreaterThan(0);
    expect([...context.explanations.keys()]).toEqual(german.map(({ at }) => at));
    expect([eyes.value, handOver.value, view.value?.side]).toEqual(['allied', undefined, 'allied']);
    context.opponent.dispose();
  });

  test('stops when told, goes on answer by answer, and skips without a pause', async () => {
    const context = await seat({ allied: 'random', german: 'person' });
    context.opponent.pause();
    await eventually(() => expect(context.opponent.state.value).toBe('paused'));
    const before = context.game.log.value.length;
    context.opponent.step();
    await eventually(() => expect(context.game.log.value.length).toBe(before + 1));
    await eventually(() => expect(context.opponent.state.value).toBe('paused'));
    expect(context.game.log.value.length).toBe(before + 1);
    const shown = context.told.length;
    context.opponent.skip();
    await eventually(() => expect(context.game.decision.value?.by).toBe('german'));
    await isIdle(context);
    expect(context.told.length).toBe(shown);
    expect(context.game.view.value).toMatchObject({ side: 'german', decision: { by: 'german' } });
    expect(context.game.log.value.at(-1)?.turn).toBe(1);
    context.opponent.dispose();
  });

  test('shows where it stands when it is paused while it skips', async () => {
    let time = 0;
    // Each thought ends after a choice, as if it had taken long.
    const slow = directClient(undefined, () => (time += 1000));
    const context = await seat({ allied: 'staff', german: 'person' }, slow);
    const { game, opponent } = context;
    const follow = game.follow.bind(game);
    vi.spyOn(game, 'follow').mockImplementation((isUnseen) => {
      if (isUnseen && game.log.value.length > 3) opponent.pause();
      return follow(isUnseen);
    });
    opponent.skip();
    await eventually(() => expect(opponent.state.value).toBe('paused'));
    expect(game.log.value.length).toBeGreaterThan(3);
    const { value: shown } = game.view;
    await follow();
    expect(game.view.value).toEqual(shown);
    opponent.dispose();
  });

  test('shows what it does at its pace', async () => {
    const context = await seat({ allied: 'random', german: 'person' });
    context.pace.value = 'fast';
    await eventually(() => expect(context.told.length).toBeGreaterThan(2));
    expect(new Set(context.waits.slice(1))).toEqual(new Set([120]));
    context.opponent.dispose();
  });

  test('that fails says so, and the game stays as it was', async () => {
    const context = await seat(
      { allied: 'random', german: 'person' },
      directClient(() => {
        throw new Error('no idea');
      }),
    );
    await eventually(() => expect(context.opponent.state.value).toBe('failed'));
    expect([context.opponent.fault.value, context.game.log.value.length]).toEqual(['no idea', 0]);
  });

  test('lets go of its worker when the screen is left, without a word', async () => {
    const ai = directClient(() => {
      throw new Stopped('stopped');
    });
    const context = await seat({ allied: 'random', german: 'person' }, ai);
    context.opponent.dispose();
    expect([ai.stopped, context.opponent.fault.value]).toEqual([true, undefined]);
  });
});

describe('a side that changes hands', () => {
  /** A computer that thinks until it is stopped, as often as it is told to; then it thinks as it does. */
  function slowClient(slow: { times: number }): AiClient {
    const quick = directClient();
    let giveUp = (_: Error): void => {};
    return {
      ask: (request) => {
        if (slow.times === 0) return quick.ask(request);
        slow.times -= 1;
        return new Promise((_, reject) => {
          giveUp = reject;
        });
      },
      stop: () => giveUp(new Stopped('stopped')),
    };
  }

  /** Two choices of the computer, and then it waits: left alone, it may be through with its turn before anybody looks. */
  async function stepTwice({ opponent }: Seat): Promise<void> {
    const isPaused = () => eventually(() => expect(opponent.state.value).toBe('paused'));
    opponent.pause();
    await isPaused();
    for (let i = 0; i < 2; i++) {
      const { length } = opponent.done.value;
      opponent.step();
      await eventually(() => expect(opponent.done.value.length).toBe(length + 1));
      await isPaused();
    }
  }

  test('in the middle of the computer’s turn goes on from the open decision, and the computer stops thinking', async () => {
    const context = await seat({ allied: 'random', german: 'person' });
    const { game, opponent } = context;
    await stepTwice(context);
    opponent.dispose();
    const slow = { times: 1 };
    const { opponent: thinking } = seatAt(game, slowClient(slow));
    expect([thinking.state.value, slow.times]).toEqual(['thinking', 0]);
    const asked = game.decision.value;
    const { length } = game.log.value;
    await game.handSide('allied', 'person');
    await eventually(() => expect(thinking.state.value).toBe('idle'));
    expect([game.players.value, game.hotSeat.value]).toEqual([{ allied: 'person', german: 'person' }, true]);
    // The device is the other's: he has to be given it.
    expect(game.handOver.value).toBe('allied');
    await game.takeOver();
    expect(game.decision.value).toMatchObject({ by: 'allied', kind: asked?.kind });
    expect(game.log.value).toHaveLength(length);
    expect(await game.apply(await quickChoice(game))).toEqual({ legal: true });
    thinking.dispose();
  });

  test('is played by the computer at once when it is handed to it, and by another level when that is wanted', async () => {
    const context = await seat({ allied: 'person', german: 'person' });
    const { game, opponent } = context;
    opponent.pause();
    await game.handSide('allied', 'random');
    await stepTwice(context);
    expect([opponent.side.value, game.hotSeat.value]).toEqual(['allied', false]);
    opponent.dispose();
    const slow = { times: 1 };
    const { opponent: thinking } = seatAt(game, slowClient(slow));
    const { length } = game.log.value;
    await game.handSide('allied', 'recruit');
    await eventually(() =>
      expect([game.log.value.length > length + 1, thinking.fault.value]).toEqual([true, undefined]),
    );
    expect(thinking.fault.value).toBeUndefined();
    thinking.dispose();
  });
});

test('the same known and seed give the same answer', async () => {
  const chosen = async (): Promise<JsonObject> => {
    const game = await begin({ hotSeat: false, players: { allied: 'random', german: 'random' } });
    const request = {
      ask: 'think',
      title: 'holland44',
      side: 'allied',
      level: 'random',
      seed: 5,
      isOpen: true,
      isUnseen: false,
    } as const;
    await createAiService(() => 0, titleOf).reply({ ...request, seat: game.lend('allied') });
    const [entry] = await game.follow();
    return { ...entry?.choice };
  };
  const first = await chosen();
  expect(first).toHaveProperty('kind');
  expect(await chosen()).toEqual(first);
});

test('the same choices are made and explained whether somebody looks on or not', async () => {
  const played = async (isSkipped: boolean): Promise<readonly unknown[]> => {
    const context = await seat({ allied: 'person', german: 'person' });
    const asks = vi.spyOn(context.game, 'lend');
    if (isSkipped) context.opponent.skip();
    await context.game.handSide('allied', 'staff');
    await eventually(() => expect(context.game.decision.value?.by).toBe('german'));
    await isIdle(context);
    const own = context.game.log.value.filter(({ by }) => by === 'allied');
    expect(own.length).toBeGreaterThan(10);
    if (isSkipped) expect(asks.mock.calls.length).toBeLessThan(own.length / 4);
    else expect(asks.mock.calls).toHaveLength(own.length);
    context.opponent.dispose();
    return own.map(({ at, events }) => ({ at, events, why: context.explanations.get(at) }));
  };
  const seen = await played(false);
  expect(seen.every((entry) => (entry as { readonly why?: unknown }).why !== undefined)).toBe(true);
  expect(await played(true)).toEqual(seen);
});

test('the curve goes from the beginning to now, a point a player-turn', async () => {
  const context = await seat({ allied: 'random', german: 'person' });
  context.opponent.skip();
  await eventually(() => expect(context.game.decision.value?.by).toBe('german'));
  const save: JsonObject = await context.game.save();
  const points = (await createAiService(() => 0, titleOf).reply({
    ask: 'curve',
    title: 'holland44',
    save,
  })) as readonly CurvePoint[];
  const ats = points.map(({ at }) => at);
  expect(ats).toEqual([...ats].sort((a, b) => a - b));
  expect(ats.at(-1)).toBe(context.game.log.value.length);
  expect(points.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  context.opponent.dispose();
});
