/** A battle as it is planned: target, attackers, lead and support, and the engine's odds for just these. */
import { batch, effect, type Signal, signal } from '@preact/signals';
import type { JsonObject } from '../../game/contract.ts';
import { ask, type OddsAnswer } from '../answers.ts';
import { listOf } from '../choice-words.ts';
import type { Table } from '../table.ts';

const MOST_ATTACKS = 500;

export interface Planner {
  readonly table: Table;
  readonly side: string;
  readonly target: Signal<string | undefined>;
  /** Undefined: all who can. */
  readonly attackers: Signal<readonly string[] | undefined>;
  /** The most who could attack together, by the engine's list; odds against an Unknown unit alone do not tell. */
  readonly able: Signal<readonly string[]>;
  readonly air: Signal<boolean>;
  readonly artillery: Signal<readonly string[]>;
  readonly odds: Signal<OddsAnswer | undefined>;
  aim(target: string | undefined): void;
  toggleAttacker(unit: string): void;
  toggleGun(unit: string): void;
  dispose(): void;
}

export function createPlanner(table: Table, side: string): Planner {
  const target = signal<string | undefined>(undefined);
  const attackers = signal<readonly string[] | undefined>(undefined);
  const air = signal(false);
  const artillery = signal<readonly string[]>([]);
  const odds = signal<OddsAnswer | undefined>(undefined);
  const able = signal<readonly string[]>([]);
  const aim = (hex: string | undefined): void => {
    batch(() => {
      target.value = hex;
      attackers.value = undefined;
      able.value = [];
      air.value = false;
      artillery.value = [];
      odds.value = undefined;
    });
    if (hex !== undefined && table.game.decision.peek()?.kind === 'combat') {
      void mostAttackers(table, hex).then((units) => {
        if (target.peek() === hex) able.value = units;
      });
    }
  };
  const stop = effect(() => {
    const hex = target.value;
    const params =
      hex === undefined ? undefined : oddsParams(hex, attackers.value, supportOf(air.value, artillery.value));
    if (params !== undefined) void askOdds(table, params, odds);
  });
  const planner = { table, side, target, attackers, able, air, artillery, odds };
  return {
    ...planner,
    aim,
    toggleAttacker: (unit) => {
      attackers.value = toggled(attackersOf(planner), unit);
    },
    toggleGun: (unit) => {
      artillery.value = toggled(artillery.value, unit);
    },
    dispose: stop,
  };
}

const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

async function mostAttackers({ game }: Table, target: string): Promise<readonly string[]> {
  const attacks = await game.choices({ kind: 'attack', target }, MOST_ATTACKS);
  return attacks
    .map((attack) => listOf(attack, 'units'))
    .reduce((most, units) => (units.length > most.length ? units : most), []);
}

/** Who attacks as things stand: those who were picked, else those in the odds, else all who can. */
export function attackersOf({
  target,
  attackers,
  odds,
  able,
}: Pick<Planner, 'target' | 'attackers' | 'odds' | 'able'>): readonly string[] {
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

/** An answer that comes after a later question is dropped. */
const latest = new WeakMap<Signal<OddsAnswer | undefined>, JsonObject>();

export async function askOdds(table: Table, params: JsonObject, into: Signal<OddsAnswer | undefined>): Promise<void> {
  latest.set(into, params);
  const odds = await ask(table.game, 'odds', params);
  if (latest.get(into) === params) into.value = odds;
}
