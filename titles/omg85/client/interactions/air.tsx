/** `air-mission`: a point is spent on interdiction or on a hex, until the rest is kept. */
import type { Decision } from '@bridgehead/client-kit/game';
import {
  answer,
  ChooserPanel,
  createChooser,
  type Running,
  runningOf,
  stackAt,
  textOf,
} from '@bridgehead/client-kit/play';
import type { Table } from '../game-table.ts';
import { say, unitNames } from '../say.ts';
import { ClassicSwitch, cursorKey, isClassic, refuseKey } from './classic.tsx';

export function startAir(table: Table, decision: Decision): Running {
  const chooser = createChooser(table, decision, { endings: ['pass'] });
  const running = runningOf(chooser, () => (
    <>
      <ChooserPanel chooser={chooser} note={(choice) => <Targets table={table} hex={textOf(choice, 'hex')} />} />
      <ClassicSwitch />
    </>
  ));
  return { ...running, key: (key) => isClassic.value && airKey(table, key.toLowerCase()) };
}

/** Who would be attacked, as far as is known. */
function Targets({ table, hex = '' }: { readonly table: Table; readonly hex: string | undefined }) {
  const there = stackAt(table, hex);
  return there.length === 0 ? undefined : <small>{unitNames(there.map(({ unit }) => unit))}</small>;
}

/** [4.1] The keys of the original's air mission menu. */
function airKey(table: Table, key: string): boolean {
  const at = table.board.peek()?.cursor;
  if (key === 'i') void answer(table, { kind: 'interdict' });
  else if (key === 'q') void answer(table, { kind: 'pass' });
  else if (key === 'g') {
    if (at === undefined) refuseKey(table, '4.1', say('classic.no-cursor'));
    else void answer(table, { kind: 'strike', hex: at });
  } else return cursorKey(table, key, undefined);
  return true;
}
