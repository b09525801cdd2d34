/** `air-mission`: a point is spent on interdiction or on a hex, until the rest is kept. */
import type { Decision } from '../../../game/contract.ts';
import { createChooser } from '../../../play/interactions/chooser.ts';
import { ChooserPanel } from '../../../play/interactions/chooser-panel.tsx';
import { runningOf } from '../../../play/interactions/choosing.tsx';
import { answer, type Running } from '../../../play/table.ts';
import type { Table } from '../table.ts';
import { ClassicSwitch, cursorKey, isClassic } from './classic.tsx';

export function startAir(table: Table, decision: Decision): Running {
  const chooser = createChooser(table, decision, { endings: ['pass'] });
  const running = runningOf(chooser, () => (
    <ChooserPanel chooser={chooser}>
      <ClassicSwitch />
    </ChooserPanel>
  ));
  return { ...running, key: (key) => isClassic.value && airKey(table, key.toLowerCase()) };
}

/** [4.1] The keys of the original's air mission menu. */
function airKey(table: Table, key: string): boolean {
  const at = table.board.peek()?.cursor;
  if (key === 'i') void answer(table, { kind: 'interdict' });
  else if (key === 'q') void answer(table, { kind: 'pass' });
  else if (key === 'g') {
    if (at !== undefined) void answer(table, { kind: 'strike', hex: at });
  } else return cursorKey(table, key, undefined);
  return true;
}
