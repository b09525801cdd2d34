/** The ways in which games were won: every one that the rules have, also those that never came. */
import { historyOf } from '../../history.ts';
import type { FinishedGame } from '../../results/result.ts';
import type { BalanceGames } from './balance-games.ts';
import { capital } from './markdown.ts';

export const wayOf = ({ winner, how }: FinishedGame): string => (how === undefined ? winner : `${winner} ${how}`);

export interface Way {
  readonly id: string;
  readonly name: string;
}

/** Those of the title, then what older records do not tell. */
export function waysOf({ games, tournament, sides }: BalanceGames): readonly Way[] {
  const known = historyOf(tournament.title).ways[tournament.scenario] ?? {};
  const met = new Set(games.map(wayOf));
  const ids = [...Object.keys(known), ...[...met].filter((way) => known[way] === undefined)];
  return ids.map((id) => {
    const winner = sides.find((side) => id.startsWith(side)) ?? id;
    return { id, name: `${capital(winner)}, ${known[id] ?? 'in a way that was not recorded'}` };
  });
}
