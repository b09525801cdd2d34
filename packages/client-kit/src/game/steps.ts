/** What is done in a game, one by one, so that it can be done again. */
import type { Choice, Decision, EngineClient, JsonObject } from './contract.ts';
import { faultOf, isFatal } from './engine-fault.ts';

/** What was done since the text of a game was written: it is done again when the game is opened. */
export type Step =
  /** `came`: what chance rolled and who was asked next, in short, to see whether it comes the same again. */
  { readonly did: 'answer'; readonly choice: Choice; readonly came: string } | { readonly did: 'undo' };

/** What was done, as it is kept: a step; the seat alone; or that the dice are given up, which no step can tell. */
export type Done = Step | { readonly did: 'seat' } | { readonly did: 'dice' };

export interface Came {
  readonly rolls: readonly JsonObject[];
  readonly decision: Decision | null;
}

/** Short, and different where anything is: FNV-1a over what was rolled and who is asked what. */
export function cameOf({ rolls, decision }: Came): string {
  const facts = [rolls.map(({ kind, answer }) => [kind, answer]), decision?.by, decision?.kind, decision?.at];
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(facts)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

export interface DoneAgain {
  /** How many could be done. */
  readonly done: number;
  /** Why no more. */
  readonly why?: string;
  /** Something did not come as it had come before. */
  readonly isOther: boolean;
}

/** Does the steps in a game that is open in the engine, as far as they go. */
export async function doAgain(engine: EngineClient, game: string, steps: readonly Step[]): Promise<DoneAgain> {
  let isOther = false;
  for (const [done, step] of steps.entries()) {
    try {
      if (step.did === 'undo') await engine.request('undo', { game });
      else {
        const came = (await engine.request('apply', { game, choice: step.choice })) as unknown as Came;
        isOther ||= cameOf(came) !== step.came;
      }
    } catch (error) {
      const fault = faultOf(error);
      // An engine that broke at this step cannot be asked for the game before it.
      if (isFatal(fault)) throw error;
      return { done, why: fault.message, isOther };
    }
  }
  return { done: steps.length, isOther };
}
