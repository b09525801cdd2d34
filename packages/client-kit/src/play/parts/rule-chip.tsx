import { say } from '../say.ts';
import { openRule, type Table } from '../table.ts';

/** [design 1] Every number can be asked why: the rule that made it, as a button that opens it. */
export function RuleChip({ table, rule }: { readonly table: Table; readonly rule: string }) {
  if (rule === '' || rule === '-') return undefined;
  const title = table.face.words.ruleTitle(rule);
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
