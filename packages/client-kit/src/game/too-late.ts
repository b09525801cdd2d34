/** Choices and questions that come when they may not be made. */
import { t } from '../messages/messages.ts';
import type { Json, Ruling } from './contract.ts';
import { faultOf } from './engine-fault.ts';

const refused = (reason: string): Ruling => ({ legal: false, rule: '-', reason });

export const notNow = (): Ruling => refused(t('refused.looked-at'));
export const notYet = (): Ruling => refused(t('refused.not-handed-over'));
export const notYours = (): Ruling => refused(t('refused.not-asked'));

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
