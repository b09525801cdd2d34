import type { UnitFacts } from '../../title/title-client.ts';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';
import { CounterToggle } from './counter-chip.tsx';

interface Props {
  readonly context: PlayContext;
  readonly units: readonly UnitFacts[];
  /** In a card, or smaller beside other things. */
  readonly look: 'card-counters' | 'planner-units';
  /** Left out: as large as the look has them. */
  readonly size?: number;
  readonly label: string;
  readonly isOn: (unit: string) => boolean;
  readonly onToggle: (unit: string) => void;
}

const SIZES = { 'card-counters': 60, 'planner-units': 48 } as const;

/** Counters side by side, to be taken up and put down. */
export function CounterPicks({ context, units, look, size = SIZES[look], label, isOn, onToggle }: Props) {
  return (
    <fieldset class={look} aria-label={label}>
      {units.map((unitView) => (
        <CounterToggle
          key={unitView.unit}
          context={context}
          unitView={unitView}
          size={size}
          isOn={isOn(unitView.unit)}
          label={context.client.looks.counterLabel(unitView)}
          onToggle={() => onToggle(unitView.unit)}
        />
      ))}
    </fieldset>
  );
}

/** The counters of the stack that the card is about. */
export const StackPicks = (props: Pick<Props, 'context' | 'units' | 'isOn' | 'onToggle'>) => (
  <CounterPicks {...props} look="card-counters" label={say('card.units')} />
);
