import {
  EngineError,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
  type Title,
  type TitleFacts,
  whereIs,
} from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import { fail, type ProtocolError, ProtocolFault, quoted, says } from './fault.ts';
import type { UnreadLine } from './lines.ts';
import { METHODS } from './methods.ts';
import { readParams } from './params.ts';
import { openSeats, type Players, type Seats } from './players.ts';
import {
  COMMON,
  idOf,
  type Languages,
  languageOf,
  methodOf,
  requestOf,
  type TitleNames,
  toldError,
} from './request.ts';
import { type GameHost, hostGame, type Opening } from './seat/host.ts';
import { answerAtSeat, HOST_BROKE_DOWN } from './seat/seat-session.ts';

/** Games by name, and everything that the protocol can do with them: a request in, a reply out, both one line. */
export interface Session {
  readonly handleLine: (line: string | UnreadLine) => string;
}

/** A session that holds games: a client that may not know all of one is given a seat in it. */
export interface HostSession extends Session {
  /** A session bound to the seat of this name: `g1/allied`. */
  readonly seat: (name: string) => Session;
}

interface SessionOptions {
  /** Those whose rules are there; the list may grow as they come. */
  readonly titles: readonly Title[];
  /** What can be told of all titles before their rules are there; left out: of those that are. */
  readonly facts?: readonly TitleFacts[];
  /** A seed for a game whose request names none. */
  readonly newSeed: () => number;
  /** Computer players, where there are any. */
  readonly players?: Players;
  /** The levels of computer players of a title that play it elsewhere; left out, those of the players here. */
  readonly levelsFor?: (title: string) => readonly string[];
  /** What is told in which language; left out: only what all titles have in common, in English. */
  readonly languages?: Languages;
}

/** What the methods share: the open games. */
export interface SessionState extends SessionOptions {
  readonly games: Map<string, GameHost>;
  /** What broke down at a seat, until the host is told. */
  readonly broken: Map<string, ProtocolError>;
  readonly open: (game: Game, opening?: Opening) => string;
  readonly seats: Seats;
  /** In the language of the request. */
  readonly speak: (title: TitleFacts | undefined) => Say;
  /** What a title and its versions are called in it; undefined where nobody has named them. */
  readonly namesOf: (title: TitleFacts) => TitleNames | undefined;
}

const MOST_GAMES = 1000;

export function createSession(options: SessionOptions): HostSession {
  const session = createState(options);
  return {
    handleLine: (line) =>
      answered(line, (request) => {
        const { seat, ...asked } = request;
        return Object.hasOwn(request, 'seat') ? atSeat(session, seat, asked) : atHost(session, request);
      }),
    seat: (name) => ({ handleLine: (line) => answered(line, (request) => atSeat(session, name, request)) }),
  };
}

/** What cannot be read as a request has no language either. */
function answered(line: string | UnreadLine, answer: (request: JsonObject) => string): string {
  let request: JsonObject;
  try {
    request = requestOf(line);
  } catch (error) {
    return JSON.stringify({ id: null, error: toldError(errorOf(error), COMMON) });
  }
  return answer(request);
}

function atHost(session: SessionState, request: JsonObject): string {
  let id: Json = null;
  let say = COMMON;
  try {
    id = idOf(request);
    const asked = inLanguage(session, request);
    say = asked.speak(titleOf(session, request));
    return JSON.stringify({ id, result: resultOf(asked, request) ?? null });
  } catch (error) {
    return JSON.stringify({ id, error: toldError(errorOf(error), say) });
  }
}

function atSeat(session: SessionState, name: unknown, request: JsonObject): string {
  const { languages } = session;
  let id: Json = null;
  try {
    id = idOf(request);
    const { game, host, sides } = seatNamed(session, name);
    const broke = (error: unknown): void => {
      session.games.delete(game);
      session.broken.set(game, internalError(error, host.game));
    };
    return answerAtSeat({ host, sides, broke, ...(languages === undefined ? {} : { languages }) }, request);
  } catch (error) {
    return JSON.stringify({ id, error: toldError(errorOf(error), COMMON) });
  }
}

interface NamedSeat {
  readonly game: string;
  readonly host: GameHost;
  readonly sides: readonly string[];
}

const ALL_SIDES = '*';

/** `g1/allied`; who plays several sides has `g1/allied,german` or, with all of them, `g1/*`. */
function seatNamed({ games, broken }: SessionState, name: unknown): NamedSeat {
  const [game = '', wanted = ''] = typeof name === 'string' ? name.split('/', 2) : [];
  if (broken.has(game)) throw new ProtocolFault(HOST_BROKE_DOWN);
  const host = games.get(game) ?? fail('unknown-game', 'seat', says('no-such-game', { value: quoted(game) }));
  const { sides: all } = host.game.title;
  const sides = wanted === ALL_SIDES ? all : wanted.split(',');
  if (sides.every((side) => all.includes(side))) return { game, host, sides };
  return fail('bad-request', 'seat', says('bad-seat', { known: all.join(', ') }));
}

function createState(options: SessionOptions): SessionState {
  const games = new Map<string, GameHost>();
  let opened = 0;
  return {
    ...options,
    games,
    broken: new Map(),
    seats: openSeats(),
    speak: () => COMMON,
    namesOf: () => undefined,
    open: (game, opening) => {
      if (games.size >= MOST_GAMES) fail('bad-request', '', says('too-many-games', { most: MOST_GAMES }));
      opened += 1;
      const name = `g${opened}`;
      games.set(name, hostGame(game, opening));
      return name;
    },
  };
}

/** The session as it answers a request in its language. */
function inLanguage(session: SessionState, request: JsonObject): SessionState {
  const { languages } = session;
  const lang = languageOf(request, languages);
  if (languages === undefined) return session;
  return {
    ...session,
    speak: (title) => languages.speak(lang, title?.id),
    namesOf: (title) => languages.names(lang, title.id),
  };
}

/** The title that a request is about, as far as it can be seen: a fault in it is told in the words of that title. */
function titleOf({ games, titles }: SessionState, { params }: JsonObject): Title | undefined {
  if (!isJsonObject(params)) return undefined;
  const { game, title, position, save } = params;
  if (typeof game === 'string') return games.get(game)?.game.title;
  const setUp = isJsonObject(save) ? save.setUp : position;
  const id = title ?? (isJsonObject(setUp) ? setUp.title : undefined);
  return titles.find((one) => one.id === id);
}

function resultOf(session: SessionState, request: JsonObject): unknown {
  const { method, params } = methodOf(request, METHODS);
  return withGame(session, params, () => method.handle(session, readParams(params), params));
}

/** A fault of the program closes the game in which it was found, and no other. */
function withGame<T>(session: SessionState, params: JsonObject, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof ProtocolFault) throw error;
    const name = typeof params.game === 'string' ? params.game : '';
    const game = session.games.get(name)?.game;
    session.games.delete(name);
    throw new ProtocolFault(internalError(error, game), { cause: error });
  }
}

function internalError(error: unknown, game: Game | undefined): ProtocolError {
  const message = error instanceof Error ? error.message : String(error);
  const evidence = error instanceof EngineError ? error.evidence : {};
  const record = game === undefined ? {} : recordOf(game);
  const what = game === undefined ? says('broken-down', { why: message }) : says('broken-and-closed', { why: message });
  return { code: 'internal', says: what, evidence: { ...evidence, ...record } };
}

/** All that is needed to play the game again up to the fault. */
function recordOf(game: Game): JsonObject {
  const { setUp, from, history } = game;
  return {
    setUp: { ...setUp },
    ...(from === undefined ? {} : { from }),
    at: whereIs(game),
    choices: history.map(({ choice }) => choice),
  };
}

function errorOf(error: unknown): ProtocolError {
  return error instanceof ProtocolFault ? error.error : internalError(error, undefined);
}
