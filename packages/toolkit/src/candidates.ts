/** Making the candidates of a title AI. */
import type { Candidate, Choice, Reason } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';

export const candidate = (
  choice: Choice,
  name: Message,
  score: number,
  reasons: readonly Reason[] = [],
): Candidate => ({ choice, name, score, reasons });

/** A reason with the number behind it. */
export const valued = (reason: Message, value: number): Reason => ({ ...reason, value });

/** Best first; equals stay in the order in which they were found. */
export const ranked = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...candidates].sort((a, b) => b.score - a.score);
