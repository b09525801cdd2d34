/** A window plays through seats: what each tells, what becomes of a choice that comes too late, and who plays which side. */
import type { SaveChange } from '@bridgehead/engine/save-text';
import { OMG85 } from '@bridgehead/omg85/rules';
import { describe, expect, test } from 'vitest';
import { begin, chooseFor, inProcess, playUntil, quickChoice } from '../../test/in-process.ts';
import type { Choice, HostEngine, JsonObject, OpenGame } from './contract.ts';
import { askOver } from './wires.ts';

const HIDDEN: JsonObject = { title: 'omg85', scenario: 'historical', options: { hidden: true }, seed: 5 };
const COMPUTER = { allied: 'person', german: 'recruit' };

interface Line {
  readonly seat?: string;
  readonly method: string;
}

/** An engine, and each line that went to it with its reply. */
function overheard(): { readonly engine: HostEngine; readonly lines: (Line & { readonly reply: string })[] } {
  const lines: (Line & { readonly reply: string })[] = [];
  const engine = inProcess([OMG85], (line, reply) => lines.push({ ...(JSON.parse(line) as Line), reply }));
  return { engine, lines };
}

/** Somebody else makes a choice at the same seat. */
async function chooseElsewhere(game: OpenGame, filter: JsonObject = {}): Promise<void> {
  const seat = askOver(game.lend('allied'));
  const { version } = (await seat.request('decision', {})) as { readonly version: number };
  const [choice = null] = (await seat.request('choices', { filter, limit: 1 })) as readonly JsonObject[];
  await seat.request('apply', { choice, version });
  seat.close();
}

const landing = async (game: OpenGame, n: number): Promise<Choice> =>
  (await game.choices({ kind: 'land' }))[n] ?? { kind: 'none' };

describe.each([true, false])('a choice that comes too late (hot-seat: %s)', (hotSeat) => {
  test('is refused with its sentence, and what is asked now is shown', async () => {
    const kept: SaveChange[] = [];
    const game = await begin({ hotSeat, keep: async (change) => void kept.push(change) });
    const before = game.view.value;
    const choice = await landing(game, 1);
    await chooseElsewhere(game);
    expect(await game.apply(choice)).toEqual({
      legal: false,
      rule: '-',
      reason: 'the choice was made for another question',
      fault: 'stale',
    });
    expect(game.log.value).toMatchObject([{ at: 0, by: 'allied', choice: { kind: 'land' } }]);
    expect(game.view.value).not.toEqual(before);
    expect([game.decision.value?.by, game.mayUndo.value, kept]).toEqual(['allied', true, []]);
    expect(await game.apply(await landing(game, 1))).toEqual({ legal: true });
    expect([game.log.value.length, kept.length]).toEqual([2, 1]);
  });

  test('and so is an undo, which takes nothing back', async () => {
    const game = await begin({ hotSeat });
    await game.apply(await landing(game, 0));
    await chooseElsewhere(game);
    await game.undo();
    expect([game.log.value.length, game.mayRedo.value, game.fault.value]).toEqual([2, false, undefined]);
    await game.undo();
    expect([game.log.value.length, game.mayRedo.value]).toEqual([1, true]);
  });
});

test('a choice after which the decision has passed to the other is refused, and the device is handed over', async () => {
  const game = await begin({ engine: inProcess([OMG85]), opening: { setUp: HIDDEN }, hotSeat: true });
  const choice = await quickChoice(game);
  await chooseElsewhere(game, { kind: 'pass' });
  expect(await game.apply(choice)).toMatchObject({ legal: false, reason: 'it is not for this side to decide' });
  expect([game.handOver.value, game.view.value, game.fault.value]).toEqual(['german', undefined, undefined]);
  await game.takeOver();
  expect(await game.apply(await quickChoice(game))).toEqual({ legal: true });
});

describe('two people at one device', () => {
  test('each hear from their own seat, and nothing is asked of the next before he takes over', async () => {
    const { engine, lines } = overheard();
    const game = await begin({ engine, opening: { setUp: HIDDEN }, hotSeat: true });
    for (let hands = 0; hands < 6; hands++) {
      const seat = game.seat.value;
      const next = seat === 'allied' ? 'german' : 'allied';
      lines.length = 0;
      for (const march of await game.choices({ kind: 'move' }, 3)) await game.apply(march);
      await playUntil(game, () => game.handOver.value !== undefined);
      expect(game.handOver.value).toBe(next);
      expect(game.log.value).toEqual([]);
      expect(new Set(lines.map((line) => line.seat))).toEqual(new Set([`g1/${seat}`]));
      expect(lines.filter(({ reply }) => reply.includes(`"audience":"${next}"`))).toEqual([]);
      await game.takeOver();
      expect(game.seat.value).toBe(next);
      const audiences = game.log.value.flatMap(({ events }) => events.map(({ audience }) => audience));
      expect(audiences).not.toContain(seat);
      expect(game.log.value.filter(({ by, choice }) => (by === next) !== (choice !== undefined))).toEqual([]);
    }
    expect(game.log.value.flatMap(({ events }) => events).length).toBeGreaterThan(3);
  });
});

describe('against a computer', () => {
  test('a choice is not made for the other side, and what it does is heard of when it is followed', async () => {
    const { engine, lines } = overheard();
    const game = await begin({ engine, opening: { setUp: HIDDEN }, hotSeat: false, players: COMPUTER });
    await playUntil(game, () => game.decision.value?.by === 'german');
    const [view, length] = [game.view.value, game.log.value.length];
    expect(await game.apply({ kind: 'pass' })).toMatchObject({ legal: false, rule: '-' });
    expect(await game.choices()).toEqual([]);
    expect(await game.follow()).toEqual([]);
    expect([game.seat.value, game.log.value.length, game.view.value]).toEqual(['allied', length, view]);
    await playUntil(game, () => game.decision.value?.by === 'allied');
    expect(game.view.value).toMatchObject({ side: 'allied', decision: { by: 'allied' } });
    const seats = lines.filter(({ method }) => method !== 'new').map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set(['g1/allied']));
  });

  test('what nobody wants to watch changes no view until the person is asked', async () => {
    const game = await begin({ hotSeat: false, players: { allied: 'recruit', german: 'person' } });
    const view = game.view.value;
    const seat = askOver(game.lend('allied'));
    const { version } = (await seat.request('decision', {})) as { readonly version: number };
    const [choice = null] = (await seat.request('choices', { limit: 1 })) as readonly JsonObject[];
    await seat.request('apply', { choice, version });
    seat.close();
    const heard = await game.follow(true);
    expect([heard.length, game.log.value.length, game.view.value === view]).toEqual([1, 1, true]);
    expect(heard[0]).toMatchObject({ at: 0, by: 'allied' });
    await game.follow();
    expect(game.view.value).not.toEqual(view);
  });

  test('its host counts the choices of which nobody heard, and each is kept', async () => {
    const kept: SaveChange[] = [];
    const keep = async (change: SaveChange) => void kept.push(change);
    const game = await begin({
      engine: inProcess([OMG85]),
      opening: { setUp: HIDDEN },
      hotSeat: false,
      players: COMPUTER,
      keep,
    });
    expect(game.answers.value).toBe(0);
    await playUntil(game, () => kept.length === 40);
    expect(game.answers.value).toBe(40);
    expect(game.log.value.length).toBeLessThan(40);
    const { choices = [] } = (await game.save()) as { readonly choices?: readonly JsonObject[] };
    expect(kept.flatMap((change) => change.choices)).toEqual(choices);
  });
});

describe('two computers', () => {
  test('are watched from the host’s place, from which all is seen', async () => {
    const players = { allied: 'recruit', german: 'recruit' };
    const game = await begin({ engine: inProcess([OMG85]), opening: { setUp: HIDDEN }, hotSeat: false, players });
    expect([game.seat.value, game.view.value?.side]).toEqual(['', undefined]);
    for (let i = 0; i < 30; i++) await chooseFor(game);
    expect(game.log.value.map(({ at }) => at)).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect(game.log.value.every(({ choice }) => choice !== undefined)).toBe(true);
    expect(await game.apply({ kind: 'pass' })).toMatchObject({ legal: false });
    expect(game.mayUndo.value).toBe(false);
  });
});

describe('a side', () => {
  test('is handed to a computer and taken back, and whoever is at the screen has a seat of his own', async () => {
    const { engine, lines } = overheard();
    const kept: SaveChange[] = [];
    const keep = async (change: SaveChange) => void kept.push(change);
    const game = await begin({ engine, opening: { setUp: HIDDEN }, hotSeat: false, keep });
    expect(game.players.value).toEqual({});
    await game.apply(await quickChoice(game));
    lines.length = 0;
    await game.handSide('german', 'recruit');
    const seating = {
      players: { allied: { by: 'person' }, german: { by: 'computer', level: 'recruit' } },
      hotSeat: false,
    };
    expect([game.players.value, kept.at(-1)]).toMatchObject([COMPUTER, { choices: [], seating }]);
    expect((await game.save()).seatings).toMatchObject([seating]);
    await playUntil(game, () => game.decision.value?.by === 'german');
    expect(game.seat.value).toBe('allied');
    expect(new Set(lines.flatMap(({ seat }) => seat ?? []))).toEqual(new Set(['g1/allied']));
    await game.handSide('german', 'person');
    expect([game.seat.value, game.view.value?.side]).toEqual(['german', 'german']);
    expect(await game.apply(await quickChoice(game))).toEqual({ legal: true });
    await game.handSide('allied', 'recruit');
    await playUntil(game, () => game.decision.value?.by === 'german');
    expect([game.seat.value, game.view.value?.side]).toEqual(['german', 'german']);
  });
});
