/** A battle as it is planned: target, attackers, lead and support, and the engine's odds for just these. */

import type { JsonObject } from '@bridgehead/client-kit/game';
import { listOf } from '@bridgehead/client-kit/play';
import { batch, effect, type Signal, signal } from '@preact/signals';
import type { PlayContext } from '../play-context.ts';
import { ask, type OddsReport } from '../query-replies.ts';

const MOST_ATTACKS = 500;

export interface Planner {
  readonly context: PlayContext;
  readonly side: string;
  readonly target: Signal<string | undefined>;
  /** Undefined: all who can. */
  readonly attackers: Signal<readonly string[] | undefined>;
  /** The most who could attack together, by the engine's list; odds against an Unknown unit alone do not tell. */
  readonly able: Signal<readonly string[]>;
  /** Units in one of these attacks. */
  readonly willing: Signal<readonly string[]>;
  readonly air: Signal<boolean>;
  readonly artillery: Signal<readonly string[]>;
  readonly odds: Signal<OddsReport | undefined>;
  /** Put in or out before the engine has said who can attack: done as soon as it has. */
  readonly awaited: Signal<readonly string[]>;
  aim(target: string | undefined): void;
  toggleAttacker(unit: string): void;
  toggleGun(unit: string): void;
  dispose(): void;
}

type Plan = Omit<Planner, 'aim' | 'toggleAttacker' | 'toggleGun' | 'dispose'>;

export function createPlanner(context: PlayContext, side: string): Planner {
  const plan: Plan = {
    context,
    side,
    target: signal(undefined),
    attackers: signal(undefined),
    able: signal([]),
    willing: signal([]),
    air: signal(false),
    artillery: signal([]),
    odds: signal(undefined),
    awaited: signal([]),
  };
  const { target, attackers, air, artillery, odds, awaited } = plan;
  const ends = [
    effect(() => {
      const hex = target.value;
      const support = supportOf(air.value, artillery.value);
      if (hex !== undefined) void askOdds(context, oddsParams(hex, attackers.value, support), odds);
    }),
    effect(() => doAwaited(plan)),
  ];
  return {
    ...plan,
    aim: (hex) => aim(plan, hex),
    toggleAttacker: (unit) => {
      if (isKnown(plan)) attackers.value = toggled(attackersOf(plan), unit);
      else awaited.value = toggled(awaited.value, unit);
    },
    toggleGun: (unit) => {
      artillery.value = toggled(artillery.value, unit);
    },
    dispose: () => {
      for (const end of ends) end();
    },
  };
}

function aim(plan: Plan, hex: string | undefined): void {
  const { context, target, attackers, able, willing, awaited, air, artillery, odds } = plan;
  batch(() => {
    target.value = hex;
    attackers.value = undefined;
    able.value = [];
    willing.value = [];
    awaited.value = [];
    air.value = false;
    artillery.value = [];
    odds.value = undefined;
  });
  if (hex === undefined || context.game.decision.peek()?.kind !== 'combat') return;
  void context.game.choices({ kind: 'attack', target: hex }, MOST_ATTACKS).then((attacks) => {
    if (target.peek() !== hex) return;
    const parties = attacks.map((attack) => listOf(attack, 'units'));
    batch(() => {
      able.value = parties.reduce((most, units) => (units.length > most.length ? units : most), []);
      willing.value = [...new Set(parties.flat())];
    });
  });
}

type Choosing = Pick<Planner, 'target' | 'attackers' | 'odds' | 'able'>;

/** Whether anybody has said yet who attacks: the player, or the engine for him. */
const isKnown = ({ attackers, odds, able }: Choosing): boolean =>
  attackers.value !== undefined || odds.value !== undefined || able.value.length > 0;

function doAwaited(planner: Choosing & Pick<Planner, 'awaited'>): void {
  const { attackers, awaited } = planner;
  if (awaited.value.length === 0 || !isKnown(planner)) return;
  const chosen = awaited.value.reduce(toggled, attackersOf(planner));
  batch(() => {
    attackers.value = chosen;
    awaited.value = [];
  });
}

const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Who attacks as things stand: those who were picked, else those in the odds, else all who can. */
export function attackersOf({ target, attackers, odds, able }: Choosing): readonly string[] {
  if (target.value === undefined) return [];
  const lines = odds.value?.attack?.units;
  return attackers.value ?? lines?.flatMap(({ unit, with: others }) => [unit, ...(others ?? [])]) ?? able.value;
}

const supportOf = (air: boolean, artillery: readonly string[]): JsonObject => ({
  ...(air ? { air: true } : {}),
  ...(artillery.length > 0 ? { artillery: [...artillery] } : {}),
});

function oddsParams(target: string, attackers: readonly string[] | undefined, support: JsonObject): JsonObject {
  return {
    target,
    ...(attackers === undefined ? {} : { attackers: [...attackers] }),
    ...(Object.keys(support).length === 0 ? {} : { support }),
  };
}

/** A reply that comes after a later question is dropped. */
const latest = new WeakMap<Signal<OddsReport | undefined>, JsonObject>();

export async function askOdds(
  context: PlayContext,
  params: JsonObject,
  into: Signal<OddsReport | undefined>,
): Promise<void> {
  latest.set(into, params);
  const odds = await ask(context.game, 'odds', params);
  if (latest.get(into) === params) into.value = odds;
}
