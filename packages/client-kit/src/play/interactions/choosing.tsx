/** Questions answered by picking a legal choice: each kind says what it draws and what it explains. */
import type { FunctionComponent } from 'preact';
import type { Decision } from '../../game/contract.ts';
import type { Running, Start, Table } from '../table.ts';
import { type Chooser, type ChooserSpec, createChooser } from './chooser.ts';
import { ChooserPanel } from './chooser-panel.tsx';

/** What a kind of question shows over its choices. */
export type Extra = FunctionComponent<{ readonly chooser: Chooser }>;

export function choosing(spec: ChooserSpec, Over?: Extra): Start {
  return (table: Table, decision: Decision): Running => {
    const chooser = createChooser(table, decision, spec);
    return runningOf(chooser, () => (
      <ChooserPanel chooser={chooser}>{Over === undefined ? undefined : <Over chooser={chooser} />}</ChooserPanel>
    ));
  };
}

export function runningOf(chooser: Chooser, Panel: FunctionComponent): Running {
  const { shapes, stances, primary, tap, confirm, cancel, select } = chooser;
  return { Panel, shapes, stances, primary, tap, confirm, cancel, select };
}

/** Where no kind of its own is known: every legal choice as a button, with its hexes on the map. */
export function startAny(table: Table, decision: Decision): Running {
  const chooser = createChooser(table, decision, { about: 'selected' });
  return runningOf(chooser, () => <ChooserPanel chooser={chooser} />);
}
