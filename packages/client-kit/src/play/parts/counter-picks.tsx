import type { SheetFacts } from '../../title/title-client.ts';
import type { Table } from '../table.ts';
import { CounterToggle } from './counter-chip.tsx';

interface Props {
  readonly table: Table;
  readonly units: readonly SheetFacts[];
  /** In a card, or smaller beside other things. */
  readonly look: 'card-counters' | 'planner-units';
  readonly label: string;
  readonly isOn: (unit: string) => boolean;
  readonly onToggle: (unit: string) => void;
}

const SIZES = { 'card-counters': 76, 'planner-units': 48 } as const;

/** Counters side by side, to be taken up and put down. */
export function CounterPicks({ table, units, look, label, isOn, onToggle }: Props) {
  return (
    <fieldset class={look} aria-label={label}>
      {units.map((sheet) => (
        <CounterToggle
          key={sheet.unit}
          table={table}
          sheet={sheet}
          size={SIZES[look]}
          isOn={isOn(sheet.unit)}
          label={table.face.looks.counterLabel(sheet)}
          onToggle={() => onToggle(sheet.unit)}
        />
      ))}
    </fieldset>
  );
}
