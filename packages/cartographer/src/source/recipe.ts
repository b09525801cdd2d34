import type { Layout, Naming } from '@bridgehead/hex';
import type { PlaceClass, Vocabulary } from '@bridgehead/map';
import type { Fact, Pin, WalkProfile } from '../pins/pin.ts';
import type { Geography, Layer } from './geography.ts';
import type { Georeference } from './projection.ts';

export interface GridDefinition {
  readonly layout: Layout;
  readonly naming: Naming;
  readonly hexKm: number;
  /** The playing field is the union of these rectangles of printed numbers, both ends included. */
  readonly extent: readonly {
    readonly rows: readonly [number, number];
    readonly cols: readonly [number, number];
    /** Only every so many columns of them: where shifted columns are shorter than the others. */
    readonly every?: number;
  }[];
  readonly georeference: Georeference;
}

/** How a title reads the geography: its words and its thresholds. */
export interface Recipe {
  readonly title: string;
  readonly name: string;
  /** The folder of the layers. */
  readonly geography: string;
  /** The layers of that folder to be read; left out, the usual ones. */
  readonly layers?: readonly Layer[];
  readonly attribution: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly landCover: LandCoverRecipe;
  /** What a place of each class adds to its hex; a class that is not listed only gives its name. */
  readonly places: Readonly<Partial<Record<PlaceClass, string>>>;
  /** Geography's water class, or class and size (`canal small`), to the title's word; others are left out. */
  readonly waters: Readonly<Record<string, string>>;
  /** Waters that roads cross only on bridges. */
  readonly bridgedWaters: readonly string[];
  /** Waters whose bed a road goes through where it has no bridge: there is a ford. */
  readonly fordedWaters?: readonly string[];
  readonly roads: Readonly<Record<string, string>>;
  readonly railways: boolean;
  readonly ferries: boolean;
  /** Hexsides with this water do not count between two hexes of one of these terrains. */
  readonly ignoredInside?: { readonly water: string; readonly terrain: readonly string[] };
  /** Whether the state border is a line of hexsides or only drawn. */
  readonly frontier: 'hexsides' | 'drawn';
  /** Its heights are drawn as relief: broken ground, hill and mountain in its words, and pixels to a hex. */
  readonly relief?: ReliefRecipe;
  /** Land cover whose outlines go into the map file, for the drawing. */
  readonly landforms?: readonly string[];
}

export interface ReliefRecipe {
  readonly levels: readonly [broken: string, hill: string, mountain: string];
  readonly across: number;
}

export interface LandCoverRecipe {
  /**
   * The first whose classes all reach their share of the hex wins. `mountain + hill` is the share that lies under
   * either.
   */
  readonly terrain: readonly { readonly is: string; readonly shares: Readonly<Record<string, number>> }[];
  readonly otherwise: string;
  /** Added to hexes of these terrains when the class reaches its share. */
  readonly features: readonly {
    readonly is: string;
    readonly class: string;
    readonly share: number;
    readonly on: readonly string[];
  }[];
}

export interface MapSource {
  readonly recipe: Recipe;
  readonly grid: GridDefinition;
  readonly geography: Geography;
  readonly pins: readonly Pin[];
  readonly facts: readonly Fact[];
  readonly profiles: Readonly<Record<string, WalkProfile>>;
}
