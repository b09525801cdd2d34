/** Games in which one level played both sides: what they say is said of the sides. */

import type { Level } from '@bridgehead/ai';
import { manifestOf } from '@bridgehead/catalogue';
import { BadInput } from '../../../bad-input.ts';
import type { Tournament } from '../../plan.ts';
import { type FinishedGame, isFinished } from '../../results/result.ts';
import type { ResultFile } from '../../results/result-file.ts';
import { type Sides, sidesOf } from '../tally.ts';

export interface BalanceGames {
  readonly tournament: Tournament;
  readonly level: Level;
  readonly sides: Sides;
  /** `The Short Game`, with the options that are on. */
  readonly name: string;
  readonly games: readonly FinishedGame[];
  readonly failed: number;
}

/** A file may hold other pairings too, which do not count here. */
export function balanceGames({ tournament, results }: ResultFile, file: string, level: Level): BalanceGames {
  const own = results.filter(({ first, second }) => first === level && second === level).sort((a, b) => a.n - b.n);
  const games = own.filter(isFinished);
  if (games.length === 0) throw new BadInput(`${file}: has no game of «${level}» against itself`);
  return {
    tournament,
    level,
    sides: sidesOf(tournament.title),
    name: [
      manifestOf(tournament.title)?.start.scenarios[tournament.scenario]?.name ?? tournament.scenario,
      ...(tournament.options ?? []),
    ].join(', '),
    games,
    failed: own.length - games.length,
  };
}
