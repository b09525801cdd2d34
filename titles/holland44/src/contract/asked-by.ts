/** Decisions that not every edition asks: whoever counts what was asked must know what could be. */
import type { Rules } from '../editions.ts';
import { HOLLAND44_FACTS } from '../title-facts.ts';
import type { DecisionKind } from './index.ts';

interface Played {
  readonly edition: number;
  readonly rules: Rules;
}

/** By the option or the rule that brings them. */
const ASKED_BY: Partial<Record<DecisionKind, (played: Played) => boolean>> = {
  /** [S2.3] */
  balance: ({ edition }) =>
    HOLLAND44_FACTS.options.some(({ id, editions }) => id === 'balance' && editions?.includes(edition) !== false),
  /** [25.3.1] */
  'march-attackers': ({ rules }) => rules.unknownFoughtInMovement,
  /** [2e 11.4.2] */
  remnant: ({ rules }) => rules.remnantOptional,
  /** [2e 14.4.1] */
  'decline-recovery': ({ rules }) => rules.mayDeclineRecovery,
  /** [2e 27.1.3] */
  'disengagement-loss': ({ rules }) => rules.disengagementAsStack,
};

export const isAskedBy = (kind: DecisionKind, played: Played): boolean => ASKED_BY[kind]?.(played) ?? true;
