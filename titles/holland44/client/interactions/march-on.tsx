/** `march-on`: how a march goes on from where it has stopped, as often as its player likes. */

import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  aboutText,
  type Chooser,
  ChooserPanel,
  createChooser,
  pathOf,
  type Running,
  runningOf,
} from '@bridgehead/client-kit/play';
import { type Signal, signal } from '@preact/signals';
import type { Table } from '../game-table.ts';
import { say } from '../say.ts';
import { around } from './refused-march.ts';

const isWay = ({ kind }: Choice): boolean => kind === 'march-on';

export function startMarchOn(table: Table, decision: Decision): Running {
  const pause = signal(false);
  const chooser = createChooser(table, decision, {
    path: 'march',
    about: 'selected',
    endings: ['halt'],
    more: (listed) => directSteps(table, decision, listed),
    finish: (choice) => (isWay(choice) && pause.value ? { ...choice, pause: true } : choice),
  });
  return runningOf(chooser, () => (
    <ChooserPanel chooser={chooser}>
      <Pause chooser={chooser} pause={pause} />
    </ChooserPanel>
  ));
}

/** The engine lists the cheapest way to each hex; going hex by hex, every other way can be taken as well. */
async function directSteps(table: Table, decision: Decision, listed: readonly Choice[]): Promise<readonly Choice[]> {
  const known = new Set(listed.filter(isWay).map((choice) => pathOf(choice).join()));
  const steps = around(aboutText(decision, 'at') ?? '')
    .filter((hex) => !known.has(hex))
    .map((hex): Choice => ({ kind: 'march-on', path: [hex] }));
  const rulings = await Promise.all(steps.map((choice) => table.game.check(choice)));
  return steps.filter((_, i) => rulings[i]?.legal === true);
}

function Pause({ chooser, pause }: { readonly chooser: Chooser; readonly pause: Signal<boolean> }) {
  if (!chooser.deeds.value.some(isWay)) return undefined;
  return (
    <label class="switch">
      <input type="checkbox" checked={pause.value} onChange={() => (pause.value = !pause.value)} />
      {say('move.pause')}
    </label>
  );
}
