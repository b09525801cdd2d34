/** What an attack would bring, asked of the engine; a reply that comes after a later question is dropped. */
import type { JsonObject } from '@bridgehead/client-kit/game';
import { perGame } from '@bridgehead/client-kit/play';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { PlayContext } from '../play-context.ts';
import { ask, type Odds } from '../query-replies.ts';

export interface AttackPlan {
  readonly hexes: readonly string[];
  readonly attackers: readonly string[];
  readonly barrage?: readonly string[];
  readonly air?: readonly string[];
  readonly rommel?: boolean;
  readonly tiger?: boolean;
  readonly fire?: boolean;
}

/** What is ticked in a plan: given when the combat is fought, reckoned with before. */
export interface Ticked {
  readonly barrage: readonly string[];
  readonly air: readonly string[];
  readonly rommel: boolean;
  readonly tiger: boolean;
}

export const NOTHING_TICKED: Ticked = { barrage: [], air: [], rommel: false, tiger: false };

/** What was ticked when an attack was declared, by its hexes. */
export const plannedSupport = perGame<ReadonlyMap<string, Ticked>>(() => new Map());

export const planKey = (hexes: readonly string[]): string => [...hexes].sort().join();

export interface Forecast {
  readonly reply: ReadonlySignal<Odds | undefined>;
  ask(plan: AttackPlan | undefined): void;
}

const flag = (name: string, isOn: boolean | undefined): JsonObject => (isOn === true ? { [name]: true } : {});

export const paramsOf = (plan: AttackPlan, viewer: string): JsonObject => ({
  hexes: [...plan.hexes],
  attackers: [...plan.attackers],
  barrage: [...(plan.barrage ?? [])],
  air: [...(plan.air ?? [])],
  ...flag('rommel', plan.rommel),
  ...flag('tiger', plan.tiger),
  ...flag('fire', plan.fire),
  viewer,
});

export function createForecast({ game }: PlayContext, viewer: string): Forecast {
  const reply = signal<Odds | undefined>(undefined);
  let latest: AttackPlan | undefined;
  return {
    reply,
    ask: (plan) => {
      latest = plan;
      if (plan === undefined || plan.attackers.length === 0 || plan.hexes.length === 0) {
        reply.value = undefined;
        return;
      }
      void ask(game, 'odds', paramsOf(plan, viewer)).then((found) => {
        if (latest === plan) reply.value = found;
      });
    },
  };
}
