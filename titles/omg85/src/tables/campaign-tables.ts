/** Weather, supply sources, additional artillery, victory: the tables of chapters 3, 5, 8 and 10, as printed. */

/** [3.1] */
export const WEATHER_NAMES = ['clear', 'cloudy', 'overcast'] as const;

export interface WeatherRow {
  readonly name: (typeof WEATHER_NAMES)[number];
  readonly alliedAir: number;
  readonly germanAir: number;
  readonly drops: number;
  /** [3.1] In a hundred, from turn 2 on. */
  readonly chance: number;
}

export const CLEAR_SKY = 0;
const CLOUDY = 1;
export const OVERCAST = 2;

/** [3.1] [3.2] */
export const WEATHER: readonly WeatherRow[] = [
  { name: 'clear', alliedAir: 8, germanAir: 2, drops: 10, chance: 18 },
  { name: 'cloudy', alliedAir: 4, germanAir: 1, drops: 5, chance: 37 },
  { name: 'overcast', alliedAir: 0, germanAir: 0, drops: 0, chance: 45 },
];

/** [3.1] 17 to 26 September. */
export const HISTORICAL_WEATHER: readonly number[] = [
  CLEAR_SKY,
  CLOUDY,
  OVERCAST,
  OVERCAST,
  CLEAR_SKY,
  OVERCAST,
  CLEAR_SKY,
  CLOUDY,
  CLOUDY,
  CLEAR_SKY,
];

/** [1.4] */
export const LAST_TURN = 10;

/** [5.2] [10.1] In the order of the airborne formations. */
export const SOURCES: readonly { readonly name: string; readonly hex: string; readonly points: number }[] = [
  { name: '1 BR AB', hex: '3,7', points: 3 },
  { name: '101 US AB', hex: '15,26', points: 2 },
  { name: '82 US AB', hex: '16,9', points: 2 },
  { name: 'POL AB', hex: '8,7', points: 0 },
];
/** [5.1] [5.2] */
export const ROAD_REACH = 2;
export const AIRBORNE_REACH = 8;
/** [5.1] */
export const ALLIED_EXITS: readonly string[] = ['29,31', '27,31'];
/** [4.3] */
export const AIR_REACH = 6;
/** [6.2] */
export const UNIT_LIMIT = { allied: 65, german: 62 } as const;
/** [6.1] Incoming units in an entry hex. */
export const INCOMING_LIMIT = 4;
/** [8.8] */
export const STACKING_LIMIT = 4;

/** [8.13] */
export const ADDITIONAL_GUNS: readonly { readonly unit: string; readonly turn: number; readonly points: number }[] = [
  { unit: 'A-HQ-101', turn: 3, points: 80 },
  { unit: 'A-HQ-101', turn: 5, points: 80 },
  { unit: 'A-HQ-1', turn: 3, points: 35 },
  { unit: 'G-HQ-59', turn: 4, points: 88 },
];

/** [10.1] */
export const OBJECTIVES: readonly { readonly hex: string; readonly points: number }[] = [
  { hex: '10,4', points: 25 },
  { hex: '8,4', points: 10 },
  { hex: '12,9', points: 20 },
];

/** [10.2] */
export const VICTORY_LEVEL_NAMES = [
  'allied-strategic',
  'allied-tactical',
  'draw',
  'german-tactical',
  'german-strategic',
] as const;

export interface VictoryLevel {
  readonly least: number;
  readonly level: (typeof VICTORY_LEVEL_NAMES)[number];
  readonly winner?: 'allied' | 'german';
}

/** [10.2] From the best for the Allies: the least score of each level. */
export const VICTORY_LEVELS: readonly VictoryLevel[] = [
  { least: 42, level: 'allied-strategic', winner: 'allied' },
  { least: 20, level: 'allied-tactical', winner: 'allied' },
  { least: 13, level: 'draw' },
  { least: 1, level: 'german-tactical', winner: 'german' },
  { least: Number.NEGATIVE_INFINITY, level: 'german-strategic', winner: 'german' },
];

/** [8.6] German units on turn 2. */
export const GERMAN_SECOND_TURN_OP = 15;
