// biome-ignore-all format: a table, numbers that belong together stand in one line
/**
 * The numbers of the evaluation, in one place. Unless it says otherwise a value is counted in points of strength.
 * A share is a part of something else, from 0 to 1. Numbers of the rules stand in the rules.
 */

/** What a unit is worth. */
export const UNIT_VALUE = {
  attack: 0.55, defense: 0.45, gun: 0.6, armor: 1, hq: 7, airCommand: 6,
  stepShare: 1, // 1: every step alike
} as const;

/** What stands in the way to a goal, in half points. */
export const WAY = { enemy: 10, perDefense: 2, mostOfEnemy: 40, zone: 4 } as const;

/** [18] What the hexes that decide are worth. */
export const WORTH = {
  key: 34, wanted: 24, other: 8,
  faid: 40, faidWanted: 20, faidOther: 9,
  turnsAway: 1, perDefense: 0.12, // What makes a location dear to take, in turns
  supply: 5, // [6.3] A source
  gt10: 0.65, gt6: 0.3, // Shares of the early sets while they can be reached
  pressure: 0.05, // How much a point of attack near its key speaks for a plan
} as const;

/** [18] What the staff reckons with to take a location: so much attack, gathered from the nearest on. */
export const BLOW = { striking: 2, least: 8, perDefense: 2, near: 1, never: 20 } as const;

/** What the enemy could do to a hex before its owner moves again. */
export const THREAT = {
  byDistance: [1, 1, 1, 0.9, 0.75, 0.6, 0.45, 0.3, 0.2, 0.1], // Motorized, by hexes
  onFoot: [1, 1, 0.6, 0.25, 0.05],
  share: 0.42, // How much of what could come does come to one hex
  most: 60, // Six hexes do not hold more
  barrage: 0.5, toTouch: 2,
  drive: 1, reached: 0.8, // How far an enemy drives to an open location, in allowances, and how surely he comes
} as const;

/** What is feared in a hex. */
export const DANGER = {
  from: 0.9, // The ratio of threat to defense at which losses begin
  span: 3.2, // and how much more makes them certain
  cover: 0.8, strongpoint: 1.2, mountain: 2, // What covers a defender, as a part of his strength more
  unsupplied: 1.5, guns: 1.6, hq: 2,
  lossShare: 0.8,
} as const;

export const RECRUIT = {
  pull: 0.5, holdShare: 0.25, attackShare: 0.6, anyAttack: 2, ownLoss: 1.1, danger: 0.35, leastGain: 0.5,
  halving: 30, // Half points that halve what a goal is worth
  crowd: 0.35, crowdTake: 0.1, unsupplied: 0.75,
  perOdds: 0.5, mostContact: 3.5, // What it is worth to come up to one who bars the way, by the odds of all whom he bars
} as const;

export const STAFF = {
  pull: 0.5, anyAttack: 1.5, holdShare: 1, besideShare: 0.15, killsAtEnd: 0.15, killsPerTurn: 0.25, caution: 2, perBarred: 0.2, mostBarred: 3,
  unsupplied: 2.5, guardShare: 0.15, // What it is worth that a guard stays, by the worth of what it guards
  dangerAxis: 0.8, dangerAllied: 1, ownLossAxis: 1.1, ownLossAllied: 1.2, lossIfDesperate: 0.25, dangerIfDesperate: 0.15, leastGainAxis: 1, leastGainAllied: 1.2,
} as const;

/** Motorized with so much attack: who strikes. */
export const STRIKING = 4;

/**
 * How a staff spreads its strength: once the Axis has its plan and strikes for it; and before, where any locations will do and infantry
 * takes the hills beside the passes. For what a unit is fit, how an attack counts that opens a way, and what it costs to stop for one.
 */
export const DOCTRINE = {
  planned: {
    strikes: 1.4, takes: 1.1, takesOnFoot: 0.7, standsGuard: 0.85, holds: 1.1, holdsOnFoot: 1.3,
    lateTurn: 20, tooLate: 0.2, // Half points that can be made in a turn at most, and what a goal is worth that cannot be reached in time
    crowdTake: 0.1, crowdHold: 1, // By how much each more makes a slot that has what it needs worth less
    guardNear: 40, perBarrier: 0.3, mostBarrier: 10,
    delay: 0.12, delayLate: 0.4, slack: 2, // What a half point that is not made counts, and how much more where so few turns are to spare
  },
  early: {
    strikes: 1.2, takes: 1.2, takesOnFoot: 0.8, standsGuard: 1.1, holds: 1.1, holdsOnFoot: 1.3,
    lateTurn: 20, tooLate: 1, crowdTake: 0.1, crowdHold: 1, guardNear: 48, perBarrier: 0, mostBarrier: 0, delay: 0, delayLate: 0, slack: 2,
  },
} as const;

/** [3.1] Shares of the worth of a hex for a unit in it or beside it. */
export const PRESENCE = { take: 1, keep: 1, quiet: 0.03, watch: 0.1, touch: 0.9, contest: 0.1 } as const;

/** The slots of a staff: what is needed where. */
export const SLOT = {
  takePerDefense: 1.7, takeBase: 6, takeMost: 70,
  holdShare: 0.5, holdLeast: 3, holdMost: 34, retakeShare: 0.6,
  horizon: 64, // Half points beyond which an enemy does not press on a location
  halving: 40, // Half points that halve what a slot is worth to a unit
  guardBase: 2, guardMost: 26, axisGuard: 0.7, enoughGuard: 1.6, enoughValue: 1.5, enoughTake: 0.4,
  standingAxis: 20, standing: 10, // Points of defense that stand in the location itself, the others before it
} as const;

/** [18.2] What the Allies guard. */
export const EXPOSED = {
  turns: 2, // After so many turns of marching a danger counts by e less
  striking: 4, retake: 1,
} as const;

/** Marches. */
export const MARCH = {
  mostPull: 30, zoneCost: 0.6, reserveShare: 0.6, stackBonus: 0.15, gunCover: 0.9, gunFar: 2.5, hqNear: 0.5,
  hqServed: 0.35, mostServed: 10, company: 2, alone: 4, hqComes: 9, offMap: 6, inertia: 0.25, mostStand: 40,
} as const;

/** Attacks. */
export const FIGHT = {
  airExpected: 0.7, fpfExpected: 0.4, owed: 1.2, owedPerDefense: 0.12, spareUnit: 0.1, unpayable: 6, leastFire: 0.3,
  trapped: 0.8, // The share of a defender without a way out that a retreat kills
  advance: 1.5, // Ground gained by an attack that clears
  barrageCost: 0.08, leastSupport: 0.05, rommelGain: 2.2, tigerGain: 1, supplyGain: 2.5, airGain: 0.25, defendGround: 0.7,
} as const;

/** Guns. */
export const GUNS = {
  planned: 1, contact: 0.8, near: 0.4, leastThreat: 3, fullThreat: 14, leastCover: 0.6, farAim: 14, airCommandDanger: 1.5,
  dangerShare: 0.5, moveShare: 1.2, pullShare: 0.6, laterShare: 0.5,
} as const;

/** After the die. */
export const RESULT = {
  sure: 4, worth: 0.3, lastStep: 1.5, retreatPull: 0.06, rommelGoes: 0.4, advancePull: 0.6, ground: 0.5, perCut: 0.05, risk: 0.02,
} as const;

/** [9.2] [9.3] [8.2] Reaction and Reserve. */
export const REACT = { evade: 0.4, least: 0.6, risk: 0.15, reserveFar: 3, front: 3, leastAttack: 2, laying: 0.2 } as const;

/** [14] [11.2] Strongpoints and interdiction. */
export const BUILD = { least: 1.2, perThreat: 0.12, mostThreat: 30, moves: 3, guard: 1.2 } as const;
export const INTERDICT = { least: 3, keep: 2, ahead: 3, perUnit: 1 } as const;

interface Curve {
  readonly bias: number;
  readonly by: Readonly<Record<string, number>>;
}

/** [18] The chance that the Allies win; the margin is counted in hexes that the Axis lacks. */
export const WIN_PROBABILITY: {
  readonly mostLacking: number;
  readonly even: number;
  readonly weights: Readonly<Record<string, Curve>> & { readonly campaign: Curve };
} = {
  mostLacking: 4, even: 0.8,
  weights: {
    faid: { bias: -1.2, by: { lack: 0.5, lackLate: 2.5, steps: 1 } },
    decide: { bias: -1, by: { lack: 0.5, lackLate: 2.5, steps: 1 } },
    campaign: { bias: -0.8, by: { lack: 0.4, lackLate: 2.5, steps: 1 } },
  },
};
