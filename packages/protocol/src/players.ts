/** Computer players at the protocol: one takes a seat, is asked for its choice, and leaves. */
import {
  type Choice,
  deciderOf,
  type Game,
  type JsonObject,
  openKnownPosition,
  renewKnownPosition,
  sameJson,
  type Title,
} from '@bridgehead/engine';
import { fail, quoted, says } from './fault.ts';
import { gameOf, positionAt, sideOf, titleIn, titleNamed } from './opening.ts';
import { LARGEST_SEED, type Params } from './params.ts';
import type { SessionState } from './session.ts';

/** The choice of a player, and what it cost. */
interface PlayerReply {
  readonly choice: Choice;
  readonly nodes: number;
  /** Its budget was spent: this is the best so far. */
  readonly isCutShort: boolean;
  /** It had no candidate and drew any legal choice. */
  readonly isFallback: boolean;
}

interface Thinker {
  think(sight: Game, nodes: number | undefined): PlayerReply;
}

/** Who may be seated. */
export interface Players {
  readonly names: readonly string[];
  /** Undefined where a title has no computer players. */
  seat(seating: {
    readonly title: Title;
    readonly side: string;
    readonly name: string;
    readonly seed: number;
  }): Thinker | undefined;
}

interface Seat {
  readonly title: Title;
  readonly side: string;
  readonly thinker: Thinker;
  /** What it saw last: facts derived from what has not changed since stay. */
  sight?: Game;
}

export interface Seats {
  readonly open: Map<string, Seat>;
  taken: number;
}

export const openSeats = (): Seats => ({ open: new Map(), taken: 0 });

const MOST_SEATS = 1000;
const MOST_NODES = 1e12;

export function seatPlayer(session: SessionState, params: Params): JsonObject {
  const { players, seats } = session;
  if (players === undefined) return fail('not-available', 'method', says('no-players-here'));
  const title = titleNamed(session, params.text('title'), 'params.title');
  const side = sideOf(title, params);
  const name = params.text('player');
  if (!players.names.includes(name))
    fail(
      'bad-request',
      'params.player',
      says('no-such-player', { value: quoted(name), known: players.names.join(', ') }),
    );
  if (seats.open.size >= MOST_SEATS) fail('bad-request', '', says('too-many-seats', { most: MOST_SEATS }));
  const thinker = players.seat({ title, side, name, seed: params.whole('seed', 0, LARGEST_SEED) });
  if (thinker === undefined) return fail('not-available', 'params.title', says('no-players-here'));
  seats.taken += 1;
  const seat = `s${seats.taken}`;
  seats.open.set(seat, { title, side, thinker });
  return { seat };
}

function seatOf({ seats }: SessionState, params: Params): Seat {
  const name = params.text('seat');
  return seats.open.get(name) ?? fail('bad-request', 'params.seat', says('no-such-seat', { value: quoted(name) }));
}

export function think(session: SessionState, params: Params): JsonObject {
  const seat = seatOf(session, params);
  const nodes = params.has('nodes') ? params.whole('nodes', 0, MOST_NODES) : undefined;
  const {
    choice,
    nodes: used,
    isCutShort,
    isFallback,
  } = seat.thinker.think(sightFor(seat, askedAbout(session, seat, params)), nodes);
  return {
    choice,
    nodes: used,
    ...(isCutShort ? { cutShort: true } : {}),
    ...(isFallback ? { fallback: true } : {}),
  };
}

/** The game that is open, or the position that the side was given, at a question for the seat. */
function askedAbout(session: SessionState, { title, side }: Seat, params: Params): Game {
  if (params.has('game') === params.has('position')) fail('bad-request', 'params', says('game-or-position'));
  const place = params.has('game') ? 'params.game' : 'params.position';
  const game = params.has('game') ? gameOf(session, params) : positionOf(session, title, params);
  if (game.title !== title) fail('bad-request', place, says('seat-of-title', { title: quoted(title.id) }));
  const by = deciderOf(game);
  if (by !== side) fail('bad-request', place, says('not-for-this-seat', { by: by ?? '-', side }));
  return game;
}

function positionOf(session: SessionState, title: Title, params: Params): Game {
  const position = params.object('position');
  return titleNamed(session, titleIn(position), 'params.position.title') === title
    ? positionAt(title, position)
    : fail('bad-request', 'params.position.title', says('seat-of-title', { title: quoted(title.id) }));
}

/** Only what the side may know of it, without the dice to come, wherever it comes from. */
function sightFor(seat: Seat, game: Game): Game {
  const { side, sight } = seat;
  if (sight !== undefined && sameJson({ ...game.setUp, seed: 0 }, sight.setUp)) renewKnownPosition(sight, game, side);
  else seat.sight = openKnownPosition(game, side);
  return seat.sight ?? openKnownPosition(game, side);
}

export function leaveSeat(session: SessionState, params: Params): JsonObject {
  seatOf(session, params);
  const left = params.text('seat');
  session.seats.open.delete(left);
  return { left };
}
