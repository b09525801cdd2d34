/** The table as this title lays it: with its own view and its own sheets of units. */

import type { Table as AnyTable, OddsAnswer } from '@bridgehead/client-kit/play';
import { type Signal, signal } from '@preact/signals';
import type { HollandView, UnitView } from '../src/facts.ts';

export type Table = AnyTable<HollandView, UnitView>;

const battles = new WeakMap<AnyTable['game'], Signal<OddsAnswer | undefined>>();

/** The odds on which the die was last asked to fall: its result is shown in their row of faces. */
export function battleOf({ game }: Pick<Table, 'game'>): Signal<OddsAnswer | undefined> {
  const known = battles.get(game);
  if (known !== undefined) return known;
  const battle = signal<OddsAnswer | undefined>(undefined);
  battles.set(game, battle);
  return battle;
}
