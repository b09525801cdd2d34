import type { Stance, UnitFacts } from '../../title/title-client.ts';
import type { PlayContext } from '../play-context.ts';
import { CounterPicture } from './counter-picture.tsx';

interface ChipProps {
  readonly context: PlayContext;
  readonly unitView: UnitFacts;
  readonly size?: number;
  readonly stance?: Stance;
}

/** A counter in a list or a card: only a picture, its words stand beside it or in the button around it. */
export function CounterChip({ context, unitView, size = 44, stance = 'rest' }: ChipProps) {
  return <CounterPicture look={context.client.looks.counterLook(unitView, stance)} size={size} />;
}

interface ToggleProps extends ChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly label: string;
}

/** A counter that can be taken up and put down. */
export function CounterToggle({ context, unitView, size = 64, isOn, onToggle, label }: ToggleProps) {
  return (
    <button
      type="button"
      class={`counter-toggle${isOn ? ' on' : ''}`}
      aria-pressed={isOn}
      data-unit={unitView.unit}
      title={label}
      onClick={onToggle}
    >
      <CounterChip context={context} unitView={unitView} size={size} stance={isOn ? 'selected' : 'rest'} />
      <span class="unseen">{label}</span>
    </button>
  );
}
