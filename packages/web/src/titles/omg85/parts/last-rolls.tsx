/** What chance brought after the last answer, in the sentences of the log: this title rolls in hundreds, not with dice. */
import { sentenceOf } from '../../../messages/sentences.ts';
import { Icon } from '../../../play/parts/icon.tsx';
import type { Table } from '../table.ts';

const MOST_LINES = 4;
const TOLD: readonly string[] = [
  'strike-hit',
  'strike-missed',
  'strike-wasted',
  'bombed',
  'bridge-blown',
  'bridge-safe',
  'move-failed',
  'retreat-check',
  'rough-landing',
  'destroyed',
];

export function LastRolls({ table }: { readonly table: Table }) {
  const last = table.game.log.value.at(-1);
  const lines = (last?.events ?? []).filter(({ kind }) => TOLD.includes(kind)).map(sentenceOf);
  if (lines.length === 0) return undefined;
  return (
    <div class="last-dice" key={last?.at}>
      <ul class="die-lines">
        {lines.slice(-MOST_LINES).map((line) => (
          <li key={line} class="die-line">
            <Icon name="dice" size={18} /> <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
