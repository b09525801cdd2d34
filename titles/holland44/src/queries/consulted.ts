/** One line of the reasoning for a choice. */
import type { Refusal } from '@bridgehead/engine';
import type { Printed } from '@bridgehead/engine/contract';
import type { consulted } from '../contract/queries.ts';
import type { Reason } from '../says.ts';

/** One rule that was looked at, and what it said. */
export type Consulted = Printed<typeof consulted>;

export const forbidden = (refusal: Refusal, place?: string): Consulted => ({
  ...refusal,
  ...(place === undefined ? {} : { place }),
});

export const allowed = (reason: Reason, place?: string): Consulted => ({
  ...reason,
  ...(place === undefined ? {} : { place }),
  legal: true,
});
