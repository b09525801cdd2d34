import { type Refusal, speaking } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import type { TOOLKIT_EN } from '@bridgehead/toolkit';
import type { FAULTS } from '../words/faults.en.ts';
import type { LABELS } from '../words/labels.en.ts';
import type { REFUSALS } from '../words/refusals.en.ts';

/** What the rules say: a code without a sentence does not compile. */
export const { refusal } = speaking<typeof REFUSALS>();
export const { says, saysBy } = speaking<typeof FAULTS & typeof LABELS & typeof TOOLKIT_EN>();

/** What a rule says. */
export type Reason = Message & { readonly rule: string };

/** Why something may not be done, as an answer tells it. */
export const reasonOf = ({ rule, code, params }: Refusal): Reason => ({
  rule,
  code,
  ...(params === undefined ? {} : { params }),
});
