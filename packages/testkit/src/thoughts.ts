/** What a computer player of a title would do on a table that is laid out, and what is wrong with its advice. */
import {
  type Candidate,
  type Choice,
  check,
  type Decision,
  decision,
  type Game,
  openKnownPosition,
  positionHash,
  randomFrom,
  type Thinking,
  type TitleAi,
} from '@bridgehead/engine';
import type { Messages } from '@bridgehead/engine/contract';
import { order } from './choosing.ts';

/** A player with all the time it wants and nothing to remember. */
export const thinkingAs = (style: string): Thinking => ({
  style,
  random: randomFrom(1),
  spend: () => true,
  memory: new Map(),
});

const MOST = 500;

export interface Thoughts {
  /** Its candidates for the open decision, the best first. */
  candidatesOf(g: Game, style: string, thinking?: Thinking): readonly Candidate[];
  /** Plays on as long as the question belongs to it and the choice before did not end it; gives all its choices. */
  playOn(g: Game, style: string, until: PlayedUntil): readonly Choice[];
}

interface PlayedUntil {
  isAsked(asked: Decision): boolean;
  isEnd?(choice: Choice): boolean;
}

export function thoughtsOf(ai: TitleAi): Thoughts {
  const candidatesOf = (g: Game, style: string, thinking: Thinking = thinkingAs(style)): readonly Candidate[] =>
    ai.candidates(openKnownPosition(g, decision(g)?.by ?? ''), thinking);
  const playOn = (g: Game, style: string, { isAsked, isEnd = () => false }: PlayedUntil): readonly Choice[] => {
    const thinking = thinkingAs(style);
    const given: Choice[] = [];
    for (let asked = decision(g); asked !== undefined && isAsked(asked); asked = decision(g)) {
      const choice = candidatesOf(g, style, thinking)[0]?.choice;
      if (choice === undefined) throw new Error(`no candidate for ${asked.kind}`);
      given.push(choice);
      order(g, choice);
      if (isEnd(choice)) break;
      if (given.length > MOST) throw new Error(`${asked.kind} does not end`);
    }
    return given;
  };
  return { candidatesOf, playOn };
}

/** Two or three plans, each with its words and what speaks for or against it, its first choice legal. */
export function adviceFaults(ai: TitleAi, messages: Messages, known: Game, style: string): readonly string[] {
  const before = positionHash(known);
  const advice = ai.advice(known, thinkingAs(style));
  const faults: string[] = [];
  if (positionHash(known) !== before) faults.push('the known position has changed');
  if (advice.length < 2 || advice.length > 3) faults.push(`${advice.length} plans`);
  for (const { name, reasons, risk, answer, choices } of advice) {
    if (!(name.code in messages)) faults.push(`no words for ${name.code}`);
    if (reasons.length + risk.length === 0) faults.push(`nothing speaks for or against ${name.code}`);
    if (answer.length === 0) faults.push(`no answer of the enemy to ${name.code}`);
    const [first] = choices;
    if (first !== undefined && !check(known, first).legal) faults.push(`illegal: ${JSON.stringify(first)}`);
  }
  return faults;
}
