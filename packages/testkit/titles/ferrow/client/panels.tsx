/** The bookkeeping: the score item by item. */
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { type PlayContext, type Rolled, RollsFrame, VictoryItems } from '@bridgehead/client-kit/play';
import type { ToldView } from '../src/facts.ts';
import { victoryOf } from './calendar.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: ToldView;
}

export const RecordPanel = ({ context, view }: Props) => (
  <div class="record">
    <VictoryItems context={context} victory={view.victory} score={victoryOf(view).score} />
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
