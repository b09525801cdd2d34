/** Questions answered by picking a legal choice: each kind says what it draws and what it explains. */
import type { FunctionComponent } from 'preact';
import type { Decision } from '../../game/contract.ts';
import type { CreateInteraction, Interaction, PlayContext } from '../play-context.ts';
import { type Chooser, type ChooserSpec, createChooser } from './chooser.ts';
import { ChooserPanel } from './chooser-panel.tsx';

/** What a kind of question shows over its choices. */
type Extra = FunctionComponent<{ readonly chooser: Chooser }>;

export function chooserInteraction(spec: ChooserSpec, Over?: Extra): CreateInteraction {
  return (context: PlayContext, decision: Decision): Interaction => {
    const chooser = createChooser(context, decision, spec);
    return interactionOf(chooser, () => (
      <ChooserPanel chooser={chooser}>{Over === undefined ? undefined : <Over chooser={chooser} />}</ChooserPanel>
    ));
  };
}

export function interactionOf(chooser: Chooser, Panel: FunctionComponent): Interaction {
  const { shapes, stances, primary, tap, point, takes, confirm, cancel, select } = chooser;
  return { Panel, shapes, stances, primary, tap, point, takes, confirm, cancel, select };
}

/** Where no kind of its own is known: every legal choice as a button, with its hexes on the map. */
export function createAnyInteraction(context: PlayContext, decision: Decision): Interaction {
  const chooser = createChooser(context, decision, { about: 'selected' });
  return interactionOf(chooser, () => <ChooserPanel chooser={chooser} />);
}
