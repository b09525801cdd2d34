/** One line of the reasoning for a choice. */
import type { Refusal } from '@bridgehead/engine';
import type { Printed } from '@bridgehead/engine/contract';
import type { consulted } from '../contract/queries.ts';

/** One rule that was looked at, and what it said. */
export type Consulted = Printed<typeof consulted>;

export const forbidden = (refusal: Refusal, place?: string): Consulted => ({
  ...refusal,
  ...(place === undefined ? {} : { place }),
});

export const allowed = (rule: string, label: string, place?: string): Consulted => ({
  rule,
  label,
  ...(place === undefined ? {} : { place }),
  legal: true,
});
