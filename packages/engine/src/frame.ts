import type { Json } from './json.ts';

/**
 * Where a procedure stands: which one, at which named step, and a few locals. Locals are numbers, strings and short
 * lists that are replaced, never mutated. Frames are plain data and part of every position.
 */
export interface Frame {
  readonly proc: string;
  step: string;
  /** What the procedure that this frame called has come to. */
  result?: Json;
}

/** What a step answers: go on at another step, call a procedure and resume at a step, or be done. */
export type Flow =
  | { readonly flow: 'go'; readonly step: string }
  | { readonly flow: 'call'; readonly frame: Frame; readonly resumeAt: string }
  | { readonly flow: 'done'; readonly result?: Json };

export const go = (step: string): Flow => ({ flow: 'go', step });

export const call = (frame: Frame, resumeAt: string): Flow => ({ flow: 'call', frame, resumeAt });

const DONE: Flow = Object.freeze({ flow: 'done' });

export const done = (result?: Json): Flow => (result === undefined ? DONE : { flow: 'done', result });
