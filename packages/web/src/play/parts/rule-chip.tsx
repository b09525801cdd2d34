import { RULES } from '@bridgehead/title-holland44';
import { say } from '../say.ts';
import { openRule, type Table } from '../table.ts';

const TITLES: ReadonlyMap<string, string> = new Map(RULES.map(({ rule, title }) => [rule, title]));

export const ruleTitle = (rule: string): string => TITLES.get(rule) ?? '';

/** [design 1] Every number can be asked why: the rule that made it, as a button that opens it. */
export function RuleChip({ table, rule }: { readonly table: Table; readonly rule: string }) {
  if (rule === '' || rule === '-') return undefined;
  const title = ruleTitle(rule);
  return (
    <button
      type="button"
      class="chip-rule"
      title={title}
      aria-label={say('rule.open', { rule, title })}
      onClick={(event) => {
        event.stopPropagation();
        openRule(table, rule);
      }}
    >
      {rule}
    </button>
  );
}
