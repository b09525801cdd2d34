import type { Reason } from '../answers.ts';
import type { Table } from '../table.ts';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly table: Table;
  /** Nothing is shown where there is none. */
  readonly reason: Reason | undefined;
  readonly look: 'refused' | 'stops';
}

/** The engine's reason with its rule: why something cannot be done, or where it ends. */
export function ReasonLine({ table, reason, look }: Props) {
  if (reason === undefined) return undefined;
  return (
    <p class={look}>
      {reason.reason} <RuleChip table={table} rule={reason.rule} />
    </p>
  );
}
