/** The shapes of the replies to queries that all titles have: docs/protocol.md. */
import type { Json, JsonObject, OpenGame } from '../game/contract.ts';

export interface Reason {
  readonly rule: string;
  readonly reason: string;
}

export interface MoveEnd {
  readonly hex?: string;
  readonly area?: string;
  readonly cost: number;
  readonly path: readonly string[];
  readonly stops?: Reason;
}

export interface Moves {
  readonly units: readonly string[];
  readonly mode: string;
  readonly ends: readonly MoveEnd[];
  readonly refusal?: Reason;
  /** What the way to one place would cost, in reach or not, and what there is. */
  readonly needs?: { readonly cost: number; readonly budget: number };
}

export interface HexReport {
  readonly hex: string;
  readonly terrain: string;
  readonly features: readonly string[];
  readonly name?: string;
  readonly places: readonly { readonly name: string }[];
  readonly regions: readonly string[];
  readonly marks: readonly { readonly mark: string; readonly code?: string; readonly note?: string }[];
  readonly units: readonly string[];
  readonly sides: readonly HexsideReport[];
}

export interface HexsideReport {
  readonly direction: string;
  readonly hex?: string;
  readonly area?: string;
  readonly water?: string;
  readonly waterNames?: readonly string[];
  /** Left out by a title that tells only of hexsides with a bridge. */
  readonly bridges?: readonly { readonly kind: string; readonly name: string; readonly state: string }[];
  readonly ferry?: string | boolean;
  readonly road?: string;
  readonly railway?: boolean;
  readonly boundary?: string;
}

export interface Zoc {
  readonly hexes: readonly { readonly hex: string }[];
}

export interface Supplied {
  readonly unit: string;
  readonly supplied: boolean;
  readonly path?: readonly string[];
  readonly blocked?: Reason & { readonly hex: string };
}

/** What every title answers in these shapes; a title adds its own. */
export interface QueryReplies {
  readonly moves: Moves;
  readonly hex: HexReport;
  readonly zoc: Zoc;
  readonly supply: readonly Supplied[];
}

/** Engine and client are built from one tree, so that the protocol's shapes need no second check here. */
const shaped = <T>(reply: Json): T => reply as unknown as T;

type Ask<Replies> = <K extends keyof Replies & string>(
  game: OpenGame,
  what: K,
  params?: JsonObject,
) => Promise<Replies[K] | undefined>;

/** Asks for the engine's reply; undefined where it has none to such a query now. */
export function asker<Replies>(): Ask<Replies> {
  return async <K extends keyof Replies & string>(game: OpenGame, what: K, params: JsonObject = {}) => {
    try {
      return shaped<Replies[K]>(await game.query(what, params));
    } catch {
      return undefined;
    }
  };
}

export const ask = asker<QueryReplies>();
