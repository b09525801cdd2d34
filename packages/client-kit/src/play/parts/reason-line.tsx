import type { PlayContext } from '../play-context.ts';
import type { Reason } from '../query-replies.ts';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly context: PlayContext;
  /** Nothing is shown where there is none. */
  readonly reason: Reason | undefined;
  readonly look: 'refused' | 'stops';
}

/** The engine's reason with its rule: why something cannot be done, or where it ends. */
export function ReasonLine({ context, reason, look }: Props) {
  if (reason === undefined) return undefined;
  return (
    <p class={look}>
      {reason.reason} <RuleChip context={context} rule={reason.rule} />
    </p>
  );
}
