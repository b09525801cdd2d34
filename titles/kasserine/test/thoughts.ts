/** What a computer player would do with the table: its candidates for one decision, or its choices of a whole phase. */
import { type Choice, decision, type Game } from '@bridgehead/engine';
import { thoughtsOf } from '@bridgehead/testkit';
import { KASSERINE_AI } from '../ai/index.ts';

const { candidatesOf, playOn } = thoughtsOf(KASSERINE_AI);

export { candidatesOf };

/** Plays on as long as questions of this kind are asked of the same side; gives all its choices. */
export function playPhase(g: Game, style: string): readonly Choice[] {
  const begun = decision(g);
  return playOn(g, style, { isAsked: ({ by, kind }) => by === begun?.by && kind === begun.kind });
}
