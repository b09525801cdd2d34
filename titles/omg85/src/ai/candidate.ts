/** Making candidates. */
import type { Candidate, Choice, Reason } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../data/map.ts';
import { labelOf } from '../labels.ts';
import { dataOf, type Unit } from '../units.ts';

export const candidate = (choice: Choice, name: string, score: number, reasons: readonly Reason[] = []): Candidate => ({
  choice,
  name,
  score,
  reasons,
});

/** Best first; equals stay in the order in which they were found. */
export const ranked = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...candidates].sort((a, b) => b.score - a.score);

export const hexName = (hex: number): string => nameOf(GRID, hex);
/** `8,4 Arnhem`. */
export const placeLabel = (hex: number): string => labelOf(hexName(hex));
export const unitName = (u: Unit): string => dataOf(u).name;
export const rounded = (value: number): number => Math.round(value * 10) / 10;
