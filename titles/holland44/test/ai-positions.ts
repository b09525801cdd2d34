/** Decisions of the computer player on the table: what it would choose, and why. */

import {
  type Candidate,
  check,
  deciderOf,
  decision,
  type Game,
  openKnownPosition,
  type Thinking,
} from '@bridgehead/engine';
import { thinkingAs } from '@bridgehead/testkit';
import { COMBAT_DECISIONS } from '../ai/combat/decisions.ts';
import { type Intent, recruitIntent } from '../ai/intent.ts';
import { type StaffPlan, staffPlan } from '../ai/staff/plan.ts';
import type { Side } from '../src/data/unit-data.ts';
import { hex } from './table.ts';

/** A player that has all the time it wants. */
export const thinkingFreely = (): Thinking => thinkingAs('recruit');

/** An intent that wants nothing but these hexes, in steps. */
export const wanting = (values: Readonly<Record<string, number>>): Intent => {
  const table = new Map(Object.entries(values).map(([name, value]) => [hex(name), value]));
  return {
    goalOf: () => undefined,
    holdValue: (at) => table.get(at) ?? 0,
    attackValue: (at) => table.get(at) ?? 0,
    attackFactor: () => 1,
  };
};

/** The plan of the staff for the table as it lies. */
export const planFor = (g: Game, side: Side): StaffPlan => staffPlan(g, side, thinkingFreely());

/** The candidates for the decision of combat that is open, all legal, the best first. */
export function candidatesFor(g: Game, intent?: Intent, thinking: Thinking = thinkingFreely()): readonly Candidate[] {
  const side = deciderOf(g) as Side;
  const known = openKnownPosition(g, side);
  const kind = decision(g)?.kind ?? '';
  const found = COMBAT_DECISIONS[kind]?.(known, thinking, intent ?? recruitIntent(known, side)) ?? [];
  if (found.length === 0) throw new Error(`no candidate for ${kind}`);
  for (const { choice } of found) {
    const ruling = check(g, choice);
    if (!ruling.legal) throw new Error(`[${ruling.rule}] ${ruling.code}: ${JSON.stringify(choice)}`);
  }
  const scores = found.map(({ score }) => score);
  if (scores.some((score, i) => score > (scores[i - 1] ?? Number.POSITIVE_INFINITY)))
    throw new Error('not the best first');
  return found;
}

/** The best of them. */
export const bestCandidate = (g: Game, intent?: Intent, thinking?: Thinking) => {
  const [best] = candidatesFor(g, intent, thinking);
  if (best === undefined) throw new Error('no candidate');
  return best;
};
