/** What is asked now, for views and for those who want reasons. */
import {
  type Choice,
  type Decision,
  decision,
  type Frame,
  type Game,
  type Question,
  type Ruling,
} from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { says } from './says.ts';

/** The question on top of the stack; undefined when the game is over, and between two questions. */
function questionOf(g: Game): Question<Frame, Choice> | undefined {
  const frame = g.state.frames.at(-1);
  const step = frame === undefined ? undefined : g.title.procedures.get(frame.proc)?.steps.get(frame.step);
  return typeof step === 'function' ? undefined : step;
}

/** The decision that waits. While the rules run on, nobody is asked, but a listener may still look. */
export const settledDecision = (g: Game): Decision | undefined =>
  questionOf(g) === undefined ? undefined : decision(g);

export type ReasonLine = Message & { readonly rule: string; readonly legal?: boolean };

/** The rule under which the question is asked; nothing once the game is over. */
export function askedLine(g: Game): ReasonLine[] {
  const asked = questionOf(g);
  return asked === undefined ? [] : [{ rule: asked.rule, ...says('asked-for') }];
}

/** What a ruling comes to. */
export const verdictLine = (ruling: Ruling): ReasonLine =>
  ruling.legal ? { rule: '-', ...says('nothing-forbids'), legal: true } : { ...ruling, legal: false };
