/** One line of the reasoning for a choice. */
import type { Refusal } from '@bridgehead/engine';

/** One rule that was looked at, and what it said. */
export type Consulted = {
  readonly rule: string;
  readonly label: string;
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

export const forbidden = ({ rule, code }: Refusal, place?: string): Consulted => ({
  rule,
  label: code,
  ...(place === undefined ? {} : { place }),
  legal: false,
});

export const allowed = (rule: string, label: string, place?: string): Consulted => ({
  rule,
  label,
  ...(place === undefined ? {} : { place }),
  legal: true,
});
