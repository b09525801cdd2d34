/** One game that is open in two builds: every question goes to both. */
import { isJsonObject, type Json, type JsonObject, sameJson } from '@bridgehead/engine';
import type { Engine, Reply } from '../builds/engine-process.ts';
import { type Aspect, Parted, type Parting } from './aspects.ts';
import { differencesOf } from './differences.ts';

/** Ours and theirs. */
export type Both<T> = readonly [T, T];
export type Pair = Both<Engine>;

interface LoggedDecision {
  readonly decision: Json;
  choice?: Json;
}

export interface PairedGame {
  readonly except: ReadonlySet<Aspect>;
  /** Every decision so far, with the choice that was made in both. */
  readonly log: LoggedDecision[];
  /** Asks both about the game; an error of either ends the comparison. */
  ask(method: string, params?: JsonObject): Promise<Both<Reply>>;
  /** What each build calls the game. */
  readonly games: Both<string>;
  /** Asks this build alone. */
  askOurs(method: string, params: JsonObject): Promise<Reply>;
  /** Asks each its own question, about no game or about one that it names. */
  askEach(method: string, params: Both<JsonObject>): Promise<Both<Reply>>;
  /** Tells each something at the end, whatever it says to that. */
  tellEach(method: string, params: Both<JsonObject>): Promise<void>;
}

export const readBoth = ([ours, theirs]: Both<Reply>): Both<Json> => [ours.value(), theirs.value()];

export const gamesIn = (replies: Both<Reply>): Both<string> => {
  const [ours, theirs] = readBoth(replies).map((value) => (isJsonObject(value) ? String(value.game) : ''));
  return [ours ?? '', theirs ?? ''];
};

/** Opens the same set-up in both. */
export async function openPairedGame(pair: Pair, setUp: JsonObject, except: ReadonlySet<Aspect>): Promise<PairedGame> {
  const log: LoggedDecision[] = [];
  const askEach = async (method: string, params: Both<JsonObject>): Promise<Both<Reply>> => {
    const replies: Both<Reply> = await Promise.all([pair[0].ask(method, params[0]), pair[1].ask(method, params[1])]);
    expectAnswers(method, replies, log);
    return replies;
  };
  const games = gamesIn(await askEach('new', [setUp, setUp]));
  const ask: PairedGame['ask'] = (method, params = {}) =>
    askEach(method, [
      { game: games[0], ...params },
      { game: games[1], ...params },
    ]);
  const askOurs: PairedGame['askOurs'] = async (method, params) => {
    const reply = await pair[0].ask(method, params);
    expectAnswers(method, [reply, reply], log);
    return reply;
  };
  const tellEach: PairedGame['tellEach'] = async (method, params) => {
    await Promise.all([pair[0].ask(method, params[0]), pair[1].ask(method, params[1])]);
  };
  return { except, log, games, ask, askOurs, askEach, tellEach };
}

function expectAnswers(method: string, [ours, theirs]: Both<Reply>, log: readonly LoggedDecision[]): void {
  if (ours.error === undefined && theirs.error === undefined) return;
  const says = ({ error }: Reply): string => (error === undefined ? 'answers' : `${error.code}, ${error.message}`);
  const isRefusal = [ours, theirs].some(({ error }) => error?.code === 'illegal-choice');
  const difference = [`${method}: ${says(ours)} here, ${says(theirs)} there`];
  throw parted(log, isRefusal ? 'refusal' : 'fault', difference);
}

/** The departure at the last decision that was asked, or at an earlier one. */
export function parted(
  log: readonly LoggedDecision[],
  what: Parting,
  difference: readonly string[],
  at = log.length,
): Parted {
  return new Parted({ what, at, ...log[at - 1], difference });
}

/** Whether two replies say the same: most often they are the same text, and nothing need be read. */
export const sameReply = ([ours, theirs]: Both<Reply>): boolean =>
  ours.text === theirs.text || sameJson(ours.value(), theirs.value());

/** Parts where two values differ in something that counts. */
export function expectSame({ except, log }: PairedGame, what: Aspect, [here, there]: Both<Json | undefined>): void {
  if (except.has(what) || sameJson(here, there)) return;
  throw parted(log, what, differencesOf(here, there));
}
