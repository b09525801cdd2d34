/** The shapes of the replies to queries: docs/protocol.md. */
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
}

interface StrengthItem {
  readonly rule: string;
  readonly label: string;
  readonly effect: string;
}

export interface StrengthLine {
  readonly unit: string;
  readonly with?: readonly string[];
  readonly printed: number;
  readonly value: number;
  readonly items: readonly StrengthItem[];
}

export interface Strength {
  readonly total: number;
  readonly units: readonly StrengthLine[];
}

export interface Shift {
  readonly rule: string;
  readonly label: string;
  readonly columns: number;
}

interface Chances {
  readonly ends: readonly { readonly end: string; readonly probability: string; readonly value: number }[];
  readonly vacated: { readonly probability: string; readonly value: number };
  readonly attackerSteps: { readonly exact: string; readonly value: number };
  readonly defenderSteps: { readonly exact: string; readonly value: number };
}

export interface Outcome extends Chances {
  readonly result: string;
  readonly sixths: number;
}

export interface OddsReport {
  readonly legal: boolean;
  readonly refusal?: Reason;
  readonly refusals: readonly (Reason & { readonly unit: string })[];
  readonly side: string;
  readonly target: string;
  readonly unknown?: boolean;
  readonly lead?: string;
  readonly attached?: string;
  readonly support?: { readonly air: boolean; readonly artillery: readonly string[] };
  readonly defenders?: readonly string[];
  readonly attack?: Strength;
  readonly defense?: Strength;
  readonly raw?: string;
  readonly shifts?: readonly Shift[];
  readonly column?: string;
  readonly resolved?: string;
  readonly outcomes?: readonly Outcome[];
  readonly summary?: Chances & { readonly policy: string };
  readonly expected?: Chances & {
    readonly faces: number;
    readonly policy: string;
    readonly columns: readonly { readonly column: string; readonly faces: number }[];
  };
}

export interface Retreats {
  readonly hex: string;
  readonly least: number;
  readonly most: number;
  readonly units: readonly {
    readonly unit: string;
    readonly eliminated: boolean;
    readonly doom?: Reason;
    readonly open: readonly (readonly string[])[];
    readonly out: readonly (Reason & { readonly path: readonly string[]; readonly fatal: boolean })[];
  }[];
}

export interface Advances {
  readonly target: string;
  readonly rate: string;
  readonly parties: readonly {
    readonly units: readonly string[];
    readonly out: readonly (Reason & { readonly hex?: string; readonly area?: string })[];
  }[];
}

export interface Losses {
  readonly may: readonly string[];
  readonly out: readonly (Reason & { readonly unit: string })[];
}

interface Why {
  readonly legal: boolean;
  readonly rule?: string;
  readonly reason?: string;
  readonly consulted: readonly {
    readonly rule: string;
    readonly label: string;
    readonly columns?: number;
    readonly spent?: number;
    readonly probability?: string;
    readonly legal?: boolean;
  }[];
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
  readonly unknown?: boolean;
  readonly traffic?: boolean;
  /** Who was last there, where the title keeps that of some hexes, or of all. */
  readonly held?: string;
  readonly owner?: string;
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

export interface Bond {
  readonly side: string;
  readonly kind: 'hex' | 'hexside';
  readonly between: readonly [string, string];
  readonly at: readonly string[];
  readonly state: 'active' | 'negated' | 'broken';
  readonly rule: string;
  readonly reason: string;
}

export interface Supplied {
  readonly unit: string;
  readonly supplied: boolean;
  readonly path?: readonly string[];
  readonly overland?: number;
  readonly blocked?: Reason & { readonly hex: string };
}

/** A hex that a side could attack now, with the best odds it can get without support. */
export interface Attack {
  readonly target: string;
  readonly units: readonly string[];
  readonly refusal?: Reason;
  readonly best?: { readonly column: string; readonly resolved: string };
}

interface QueryReplies {
  readonly moves: Moves;
  readonly odds: OddsReport;
  readonly retreats: Retreats;
  readonly advances: Advances;
  readonly losses: Losses;
  readonly why: Why;
  readonly hex: HexReport;
  readonly zoc: Zoc;
  readonly attacks: readonly Attack[];
  readonly bonds: readonly Bond[];
  readonly supply: readonly Supplied[];
}

/** Engine and client are built from one tree, so that the protocol's shapes need no second check here. */
const shaped = <T>(reply: Json): T => reply as unknown as T;

/** The engine's reply; undefined where it has none to such a query now. */
export async function ask<K extends keyof QueryReplies>(
  game: OpenGame,
  what: K,
  params: JsonObject = {},
): Promise<QueryReplies[K] | undefined> {
  try {
    return shaped<QueryReplies[K]>(await game.query(what, params));
  } catch {
    return undefined;
  }
}
