/** Figures of the rules. Those that the sources leave open say so, and stand in RULINGS.md with their reasons. */

/** Movement points are counted in halves, for a road costs half a point [7.3.2]. */
export const POINT = 2;

/** [3.3.2] Points in a hex at the end of a phase [uncertain: the digit is lost]. */
export const STACKING_LIMIT = 9;
/** [6.2.1] [6.2.2] [16.5.4] Hexes of a supply line. */
export const SUPPLY_LINE = 7;
export const SHORT_SUPPLY_LINE = 4;
/** [6.4.1] What a motorized unit out of supply has less. */
export const OUT_OF_SUPPLY_POINTS = 2 * POINT;
/** [7.6.2] [7.6.3] [11.2.6] Changing mode; self-propelled guns pay half [uncertain: 7.6.3]. */
export const MODE_COST = 2 * POINT;
export const SP_MODE_COST = 1 * POINT;
/** [11.2.6] Under interdiction twice as much. */
export const INTERDICTED_MODE = 2;
/** [8.1.2] */
export const INFILTRATION_ALLOWANCE = 5;
/** [15.1.1] */
export const COMMAND_RANGE = 4;
/** [8.3.4] From the map into a box. */
export const BOX_COST = 1 * POINT;
/** [14.1.2] Into an enemy strongpoint. */
export const STRONGPOINT_COST = 2 * POINT;
/** [9.2.4] */
export const EVASION_HEXES = 3;
/** [9.1.4] What an untried unit counts for when odds are judged at declaration. */
export const UNTRIED_STRENGTH = 1;
/** [9.3.4] Units that may react into one defending hex [uncertain]. */
export const REACTIONS_INTO_A_HEX = 1;
/** [10.5.2] US or French artillery units in one final protective fire. */
export const OTHER_NATIONS_IN_FPF = 1;
/** [10.5.3] */
export const MASSED_FIRE_POINTS = 20;
/** [11.2.5] */
export const INTERDICTION_RADIUS = 2;
/** [11.3.2] Air units of one side in one combat; the defender sends his first [uncertain: read from 17.6]. */
export const AIR_UNITS_IN_COMBAT = 2;
/** [12.5.6] */
export const MODIFIER_CAP = 3;
/** [13.4.4] The roll up to which a retreat through enemy zones succeeds [design: second-reading 2]. */
export const BREAK_OUT_SUCCESS = 3;
/** [15.5.1] [15.5.2] */
export const ROMMEL_REACTION_RANGE = 4;
export const ROMMEL_BONUSES = 2;
/** [18.1.5] How many of the six hexes beside Faid are needed [design: the digit is lost; balance-kasserine.md]. */
export const FAID_OBJECTIVES_NEEDED = 4;

/** [12.5.5] The modifiers of the die; minus helps the attack. */
export const MODIFIERS = {
  defenderOutOfSupply: -1,
  massedFire: -1,
  veryLowOdds: 2,
  strongpoint: 1,
  rommel: -1,
  combinedArms: -1,
  mountainUnits: -1,
  wadi: 1,
  wadiInRain: 2,
} as const;
