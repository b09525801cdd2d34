/** What a title registers: everything that the command line, the client and the tools know of it before they load it. */
import type { MapStyle, View } from '@bridgehead/board';
import type { Options, OptionValue, Title, TitleAi, TitleFacts } from '@bridgehead/engine';
import type { MapFile } from '@bridgehead/map';
import type { Dictionary } from '@bridgehead/protocol';
import type { Sides } from '../looks/sides.ts';
import type { History } from './history.ts';
import type { ReadyPictures } from './ready-pictures.ts';
import type { TitleClient } from './title-client.ts';

/** What may be typed as dice to come. */
export interface DiceRange {
  /** The smallest and the largest number of any of its dice. */
  readonly least: number;
  readonly most: number;
  /** Whether something is drawn by its id as well. */
  readonly hasFaces: boolean;
}

/** What the start page says of an option whose values it lists; the others are on or off. */
export interface OptionWords {
  readonly name: string;
  /** By value. */
  readonly values: Readonly<Record<string, string>>;
}

/** The two ways in, where a title has words of its own for them. */
export interface LearnWords {
  readonly first: string;
  readonly firstHint: string;
  readonly rulebook: string;
  readonly rulebookHint: string;
}

/** What a title and its versions are called, and what the start page says of them. */
export interface StartWords<Scenario extends string = string, Option extends string = string> {
  readonly name: string;
  readonly story: string;
  /** The smallest unit of a movement cost: what `cost` counts in replies. */
  readonly costUnit: string;
  readonly scenarios: Readonly<Record<Scenario, { readonly name: string; readonly about: string }>>;
  readonly options: Readonly<Record<Option, { readonly name: string; readonly listed?: OptionWords }>>;
  /** Of each point in which its editions differ; left out where there is one edition. */
  readonly rules?: Readonly<Record<string, OptionWords>>;
  /** What the chapters in which they differ are called, by number. */
  readonly chapters?: Readonly<Record<string, string>>;
  readonly learn?: LearnWords;
}

/** The versions of the game that tools play one after the other, so that every option and every scenario has its games. */
interface ToolVersions {
  /** Every option has each of its values in some games: these in turn. */
  readonly cycles: Readonly<Record<string, readonly OptionValue[]>>;
  /** Options that make another game of it: the rules, and what is seen of the enemy. */
  readonly variants: readonly Options[];
  /** How many games of each scenario in a round; a scenario that is not named has one. */
  readonly shares: Readonly<Record<string, number>>;
}

export interface TitleManifest {
  readonly facts: TitleFacts;
  /** As the facts name them, in their order. */
  readonly sides: Sides;
  readonly start: StartWords;
  readonly dice: DiceRange;
  readonly versions: ToolVersions;
  /** The part of the map that stands for the whole on the start page. */
  readonly picture: View;
  /** Pictures that `npm run pictures` has made of its map; left out, everything is drawn when it is wanted. */
  readonly pictures?: ReadyPictures;
  /** How the words of its map are drawn. */
  readonly mapStyle: MapStyle;
  loadMap(): Promise<MapFile>;
  /** Where the picture of its relief is, a file beside the client: only who draws the map loads it. Left out: it has none. */
  readonly relief?: string;
  loadRules(): Promise<Title>;
  /** Left out: nobody has taught a computer to play it yet. */
  loadAi?(): Promise<TitleAi>;
  /** How its rules, players and events are told. */
  loadWords(): Promise<Dictionary>;
  /** Left out: what it tells never happened. */
  loadHistory?(): Promise<History>;
  loadClient(): Promise<TitleClient>;
}
