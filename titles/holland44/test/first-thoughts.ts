/** What the recruit would do on a table that is laid out. */
import {
  type Candidate,
  type Choice,
  check,
  deciderOf,
  type Game,
  openKnownPosition,
  type Thinking,
} from '@bridgehead/engine';
import { HOLLAND44_AI } from '../ai/index.ts';
import { thinkingFreely } from './ai-positions.ts';
import { order } from './table.ts';

/** Its candidates, all of them legal. */
function thoughts(g: Game, thinking: Thinking = thinkingFreely()): readonly Candidate[] {
  const known = openKnownPosition(g, deciderOf(g) ?? '');
  const found = HOLLAND44_AI.candidates(known, thinking);
  for (const { choice } of found) {
    const ruling = check(known, choice);
    if (!ruling.legal) throw new Error(`[${ruling.rule}] ${ruling.code}: ${JSON.stringify(choice)}`);
  }
  return found;
}

/** The best of them. */
export const firstThought = (g: Game): Choice | undefined => thoughts(g)[0]?.choice;

/** Lets the recruit play on until it ends the phase, or nothing is left to ask; what it ordered. */
export function playPhase(g: Game, end: string, most = 200): readonly Choice[] {
  const thinking = thinkingFreely();
  const given: Choice[] = [];
  while (given.length < most) {
    const choice = thoughts(g, thinking)[0]?.choice;
    if (choice === undefined) throw new Error('no thought');
    given.push(choice);
    if (choice.kind === end) return given;
    order(g, choice);
    if (deciderOf(g) === undefined) return given;
  }
  throw new Error(`no ${end} after ${most} orders`);
}
