import { HOLLAND44_AI } from '@bridgehead/holland44/ai';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { describe, expect, test, vi } from 'vitest';
import { begin, quickChoice } from '../../test/in-process.ts';
import type { JsonObject, OpenGame } from '../game/contract.ts';
import { type AiClient, Stopped } from './ai-client.ts';
import type { AiQuestion, CurvePoint, Thoughtful } from './ai-questions.ts';
import { createAiService } from './ai-service.ts';
import { createOpponent, type Opponent } from './opponent.ts';

const titleOf = () => ({ title: HOLLAND44, ai: HOLLAND44_AI });

/** The desk without a worker between. */
function deskWire(spoil?: (question: AiQuestion) => void): AiClient & { stopped: boolean } {
  const desk = createAiService(() => 0, titleOf);
  const wire = {
    stopped: false,
    ask: async (question: AiQuestion) => {
      spoil?.(question);
      // As a worker would: only plain data comes through.
      return structuredClone(desk.answer(structuredClone(question))) as never;
    },
    stop: () => {
      wire.stopped = true;
    },
  };
  return wire;
}

interface Seat {
  readonly game: OpenGame;
  readonly opponent: Opponent;
  readonly thoughts: Map<number, Thoughtful>;
  readonly told: number[];
  readonly waits: number[];
}

async function seat(players: Readonly<Record<string, string>>, wire = deskWire()): Promise<Seat> {
  const game = await begin({ hotSeat: false, players });
  const thoughts = new Map<number, Thoughtful>();
  const told: number[] = [];
  const waits: number[] = [];
  const opponent = createOpponent({
    game,
    wire,
    tell: ({ at }) => told.push(at),
    remember: (at, thought) => thoughts.set(at, thought),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { game, opponent, thoughts, told, waits };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const isIdle = ({ opponent }: Seat) => eventually(() => expect(opponent.state.value).toBe('idle'));

/** The Allied player is a person who answers anything until the computer has been asked. */
async function playUntilComputer(table: Seat): Promise<void> {
  const { game, opponent } = table;
  for (let i = 0; i < 400 && opponent.done.value.length === 0; i++) {
    await eventually(() => expect(game.decision.value?.by).toBe('allied'));
    await game.apply(await quickChoice(game));
    await isIdle(table);
  }
}

describe('the computer', () => {
  test('answers for its side alone, and the person keeps the screen', async () => {
    const table = await seat({ allied: 'person', german: 'random' });
    expect(table.game.decision.value?.by).toBe('allied');
    expect(table.opponent.done.value).toEqual([]);
    await playUntilComputer(table);
    const { log, seat: eyes, handOver, view } = table.game;
    const german = log.value.filter(({ by }) => by === 'german');
    expect(german.length).toBeGreaterThan(0);
    expect([...table.thoughts.keys()]).toEqual(german.map(({ at }) => at));
    expect([eyes.value, handOver.value, view.value?.side]).toEqual(['allied', undefined, 'allied']);
    table.opponent.dispose();
  });

  test('stops when told, goes on answer by answer, and skips without a pause', async () => {
    const table = await seat({ allied: 'random', german: 'person' });
    table.opponent.pause();
    await eventually(() => expect(table.opponent.state.value).toBe('paused'));
    const before = table.game.log.value.length;
    table.opponent.step();
    await eventually(() => expect(table.game.log.value.length).toBe(before + 1));
    await eventually(() => expect(table.opponent.state.value).toBe('paused'));
    expect(table.game.log.value.length).toBe(before + 1);
    const shown = table.told.length;
    table.opponent.skip();
    await eventually(() => expect(table.game.decision.value?.by).toBe('german'));
    await isIdle(table);
    expect(table.told.length).toBe(shown);
    expect(table.game.view.value).toMatchObject({ side: 'german', decision: { by: 'german' } });
    expect(table.game.log.value.at(-1)?.turn).toBe(1);
    table.opponent.dispose();
  });

  test('shows what it does at its pace', async () => {
    const table = await seat({ allied: 'random', german: 'person' });
    table.opponent.pace.value = 'fast';
    await eventually(() => expect(table.told.length).toBeGreaterThan(2));
    expect(new Set(table.waits.slice(1))).toEqual(new Set([120]));
    table.opponent.dispose();
  });

  test('that fails says so, and the game stays as it was', async () => {
    const table = await seat(
      { allied: 'random', german: 'person' },
      deskWire(() => {
        throw new Error('no idea');
      }),
    );
    await eventually(() => expect(table.opponent.state.value).toBe('failed'));
    expect([table.opponent.fault.value, table.game.log.value.length]).toEqual(['no idea', 0]);
  });

  test('lets go of its worker when the screen is left, without a word', async () => {
    const wire = deskWire(() => {
      throw new Stopped('stopped');
    });
    const table = await seat({ allied: 'random', german: 'person' }, wire);
    table.opponent.dispose();
    expect([wire.stopped, table.opponent.fault.value]).toEqual([true, undefined]);
  });
});

test('the same sight and seed give the same answer', async () => {
  const game = await begin({ hotSeat: false });
  const sight = await game.sight('allied');
  const ask = { ask: 'think', title: 'holland44', sight, side: 'allied', level: 'random', seed: 5 } as const;
  const [first, again] = [0, 1].map(() => createAiService(() => 0, titleOf).answer(ask));
  expect(again).toEqual(first);
});

test('the curve goes from the beginning to now, a point a player-turn', async () => {
  const table = await seat({ allied: 'random', german: 'person' });
  table.opponent.skip();
  await eventually(() => expect(table.game.decision.value?.by).toBe('german'));
  const save: JsonObject = await table.game.save();
  const points = createAiService(() => 0, titleOf).answer({
    ask: 'curve',
    title: 'holland44',
    save,
  }) as readonly CurvePoint[];
  const ats = points.map(({ at }) => at);
  expect(ats).toEqual([...ats].sort((a, b) => a - b));
  expect(ats.at(-1)).toBe(table.game.log.value.length);
  expect(points.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  table.opponent.dispose();
});
