/** What is done in a game, one by one, so that it can be done again. */
import type { Choice, EngineClient } from './contract.ts';

/** What was done since the text of a game was written: it is done again when the game is opened. */
export type Step =
  /** `came`: what its host says came of it, in short, to see whether it comes the same again. */
  { readonly did: 'answer'; readonly choice: Choice; readonly came: string } | { readonly did: 'undo' };

/** What was done, as it is kept: a step; the seat alone; or that the dice are given up, which no step can tell. */
export type Done = Step | { readonly did: 'seat' } | { readonly did: 'dice' };

export interface DoneAgain {
  /** How many could be done. */
  readonly done: number;
  /** Why no more. */
  readonly why?: string;
  /** Something did not come as it had come before. */
  readonly isOther: boolean;
}

/** Does the steps in a game that the engine holds, as far as they go. */
export async function doAgain(engine: EngineClient, game: string, steps: readonly Step[]): Promise<DoneAgain> {
  if (steps.length === 0) return { done: 0, isOther: false };
  return (await engine.request('again', { game, steps: steps.map((step) => ({ ...step })) })) as unknown as DoneAgain;
}
