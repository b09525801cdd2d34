/** A replay by chapters: the turns, and the battles in them. */
import type { PlayContext } from '../play/play-context.ts';
import type { ToldBattle } from '../title/campaign.ts';
import { turnsIn } from './course.ts';
import { toldIn } from './spans.ts';

export interface Chapter {
  /** The position right after the choice that began the battle. */
  readonly at: number;
  readonly battle: ToldBattle;
}

export function chaptersOf({ game, client, view }: PlayContext): readonly Chapter[] {
  const known = view.peek();
  if (known === undefined || client.campaign === undefined) return [];
  return client.campaign.battlesIn(toldIn(game.whole.value), known).map((battle) => ({ at: battle.at + 1, battle }));
}

/** The position in which a turn begins; undefined where the game never came to it. */
export const turnStart = ({ game }: PlayContext, turn: number): number | undefined =>
  turnsIn(game.whole.value).find((stop) => stop.turn === turn)?.at;
