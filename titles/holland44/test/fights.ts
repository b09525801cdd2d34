/** A combat result on a table: the fight is laid out, the die has fallen, and now somebody pays. */
import {
  type Choice,
  choices,
  decision,
  type Game,
  type GameEvent,
  playForced,
  runAutomaticSteps,
} from '@bridgehead/engine';
import { demolitionFrame } from '../src/rules/05-bridges/bridge-demolition.ts';
import { resultsFrame } from '../src/rules/11-results/results.ts';
import type { Outcome } from '../src/state/battle.ts';
import { orderOf } from '../src/state/state.ts';
import type { CombatResult } from '../src/tables/combat-tables.ts';
import { type Fight as Attack, battleOf } from './odds.ts';
import { at, steps } from './orders.ts';
import { type Layout, layOut, order, unit } from './table.ts';

export interface Fight extends Layout, Attack {
  readonly result: CombatResult;
  readonly isElite?: boolean;
  /** [2e 12.2.3] */
  readonly isOrange?: boolean;
}

/** The procedure that waits for the outcome: any that stands at a question will do. */
const WAITING = { ...demolitionFrame(0, 'crossing', 0), step: 'decide' };

/** Brings the result about, as far as the first decision. */
export function strike(fight: Fight): Game {
  const g = layOut(fight);
  g.state.frames.push(
    { ...WAITING },
    resultsFrame(battleOf(g, fight), fight.result, fight.isElite ?? false, fight.isOrange),
  );
  runAutomaticSteps(g);
  playForced(g);
  return g;
}

/** What the fight has come to, or undefined while somebody has still to decide. */
export const outcome = (g: Game): Outcome | undefined => g.state.frames[0]?.result as Outcome | undefined;

/** The decision that is open: its kind and who must take it. */
export const asked = (g: Game): readonly [string | undefined, string | undefined] => {
  const open = decision(g);
  return [open?.kind, open?.by];
};

/** The units that may be chosen to lose a step. */
export const mayLose = (g: Game): string[] =>
  [...choices(g)].flatMap(({ kind, unit: id }) => (kind === 'lose-step' ? [String(id)] : []));

export const lose = (g: Game, id: string): void => order(g, { kind: 'lose-step', unit: id });

/** Answers the retreats with the first way that is open, until something else is asked. */
export function giveGround(g: Game): void {
  while (decision(g)?.kind === 'retreat') {
    const [first] = choices(g);
    if (first === undefined) return;
    order(g, first);
  }
}

/** The order to attack in the Combat Phase. */
export const attack = (target: string, ...units: readonly string[]): Choice => ({ kind: 'attack', target, units });

/** Everything of one kind that the last choice has led to. */
export const told = (g: Game, kind: string): readonly GameEvent[] => g.events.filter((event) => event.kind === kind);

/** Where a unit is, its steps, and what state it is in: `4018 1 disrupted`. */
export function stateOf(g: Game, id: string): string {
  const order = ['', ' disrupted', ' full-retreat'][orderOf(g, unit(id))];
  return `${at(g, id)} ${steps(g, id)}${order}`;
}
