/** The Terrain Effects Chart as far as movement goes, on foot and Mechanized. */
export type ByArm = readonly [foot: number, mechanized: number];

/** In Movement Points. */
export const TERRAIN_POINTS = {
  clear: [1, 1],
  woods: [1, 2],
  polder: [2, 3],
  'polder-woods': [2, 3],
  marsh: [3, 4],
  city: [1, 1],
} as const satisfies Readonly<Record<string, ByArm>>;

/** In sixths of a Movement Point. */
export const ROAD_SIXTHS = {
  minor: [6, 6],
  secondary: [6, 3],
  primary: [6, 2],
} as const satisfies Readonly<Record<string, ByArm>>;

/** In Movement Points, added to the hex entered. */
export const MINOR_RIVER_POINTS: ByArm = [1, 2];
export const RAILWAY_BRIDGE_POINTS: ByArm = [1, 2];
/** [7.2] [24.2] [8.6.1] */
export const EZOC_EXIT_POINTS = 2;
export const TRAFFIC_POINTS = 2;
export const THIRD_WOODS_POINTS = 1;
