/** Replies to queries, typed by the contracts that declare them. */
import {
  flag,
  group,
  hex,
  list,
  optional,
  place,
  type QuerySpecs,
  said,
  type Told,
  type ToldAnswer,
  text,
  unit,
  whole,
  yes,
} from '@bridgehead/engine/contract';
import type { Json, JsonObject, OpenGame } from '../game/contract.ts';
import type { Past } from '../game/past.ts';

const refused = said('reason', {});
const ANY = Number.MAX_SAFE_INTEGER;

/** What the game screen itself asks of every title, and what it shows of the answers: a title that has such a query answers it so. */
const SHARED = {
  hex: {
    params: {},
    answer: group({
      hex,
      terrain: text,
      features: list(text),
      name: optional(text),
      places: list(group({ name: text })),
      marks: list(group({ mark: text, code: text, note: optional(text) })),
      units: list(unit),
      sides: list(
        group({
          direction: text,
          hex: optional(hex),
          area: optional(place),
          water: optional(text),
          waterNames: optional(list(text)),
          /** Left out by a title that tells only of hexsides with a bridge. */
          bridges: optional(list(group({ kind: text, name: text, state: text }))),
          ferry: optional(text),
          ford: yes,
          escarpment: yes,
          road: optional(text),
          railway: yes,
        }),
      ),
    }),
  },
  moves: {
    params: {},
    answer: group({
      ends: list(group({ hex: optional(hex), area: optional(place), cost: whole(0, ANY), path: list(place) })),
      refusal: optional(refused),
    }),
  },
  supply: {
    params: {},
    answer: list(group({ unit, supplied: flag, blocked: optional(said('reason', { hex })) })),
  },
} as const satisfies QuerySpecs;

type SharedReplies = { readonly [K in keyof typeof SHARED]: ToldAnswer<typeof SHARED, K> };

export type Reason = Pick<Told<typeof refused>, 'rule' | 'reason'>;
export type MoveEnd = SharedReplies['moves']['ends'][number];
export type Moves = SharedReplies['moves'];
export type HexReport = SharedReplies['hex'];
export type HexsideReport = HexReport['sides'][number];
export type Supplied = SharedReplies['supply'][number];

/** Engine and client are built from one tree, so that the protocol's shapes need no second check here. */
const shaped = <T>(reply: Json): T => reply as unknown as T;

type Ask<Replies> = <K extends keyof Replies & string>(
  game: OpenGame,
  what: K,
  params?: JsonObject,
) => Promise<Replies[K] | undefined>;

/**
 * Asks for the engine's reply; undefined where it has none to such a query now. A title whose contract answers otherwise than the game
 * screen reads it does not compile.
 */
export function asker<Replies extends Partial<SharedReplies>>(): Ask<Replies> {
  return async <K extends keyof Replies & string>(game: OpenGame, what: K, params: JsonObject = {}) => {
    try {
      return shaped<Replies[K]>(await game.query(what, params));
    } catch {
      return undefined;
    }
  };
}

/** The same of an earlier position; rejects where it has no reply to such a query. */
export type AskPast<Replies> = <K extends keyof Replies & string>(
  past: Past,
  at: number,
  what: K,
  params: JsonObject,
) => Promise<Replies[K]>;

export function pastAsker<Replies extends Partial<SharedReplies>>(): AskPast<Replies> {
  return async <K extends keyof Replies & string>(past: Past, at: number, what: K, params: JsonObject) =>
    shaped<Replies[K]>(await past.query(at, what, params));
}

export const ask = asker<SharedReplies>();
