export { DEFAULT_BUDGET } from './budget.ts';
export { type Course, START, type Stage, type TurnTime } from './course.ts';
export { createPlayer, type PlayerWish } from './create-player.ts';
export {
  type Answer,
  type Asked,
  type Board,
  type BoardWish,
  type Match,
  type MatchRecord,
  type MatchWish,
  openBoard,
  openMatch,
} from './match.ts';
export { type Budget, type Entrant, LEVELS, type Level, type Player, type Thought } from './player.ts';
export { type Estimate, type RatedGame, type Ratings, type RatingWish, rate } from './statistics/bradley-terry.ts';
export { type MeanDifference, meanDifference } from './statistics/difference.ts';
export { countPairs, type GameScore, type PairCount, type PairResult, pairResult } from './statistics/pairs.ts';
export { type SprtState, type SprtWish, sprt, type Verdict } from './statistics/sprt.ts';
export { quantile, type Spread, spreadOf } from './statistics/summary.ts';
export { type Share, wilson, Z_95 } from './statistics/wilson.ts';
