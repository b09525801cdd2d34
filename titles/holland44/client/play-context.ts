/** The play context with this title's own view and units. */

import type { PlayContext as AnyPlayContext } from '@bridgehead/client-kit/play';
import { type Signal, signal } from '@preact/signals';
import type { HollandView, UnitView } from '../src/facts.ts';
import type { OddsReport } from './query-replies.ts';

export type PlayContext = AnyPlayContext<HollandView, UnitView>;

const battles = new WeakMap<AnyPlayContext['game'], Signal<OddsReport | undefined>>();

/** The odds on which the die was last asked to fall: its result is shown in their row of faces. */
export function battleOf({ game }: Pick<PlayContext, 'game'>): Signal<OddsReport | undefined> {
  const known = battles.get(game);
  if (known !== undefined) return known;
  const battle = signal<OddsReport | undefined>(undefined);
  battles.set(game, battle);
  return battle;
}
