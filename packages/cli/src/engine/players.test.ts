import type { JsonObject } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { createSession, type Session } from '@bridgehead/protocol';
import { TOY } from '@bridgehead/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { protocolClientOf } from '../../test/protocol-client.ts';
import { ENGINE_PLAYERS } from './engine-players.ts';

let session: Session;
beforeEach(() => {
  session = createSession({ titles: [HOLLAND44, TOY], newSeed: () => 1, players: ENGINE_PLAYERS });
});
const { ask, result, newHolland, newToy } = protocolClientOf(() => session);

const SEAT = { title: 'holland44', side: 'allied', player: 'recruit', seed: 4 };
const seated = (more = {}): string => result<{ seat: string }>('seat', { ...SEAT, ...more }).seat;

describe('a computer player at the protocol', () => {
  test('takes a seat, answers, and leaves', () => {
    const game = newHolland();
    const seat = seated();
    const { choice, nodes } = result<{ choice: JsonObject; nodes: number }>('think', { seat, game });
    expect(nodes).toBeGreaterThanOrEqual(0);
    expect(result('check', { game, choice })).toEqual({ legal: true });
    expect(result('leave', { seat })).toEqual({ left: seat });
    expect(ask('think', { seat, game }).error).toMatchObject({ code: 'bad-request', place: 'params.seat' });
  });

  test('answers what its side knows as it answers the game, and leaves the game as it is', () => {
    const game = newHolland();
    const [one, other] = [seated(), seated()];
    for (let i = 0; i < 30; i++) {
      const { by } = result<{ by: string }>('decision', { game });
      if (by !== 'allied') break;
      const before = result('position', { game });
      const thought = result<{ choice: JsonObject }>('think', { seat: one, game });
      expect(result('think', { seat: other, position: result('sight', { game, side: by }) })).toEqual(thought);
      expect(result('position', { game })).toEqual(before);
      result('apply', { game, choice: thought.choice });
    }
  });

  test('does not know the dice to come, whatever position it is handed', () => {
    const games = [1, 2].map((seed) => newHolland({ seed }));
    const thoughts = games.map((game) => result('think', { seat: seated(), position: result('position', { game }) }));
    expect(thoughts[1]).toEqual(thoughts[0]);
  });

  test('says so when its budget was spent', () => {
    const game = newHolland();
    const [allied, german] = ['allied', 'german'].map((side) => seated({ player: 'staff', side }));
    const think = (nodes: number) => {
      const seat = result<{ by: string }>('decision', { game }).by === 'allied' ? allied : german;
      return result<{ choice: JsonObject; cutShort?: boolean }>('think', { seat, game, nodes });
    };
    // The first decisions need no search.
    for (let i = 0; i < 200 && think(0).cutShort !== true; i++)
      result('apply', { game, choice: think(1_000_000).choice });
    expect(think(0).cutShort).toBe(true);
    expect(think(1_000_000).cutShort).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['another title', { title: 'chess' }, 'params.title'],
    ['no side', { side: 'swiss' }, 'params.side'],
    ['no such player', { player: 'deepblue' }, 'params.player'],
    ['no seed', { seed: -1 }, 'params.seed'],
  ])('is not seated with %s', (_name, more, place) => {
    expect(ask('seat', { ...SEAT, ...more }).error).toMatchObject({ place });
  });

  test('is not asked out of turn, about another title, or about two things at once', () => {
    const game = newHolland();
    const german = seated({ side: 'german' });
    expect(ask('think', { seat: german, game }).error).toMatchObject({
      code: 'bad-request',
      message: 'it is for allied to decide, the seat is for german',
    });
    const position = result('position', { game });
    expect(ask('think', { seat: german, position }).error).toMatchObject({ place: 'params.position' });
    expect(ask('think', { seat: seated(), game: newToy() }).error).toMatchObject({ place: 'params.game' });
    const toy = result('position', { game: newToy() });
    expect(ask('think', { seat: seated(), position: toy }).error).toMatchObject({ place: 'params.position.title' });
    expect(ask('think', { seat: seated(), game, position }).error).toMatchObject({ place: 'params' });
    expect(ask('think', { seat: seated() }).error).toMatchObject({ place: 'params' });
    expect(ask('think', { seat: seated(), position: { title: 'holland44' } }).error).toMatchObject({
      code: 'bad-position',
    });
  });

  test('is not there for a title without any', () => {
    const seat = { ...SEAT, title: TOY.id, side: TOY.sides[0] ?? '' };
    expect(ask('seat', seat).error).toMatchObject({ code: 'not-available', place: 'params.title' });
  });

  test('is not there where nobody plays', () => {
    session = createSession({ titles: [HOLLAND44], newSeed: () => 1 });
    expect(ask('seat', SEAT).error).toMatchObject({ code: 'not-available' });
  });
});
