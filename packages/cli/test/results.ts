/** Results of games that nobody played, for reports and tests of them. */
import type { Level } from '@bridgehead/ai';
import { gamePlan, type Tournament } from '../src/tournament/plan.ts';
import { type FailedGame, type FinishedGame, packChoices } from '../src/tournament/results/result.ts';

export const tournamentOf = (...players: Level[]): Tournament => ({
  title: 'holland44',
  edition: 1,
  scenario: 'short',
  players,
  seed: 7,
  nodes: 1000,
});

export interface Told {
  readonly winner: 'allied' | 'german';
  readonly margin?: number;
  readonly how?: string;
  readonly course?: FinishedGame['course'];
  readonly times?: FinishedGame['times'];
  readonly fallbacks?: FinishedGame['fallbacks'];
}

const START = { occasion: 'start', turn: 0, outlook: 0.5, milestones: { highway: 0, son: 0 } };

/** A course of so many turns in which the column gains so much a turn, and Son falls in one of them. */
export const courseOf = (turns: number, gain: number, son: number): FinishedGame['course'] => [
  START,
  ...Array.from({ length: turns }, (_, i) => ({
    occasion: `turn ${i + 1}`,
    turn: i + 1,
    outlook: 0.5 + i / 100,
    milestones: { highway: gain * (i + 1), son: i + 1 >= son ? 1 : 0 },
  })),
];

export function finished(tournament: Tournament, n: number, told: Told): FinishedGame {
  const {
    winner,
    margin = winner === 'allied' ? 1 : -1,
    course = courseOf(3, 5, 2),
    times = [],
    fallbacks = {},
  } = told;
  const played = { decisions: 100, ms: 2000, answers: packChoices([]), hash: 'beef' };
  const how = told.how === undefined ? {} : { how: told.how };
  return { ...gamePlan(tournament, n), ...played, winner, margin, ...how, course, times, fallbacks };
}

export const failed = (tournament: Tournament, n: number, fault: string): FailedGame => ({
  ...gamePlan(tournament, n),
  decisions: 3,
  ms: 10,
  answers: packChoices([]),
  fault,
});
