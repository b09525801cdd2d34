import type { SheetFacts, Stance } from '../../title/title-client.ts';
import type { Table } from '../table.ts';
import { CounterPicture } from './counter-picture.tsx';

interface ChipProps {
  readonly table: Table;
  readonly sheet: SheetFacts;
  readonly size?: number;
  readonly stance?: Stance;
}

/** A counter in a list or a card: only a picture, its words stand beside it or in the button around it. */
export function CounterChip({ table, sheet, size = 44, stance = 'rest' }: ChipProps) {
  return <CounterPicture look={table.face.looks.counterLook(sheet, stance)} size={size} />;
}

interface ToggleProps extends ChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly label: string;
}

/** A counter that can be taken up and put down. */
export function CounterToggle({ table, sheet, size = 64, isOn, onToggle, label }: ToggleProps) {
  return (
    <button
      type="button"
      class={`counter-toggle${isOn ? ' on' : ''}`}
      aria-pressed={isOn}
      data-unit={sheet.unit}
      title={label}
      onClick={onToggle}
    >
      <CounterChip table={table} sheet={sheet} size={size} stance={isOn ? 'selected' : 'rest'} />
      <span class="unseen">{label}</span>
    </button>
  );
}
