/** One line of the reasoning for a choice. */
import type { Refusal } from '@bridgehead/engine';
import type { Reason } from '../says.ts';

/** One rule that was looked at, and what it said. */
export type Consulted = Reason & {
  /** Where, on a march. */
  readonly place?: string;
  /** Sixths of a Movement Point. */
  readonly cost?: number;
  readonly spent?: number;
  readonly budget?: number;
  /** Columns to the right, of a shift. */
  readonly columns?: number;
  /** Exact, of something that a die decides. */
  readonly probability?: string;
  readonly legal?: boolean;
};

/** What a refusal says, as one of several things in an answer. */
export const reasonOf = ({ legal: _legal, ...reason }: Refusal): Reason => reason;

const judged = (reason: Reason, legal: boolean, place: string | undefined): Consulted => ({
  ...reason,
  ...(place === undefined ? {} : { place }),
  legal,
});

export const forbidden = (refusal: Refusal, place?: string): Consulted => judged(refusal, false, place);

export const allowed = (reason: Reason, place?: string): Consulted => judged(reason, true, place);
