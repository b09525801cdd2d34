/** A table on which an attack has just succeeded and its advance begins. */
import { type Choice, choices, decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { advanceFrame } from '../src/rules/15-advance/advance.ts';
import type { AdvanceRate, Battle } from '../src/state/battle.ts';
import { battleOf } from './odds.ts';
import { type Layout, layOut, order } from './table.ts';

export interface Success {
  readonly target: string;
  /** Who attacked; `uk.50.1d@1601/SW` for a unit in an Entry Area. */
  readonly attackers: readonly string[];
  readonly rate?: AdvanceRate;
  readonly battle?: Partial<Battle>;
}

/** From turn 7 on no corps boundary is in the way. */
const AFTER_THE_BOUNDARIES = 7;

export function battleOn(g: Game, { target, attackers, battle }: Success): Battle {
  const named = attackers.map((name) => {
    const [id = '', over] = name.split('@');
    return over === undefined ? id : ([id, over] as const);
  });
  return { ...battleOf(g, { target, attackers: named, lead: '' }), ...battle };
}

/** The table with the first question of the advance. */
export function advanceAfter(layout: Layout, success: Success): Game {
  const g = layOut({ turn: AFTER_THE_BOUNDARIES, ...layout });
  g.state.frames.push(advanceFrame(battleOn(g, success), success.rate ?? 'bonus'));
  runAutomaticSteps(g);
  playForced(g);
  return g;
}

export const advance = (ids: string | readonly string[], ...path: readonly string[]): Choice => ({
  kind: 'advance',
  units: typeof ids === 'string' ? [ids] : ids,
  path,
});

export const on = (...path: readonly string[]): Choice => ({ kind: 'advance-on', path });
export const breakthrough = (target: string): Choice => ({ kind: 'breakthrough', target });

const OF_THE_ADVANCE: readonly (string | undefined)[] = ['advance', 'advance-on', 'occupy', undefined];

/** Answers whatever comes between with the first choice, until the advance asks again. */
export function fightOn(g: Game): void {
  while (!OF_THE_ADVANCE.includes(decision(g)?.kind)) {
    const [first] = choices(g);
    if (first === undefined) throw new Error('a decision without choices');
    order(g, first);
  }
}

/** What the advance asks now. */
export const asked = (g: Game): string => decision(g)?.kind ?? 'nothing';
