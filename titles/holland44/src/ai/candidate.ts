/** Making candidates. */
import type { Candidate, Choice, Reason } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../data/map.ts';
import { unitLabel } from '../labels.ts';
import type { Unit } from '../units.ts';

export const candidate = (choice: Choice, name: string, score: number, reasons: readonly Reason[] = []): Candidate => ({
  choice,
  name,
  score,
  reasons,
});

/** Best first; equals stay in the order in which they were found. */
export const ranked = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...candidates].sort((a, b) => b.score - a.score);

export const namesOf = (units: readonly Unit[]): string => units.map((u) => unitLabel(u)).join(', ');
export const hexName = (hex: number): string => nameOf(GRID, hex);
