/** Breakdown counters of a kind are alike and the engine names one of them; the player may have another. */
import type { Choice } from '@bridgehead/client-kit/game';
import { choicesOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';

export async function otherSplits({ game, view }: PlayContext, listed: readonly Choice[]): Promise<readonly Choice[]> {
  const splits = choicesOf(listed, 'break-down');
  const known = new Set(splits.map(({ unit, as }) => `${unit} ${as}`));
  const wanted = [...new Set(splits.map(({ unit }) => unit))]
    .flatMap((unit) => (view.peek()?.pool ?? []).map((as): Choice => ({ kind: 'break-down', unit, as })))
    .filter(({ unit, as }) => !known.has(`${unit} ${as}`));
  const rulings = await Promise.all(wanted.map((choice) => game.check(choice)));
  return wanted.filter((_, i) => rulings[i]?.legal === true);
}
