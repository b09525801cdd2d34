import type { Layout, Naming } from '@bridgehead/hex';
import type { Vocabulary } from '@bridgehead/map';
import type { Fact, Pin, WalkProfile } from '../pins/pin.ts';
import type { Geography } from './geography.ts';
import type { Georeference } from './projection.ts';

export interface GridDefinition {
  readonly layout: Layout;
  readonly naming: Naming;
  readonly hexKm: number;
  /** The playing field is the union of these rectangles of printed numbers, both ends included. */
  readonly extent: readonly { readonly rows: readonly [number, number]; readonly cols: readonly [number, number] }[];
  readonly georeference: Georeference;
}

/** How a title reads the geography: its words and its thresholds. */
export interface Recipe {
  readonly title: string;
  readonly name: string;
  /** The folder of the layers. */
  readonly geography: string;
  readonly attribution: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly landCover: LandCoverRecipe;
  /** What a place of each class adds to its hex; a class that is not listed only gives its name. */
  readonly places: Readonly<Partial<Record<'city' | 'town' | 'village', string>>>;
  /** Geography's water class, or class and size (`canal small`), to the title's word; others are left out. */
  readonly waters: Readonly<Record<string, string>>;
  /** Waters that roads cross only on bridges. */
  readonly bridgedWaters: readonly string[];
  readonly roads: Readonly<Record<string, string>>;
  readonly railways: boolean;
  readonly ferries: boolean;
  /** Hexsides with this water do not count between two hexes of one of these terrains. */
  readonly ignoredInside?: { readonly water: string; readonly terrain: readonly string[] };
  /** Whether the state border is a line of hexsides or only drawn. */
  readonly frontier: 'hexsides' | 'drawn';
}

export interface LandCoverRecipe {
  /** The first whose classes all reach their share of the hex wins. */
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
