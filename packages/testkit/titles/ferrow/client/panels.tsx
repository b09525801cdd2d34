/** The bookkeeping: the score item by item. */
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { type Rolled, RollsFrame, type Table, VictoryItems } from '@bridgehead/client-kit/play';
import type { FerrowView } from '../src/facts.ts';
import { standingOf } from './calendar.ts';

interface Props {
  readonly table: Table;
  readonly view: FerrowView;
}

export const RecordPanel = ({ table, view }: Props) => (
  <div class="record">
    <VictoryItems table={table} victory={view.victory} score={standingOf(view).score} />
  </div>
);

/** Nobody waits beside the map. */
export const AreasPanel = () => undefined;

const isBattle = ({ kind }: { readonly kind: string }): boolean => kind === 'battle';

export function LastDice({ rolled }: { readonly rolled: Rolled }) {
  const battles = rolled.events.filter(isBattle);
  if (battles.length === 0) return undefined;
  return (
    <RollsFrame rolled={rolled}>
      {battles.map((event) => (
        <p key={JSON.stringify(event)}>{sentenceOf(event)}</p>
      ))}
    </RollsFrame>
  );
}
