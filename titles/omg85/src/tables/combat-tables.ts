/** [App. B] Fire strength modifiers, casualty modifiers and supply effects, as printed. */

/** [9] In the order in which they are fired. */
export const VOLLEYS = ['protective', 'barrage', 'defensive', 'offensive'] as const;
export type VolleyName = (typeof VOLLEYS)[number];

export const FIRE_MODIFIERS = {
  engineerBonus: 15,
  parentUnit: 1.15,
  travelMode: 0.33,
  shortRangeAtTwoHexes: 0.5,
  protectiveOne: 1,
  protectiveTwo: 0.5,
  armorIntoRough: 0.5,
  armorIntoForest: 0.33,
  acrossRiver: 0.3,
  /** First, second, third, fourth and every later attacker of the same hex. */
  attackOrder: [1, 0.8, 0.6, 0.4],
  /** Percent. */
  leastRandom: 80,
  mostRandom: 120,
} as const;

/** [5.4] By supply state. The text halves the fire of unsupplied units; the tables, four times, print .75. */
export const SUPPLY_FIRE: readonly number[] = [1, 1, 0.75, 0.25];
export const SUPPLY_FIRE_BY_TEXT: readonly number[] = [1, 1, 0.5, 0.25];

/** [5.4] [8.6] Operation points by supply state. */
export const ALLOWANCES: readonly number[] = [20, 16, 10, 5];
/** [8.6] */
export const MOST_CARRIED = 10;

/** [9.3] Percent of the losses, summed. */
export const CASUALTIES = {
  open: 20,
  town: -10,
  forest: -20,
  attackingCity: 25,
  attackingAcrossRiverOrBridge: 25,
  travelMode: 20,
  armor: -30,
  artillery: -40,
  perFortLevel: -5,
} as const;

/** [9.3] So many points of fire cost one point of strength. */
export const FIRE_PER_LOSS = 10;
/** [9.1] */
export const LEAST_EFFICIENCY = 40;
export const MOST_EFFICIENCY = 100;
/** [8.11] */
export const HIGHEST_FORT = 5;
/** [5.3] */
export const AMMUNITION_DIE = 10;
/** [5.3] Chances in ten that an unsupplied unit becomes isolated. */
export const ISOLATED_BY_ATTACKING = 5;
export const ISOLATED_BY_DEFENDING = 3;
