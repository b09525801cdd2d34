import {
  EngineError,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
  type Title,
  whereIs,
} from '@bridgehead/engine';
import { fail, type ProtocolError, ProtocolFault, quoted } from './fault.ts';
import { bytesOf, DEEPEST, isNestedTooDeep, LONGEST_LINE, tooLong, type UnreadLine } from './lines.ts';
import { METHODS } from './methods.ts';
import { expectFields, readParams } from './params.ts';
import { openSeats, type Players, type Seats } from './players.ts';
import type { RedoTails, Transcripts } from './record.ts';

/** Games by name, and everything that the protocol can do with them: a request in, a reply out, both one line. */
export interface Session {
  readonly handleLine: (line: string | UnreadLine) => string;
}

interface SessionOptions {
  readonly titles: readonly Title[];
  /** A seed for a game whose request names none. */
  readonly newSeed: () => number;
  /** Computer players, where there are any. */
  readonly players?: Players;
}

/** What the methods share: the open games. */
export interface SessionState extends SessionOptions {
  readonly games: Map<string, Game>;
  readonly redoTails: RedoTails;
  readonly transcripts: Transcripts;
  readonly open: (game: Game) => string;
  readonly seats: Seats;
}

const MOST_GAMES = 1000;
const LONGEST_ID = 100;

export function createSession(options: SessionOptions): Session {
  const session = createState(options);
  return {
    handleLine: (line) => {
      let id: Json = null;
      try {
        const request = requestOf(line);
        id = idOf(request);
        return JSON.stringify({ id, result: resultOf(session, request) ?? null });
      } catch (error) {
        return JSON.stringify({ id, error: errorOf(error) });
      }
    },
  };
}

function createState(options: SessionOptions): SessionState {
  const games = new Map<string, Game>();
  let opened = 0;
  return {
    ...options,
    games,
    redoTails: new WeakMap(),
    transcripts: new WeakMap(),
    seats: openSeats(),
    open: (game) => {
      if (games.size >= MOST_GAMES) fail('bad-request', '', `${MOST_GAMES} games are open: close some`);
      opened += 1;
      const name = `g${opened}`;
      games.set(name, game);
      return name;
    },
  };
}

function requestOf(line: string | UnreadLine): JsonObject {
  const request = parsed(readable(line));
  if (!isJsonObject(request)) return fail('bad-request', '', 'expected an object with id, method and params');
  return request;
}

/** What would cost more to read than any request is worth is refused unread. */
function readable(line: string | UnreadLine): string {
  if (typeof line !== 'string') return fail('bad-request', '', line.unread);
  const bytes = bytesOf(line);
  if (bytes > LONGEST_LINE) return fail('bad-request', '', tooLong(bytes, LONGEST_LINE).unread);
  if (isNestedTooDeep(line)) return fail('bad-request', '', `the line is nested more than ${DEEPEST} deep`);
  return line;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return fail('bad-request', '', 'the line is not JSON');
  }
}

function idOf(request: JsonObject): Json {
  const id = Object.hasOwn(request, 'id') ? request.id : undefined;
  if (typeof id === 'number') return id;
  if (typeof id === 'string' && id.length <= LONGEST_ID) return id;
  return fail('bad-request', 'id', `expected a number or a text of at most ${LONGEST_ID} characters`);
}

function resultOf(session: SessionState, request: JsonObject): unknown {
  expectFields(request, '', ['id', 'method', 'params']);
  const name = Object.hasOwn(request, 'method') ? request.method : undefined;
  if (typeof name !== 'string') return fail('bad-request', 'method', 'expected a text');
  const method = METHODS.get(name);
  if (method === undefined) {
    return fail(
      'unknown-method',
      'method',
      `unknown method ${quoted(name)}: expected ${[...METHODS.keys()].join(', ')}`,
    );
  }
  const params = Object.hasOwn(request, 'params') ? request.params : {};
  if (!isJsonObject(params)) return fail('bad-request', 'params', 'expected an object');
  if (method.fields !== undefined) expectFields(params, 'params', method.fields);
  return withGame(session, params, () => method.handle(session, readParams(params), params));
}

/** A fault of the program closes the game in which it was found, and no other. */
function withGame<T>(session: SessionState, params: JsonObject, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof ProtocolFault) throw error;
    const name = typeof params.game === 'string' ? params.game : '';
    const game = session.games.get(name);
    session.games.delete(name);
    throw new ProtocolFault(internalError(error, game), { cause: error });
  }
}

function internalError(error: unknown, game: Game | undefined): ProtocolError {
  const message = error instanceof Error ? error.message : String(error);
  const evidence = error instanceof EngineError ? error.evidence : {};
  const record = game === undefined ? {} : recordOf(game);
  const says = game === undefined ? message : `${message} (the game is closed)`;
  return { code: 'internal', message: says, evidence: { ...evidence, ...record } };
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
