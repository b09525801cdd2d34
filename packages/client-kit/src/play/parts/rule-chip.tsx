import { titleWords } from '../../title/title-words.ts';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';

/** [design 1] Every number can be asked why: the rule that made it, as a button that opens it. */
export function RuleChip({ context, rule }: { readonly context: PlayContext; readonly rule: string }) {
  if (rule === '' || rule === '-') return undefined;
  const title = titleWords().ruleTitle(rule);
  return (
    <button
      type="button"
      class="chip-rule"
      title={title}
      aria-label={say('rule.open', { rule, title })}
      onClick={(event) => {
        event.stopPropagation();
        context.panels.openRule(rule);
      }}
    >
      {rule}
    </button>
  );
}
