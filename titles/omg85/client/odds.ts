/** What a battle would bring, as the engine reckons it: docs/protocol.md, `odds`. */

import type { JsonObject, OpenGame } from '@bridgehead/client-kit/game';
import { asker, type Reason } from '@bridgehead/client-kit/play';
import { type Signal, signal } from '@preact/signals';

export interface Item {
  readonly rule: string;
  readonly label: string;
  readonly effect: number;
}

export interface VolleyForecast {
  readonly volley: string;
  readonly rule: string;
  readonly total: number;
  readonly units: readonly {
    readonly unit: string;
    readonly strength: number;
    readonly value: number;
    readonly items: readonly Item[];
  }[];
  readonly bonus: readonly Item[];
  readonly targets: readonly {
    readonly unit: string;
    readonly share: number;
    readonly loss: number;
    readonly items: readonly Item[];
  }[];
}

interface UnitLoss {
  readonly unit: string;
  readonly loss: number;
  /** [9.3] After such losses it would be no more. */
  readonly lost?: true;
}

export interface BattleForecast {
  readonly legal: boolean;
  readonly refusal?: Reason;
  readonly target: string;
  readonly raw: string;
  readonly outcomes: readonly { readonly result: string; readonly probability: string }[];
  readonly protective: VolleyForecast;
  readonly barrage: VolleyForecast;
  readonly defense: VolleyForecast;
  readonly attack: VolleyForecast;
  readonly summary: {
    readonly attackers: readonly UnitLoss[];
    readonly defenders: readonly UnitLoss[];
    /** [9.4] Defenders who would stay even if the others retreat. */
    readonly staying?: readonly string[];
  };
}

const ask = asker<{ readonly odds: BattleForecast }>();

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

/** `37/100` as a number. */
export function chanceOf(text: string): number {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return above / below;
}
