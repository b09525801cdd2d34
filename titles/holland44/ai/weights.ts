// biome-ignore-all format: a table, numbers that belong together stand in one line
/**
 * The numbers of the evaluation, in one place. Unless it says otherwise a value is counted in steps: one step of an
 * ordinary battalion is 1. A share is a part of something else, from 0 to 1. Numbers of the rules stand in the rules.
 */

/** Key terrain. */
export const HEX = {
  stepsPerValue: 0.4, // Steps for each point of a hex's value [strategy]
} as const;

/** The recruit's goals. */
export const RECRUIT = {
  turnCost: 0.3, // For a turn on the way
  holdingSteps: 4, // Steps that a goal needs: as many as hold it, and twice as many as the enemy has there
  leastPull: 0.12,
  columnWeight: 3.2, // How much the column wants to be where it is sent
  bridgingWeight: 4, engineerWeight: 3,
  hexesBehind: 3, // So many hexes behind the spearhead follow those who are not to lead
  nearTheWaal: 40, // From here on the Engineers go to the bank of the Waal
} as const;

/** What a step of a unit is worth. */
export const STEP = {
  ordinaryDrop: 4, // Attack and defense that an ordinary battalion loses with a step: 4-5 becomes 2-3
  presence: 0.4, // A unit that is gone holds no hex and has no ZOC
  leastValue: 0.3, moraleFactor: { elite: 1.2, normal: 1, low: 0.75 },
  scale: 1 / 1.1625, // So that the first step of a 4-5 battalion comes to 1
  gun: 1.5, // What one counter can do that no battalion can
  engineer: 3, bridging: { early: 3, late: 1 },
  lastBridgingTurn: 8, // By then the column is past Son and Veghel, or it never will be
  supplyHead: 2,
  // [26.5.2] Victory Points for each step, by the steps that the unit has when it goes.
  pointsOfBattalion: [0, 0.55, 0.3, 0.15],
  pointsOfOthers: [0, 0.35, 0.15],
  stepsPerPoint: 2.5, // What a Victory Point is worth in steps
  powerInCampaign: 0.6, // In the campaign power is part of a step's value only: the rest is in the points
  shortGame: { allied: { own: 0.6, enemy: 0.5 }, german: { own: 0.7, enemy: 0.5 } },
  alliedCampaign: { own: 1, enemy: 0.6 },
  // The German player has more and more to win and less and less to lose.
  germanCampaign: [
    { until: 8, own: 0.9, enemy: 0.6 }, { until: 14, own: 0.6, enemy: 0.8 }, { until: 20, own: 0.35, enemy: 1 },
  ],
} as const;

/** How a finished game is measured. */
export const SCORE = {
  highwayShare: 100, // A hundredth of a step or point for each hex of the highway in supply
  automaticMargin: 30, // [26.2] [26.3] More than any difference of points
} as const;

/** What the enemy could do next turn. */
export const THREAT = {
  weakened: 0.5, // Disrupted, Engaged, Scattered or out of supply
  arrivingStrength: 2, // Reinforcements come out of a friendly Entry Area sooner or later
} as const;

/** What standing in a hex may cost, looked at in passing. */
export const EXPOSURE = {
  slowReach: 0.5, // On foot from two hexes away
  // Expected loss by the ratio of threat to defense, for a stack of three steps.
  lossByRatio: [0, 0.12, 0.3, 0.5, 0.7, 0.9, 1.05, 1.2],
  usualSteps: 3, surroundedFactor: 1.8, hemmedFactor: 1.3,
  // The chance to be still there after the enemy's next turn, by the same ratio.
  holdByRatio: [1, 1, 0.9, 0.75, 0.6, 0.5, 0.4, 0.3],
} as const;

/** The logistic regression (win-probability.ts says on what games), and what its features are divided by. */
export const WIN_PROBABILITY = {
  steps: 4, mostSteps: 12, points: 5, losses: 6, hexes: 50, bridges: 3,
  /** By edition, then by how long the game is. */
  weights: {
    1: {
      short: {
        bias: -1,
        by: { score: 1.18, scoreLate: 0.92, supplied: 3.08, suppliedLate: -0.84, lead: 2.64, time: 5.15 },
      },
      campaign: {
        bias: -1.45,
        by: {
          score: 1.35, scoreLate: 0.61, supplied: 0.61, suppliedLate: 0.53,
          lead: 0.18, losses: 2.71, gaps: 0.64, time: 0.89,
        },
      },
    },
    2: {
      short: {
        bias: -1.16,
        by: { score: 1.05, scoreLate: 0.79, supplied: 2.61, suppliedLate: -0.78, lead: 2.58, gaps: 0.41, time: 4.19 },
      },
      campaign: {
        bias: -1.76,
        by: {
          score: 1.24, scoreLate: 0.44, supplied: 0.63, suppliedLate: 0.29,
          lead: 0.44, losses: 3.11, gaps: 0.74, time: 0.84,
        },
      },
    },
  },
} as const;

/** What either side has at stake in a battle. */
export const BATTLE = {
  anyGround: 0.1, // Any ground is worth a little: room, zones, a shorter line
  deniedShare: 0.35, // Of a hex that nobody can enter now only the enemy's leaving it counts
  bonus: 0.5, // A second hex and Breakthrough Combat
  bonusOnHighway: 1.8,
  newDanger: 0.5, // The part of the danger in a new hex that is not there now
  retreatCost: 0.5, // A retreat costs no more than this, and no more than a part of what the troops are worth
  retreatShare: 0.3, routCost: 1, routShare: 0.55, gunsFall: 0.4, shakenCost: 0.3, gunCost: 0.12, mostEntering: 2,
  onHighway: 1, besideHighway: 0.7,
  aheadShare: 0.3, // Ahead of the army only the airborne need the road
  aheadHexes: 4,
  engagedCost: 0.15, // What being Engaged costs the defender and brings the attacker
  enemyCostShare: 0.6, // Part of the enemy's harm in a retreat that is the attacker's gain
  emptiedShare: 0.4, // [12.3] A hex whose last defender died in holding it: nobody advances, but nobody bars it either
} as const;

/** The odds that an attack of the staff waits for. */
export const LEAST_ODDS = {
  objectiveValue: 2.4, // What makes a hex the aim of an attack
  lastChance: 1.5, // On the last turn there is nothing to wait for
  lastAirborneTurn: 6, // [18.2.2] Until then the Supply Heads feed the airborne divisions
  // A column more where steps are all there is to win: an Allied one costs more than a German one brings.
  forStepsAlone: 1,
} as const;

/** Which attack is made, and with whom. */
export const ATTACK = {
  // By column: what waiting for better odds is worth; the last turns wait for nothing.
  waitingByColumn: [0.8, 0.5, 0.3, 0.1],
  lastTurns: 2,
  perColumnTooLow: 4, // For each column below the least one
  usualShift: 1, // Leads are compared as if some support came
  dearStep: 1.2, // A last step that the enemy would choose
  hopeless: 0.25, // The most that halvings, doublings and shifts can be mistaken by
  leastGain: 0.15, // Holding is worth something: an attack must be worth more
  sparing: 0.05, // What may be given away of an attack to spare a unit for another
  opportunityShare: 0.9, // What other attacks lose by it
  closingValue: 0.25, // For taking a hex from which the way out of another target can be barred
  closingDistance: 2,
  automaticAdvanceValue: 2, // [8.7] The advance that is owed is made before anything else is: it costs nothing
} as const;

/** What it costs to use guns and aircraft for one attack and not for another. */
export const SUPPORT = {
  // [17.8] By day only two guns are resupplied; until then a gun that has fired defends nothing.
  gunPrices: { allied: { day: 0.12, night: 0.12 }, german: { day: 0.15, night: 0.05 } },
  airPrice: 0.02, // Aircraft come back every turn
  elsewhereShare: 0.8, // Another attack may go differently than planned
} as const;

/** Who loses a step. */
export const LOSS = {
  unsuppliedShare: 0.7, // Out of supply a step is worth less: it fights at half strength
  breakdownBonus: 0.3, // [21.1] A Breakdown unit goes back to its display and costs no Victory Points
} as const;

/** Advance after combat. */
export const ADVANCE = {
  pull: 0.5, // A goal that is a turn's march nearer, as a part of its weight: as for a march
  mostPull: 1.2,
  closing: 0.15, // Beside a target that is still to be attacked: its way out gets narrower
  pressing: 0.25, // [14.3.1] Units in Full Retreat give way again
  unescorted: 0.6, // Guns, Supply Heads, Engineers and Bridging units alone
  quietShare: 0.25, // Where no enemy is near, little is given up
  escortSteps: 2,
  nearShare: 0.6, // Empty ground near the enemy or on the way, other empty ground, ground that is held already
  farShare: 0.2, secondShare: 0.1,
  fullThreat: 6, // How much of a hex is given up with those who leave it
  coveredShare: 0.4, lesserShare: 0.7, leastGain: 0.05,
  leastDetour: 0.2, // To go elsewhere than into the vacated hex must be worth more: a line is not left for nothing
  expectedFightShare: 0.8, // A Breakthrough that is still a hex away may not come about
} as const;

/** Retreat, stopping and Disengagement. */
export const RETREAT = {
  safeRecovery: 0.6, // [14.4] Out of all EZOCs a unit recovers for certain
  cover: 0.2, goodCompany: 0.3, overstacked: -0.4, stepTooMany: -0.2, noWayOut: -0.8, oneWayOut: -0.3,
  farther: 0.15, // Who is farther from the battle is not touched by the advance
  heldShare: 0.5, // Part of a hex's value that a shaken unit in it still keeps
  offTheMap: 0.1, // To leave the map is safe and far from everything
  pull: 0.02, // A goal pulls a little: a Movement Point nearer to it
  goodOrderValue: 0.6, // What Good Order is worth: a unit that stops keeps it
  leastDisengagementGain: 0.05,
  disruption: 0.5, // [27.1.1] Who gets away is Disrupted
} as const;

/** What it is worth to end a move in a hex. */
export const MOVE = {
  mostSaved: 3, // A bridge found standing, or a way out of the polder, is worth no more than this many turns
  progress: 0.35, // A turn's march towards the goal, as a part of the goal's weight
  // What one more holds of a hex, by the steps of those who are there: a few hold it as well as many.
  secondHolderShare: 0.35, perFurtherStep: 0.06, leastHolderShare: 0.05,
  inGarrison: 0.4, // Where a garrison is wanted each of it counts for more, until it is there
  undecidedShare: 0.4, // Units that may still leave
  watching: 0.35, // A ZOC on a hex of value that nobody holds
  unthreatened: 0.25, // A hex that the enemy cannot reach needs no guard, or hardly one
  disordered: 0.3, // Units that are not in Good Order hold little
  likely: 0.45, // Part of what could attack that will
  overstacked: 1.2, lostSteps: 4,
  inTheWay: 4, // [6.4.2] No Bridging unit drives into an overstacked hex
  outOfSupplyCost: 0.5, recoveryInEzoc: 0.4, routedNearEnemy: 0.8, aloneInFront: 2.5, aloneBehind: 0.25, bond: 0.3,
  cut: 0.9, takesUnknown: 0.85, unknownCost: 0.3,
  leastGain: 0.05, // A march must be better than staying by so much
  areaChange: 0.2,
} as const;

/** Where guns go. */
export const GUNS = {
  coverShare: 0.25, // A gun in range, as a part of the target's value
  creep: 2, // So far beyond its range a gun still creeps up; farther away it needs a Moved marker
  secondTarget: 0.5, perHexOutOfRange: 0.04,
} as const;

/** What could be attacked after the move. */
export const TARGET = {
  onHighway: 1.5, besideHighway: 1,
  push: 0.5, // What a defender that is driven off is worth beyond its hex
  unknownDefense: 1.2, unknownDefenseInTown: 1.9,
  enough: 6, // Beyond this ratio more strength adds nothing
  leastRatio: { usual: 2.2, elite: 3 }, // So far below the odds that an attack waits for it is not prepared either
  eliteShift: 0.7, shiftsOnUnknown: 0.5, airShift: 0.5, undecidedShare: 0.6,
  reliable: 0.6, // Not all who could come will
  // By ratio: the chance to clear the hex, own steps lost, enemy steps lost [strategy 5.1].
  byRatio: [
    [0, 0.86, 0.2], [0.17, 0.72, 0.5], [0.25, 0.58, 0.58], [0.36, 0.44, 0.83],
    [0.48, 0.45, 1.05], [0.7, 0.42, 1], [0.86, 0.38, 0.85], [0.94, 0.19, 0.6],
  ],
  ownStep: 0.7, enemyStep: 0.5,
  lossAtEvenOdds: 0.15, // Steps that a stack loses to an attack, a retreat counted as part of one
  lossPerRatio: 0.2, mostLoss: 1.4,
} as const;

/** Replacements, Returnees, Unknown units. */
export const HOUSEKEEPING = {
  disturbedAttack: 0.8, // [20.2.5] A unit with replacements moves one hex at most, and nobody attacks out of its hex
  replaceEngineer: 5, replaceBridging: 3, replacedInPlace: 0.8, rebuiltRemnant: 0.6, replacedTank: 0.2, returnee: 0.5,
  returneeToRemnant: 0.5, returneeUnderThreat: 0.2, merge: 0.5, rebuild: 0.4,
  onHighway: 3, // An Unknown unit in a Town behind the spearhead cuts the highway
  besideHighway: 1.5, townShare: 0.3, leastRepositioning: 0.5,
} as const;

/** Artillery Resupply. */
export const RESUPPLY = {
  nextTurn: 2, // A gun may move a hex or two before it fires
  byRange: 0.05,
} as const;

/** Blowing, wiring and repairing; in turns of the Allied advance. */
export const BRIDGE_WEIGHTS = {
  anyDelay: 0.15,
  // A turn lost early is a turn of attacks lost at the Waal.
  byTurn: [{ until: 5, weight: 1 }, { until: 8, weight: 0.8 }, { until: 11, weight: 0.6 }],
  lateTurn: 0.3,
  strongSteps: 2, // An Allied force that is there to stay
  hexesPassed: 6, // So many hexes beyond it the column is over a bridge for good
  germanRepairNeeded: 1, germanRepair: 0.1, rewireHighway: 3, rewireElsewhere: 0.5, repairAny: 0.3,
  ownNeed: 1, // What the way across is worth to the Germans themselves, in turns
} as const;

/** Airborne landings. */
export const LANDING = {
  together: 0.5, // On turn 1 a division lands together, and nearer to what it is to do
  nearerHex: 0.2,
  priority: {
    fourthBrigade: 2.2, gunsOf82nd: 2, guns: 1.8, poles: 1.7,
    parachute: 1.6, glider: 1, gliderPerStrength: 0.15,
  },
  hexShare: 0.02, scatterPerStrength: 0.1,
  // By what is added to the die: steps lost and the time that Scattered units lose.
  costByDrm: [0.17, 0.33, 0.67, 1, 1.33, 1.6, 1.83, 2, 2],
  mostCost: 2, enemyThere: 10,
  leastGain: 0.3, // Below this a unit had better wait for another day
  atDriel: 0.7,
  tooDear: 0.9, // Among the enemy it is as bad a place as any
  besideTheAirborne: 0.9, polesElsewhere: -0.6, polesTogether: 0.2,
} as const;

/** Traffic markers. */
export const TRAFFIC = {
  lastWaalTurn: 11, // Until then the column wants to go over the Waal, later to Arnhem
  bridging: { early: 5, late: 1 }, // What a turn of each unit is worth
  firstEngineerTurn: 5, engineer: { early: 2, late: 5 },
  tank: 3, other: 2, nextTurnShare: 0.4,
} as const;

/** What the staff's plan makes of a hex. */
export const PLAN = {
  heldShare: 1, // The part of a task's weight that its hex is worth
  outsideThePlan: 0.3, // What is not in the plan counts for less
  pushOn: 0.6, // The next hex of the highway is worth a little more than the last
  offTheRoad: 0.2, // What lies beside the road is for others than the column to hold
  turnedAside: 0.15, // Attacks for which the column would have to leave the road, or go back
} as const;

/** Which unit is assigned to which task. */
export const ASSIGN = {
  turnCost: 0.45, // For a turn on the way
  rankCost: 0.1, // Less suitable troops are worth a little less
  surplus: 0.3, // Those who are more than a task needs
  farTurns: 3, // In the long game it matters less beyond a few turns: units with nothing to do at hand set out
  farTurnCost: 0.1,
  quiet: 0.4, // A screen where no enemy can come, and where none is near
  deadQuiet: 0.1, nearHexes: 7,
  gunPace: 5, // A gun marches under a marker [17.3]
} as const;

/** The delaying positions that are manned at a time, the nearest first. */
export const DELAY = {
  weights: [4.4, 3.8, 3, 2.2], // So many are manned at a time, the nearest with most
  steps: [4, 4, 3, 2],
} as const;

/** What the staff of the campaign takes care of before its plan. */
export const CAMPAIGN = {
  perimeterCentreWeight: 2.5,
  notTheirs: 0.1, // What others hold is no business of those who are taken off the front
  lastDropTurn: 5, abandonedShare: 0.3,
  beside: 0.4, // By the distance from the perimeter
  outside: 1, farther: 0.25,
  southOfTheRhine: 6, // A unit south of the river is lost to the perimeter
  withdrawalWeight: 3,
} as const;

/** What the one road is worth to either side. */
export const ROAD = {
  ahead: 8, // As far ahead of the spearhead lies the road that it comes to next
  farFromTheRoad: 3,
  passedBy: 2, // What it has passed by so far is for those who follow
  besideTheRoad: 3, // [18.3.2] An enemy beside the road stops the column and all that lives on the road beyond
  breaks: [10, 7, 5], // Breaks of the road from the south: the column comes to the first of them first
  flank: 1.2, // An enemy so near to the road is on it tomorrow, once the first line is broken
  flankWidth: 6,
  leadLength: 2, // To throw back the lead of the column, or to stand on the road behind it
  lead: 1.8, onTheRoad: 0.8,
} as const;

/** The march of 30 Corps. */
export const COLUMN = {
  toABlownBridge: 12, withTheColumn: 3, gunsBehind: 3, toTheWaal: 8,
  firstTurnOnTheRoad: 2, // On the first turn the column fights where it stands
  trainBehind: 3, // So many hexes behind the lead
  gunDistance: 2,
  beyondSupply: 2, // [18.3.2] Where the road is cut behind the lead, the fight for it is the front
  openRoad: 6, // As long as the road is not open for so many hexes they fight with the rest
  escort: 2, // A stack of so many steps covers those who cannot defend themselves
  guard: 3, // Beside the enemy it takes a battalion
  harmless: 9, // An attack of such strength next turn is nothing to fear
  strongAttack: 9, // An attack of such strength next turn costs a Bridging unit so many turns of the column:
  bareRisk: 1.5, coveredRisk: 0.2, closeRisk: 0.5,
} as const;

/** Attacks that are planned before anybody moves. */
export const GROUP = {
  leastGain: 0.9,
  leastHexValue: 1.5, // For lesser hexes each unit decides alone
  leastRatio: 1.4, // Of less no attack is planned
  leastAttackFactor: 0.3, // Units that are to keep out of it are not called
  marchCost: 0.1, // For each unit that is not in its place yet
  vacated: 0.5, // The part of a post's value that it costs to leave it empty
} as const;

/** Ferrying, screening, and cutters in reserve. */
export const OPERATION = {
  reserveDistance: 5, // Hexes from the road: out of reach, and within a turn's march of it
  waitingUnderThreat: 3, waitingInEzoc: 3, notACompany: 6, farthestCutter: 16, ferryIntoEzoc: 1.5,
  ferryToFriends: 0.5,
  screenByDistance: [1, 0.4], // What a unit covers: the hex it is in, and in part those around it
  leastScreenGain: 0.7,
} as const;
