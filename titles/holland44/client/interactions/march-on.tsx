/** `march-on`: how a march goes on from where it has stopped, as often as its player likes. */

import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  type Chooser,
  ChooserPanel,
  createChooser,
  type Interaction,
  interactionOf,
  pathOf,
} from '@bridgehead/client-kit/play';
import { type Signal, signal } from '@preact/signals';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';
import { around } from './refused-march.ts';

const isWay = ({ kind }: Choice): boolean => kind === 'march-on';

export function createMarchOnInteraction(context: PlayContext, decision: Decision): Interaction {
  const pause = signal(false);
  const chooser = createChooser(context, decision, {
    path: 'march',
    about: 'selected',
    endings: ['halt'],
    more: (listed) => directSteps(context, decision, listed),
    finish: (choice) => (isWay(choice) && pause.value ? { ...choice, pause: true } : choice),
  });
  return interactionOf(chooser, () => (
    <ChooserPanel chooser={chooser}>
      <Pause chooser={chooser} pause={pause} />
    </ChooserPanel>
  ));
}

/** The engine lists the cheapest way to each hex; going hex by hex, every other way can be taken as well. */
async function directSteps(
  context: PlayContext,
  decision: Decision,
  listed: readonly Choice[],
): Promise<readonly Choice[]> {
  const known = new Set(listed.filter(isWay).map((choice) => pathOf(choice).join()));
  const steps = around(aboutOf(decision, 'march-on')?.at ?? '')
    .filter((hex) => !known.has(hex))
    .map((hex): Choice => ({ kind: 'march-on', path: [hex] }));
  const rulings = await Promise.all(steps.map((choice) => context.game.check(choice)));
  return steps.filter((_, i) => rulings[i]?.legal === true);
}

function Pause({ chooser, pause }: { readonly chooser: Chooser; readonly pause: Signal<boolean> }) {
  if (!chooser.actions.value.some(isWay)) return undefined;
  return (
    <label class="switch">
      <input type="checkbox" checked={pause.value} onChange={() => (pause.value = !pause.value)} />
      {say('move.pause')}
    </label>
  );
}
