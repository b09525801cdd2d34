/** A battle as it is planned: target, attackers, lead and support, and the engine's odds for just these. */

import type { JsonObject } from '@bridgehead/client-kit/game';
import { terrainWords } from '@bridgehead/client-kit/play';
import { batch, effect, type Signal, signal } from '@preact/signals';
import { choicesOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { ask, type Join, type OddsReport } from '../query-replies.ts';
import { type BattlePlan, type PlannedLead, plansOf } from './battle-plans.ts';

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
  /** Undefined: as the engine thinks best. */
  readonly lead: Signal<PlannedLead | undefined>;
  /** What the target hex is. */
  readonly ground: Signal<string>;
  /** Who could still march there and attack. */
  readonly joins: Signal<readonly Join[]>;
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
    lead: signal(undefined),
    ground: signal(''),
    joins: signal([]),
    awaited: signal([]),
  };
  const { target, attackers, air, artillery, odds, lead, awaited } = plan;
  const ends = [
    effect(() => {
      const hex = target.value;
      const support = supportOf(air.value, artillery.value);
      const params = { ...leadParams(lead.value), ...(Object.keys(support).length === 0 ? {} : { support }) };
      if (hex !== undefined) void askOdds(context, oddsParams(hex, attackers.value, params), odds);
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

/** A plan that was kept for the hex is taken up again, with those of it who are still there. */
function aim(plan: Plan, hex: string | undefined): void {
  const { context, target, attackers, able, willing, awaited, air, artillery, odds, lead, ground, joins } = plan;
  const kept = hex === undefined ? undefined : plansOf(context).peek().get(hex);
  const isThere = (unit: string): boolean => context.units.peek().has(unit);
  batch(() => {
    target.value = hex;
    attackers.value = kept?.attackers.filter(isThere);
    able.value = [];
    willing.value = [];
    awaited.value = [];
    air.value = kept?.air ?? false;
    artillery.value = kept?.artillery.filter(isThere) ?? [];
    odds.value = undefined;
    lead.value = undefined;
    ground.value = '';
    joins.value = [];
  });
  if (hex !== undefined) askAround(plan, hex);
}

/** What is told besides the odds: the ground, who could attack, who could still come. */
function askAround({ context, target, able, willing, ground, joins }: Plan, hex: string): void {
  const { game } = context;
  const ifStill = (tell: () => void): void => {
    if (target.peek() === hex) tell();
  };
  void ask(game, 'hex', { hex }).then((report) =>
    ifStill(() => {
      ground.value = report === undefined ? '' : terrainWords(report);
    }),
  );
  if (game.decision.peek()?.kind !== 'combat') {
    void ask(game, 'joins', { target: hex }).then((found = []) =>
      ifStill(() => {
        joins.value = found;
      }),
    );
    return;
  }
  void game.choices({ kind: 'attack', target: hex }, MOST_ATTACKS).then((attacks) =>
    ifStill(() => {
      const parties = choicesOf(attacks, 'attack').map(({ units }) => units);
      batch(() => {
        able.value = parties.reduce((most, units) => (units.length > most.length ? units : most), []);
        willing.value = [...new Set(parties.flat())];
      });
    }),
  );
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

const leadParams = (planned: PlannedLead | undefined): JsonObject =>
  planned === undefined ? {} : { lead: planned.lead, attached: planned.attached ?? null };

function oddsParams(target: string, attackers: readonly string[] | undefined, more: JsonObject): JsonObject {
  return { target, ...(attackers === undefined ? {} : { attackers: [...attackers] }), ...more };
}

/** The battle as it is planned now. */
export function planNow(planner: Planner): BattlePlan | undefined {
  const { target, odds, lead, air, artillery } = planner;
  if (target.value === undefined) return undefined;
  const best = odds.value?.lead === undefined ? undefined : { lead: odds.value.lead, attached: odds.value.attached };
  return {
    target: target.value,
    attackers: attackersOf(planner),
    lead: lead.value ?? best,
    air: air.value,
    artillery: artillery.value,
    column: odds.value?.unknown === true ? undefined : odds.value?.column,
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
