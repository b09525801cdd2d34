/** [18.2.7] [18.2.8] The plans of the Axis and the table by which the Allies find out [design: tables.md 10]. */
import type { Location } from '../data/objectives.ts';

export const PLANS = ['A', 'B', 'C'] as const;
export type Plan = (typeof PLANS)[number];

interface Goal {
  readonly key: Location;
  readonly others: number;
}

/** One of these must be fulfilled. */
export const PLAN_GOALS: Readonly<Record<Plan, readonly Goal[]>> = {
  A: [{ key: 'El Ala', others: 3 }],
  B: [{ key: 'Tebessa', others: 4 }],
  C: [
    { key: 'Thala', others: 4 },
    { key: 'Sbiba', others: 4 },
  ],
};

/** [18.2.6] */
export const PLAN_TURN = 11;
export const GT6_SET = { lastTurn: 6, key: 'El Ala', others: 2 } as const;
export const GT10_SET = { lastTurn: 10, locations: 4 } as const;

const LATE_TURN = 15;
const LAST_TURNS = 17;
/** [18.2.8] The highest roll that lets the Allied player look. */
export const enigmaSuccess = (turn: number): number => (turn >= LAST_TURNS ? 3 : turn >= LATE_TURN ? 2 : 1);
