import type { Layout, Naming, Point } from '@bridgehead/hex';

/**
 * A map file as the compiler writes it: plain JSON, one record a line. Hexes go by their printed names, hexsides by
 * `4816/4817` (either order) or `5626/E` on the edge of the map, points by sheet coordinates in hexes.
 */
export interface MapFile {
  readonly format: typeof MAP_FORMAT;
  readonly version: typeof MAP_VERSION;
  readonly title: string;
  readonly name: string;
  readonly attribution: readonly string[];
  readonly sheet: SheetRecord;
  readonly vocabulary: Vocabulary;
  readonly hexes: readonly HexRecord[];
  readonly sides: readonly SideRecord[];
  readonly places: readonly PlaceRecord[];
  readonly areas: readonly AreaRecord[];
  readonly regions: readonly RegionRecord[];
  readonly marks: readonly MarkRecord[];
  readonly waters: readonly WaterRecord[];
  readonly roads: readonly RouteRecord[];
  readonly railways: readonly RouteRecord[];
  readonly boundaries: readonly BoundaryRecord[];
  readonly lettering: readonly LetteringRecord[];
  readonly escarpments?: readonly EscarpmentRecord[];
  readonly landforms?: readonly LandformRecord[];
}

export const MAP_FORMAT = 'bridgehead-map';
export const MAP_VERSION = 1;

export interface SheetRecord extends Layout {
  readonly naming: Naming;
  /** Kilometres from centre to centre. */
  readonly hexKm: number;
  /** Where north points on the sheet, in degrees clockwise from up. */
  readonly north: number;
}

/** The words this map uses, in the order in which integer tables number them; what they mean is the title's affair. */
export interface Vocabulary {
  readonly terrain: readonly string[];
  readonly features: readonly string[];
  /** From the least to the greatest: the greater one rules a hexside that two waters share. */
  readonly waters: readonly string[];
  /** From the least to the best: the best one rules a hexside that two roads share. */
  readonly roads: readonly string[];
  readonly boundaries: readonly string[];
}

export interface HexRecord {
  readonly hex: string;
  readonly terrain: string;
  readonly features?: readonly string[];
  readonly name?: string;
}

export const BRIDGE_KINDS = ['road', 'rail'] as const;
export type BridgeKind = (typeof BRIDGE_KINDS)[number];

export interface BridgeRecord {
  readonly kind: BridgeKind;
  readonly name: string;
  /** A bridge that the rules never allow to be destroyed. */
  readonly permanent?: true;
}

/** What lies on or crosses a hexside. A road or railway here joins the two hexes. */
export interface SideRecord {
  readonly side: string;
  readonly water?: string;
  readonly bridges?: readonly BridgeRecord[];
  readonly ferry?: string;
  /** The road crosses the water through its bed. */
  readonly ford?: true;
  readonly road?: string;
  readonly railway?: true;
  readonly boundary?: string;
  readonly escarpment?: true;
}

/** The greatest first: it gives a hex its name. Nobody lives on a pass or an airfield. */
export const PLACE_CLASSES = ['city', 'town', 'village', 'hamlet', 'pass', 'airfield'] as const;
export type PlaceClass = (typeof PLACE_CLASSES)[number];

export interface PlaceRecord {
  readonly name: string;
  readonly class: PlaceClass;
  readonly hex: string;
  /** Where the place really lies; the drawing leans towards it. */
  readonly at: Point;
}

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** A place off the map that touches it through hexsides of the edge. */
export interface AreaRecord {
  readonly area: string;
  /** Who may use it, in the title's words; the drawing colours it by this. */
  readonly side: string;
  readonly note?: string;
  readonly edge: Edge;
  readonly sides: readonly string[];
  readonly touches: readonly string[];
}

export interface RegionRecord {
  readonly region: string;
  readonly name: string;
  readonly hexes: readonly string[];
}

export const MARK_KINDS = ['drop', 'objective', 'entry', 'supply'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Something the title prints into a hex: a drop hex, an objective, an entry hex, a source of supply. */
export interface MarkRecord {
  readonly mark: MarkKind;
  readonly hex: string;
  /** What is printed: a drop code, the points of an objective. */
  readonly code: string;
  readonly side?: string;
  readonly note?: string;
}

/** One water from source to mouth: its hexsides in order, and its true course for the drawing. */
export interface WaterRecord {
  readonly name: string;
  readonly class: string;
  readonly sides: readonly string[];
  readonly course: readonly Point[];
}

/** One road or railway as a chain of adjacent hexes; `from` and `to` are edge hexsides where it leaves the map. */
export interface RouteRecord {
  readonly name: string;
  readonly class: string;
  readonly hexes: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly course: readonly Point[];
}

export interface BoundaryRecord {
  readonly name: string;
  readonly class: string;
  readonly sides: readonly string[];
  readonly course: readonly Point[];
}

/**
 * A wall of rock: its hexsides in order. Walking along them one has the low ground on this hand; a single hexside is
 * walked clockwise around its first hex.
 */
export interface EscarpmentRecord {
  readonly name: string;
  readonly low: 'left' | 'right';
  readonly sides: readonly string[];
}

/** A part of the land with an outline of its own (a massif, a salt flat), for the drawing. */
export interface LandformRecord {
  readonly name: string;
  readonly class: string;
  /** Metres above the sea. */
  readonly summit?: number;
  readonly ring: readonly Point[];
}

/** A name that belongs to no single hex: a landscape, a country. */
export interface LetteringRecord {
  readonly text: string;
  readonly kind: 'landscape' | 'country';
  readonly at: Point;
  /** Degrees clockwise. */
  readonly turn: number;
}
