import type { Reason } from '@bridgehead/engine';
import type { PlayContext } from '../play-context.ts';
import { sayMessage } from '../say.ts';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly context: PlayContext;
  readonly reason: Reason;
}

/** What a computer player gives as a reason, with its rule. */
export const PlayerReason = ({ context, reason }: Props) => (
  <>
    <span>{sayMessage(reason)}</span>{' '}
    {reason.rule === undefined ? undefined : <RuleChip context={context} rule={reason.rule} />}
  </>
);
