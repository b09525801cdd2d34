/** The replies to queries that only this title answers so: docs/protocol.md. */
import {
  type Supplied as AnySupplied,
  asker,
  type HexReport,
  type QueryReplies,
  type Reason,
} from '@bridgehead/client-kit/play';

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

export interface Bond {
  readonly side: string;
  readonly kind: 'hex' | 'hexside';
  readonly between: readonly [string, string];
  readonly at: readonly string[];
  readonly state: 'active' | 'negated' | 'broken';
  readonly rule: string;
  readonly reason: string;
}

/** A hex that a side could attack now, with the best odds it can get without support. */
export interface Attack {
  readonly target: string;
  readonly units: readonly string[];
  readonly refusal?: Reason;
  readonly best?: { readonly column: string; readonly resolved: string };
}

/** A path runs from the unit overland to a road and along it to the source. */
export interface Supplied extends AnySupplied {
  readonly overland?: number;
}

/** A hex may be jammed; of some it is kept which side was last in them. */
export interface HollandHex extends HexReport {
  readonly traffic?: boolean;
  readonly held?: string;
}

interface HollandReplies extends QueryReplies {
  readonly hex: HollandHex;
  readonly odds: OddsReport;
  readonly retreats: Retreats;
  readonly advances: Advances;
  readonly losses: Losses;
  readonly why: Why;
  readonly attacks: readonly Attack[];
  readonly bonds: readonly Bond[];
  readonly supply: readonly Supplied[];
}

export const ask = asker<HollandReplies>();
