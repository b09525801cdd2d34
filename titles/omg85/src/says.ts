import { type Refusal, speaking } from '@bridgehead/engine';
import type { TOOLKIT_EN } from '@bridgehead/toolkit';
import type { FAULTS, LABELS, REFUSALS } from '../words/messages.en.ts';

type Sayings = typeof REFUSALS & typeof FAULTS & typeof LABELS & typeof TOOLKIT_EN;

/** What the rules say: a code without a sentence does not compile. */
export const { refusal } = speaking<typeof REFUSALS>();
export const { says, saysBy } = speaking<Sayings>();

/** What a rule says of something. */
export type Reason = ReturnType<typeof saysBy>;

/** Why something may not be done, as an answer tells it. */
export const reasonOf = ({ rule, code, params }: Refusal): Reason => ({
  rule,
  code,
  ...(params === undefined ? {} : { params }),
});
