/** Breakdown counters of a kind are alike and the engine names one of them; the player may have another. */
import type { Choice } from '@bridgehead/client-kit/game';
import { textOf } from '@bridgehead/client-kit/play';
import type { PlayContext } from '../play-context.ts';

export async function otherSplits({ game, view }: PlayContext, listed: readonly Choice[]): Promise<readonly Choice[]> {
  const splits = listed.filter(({ kind }) => kind === 'break-down');
  const known = new Set(splits.map(({ unit, as }) => `${unit} ${as}`));
  const wanted = [...new Set(splits.flatMap((choice) => textOf(choice, 'unit') ?? []))]
    .flatMap((unit) => (view.peek()?.pool ?? []).map((as): Choice => ({ kind: 'break-down', unit, as })))
    .filter(({ unit, as }) => !known.has(`${unit} ${as}`));
  const rulings = await Promise.all(wanted.map((choice) => game.check(choice)));
  return wanted.filter((_, i) => rulings[i]?.legal === true);
}
