/** What a computer player would do with the table: its candidates for one decision, or its choices of a whole Operation Phase. */
import { type Choice, decision, type Game } from '@bridgehead/engine';
import { thoughtsOf } from '@bridgehead/testkit';
import { OMG85_AI } from '../ai/index.ts';

const { candidatesOf, playOn } = thoughtsOf(OMG85_AI);

export { candidatesOf };

/** Plays on for the side that is asked until another is asked or the phase ends; gives all its choices. */
export function playPhase(g: Game, style: string): readonly Choice[] {
  const side = decision(g)?.by;
  return playOn(g, style, { isAsked: ({ by }) => by === side, isEnd: ({ kind }) => kind === 'combat' });
}
