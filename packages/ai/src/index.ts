export { DEFAULT_BUDGET } from './budget.ts';
export { type Course, START, type Stage, type TurnTime } from './course.ts';
export { createPlayer, type PlayerOptions } from './create-player.ts';
export { type Assignment, assignByBids, type Bid, type Slot } from './kit/assignment.ts';
export { distanceField, type FieldGrid, type FieldOptions } from './kit/distance-field.ts';
export { type KeptPlan, planInForce } from './kit/kept-plan.ts';
export { type LogisticWeights, logistic, logisticChance } from './kit/logistic.ts';
export { remembered } from './kit/memory.ts';
export {
  type Asked,
  type HostedMatch,
  type HostOptions,
  hostMatch,
  type Match,
  type MatchOptions,
  type MatchRecord,
  openMatch,
  type PlayedChoice,
} from './match.ts';
export { type Budget, type Entrant, LEVELS, type Level, type Player, type Thought } from './player.ts';
export { type Estimate, type RatedGame, type RatingOptions, type Ratings, rate } from './statistics/bradley-terry.ts';
export { type MeanDifference, meanDifference } from './statistics/difference.ts';
export { countPairs, type GameScore, type PairCount, type PairResult, pairResult } from './statistics/pairs.ts';
export { type SprtOptions, type SprtState, sprt, type Verdict } from './statistics/sprt.ts';
export { quantile, type Spread, spreadOf } from './statistics/summary.ts';
export { type Share, wilson, Z_95 } from './statistics/wilson.ts';
