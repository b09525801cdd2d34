/** What a battle would bring, as the engine reckons it: docs/protocol.md, `odds`. */

import type { JsonObject, OpenGame } from '@bridgehead/client-kit/game';
import { type Signal, signal } from '@preact/signals';
import type { Reply } from '../src/facts.ts';
import { ask } from './query-replies.ts';

export type BattleForecast = Reply<'odds'>;
export type VolleyForecast = BattleForecast['attack'];
export type Item = VolleyForecast['bonus'][number];

interface BattlePlan {
  readonly target: string;
  /** In the order in which they plot. */
  readonly attackers: readonly string[];
}

export interface Forecast {
  readonly reply: Signal<BattleForecast | undefined>;
  ask(plan: BattlePlan | undefined): void;
}

/** The reply to the question asked last; one that comes after a later question is dropped. */
export function createForecast(game: OpenGame): Forecast {
  const reply = signal<BattleForecast | undefined>(undefined);
  let latest: BattlePlan | undefined;
  return {
    reply,
    ask: (plan) => {
      latest = plan;
      if (plan === undefined || plan.attackers.length === 0) {
        reply.value = undefined;
        return;
      }
      const params: JsonObject = { target: plan.target, attackers: [...plan.attackers] };
      const show = (found: BattleForecast | undefined): void => {
        if (latest === plan) reply.value = found;
      };
      void ask(game, 'odds', params).then(show);
    },
  };
}
