import {
  ENGINE_EN,
  EngineError,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
  type Title,
  whereIs,
} from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import { fail, type ProtocolError, ProtocolFault, quoted, says } from './fault.ts';
import { bytesOf, DEEPEST, isNestedTooDeep, LONGEST_LINE, tooLong, type UnreadLine } from './lines.ts';
import { METHODS } from './methods.ts';
import { expectFields, readParams } from './params.ts';
import { openSeats, type Players, type Seats } from './players.ts';
import type { RedoTails, Transcripts } from './record.ts';
import { createSpeech } from './say.ts';
import { PROTOCOL_EN } from './words.en.ts';

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
  /** What is told in which language; left out: only what all titles have in common, in English. */
  readonly languages?: Languages;
}

/** The languages that a session speaks. */
export interface Languages {
  /** The first is spoken where none is asked for. */
  readonly known: readonly string[];
  /** How one of them is spoken in a title, or where there is none. */
  speak(lang: string, title: string | undefined): Say;
}

/** What the methods share: the open games. */
export interface SessionState extends SessionOptions {
  readonly games: Map<string, Game>;
  readonly redoTails: RedoTails;
  readonly transcripts: Transcripts;
  readonly open: (game: Game) => string;
  readonly seats: Seats;
  /** In the language of the request. */
  readonly speak: (title: Title | undefined) => Say;
}

/** What all titles have in common, without names and without a language's own ways. */
const { say: COMMON } = createSpeech(
  { messages: { ...ENGINE_EN, ...PROTOCOL_EN }, words: {}, nameOf: (_kind, id) => id },
  {
    plural: (count) => (count === 1 ? 'one' : 'other'),
    list: (words) => words.join(', '),
    figure: String,
    percent: String,
  },
);

const MOST_GAMES = 1000;
const LONGEST_ID = 100;

export function createSession(options: SessionOptions): Session {
  const session = createState(options);
  return {
    handleLine: (line) => {
      let id: Json = null;
      let say = COMMON;
      try {
        const request = requestOf(line);
        id = idOf(request);
        const asked = inLanguage(session, request);
        say = asked.speak(titleOf(session, request));
        return JSON.stringify({ id, result: resultOf(asked, request) ?? null });
      } catch (error) {
        return JSON.stringify({ id, error: toldError(errorOf(error), say) });
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
    speak: () => COMMON,
    open: (game) => {
      if (games.size >= MOST_GAMES) fail('bad-request', '', says('too-many-games', { most: MOST_GAMES }));
      opened += 1;
      const name = `g${opened}`;
      games.set(name, game);
      return name;
    },
  };
}

const DEFAULT_LANGUAGE = 'en';

/** The session as it answers a request in its language. */
function inLanguage(session: SessionState, request: JsonObject): SessionState {
  const { languages } = session;
  const lang = Object.hasOwn(request, 'lang') ? request.lang : undefined;
  const known = languages?.known ?? [DEFAULT_LANGUAGE];
  const spoken = lang === undefined ? known[0] : known.find((one) => one === lang);
  if (spoken === undefined)
    return fail(
      'bad-request',
      'lang',
      says('unknown-language', { value: quoted(String(lang)), known: known.join(', ') }),
    );
  return languages === undefined ? session : { ...session, speak: (title) => languages.speak(spoken, title?.id) };
}

/** The title that a request is about, as far as it can be seen: a fault in it is told in the words of that title. */
function titleOf({ games, titles }: SessionState, { params }: JsonObject): Title | undefined {
  if (!isJsonObject(params)) return undefined;
  const { game, title, position, save } = params;
  if (typeof game === 'string') return games.get(game)?.title;
  const setUp = isJsonObject(save) ? save.setUp : position;
  const id = title ?? (isJsonObject(setUp) ? setUp.title : undefined);
  return titles.find((one) => one.id === id);
}

function requestOf(line: string | UnreadLine): JsonObject {
  const request = parsed(readable(line));
  if (!isJsonObject(request)) return fail('bad-request', '', says('not-a-request'));
  return request;
}

/** What would cost more to read than any request is worth is refused unread. */
function readable(line: string | UnreadLine): string {
  if (typeof line !== 'string') return fail('bad-request', '', line.unread);
  const bytes = bytesOf(line);
  if (bytes > LONGEST_LINE) return fail('bad-request', '', tooLong(bytes, LONGEST_LINE).unread);
  if (isNestedTooDeep(line)) return fail('bad-request', '', says('nested-too-deep', { deepest: DEEPEST }));
  return line;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return fail('bad-request', '', says('not-json'));
  }
}

function idOf(request: JsonObject): Json {
  const id = Object.hasOwn(request, 'id') ? request.id : undefined;
  if (typeof id === 'number') return id;
  if (typeof id === 'string' && id.length <= LONGEST_ID) return id;
  return fail('bad-request', 'id', says('bad-id', { most: LONGEST_ID }));
}

function resultOf(session: SessionState, request: JsonObject): unknown {
  expectFields(request, '', ['id', 'method', 'params', 'lang']);
  const name = Object.hasOwn(request, 'method') ? request.method : undefined;
  if (typeof name !== 'string') return fail('bad-request', 'method', says('expected-a-text'));
  const method = METHODS.get(name);
  if (method === undefined) {
    return fail(
      'unknown-method',
      'method',
      says('unknown-method', { value: quoted(name), known: [...METHODS.keys()].join(', ') }),
    );
  }
  const params = Object.hasOwn(request, 'params') ? request.params : {};
  if (!isJsonObject(params)) return fail('bad-request', 'params', says('expected-an-object'));
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

/** An error as it is replied, with its sentence. */
function toldError({ says: what, ...error }: ProtocolError, say: Say): JsonObject {
  const { rule, ...message } = what;
  const { code, place, evidence } = error;
  return {
    code,
    message: say(message),
    ...(place === undefined ? {} : { place }),
    ...(rule === undefined ? {} : { rule }),
    says: message,
    ...(evidence === undefined ? {} : { evidence }),
  };
}

function errorOf(error: unknown): ProtocolError {
  return error instanceof ProtocolFault ? error.error : internalError(error, undefined);
}
