/** `air-mission`: a point is spent on interdiction or on a hex, until the rest is kept. */
import type { Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  ChooserPanel,
  createChooser,
  type Interaction,
  interactionOf,
  stackAt,
} from '@bridgehead/client-kit/play';
import { isChoice } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { say, unitNames } from '../say.ts';
import { ClassicSwitch, cursorKey, isClassic, refuseKey } from './classic.tsx';

export function createAirInteraction(context: PlayContext, decision: Decision): Interaction {
  const chooser = createChooser(context, decision, { endings: ['pass'] });
  const interaction = interactionOf(chooser, () => (
    <>
      <ChooserPanel
        chooser={chooser}
        note={(choice) => <Targets context={context} hex={isChoice(choice, 'strike') ? choice.hex : undefined} />}
      />
      <ClassicSwitch />
    </>
  ));
  return { ...interaction, key: (key) => isClassic.value && airKey(context, key.toLowerCase()) };
}

/** Who would be attacked, as far as is known. */
function Targets({ context, hex = '' }: { readonly context: PlayContext; readonly hex: string | undefined }) {
  const there = stackAt(context, hex);
  return there.length === 0 ? undefined : <small>{unitNames(there.map(({ unit }) => unit))}</small>;
}

/** [4.1] The keys of the original's air mission menu. */
function airKey(context: PlayContext, key: string): boolean {
  const at = context.board.peek()?.cursor;
  if (key === 'i') void applyChoice(context, { kind: 'interdict' });
  else if (key === 'q') void applyChoice(context, { kind: 'pass' });
  else if (key === 'g') {
    if (at === undefined) refuseKey(context, '4.1', say('classic.no-cursor'));
    else void applyChoice(context, { kind: 'strike', hex: at });
  } else return cursorKey(context, key, undefined);
  return true;
}
