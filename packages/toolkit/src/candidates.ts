/** Making the candidates of a title AI. */
import type { Candidate, Choice, Reason } from '@bridgehead/engine';

export const candidate = (choice: Choice, name: string, score: number, reasons: readonly Reason[] = []): Candidate => ({
  choice,
  name,
  score,
  reasons,
});

/** Best first; equals stay in the order in which they were found. */
export const ranked = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...candidates].sort((a, b) => b.score - a.score);
