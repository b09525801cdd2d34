/** The bookkeeping: locations, and the last combats. */
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

/** Holding boxes are told by the cards of their units. */
export const AreasPanel = () => undefined;

const isCombat = ({ kind }: { readonly kind: string }): boolean => kind === 'combat';

export function LastDice({ rolled }: { readonly rolled: Rolled }) {
  const combats = rolled.events.filter(isCombat);
  if (combats.length === 0) return undefined;
  return (
    <RollsFrame rolled={rolled}>
      {combats.map((event) => (
        <p key={JSON.stringify(event)}>{sentenceOf(event)}</p>
      ))}
    </RollsFrame>
  );
}
