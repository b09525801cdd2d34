/** What a computer player would do with the table: its candidates for one decision, or its choices of a whole phase. */
import {
  type Candidate,
  type Choice,
  decision,
  type Game,
  openKnownPosition,
  play,
  randomFrom,
  type Thinking,
} from '@bridgehead/engine';
import { KASSERINE_AI } from '../ai/index.ts';

export const thinkingAs = (style: string): Thinking => ({
  style,
  random: randomFrom(1),
  spend: () => true,
  memory: new Map(),
});

/** Its candidates for the open decision, the best first. */
export function candidatesOf(g: Game, style: string, thinking: Thinking = thinkingAs(style)): readonly Candidate[] {
  return KASSERINE_AI.candidates(openKnownPosition(g, decision(g)?.by ?? ''), thinking);
}

const MOST = 300;

/** Plays on as long as questions of this kind are asked of the same side; gives all its choices. */
export function playPhase(g: Game, style: string): readonly Choice[] {
  const { by, kind } = decision(g) ?? {};
  const thinking = thinkingAs(style);
  const given: Choice[] = [];
  while (given.length < MOST && decision(g)?.by === by && decision(g)?.kind === kind) {
    const choice = candidatesOf(g, style, thinking)[0]?.choice;
    if (choice === undefined) throw new Error(`no candidate for ${kind}`);
    given.push(choice);
    const played = play(g, choice);
    if (!played.legal) throw new Error(`[${played.rule}] ${played.code}: ${JSON.stringify(choice)}`);
  }
  return given;
}
