import type { PlannedLead } from '../interactions/battle-plans.ts';
import type { OddsReport } from '../query-replies.ts';
import { columnText, say, unitName } from '../say.ts';

interface Props {
  readonly odds: OddsReport | undefined;
  readonly onPick: (lead: PlannedLead) => void;
}

/** [10.2] Which Formation leads, where there is a choice: each with the odds it comes to. */
export function Leads({ odds, onPick }: Props) {
  const leads = odds?.leads ?? [];
  if (leads.length < 2) return undefined;
  const keyOf = ({ lead, attached = '' }: PlannedLead): string => `${lead} ${attached}`;
  const now = keyOf({ lead: odds?.lead ?? '', attached: odds?.attached });
  return (
    <label class="leads">
      <span>{say('planner.lead')}</span>
      <select
        value={now}
        onChange={(event) => {
          const picked = leads.find((one) => keyOf(one) === event.currentTarget.value);
          if (picked !== undefined) onPick({ lead: picked.lead, attached: picked.attached });
        }}
      >
        {leads.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {one.attached === undefined
              ? unitName(one.lead)
              : say('planner.lead.with', { lead: unitName(one.lead), unit: unitName(one.attached) })}{' '}
            · {columnText(one.column)}
          </option>
        ))}
      </select>
    </label>
  );
}
