// biome-ignore-all format: a table, numbers that belong together stand in one line
/**
 * The numbers of the evaluation, in one place. Unless it says otherwise a value is counted in points of strength.
 * A share is a part of something else, from 0 to 1. Numbers of the rules stand in the rules.
 */

/** The end of the game. */
export const VICTORY = {
  valuePerPoint: 15, // What a victory point is worth in points of strength
} as const;

/** What the enemy could do, and who would help. */
export const THREAT = {
  byDistance: [1, 1, 0.8, 0.5, 0.25, 0.1], // By distance: how much of a unit's strength counts
  overRiver: 0.3, // [9.2] Over a river without a way across
  ghost: 0.5, // A unit that was seen a while ago may be anywhere by now
  enemyInTheWay: 14, // What stands in the way must first be driven off
  enemyZone: 2,
  supportByDistance: [1, 0.6, 0.3],
} as const;

/** What stands in a unit's way to its goal, in operation points. */
export const WAY = {
  blownBridge: 30, // [8.12] An engineer has to come and work
  wading: 8, untestedBridge: 2,
} as const;

/** What stands in the column's way, in operation points. */
export const ROUTE = {
  perStrength: 12, zone: 2,
  cityWalls: 25, // [9.4] Nobody is driven out of a city
  foreign: 1,
  aside: 3, // A way around is longer than it looks: nobody holds it, and the airborne wait on the highway
  blownBridge: 14,
} as const;

/** What a step costs an enemy who comes for the road, in operation points. */
export const RAIDS = {
  openGround: 5, badGround: 10, inZone: 3,
} as const;

/** The recruit's goals. */
export const RECRUIT = {
  highwayValue: 6,
  holdShare: 0.3, // To stand on what one owns already is worth a part of it
  halvingDistance: 12, crowd: 0.6, pull: 0.6, objectiveShare: 2, groundShare: 0.5, takeShare: 0.5, anyAttack: 4,
  ownLossWeight: 1.1, dangerWeight: 1,
} as const;

/** Attacks by those in contact. */
export const ASSAULT = {
  effort: 0.5, // Each attacker gives up other work
  shortOfAmmunition: 8, // [5.3] Half of the unsupplied attackers run out of ammunition
  leastTime: 0.3, // The part of its phase that an attacker must have left
} as const;

/** The best march of a unit. */
export const MARCH = {
  mostPull: 60, // Only what a march can change counts
  modeChangeCost: 0.5, // For changing the mode
} as const;

/** What it is worth to end a march in a hex. */
export const MARCH_END = {
  mostThreat: 320, // More than this cannot come at one hex
  threatShare: 0.6, leastLikely: 0.15,
  caughtOnTheMarch: 1.6, // A unit caught on the march hardly fires back, and is thrown out of its column
  cityWalls: -15,
  gunsInFront: 14, // Guns in the front line are guns lost
  retreatPerShare: 0.2, mostRetreat: 0.6,
  nextPhase: 0.45, // Beside the enemy, but too late for an attack in this phase
  leastReturnFire: 0.1,
  laterAttacker: 0.7, // The order of attack counts
  gunShare: 0.06, // [8.13] Losses by guns are forty percent less
  noContact: 0.3, // Nobody of ours is beside the target yet
  restShare: 0.5, // A point of efficiency is a hundredth of the strength, and comes back by itself in part
  normalMarch: 0.1,
  perFort: 1.5, // [8.11] A position that took a day to dig is not left for nothing
  nearThreat: 40,
} as const;

/** The end of an Operation Phase. */
export const HOUSEKEEPING = {
  leastThreat: 25, // A position worth holding, or one that the enemy can strike at
  deep: 3,
  farAdvanceGain: 30, // [8.16] From such a gain on attackers follow the enemy two hexes
  supported: 3, // [8.13] Guns fire first of all where others attack
  nearThreat: 60, // [7.2] With the enemy near, units of one parent fight better as one
  spreadFrom: 5, // From then on the road wants more guards than there are regiments
} as const;

/** Air points. */
export const AIR = {
  lossShare: 0.11, // [4.3] [G2] What a hit takes of strength and efficiency together, and the delay
  delay: 2, contact: 1.5,
  columnDays: [2, 3, 4], // [11.3] On the days on which the German columns come up
  otherDays: 0.4,
  onTheRoad: 0.3, // For each unit on the road that a point may touch, and for one that stands
  standing: 0.08,
} as const;

/** What the staff's plan makes of a hex. */
export const PLAN = {
  beforeDawn: 8, // The owner of the road closes every gap before dawn; the enemy has the choice of the place
  lastPhase: 8, firstRound: 0.5, perTurn: 0.1, roadValue: 20, exitValue: 40,
  exitGarrison: 120, // [5.1] Without its roads off the map the whole army starves
  exitsFrom: 3, // From then on there are troops to spare for them
  sourceValue: 120, // [5.2] A division without its source is no fighting force any more
  corridorValue: 20, // The highway beyond the column, if the enemy could come on it
  corridorCity: 60, // [9.4] An enemy in a city cannot be driven out
  townShare: 0.5, heldTown: 8, sourceToTake: { allied: 10, german: 20 },
  groundValue: 1.2, heldGroundShare: 0.5, notCounted: 0.3, nearObjective: 1.6, farObjective: 0.1,
  near: 8, // The column is so near to an objective that its ground begins to count
  ahead: 5, // So many hexes of the way count as its next
  // Who is weaker in all cannot win a war of attrition; who is stronger wins it only by fighting.
  attack: { any: { allied: 30, german: 5 }, road: 15, block: 60, nearRoad: 10 },
  pull: { allied: 1.2, german: 1.1 }, gunsFollow: 0.6,
  usualValue: 60, // The more a place is worth, the less a unit lets itself be held up on the way
  urgency: { least: 0.7, most: 2.5 }, arrival: 0.3,
  // What bars the road is attacked before anybody marches; all else may wait until the marches are made.
  urgent: { allied: 45, german: 20 }, dangerWeight: { allied: 0.3, german: 0.45 },
  ownLossWeight: { allied: 0.75, german: 1 },
  unsuppliedCost: 6, // [5.4] Half the operation points, a quarter of the fire, and efficiency day by day
  second: 0.1, // One more unit in a hex that is held well enough
  garrison: { least: 45, most: 200, share: 0.6 },
  guarded: 40, // A unit alone in a hex of such value does not run after an enemy
} as const;

/** Which unit is assigned to which place. */
export const ASSIGN = {
  halvingDistance: 14, // Operation points that halve what a place is worth to a unit
  crowd: 0.8, // The crowd beyond the need: each need that is filled over again counts for less
} as const;

/** Where the Allied staff wants troops. */
export const ALLIED_SLOT = {
  held: 0.25, // What is owned is still to be held, as far as the enemy can come there
  heldUnderThreat: 0.6, threatened: 60, openTheRoad: { value: 120, need: 520 },
  exit: { value: 200, need: 120 }, // [5.1] A road off the map that is lost comes before everything
  reopen: 45, // Where the column has gone around: a second road is not cut with the first
  late: 6, // The column does not turn aside before it has had its time
  aside: 0.35,
  lateTown: 110, // [10.1] Then each of them is a point that can still be had
  // A single German on the road starves all beyond it, and in the end undoes everything [10.1].
  guard: { early: 80, late: 100 },
  exitGuard: 130, // [5.1] Without its roads off the map the whole army starves
  // [11.1] The highway beyond the column: cities first, for nobody is driven out of them.
  corridor: { value: 55, city: 85, need: 60 }, outOfReach: 0.15,
} as const;

/** Where the German staff wants troops. */
export const GERMAN_SLOT = {
  taken: 0.75,
  barredAhead: 7, // [11.2] In front of the column: the next few hexes of the way that is best for it
  cut: { from: 3, value: 42, last: 90 }, // [11.2] Where the road is Allied and thinly held, from Eindhoven to Nijmegen
} as const;

/** The logistic regression (win-probability.ts says on what games), and what its features are divided by. */
export const WIN_PROBABILITY = {
  margin: 16, ground: 20, highway: 44,
  weights: {
    bias: -0.3,
    by: { marginLate: 1.62, ground: 0.77, groundLate: 0.88, supplied: 0.99, suppliedLate: -0.39, time: 2.6 },
  },
} as const;
