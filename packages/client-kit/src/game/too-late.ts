/** Choices and questions that come when they may not be made. */
import type { Json, Ruling } from './contract.ts';
import { faultOf } from './engine-fault.ts';

export const NOT_NOW: Ruling = { legal: false, rule: '-', reason: 'this game is only being looked at' };
export const NOT_YET: Ruling = { legal: false, rule: '-', reason: 'the device has not been handed over' };
export const NOT_YOURS: Ruling = { legal: false, rule: '-', reason: 'another side is asked' };

const NOT_ASKED = 'not-your-decision';

/** It was for a question that has been answered meanwhile; now another is asked, perhaps of another side. */
export function isLate(error: unknown): boolean {
  const { code, says } = faultOf(error);
  return code === 'stale' || says?.code === NOT_ASKED;
}

/** What is asked while the decision passes to another comes too late, and that is all. */
export const ifAsked = (asked: Promise<Json>, otherwise: unknown): Promise<unknown> =>
  asked.catch((error: unknown) => {
    if (faultOf(error).says?.code === NOT_ASKED) return otherwise;
    throw error;
  });
