/** Games in which one level played both sides: what they say is said of the sides. */

import type { Level } from '@bridgehead/ai';
import { manifestOf } from '@bridgehead/catalogue';
import { BadInput } from '../../../bad-input.ts';
import { editionName, type Tournament } from '../../plan.ts';
import { type FinishedGame, isFinished } from '../../results/result.ts';
import type { ResultFile } from '../../results/result-file.ts';
import { type Sides, sidesOf } from '../tally.ts';

export interface BalanceGames {
  readonly tournament: Tournament;
  readonly level: Level;
  readonly sides: Sides;
  /** `The Short Game`, with its edition where the title has several, and the options that are on. */
  readonly name: string;
  /** What its games are of, in any edition. */
  readonly subject: string;
  readonly games: readonly FinishedGame[];
  readonly failed: number;
}

/** A file may hold other pairings too, which do not count here. */
export function balanceGames({ tournament, results }: ResultFile, file: string, level: Level): BalanceGames {
  const own = results.filter(({ first, second }) => first === level && second === level).sort((a, b) => a.n - b.n);
  const games = own.filter(isFinished);
  if (games.length === 0) throw new BadInput(`${file}: has no game of «${level}» against itself`);
  const { scenario, options = [] } = tournament;
  const named = manifestOf(tournament.title)?.start.scenarios[scenario]?.name ?? scenario;
  const edition = editionName(tournament);
  return {
    tournament,
    level,
    sides: sidesOf(tournament.title),
    name: [named, ...(edition === undefined ? [] : [edition]), ...options].join(', '),
    subject: [named, ...options].join(', '),
    games,
    failed: own.length - games.length,
  };
}
