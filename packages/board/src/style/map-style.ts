/** How the words of a title's map are drawn. The drawing knows looks; which word has which look, the title says. */
import type { MapFile } from '@bridgehead/map';
import { LEGEND_EN, LEGEND_KEYS, type LegendWords } from './legend.en.ts';
import type { Theme, Tokens } from './tokens.ts';

/** What a hex may look like. A hex has one or more of them: drained land and woods, rough and marsh. */
export type GroundLook =
  | 'clear'
  | 'heath'
  | 'rough'
  | 'broken'
  | 'hill'
  | 'mountain'
  | 'drained'
  | 'marsh'
  | 'woods'
  | 'city'
  | 'town'
  | 'village';

/** A wadi is a dry bed between banks; a wash is a greater one. */
export type WaterLook = 'stream' | 'canal' | 'river' | 'lake' | 'wadi' | 'wash';

/** What a landform looks like; one that is not styled only shapes the relief. */
export type LandformLook = 'massif' | 'grove' | 'salt';

/** 1 is the best road. */
export const ROAD_RANKS = [1, 2, 3] as const;
export type RoadRank = (typeof ROAD_RANKS)[number];

export type BoundaryLook = 'frontier' | 'formation';

/** The tones of the two sides, and a third for what belongs to neither or to both. */
export type Tone = 'first' | 'second' | 'neutral';

/** `name` is what the legend says. */
export interface GroundStyle {
  readonly looks: readonly GroundLook[];
  readonly name: string;
}

export interface WaterStyle {
  readonly look: WaterLook;
  readonly name: string;
}

export interface RoadStyle {
  readonly rank: RoadRank;
  /** A track is dashed. */
  readonly look?: 'track';
  readonly name: string;
}

export interface BoundaryStyle {
  readonly look: BoundaryLook;
  readonly name: string;
}

type Words<T> = Readonly<Record<string, T>>;

export interface MapStyle {
  readonly terrain: Words<GroundStyle>;
  readonly features: Words<GroundStyle>;
  readonly waters: Words<WaterStyle>;
  readonly roads: Words<RoadStyle>;
  readonly boundaries: Words<BoundaryStyle>;
  readonly sides: Words<Tone>;
  /** Widths of great rivers by name, in hexes. */
  readonly widths?: Words<number>;
  readonly landforms?: Words<LandformLook>;
  /** Open land: enclosed fields, or else dry steppe. */
  readonly land?: 'steppe';
  /** Names of places as books have them, or else as staff maps do: towns in capitals, hamlets in italics. */
  readonly lettering?: 'staff';
  /** Colours of this map alone, over those of the themes. */
  readonly palette?: Palette;
  /** What the legend says besides, where it is not English. */
  readonly legend?: LegendWords;
  /** How the notes of the map are told, where it is not as they are written. */
  noted?(note: string): string;
}

export type Palette = Readonly<Record<Theme, Readonly<Partial<Tokens>>>>;

type Named = 'terrain' | 'features' | 'waters' | 'roads' | 'boundaries';

/** A style without its names. */
export type MapLooks = Omit<MapStyle, Named | 'legend'> & {
  readonly [Part in Named]: Words<Omit<MapStyle[Part][string], 'name'>>;
};

/** What each word of a map is called. */
export type MapNames<Looks extends MapLooks = MapLooks> = {
  readonly [Part in Named]: Readonly<Record<keyof Looks[Part], string>>;
};

/** Looks with their names: the legend and the cards say these. */
export function namedStyle<const Looks extends MapLooks>(looks: Looks, names: MapNames<Looks>): MapStyle {
  const named = <T extends object>(styles: Words<T>, words: Words<string>): Words<T & { readonly name: string }> =>
    Object.fromEntries(Object.entries(styles).map(([word, style]) => [word, { ...style, name: words[word] ?? word }]));
  return {
    ...looks,
    terrain: named(looks.terrain, names.terrain),
    features: named(looks.features, names.features),
    waters: named(looks.waters, names.waters),
    roads: named(looks.roads, names.roads),
    boundaries: named(looks.boundaries, names.boundaries),
  };
}

/** The same style with everything that it says told in another way. */
export function toldStyle(style: MapStyle, told: (text: string) => string): MapStyle {
  const renamed = <T extends { readonly name: string }>(styles: Words<T>): Words<T> =>
    Object.fromEntries(Object.entries(styles).map(([word, one]) => [word, { ...one, name: told(one.name) }]));
  const { legend = LEGEND_EN } = style;
  return {
    ...style,
    terrain: renamed(style.terrain),
    features: renamed(style.features),
    waters: renamed(style.waters),
    roads: renamed(style.roads),
    boundaries: renamed(style.boundaries),
    legend: toldLegend(legend, told),
    noted: told,
  };
}

function toldLegend(legend: LegendWords, told: (text: string) => string): LegendWords {
  const words: Record<keyof LegendWords, string> = { ...legend };
  for (const key of LEGEND_KEYS) words[key] = told(legend[key]);
  return words;
}

/** A thing of the map with its note. */
export function notedIn(style: MapStyle, what: string, note: string | undefined): string {
  if (note === undefined) return what;
  return `${what}, ${style.noted?.(note) ?? note}`;
}

export const legendWordsOf = ({ legend = LEGEND_EN }: MapStyle): LegendWords => legend;

/** For a map without a style of its own: every word is drawn in the plainest way, and the legend says the word. */
export function plainStyle({ vocabulary, areas, marks }: MapFile): MapStyle {
  const words = <T>(list: readonly string[], styled: (name: string) => T): Words<T> =>
    Object.fromEntries(list.map((word) => [word, styled(word)]));
  const sides = [...areas, ...marks].flatMap(({ side }) => side ?? []);
  return {
    terrain: words(vocabulary.terrain, (name) => ({ looks: ['clear'], name })),
    features: words(vocabulary.features, (name) => ({ looks: ['clear'], name })),
    waters: words(vocabulary.waters, (name) => ({ look: 'stream', name })),
    roads: words(vocabulary.roads, (name) => ({ rank: 2, name })),
    boundaries: words(vocabulary.boundaries, (name) => ({ look: 'frontier', name })),
    sides: words(sides, () => 'neutral'),
  };
}

/** The style of a word; a word without one is an error that names it, what it stands for and what would do. */
export function styleOf<T>(words: Words<T>, word: string, what: string): T {
  const style = Object.hasOwn(words, word) ? words[word] : undefined;
  if (style === undefined) {
    throw new RangeError(`no look for the ${what} «${word}»; known are ${Object.keys(words).join(', ')}`);
  }
  return style;
}

/** The tone of a side; of none, the neutral one. A side that the style does not know is an error. */
export const toneOf = (style: MapStyle, side: string | undefined): Tone =>
  side === undefined ? 'neutral' : styleOf(style.sides, side, 'side');
