/** [7.3] [12.2] The Terrain Effects Chart [second-reading 3.2]: points as printed, dry and cloudy alike. */
import { CLEAR, HILL, MOUNTAIN, ROUGH } from '../data/map.ts';
import { POINT } from './constants.ts';

interface Costs {
  readonly foot: number;
  readonly footInRain: number;
  readonly motorized: number;
  readonly motorizedInRain: number;
}

const points = (foot: number, footInRain: number, motorized: number, motorizedInRain: number): Costs => ({
  foot: foot * POINT,
  footInRain: footInRain * POINT,
  motorized: motorized * POINT,
  motorizedInRain: motorizedInRain * POINT,
});

/** By terrain; of the seed are clear 1, rough 2 and 3 for motorized units in rain [7.3.6] [7.5.2]. */
export const TERRAIN_COSTS: ReadonlyMap<number, Costs> = new Map([
  [CLEAR, points(1, 1, 1, 2)],
  [ROUGH, points(2, 2, 2, 3)],
  [HILL, points(3, 3, 3, 4)],
  [MOUNTAIN, points(4, 4, 5, 6)],
]);
/** [7.3.6] Added to the other terrain, by road too; groves cost nothing [uncertain]. */
export const WOODS_COST = 1 * POINT;
/** [7.3.3] [7.3.4] [7.3.5] Hexsides; motorized units cross no wadi or ford in rain. */
export const WADI_COSTS: Costs = points(1, 2, 2, 2);
export const FORD_COSTS: Costs = points(0.5, 1, 1, 1);
export const ESCARPMENT_COSTS: Costs = points(1, 1, 2, 2);
/** [7.3.2] */
export const ROAD_INTO_CLEAR = POINT / 2;
export const ROAD_INTO_OTHER = POINT;
/** [16.6.2] */
export const MOUNTAIN_UNIT_SAVES = 1 * POINT;

interface Cover {
  /** The modifier of the die. */
  readonly modifier: number;
  /** [12.4.1] */
  readonly assault: boolean;
  /** [3.5.1] Attackers are halved. */
  readonly halved: boolean;
}

/** [12.2] [12.4.1] What terrain does for a defender. */
export const TERRAIN_COVER: ReadonlyMap<number, Cover> = new Map([
  [CLEAR, { modifier: 0, assault: false, halved: false }],
  [ROUGH, { modifier: 1, assault: true, halved: false }],
  [HILL, { modifier: 1, assault: true, halved: false }],
  [MOUNTAIN, { modifier: 0, assault: true, halved: true }],
]);
export const WOODS_COVER: Cover = { modifier: 1, assault: true, halved: false };
export const TOWN_COVER: Cover = { modifier: 1, assault: true, halved: false };

export type { Costs, Cover };
