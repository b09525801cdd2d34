/**
 * A pin is a statement of the rules about the map, with its source. The compiler bends the geography until the pin
 * holds; a fact is only checked. Both are written in the title's folder and listed, met or not, in the report.
 */
import type { BridgeKind, Edge, MarkKind, PlaceClass } from '@bridgehead/map';

interface Statement {
  /** The fact in a short sentence of our own. */
  readonly says: string;
  /** Where it is stated: `seed 002 5.7`, `[derived] …`, `[design] …`. */
  readonly source: string;
}

export type Pin = Statement & PinBody;

export type PinBody =
  /** The hex has this terrain, these features, and not those. What is left out stays as the land cover gives it. */
  | {
      readonly pin: 'terrain';
      readonly hex: string;
      readonly is?: string;
      readonly with?: readonly string[];
      readonly without?: readonly string[];
      /** What the hex is called where no place stands in it: a city of several hexes. */
      readonly name?: string;
    }
  /** The hex has none of these terrains. If the land cover gives one of them, `else` is taken. */
  | { readonly pin: 'not-terrain'; readonly hex: string; readonly not: readonly string[]; readonly else: string }
  /** The place stands in this hex and has this class; a place that geography does not name is an error. */
  | { readonly pin: 'place'; readonly name: string; readonly hex?: string; readonly class?: PlaceClass }
  /** The place is left out: another one names the hex. */
  | { readonly pin: 'no-place'; readonly name: string }
  /** The named water runs along this hexside. */
  | { readonly pin: 'water'; readonly side: string; readonly water: string }
  /** The named water does not run along this hexside. */
  | { readonly pin: 'no-water'; readonly side: string; readonly water: string }
  /** The named water is left out of this map. */
  | { readonly pin: 'drop-water'; readonly water: string }
  /** The bridge of geography (by its name) lies on this hexside. `permanent`: it can never be destroyed. */
  | {
      readonly pin: 'bridge';
      readonly name: string;
      readonly side?: string;
      readonly kind?: BridgeKind;
      readonly permanent?: boolean;
    }
  | { readonly pin: 'no-bridge'; readonly name: string }
  /** A bridge that geography lacks, where a road crosses a water. */
  | { readonly pin: 'new-bridge'; readonly name: string; readonly side: string }
  /** The water begins at the point of its course nearest to this hex: what lies before is no obstacle. */
  | { readonly pin: 'water-begins'; readonly water: string; readonly hex: string }
  /** The escarpment of geography runs along this hexside, or does not. */
  | { readonly pin: 'escarpment'; readonly name: string; readonly side: string }
  | { readonly pin: 'no-escarpment'; readonly name: string; readonly side: string }
  /** The ferry of geography lies on this hexside. */
  | { readonly pin: 'ferry'; readonly name: string; readonly side: string }
  | { readonly pin: 'no-ferry'; readonly name: string }
  /**
   * The road of geography runs through these hexes, in this order (not necessarily adjacent); `class` overrules.
   * `leaves`: from the first or the last of them it leaves the map over this edge hexside and ends.
   */
  | {
      readonly pin: 'road';
      readonly name: string;
      readonly through?: readonly string[];
      readonly class?: string;
      readonly leaves?: readonly string[];
    }
  /** A road that geography lacks: a chain of hexes, routed over the shortest way between those given. */
  | {
      readonly pin: 'new-road';
      readonly name: string;
      readonly class: string;
      readonly through: readonly string[];
      readonly leaves?: readonly string[];
    }
  | { readonly pin: 'no-road'; readonly name: string }
  /** An area off the map: the edge hexsides of these rows (east, west) or columns (north, south), inclusive. */
  | {
      readonly pin: 'area';
      readonly area: string;
      readonly side: string;
      readonly note?: string;
      readonly edges: readonly { readonly edge: Edge; readonly from: number; readonly to: number }[];
      readonly touches: readonly string[];
    }
  /** A region: all hexes that can be reached from this one without crossing those waters. */
  | {
      readonly pin: 'region';
      readonly region: string;
      readonly name: string;
      readonly from: string;
      readonly within: readonly string[];
    }
  /** A region: all hexes whose printed numbers lie between these, both included. */
  | {
      readonly pin: 'block';
      readonly region: string;
      readonly name: string;
      readonly cols: readonly [number, number];
      readonly rows: readonly [number, number];
    }
  | {
      readonly pin: 'mark';
      readonly mark: MarkKind;
      readonly hex: string;
      readonly code: string;
      readonly side?: string;
      readonly note?: string;
    }
  /** A line of hexsides that the rules draw, in order. */
  | { readonly pin: 'boundary'; readonly name: string; readonly class: string; readonly sides: readonly string[] }
  | {
      readonly pin: 'lettering';
      readonly text: string;
      readonly kind: 'landscape' | 'country';
      readonly lonLat: readonly [number, number];
      readonly turn: number;
    };

export type Fact = Statement & FactBody;

/** `walk` costs: what a hex or a hexside costs to enter or cross; a word that is not listed is forbidden. */
export interface WalkProfile {
  readonly terrain: Readonly<Record<string, number>>;
  /** Added when the hexside carries this water and no bridge; a water that is not listed cannot be crossed. */
  readonly waters: Readonly<Record<string, number>>;
  /** Replaces all the above when the hexside carries a road of this class; left out: roads do not matter. */
  readonly roads?: Readonly<Record<string, number>>;
  readonly bridges: Readonly<Partial<Record<BridgeKind, number>>>;
  /** Added when the hexside carries an escarpment and no road; left out: it cannot be crossed. */
  readonly escarpment?: number;
}

export type FactBody =
  | { readonly fact: 'terrain'; readonly hex: string; readonly among: readonly string[] }
  | { readonly fact: 'not-terrain'; readonly hex: string; readonly not: readonly string[] }
  | {
      readonly fact: 'feature';
      readonly hex: string;
      readonly has?: readonly string[];
      readonly lacks?: readonly string[];
    }
  | { readonly fact: 'place'; readonly name: string; readonly hex: string; readonly class?: PlaceClass }
  | { readonly fact: 'adjacent'; readonly hexes: readonly [string, string] }
  /** At least this many neighbours of the hex have one of these terrains. */
  | { readonly fact: 'neighbours'; readonly hex: string; readonly among: readonly string[]; readonly atLeast: number }
  /** Within this distance of the hex there is one of these terrains. */
  | {
      readonly fact: 'near';
      readonly hex: string;
      readonly among: readonly string[];
      readonly within: number;
      readonly atLeast: number;
    }
  /** The hexside carries a water of this class, or none at all where `is` is `none`. */
  | { readonly fact: 'water'; readonly side: string; readonly is: string }
  | {
      readonly fact: 'bridge';
      readonly side: string;
      readonly kind: BridgeKind;
      readonly water?: string;
      readonly permanent?: boolean;
    }
  /** These hexsides, and no others, carry bridges over this water. */
  | { readonly fact: 'bridges-of'; readonly water: string; readonly sides: readonly string[] }
  | { readonly fact: 'ferry'; readonly side: string }
  /** The hexside has a ford, or has none where `is` is false. */
  | { readonly fact: 'ford'; readonly side: string; readonly is: boolean }
  | { readonly fact: 'escarpment'; readonly side: string; readonly is: boolean }
  /** The two hexes are so many steps apart. */
  | { readonly fact: 'distance'; readonly hexes: readonly [string, string]; readonly is: number }
  /** Each hex touches the next, and a road of at least this class joins them. */
  | { readonly fact: 'road'; readonly class: string; readonly hexes: readonly string[] }
  /** A road of at least this class, unbroken, joins these hexes. `bridged`: without going through a water. */
  | {
      readonly fact: 'road-joins';
      readonly class: string;
      readonly hexes: readonly string[];
      readonly bridged?: boolean;
    }
  /** No road joins these two adjacent hexes. */
  | { readonly fact: 'no-road'; readonly hexes: readonly [string, string] }
  | { readonly fact: 'on-road'; readonly hex: string }
  /** The water lies between the hexes of one list and those of the other (a flood over the map cannot pass it). */
  | {
      readonly fact: 'banks';
      readonly waters: readonly string[];
      readonly one: readonly string[];
      readonly other: readonly string[];
    }
  /** These hexes lie on the same bank: a flood that crosses none of these waters joins them. */
  | { readonly fact: 'same-bank'; readonly waters: readonly string[]; readonly hexes: readonly string[] }
  /** The hexsides of this water form one unbroken chain. */
  | { readonly fact: 'unbroken'; readonly water: string }
  /** By these costs the goal costs at most (or exactly) so much. */
  | {
      readonly fact: 'walk';
      readonly profile: string;
      readonly from: string;
      /** Any one of them. */
      readonly to: readonly string[];
      readonly within?: number;
      readonly exactly?: number;
      readonly avoid?: readonly string[];
    }
  | { readonly fact: 'area'; readonly area: string; readonly edge: Edge }
  /** Over this edge hexside lies this area. */
  | { readonly fact: 'area-side'; readonly area: string; readonly side: string }
  /** The hex lies on the edge of the map. */
  | { readonly fact: 'edge'; readonly hex: string }
  /** A road leaves the map over this edge hexside. */
  | { readonly fact: 'road-leaves'; readonly side: string }
  /** No road leaves the map from this hex. */
  | { readonly fact: 'no-road-leaves'; readonly hex: string }
  /** At least one road enters the map from this area. */
  | { readonly fact: 'area-road'; readonly area: string }
  | { readonly fact: 'areas-touch'; readonly areas: readonly [string, string]; readonly touch: boolean }
  | { readonly fact: 'mark'; readonly mark: MarkKind; readonly hex: string; readonly code: string }
  | {
      readonly fact: 'region';
      readonly region: string;
      readonly in: readonly string[];
      readonly out: readonly string[];
    }
  /** The boundary has these hexes on one side and those on the other. */
  | {
      readonly fact: 'boundary-between';
      readonly boundary: string;
      readonly one: readonly string[];
      readonly other: readonly string[];
    }
  /** No more and no fewer hexes than this carry one of these terrains or features, those listed not counted. */
  | {
      readonly fact: 'count';
      readonly among: readonly string[];
      readonly atLeast?: number;
      readonly atMost?: number;
      readonly except?: readonly string[];
    };
