/** How the words of a title's map are drawn. The drawing knows looks; which word has which look is this table's affair. */

/** What a hex may look like. A hex has one or more of them: polder and woods, rough and marsh. */
export const GROUND_LOOKS = ['clear', 'heath', 'rough', 'polder', 'marsh', 'woods', 'city', 'town', 'village'] as const;
export type GroundLook = (typeof GROUND_LOOKS)[number];

export const WATER_LOOKS = ['stream', 'canal', 'river', 'lake'] as const;
export type WaterLook = (typeof WATER_LOOKS)[number];

/** 1 is the best road. */
export const ROAD_RANKS = [1, 2, 3] as const;
export type RoadRank = (typeof ROAD_RANKS)[number];

export const BOUNDARY_LOOKS = ['frontier', 'formation'] as const;
export type BoundaryLook = (typeof BOUNDARY_LOOKS)[number];

/** The two tones of the sides, and a third for what belongs to nobody or to both. */
export const TONES = ['allied', 'german', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

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
  readonly widths: Words<number>;
}

const ground = (name: string, ...looks: GroundLook[]): GroundStyle => ({ looks, name });

export const DEFAULT_STYLE: MapStyle = {
  terrain: {
    clear: ground('Clear', 'clear'),
    heath: ground('Heath', 'heath'),
    rough: ground('Rough', 'rough'),
    polder: ground('Polder', 'polder'),
    'polder-woods': ground('Polder with woods', 'polder', 'woods'),
    marsh: ground('Marsh', 'marsh'),
    woods: ground('Woods', 'woods'),
    forest: ground('Forest', 'woods'),
    town: ground('Town', 'town'),
    city: ground('City', 'city'),
  },
  features: {
    heath: ground('Heath', 'heath'),
    polder: ground('Polder', 'polder'),
    marsh: ground('Marsh', 'marsh'),
    woods: ground('Woods', 'woods'),
    town: ground('Town', 'town'),
    village: ground('Village', 'village'),
  },
  waters: {
    stream: { look: 'stream', name: 'Stream' },
    minor: { look: 'stream', name: 'Minor river' },
    canal: { look: 'canal', name: 'Canal' },
    river: { look: 'river', name: 'River' },
    major: { look: 'river', name: 'Major river' },
    lake: { look: 'lake', name: 'Lake' },
  },
  roads: {
    primary: { rank: 1, name: 'Primary road' },
    secondary: { rank: 2, name: 'Secondary road' },
    road: { rank: 2, name: 'Road' },
    minor: { rank: 3, name: 'Minor road' },
  },
  boundaries: {
    frontier: { look: 'frontier', name: 'Frontier' },
    corps: { look: 'formation', name: 'Corps boundary' },
  },
  sides: { allied: 'allied', german: 'german' },
  widths: {},
};

/** The default style with some of its words replaced or added. */
export function styleWith(changes: Partial<MapStyle>): MapStyle {
  return {
    terrain: { ...DEFAULT_STYLE.terrain, ...changes.terrain },
    features: { ...DEFAULT_STYLE.features, ...changes.features },
    waters: { ...DEFAULT_STYLE.waters, ...changes.waters },
    roads: { ...DEFAULT_STYLE.roads, ...changes.roads },
    boundaries: { ...DEFAULT_STYLE.boundaries, ...changes.boundaries },
    sides: { ...DEFAULT_STYLE.sides, ...changes.sides },
    widths: { ...DEFAULT_STYLE.widths, ...changes.widths },
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

export const toneOf = (style: MapStyle, side: string | undefined): Tone =>
  side === undefined ? 'neutral' : (style.sides[side.toLowerCase()] ?? 'neutral');
