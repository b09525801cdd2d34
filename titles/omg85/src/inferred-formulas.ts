/**
 * What the manual leaves open, one named constant or function for each gap, with its reason; RULINGS.md lists them by
 * the same numbers. They may be tuned within what the manual says; `inferred-formulas.test.ts` holds them to it.
 */

// G1 Interdiction [4.2]: "randomly affected", "the more points the greater the effect"

const INTERDICTION_PER_POINT = 9;
const MOST_INTERDICTED = 90;
/** The chance in a hundred that a German unit is affected. */
export const interdictionChance = (points: number): number =>
  Math.min(MOST_INTERDICTED, INTERDICTION_PER_POINT * points);

/** Of its allowance. */
export const INTERDICTION_SHARE = { least: 0.5, most: 0.8 } as const;
/**
 * The operation points that an affected unit loses in the first Operation Phase: from half its allowance, for a column
 * under air attack is said to move at half speed, to four fifths of it. One die decides both: below the chance, the lower the less.
 */
export function interdictionLoss(allowance: number, rolled: number, chance: number): number {
  const { least, most } = INTERDICTION_SHARE;
  const share = least + ((most - least) * (rolled - 1)) / Math.max(1, chance - 1);
  return Math.round(allowance * share);
}
/** What is left of it in the second phase. */
export const interdictionLater = (loss: number): number => Math.floor(loss / 2);

// G2 Ground attack [4.3]: about 40 % on a lone unit, more on stacks and in travel mode

const LONE_HIT = 40;
const HIT_PER_FURTHER_UNIT = 10;
const HIT_IN_TRAVEL_MODE = 15;
const MOST_HIT = 75;
export const groundAttackChance = (units: number, anyTravelling: boolean): number =>
  Math.min(MOST_HIT, LONE_HIT + HIT_PER_FURTHER_UNIT * (units - 1) + (anyTravelling ? HIT_IN_TRAVEL_MODE : 0));
/** How likely a unit of the stack is the one that is hit. */
export const groundAttackWeight = (isTravelling: boolean): number => (isTravelling ? 2 : 1);
export const SEVERITIES = 6;
/**
 * One die of six says how bad the hit is; strength 8 to 20 %, efficiency 5 to 15, operation points 1 to 6. Aircraft alone
 * eliminate nobody: the least strength of the unit is spared.
 */
export const groundAttackLoss = (cp: number, least: number, severity: number): number =>
  Math.min(Math.max(0, cp - least), Math.max(1, Math.round(cp * (0.08 + 0.024 * (severity - 1)))));
export const groundAttackEfficiency = (severity: number): number => 2 * severity + 3;
export const groundAttackDelay = (severity: number): number => severity;

// G3 Efficiency [9.1]

/** For each hex entered in normal mode. */
export const EFFICIENCY_PER_HEX = 1;
/** Points for each percent of strength lost: attackers lose more per loss. */
export const EFFICIENCY_PER_PERCENT = { attacker: 1, defender: 0.6 } as const;
/** At the beginning of a turn, by supply state; cut-off units lose, so they do not rest either. */
export const EFFICIENCY_BY_SUPPLY: readonly number[] = [6, 3, -5, -10];

// G4 Shares of the losses [8.15] [9.3]

/** Fire at attackers is shared by strength and order of attack: three equal battalions take 42, 33 and 25 %. */
export const attackerWeight = (cp: number, orderFactor: number): number => cp * orderFactor;
/** Fractions of a loss go up as often as they are large: one die of ten for each fire. */
export const ROUNDING_DIE = 10;
export const roundedLoss = (loss: number, die: number): number => {
  const whole = Math.floor(loss + 1e-9);
  return whole + (die <= Math.round((loss - whole) * ROUNDING_DIE) ? 1 : 0);
};

// G5 Retreat [9.4]: percent of losses, efficiency, fortification and a random

const RETREAT_PER_PERCENT = 3;
const RETREAT_PER_EFFICIENCY = 0.5;
const STEADY_EFFICIENCY = 90;
const RETREAT_PER_FORT = 10;
const MOST_RETREAT = 95;
export interface Strain {
  /** Percent of the hex's strength lost in this battle. */
  readonly lost: number;
  /** Efficiency after the losses, weighted by strength. */
  readonly efficiency: number;
  /** The lowest fortification in the hex. */
  readonly fort: number;
}
/** The chance in a hundred that the defenders retreat. */
export const retreatChance = ({ lost, efficiency, fort }: Strain): number =>
  Math.max(
    0,
    Math.min(
      MOST_RETREAT,
      Math.round(
        RETREAT_PER_PERCENT * lost +
          RETREAT_PER_EFFICIENCY * (STEADY_EFFICIENCY - efficiency) -
          RETREAT_PER_FORT * fort,
      ),
    ),
  );
/** Two hexes if the roll stays below the chance by so much: the Advanced game knows advances of two. */
export const SECOND_HEX_MARGIN = 15;
/** Percent of strength for each hex entered in an enemy ZOC. */
export const RETREAT_ZOC_LOSS = 15;

// G6 Airborne units on the day of their drop [8.6]

/** One to six points less in the first phase: 10 to 15 of 16 are left. */
export const DROP_DELAY = 6;

// G7 German surprise [8.6]: "most German units have zero operation points"

/** Those that have ten in the second phase of turn 1. */
export const ALERTED: readonly string[] = ['G-16SST', 'G-RCN-9SS', 'G-RCNA-10SS', 'G-1-9-9SS', 'G-PZGR-9SS'];
export const ALERTED_OP = 10;

// G8 Ground reinforcements [8.6]: "may receive zero"

/** In a hundred, for each entry hex, so that columns arrive together; the manual makes no difference between the sides. */
export const LATE_ARRIVAL = 50;

// G9, G10 Levels of play [2.1] [8.12]: about 30 % at the historical level

export interface Level {
  /** In a hundred. */
  readonly bridgeBlows: number;
  readonly alliedAir: readonly [clear: number, cloudy: number, overcast: number];
  readonly germanFire: number;
  readonly germanSecondTurnOp: number;
}
export const LEVELS: Readonly<Record<number, Level>> = {
  1: { bridgeBlows: 65, alliedAir: [3, 1, 0], germanFire: 1.6, germanSecondTurnOp: 20 },
  2: { bridgeBlows: 50, alliedAir: [5, 2, 0], germanFire: 1.3, germanSecondTurnOp: 18 },
  3: { bridgeBlows: 30, alliedAir: [8, 4, 0], germanFire: 1, germanSecondTurnOp: 15 },
  4: { bridgeBlows: 15, alliedAir: [10, 5, 0], germanFire: 0.8, germanSecondTurnOp: 12 },
};

// G11 Change of mode [8.9]: the table's row is missing

export const CHANGE_MODE = 2;

// G13 Battle time [9.2]

/** What it had left before the attack, of its own allowance: carried points do not make it more than whole. */
export const battleTime = (remaining: number, allowance: number): number =>
  allowance <= 0 ? 0 : Math.min(1, remaining / allowance);

// G15 Drops in rough terrain [2.1]: "will suffer losses"

export const ROUGH_LANDING = { least: 5, most: 15 } as const;

/** Gliders that may not land on their source look for a better hex no further away than this. */
export const GLIDER_REACH = 4;

// G16 Hidden units [2.1]

/** Where a unit was seen last is shown until the end of the enemy's next Operation Phase: before it, and in it. */
export const GHOST_IS_FRESH = 2;
export const GHOST_FADES = 1;

// G18 The Polish source [5.2]

export const POLISH_REACH = 4;

// G22 When a unit is gone [9.3]: the manual only knows that units are lost through combat

/** A company is about a sixth of a battalion: with less than that of its full strength a unit is scattered. */
export const SCATTERS_BELOW_ONE_IN = 6;
/** [11.3] In a city units fight to the bitter end: there one point is enough. */
export const leastStrength = (full: number, isInCity: boolean): number =>
  isInCity ? 1 : Math.max(1, Math.ceil(full / SCATTERS_BELOW_ONE_IN));

// G29 "Approximate" strength [9]

const APPROXIMATE_STEP = 10;
/** To the nearest ten, never nothing. */
export const approximateStrength = (cp: number): number =>
  Math.max(APPROXIMATE_STEP, Math.round(cp / APPROXIMATE_STEP) * APPROXIMATE_STEP);

// Fortifying next to an enemy [8.11]: "costs more"

/** With it a level takes the whole allowance of a supplied unit: as dear as anything that the manual prices by a ZOC. */
export const FORTIFY_NEXT_TO_ENEMY = 5;

// 6.1 "a nearby entry hex"

export const NEARBY_ENTRY = 6;
