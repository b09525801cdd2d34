/** Victory points, item by item, and what is still needed. */

import { withMinus } from '../../messages/text.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sideName } from '../say.ts';

/** What is shown of a title's report. */
interface VictoryReport {
  readonly items: readonly VictoryItem[];
  readonly needs: readonly { readonly side: string; readonly label: string; readonly rule: string }[];
}

interface VictoryItem {
  readonly rule: string;
  readonly label: string;
  readonly side: string;
  readonly points: number;
}

interface Props {
  readonly context: PlayContext;
  readonly victory: VictoryReport;
  /** What stands beside the name of each side, by its id. */
  readonly score: Readonly<Record<string, string>>;
}

export function VictoryItems({ context, victory: { items, needs }, score }: Props) {
  return (
    <section>
      <h3>{say('record.victory')}</h3>
      {context.client.sides.map(({ id: side }) => (
        <div key={side}>
          <h4>
            <SideMark sides={context.client.sides} side={side} /> {sideName(side)} <b>{score[side]}</b>
          </h4>
          <ul class="facts">
            {items.some((item) => item.side === side) || needs.some((need) => need.side === side) ? undefined : (
              <li class="need">{say('record.no-points')}</li>
            )}
            {items
              .filter((item) => item.side === side)
              .map(({ label, points, rule }) => (
                <li key={label}>
                  {label} <RuleChip context={context} rule={rule} /> <b>{withMinus(points)}</b>
                </li>
              ))}
            {needs
              .filter((need) => need.side === side)
              .map(({ label, rule }) => (
                <li key={label} class="need">
                  {say('record.needs', { label })} <RuleChip context={context} rule={rule} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
