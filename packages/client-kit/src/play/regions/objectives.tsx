/** What each side wants and how far it has come, where it is always seen. */

import { withMinus } from '../../messages/text.ts';
import type { Goal } from '../../title/briefing.ts';
import type { ViewFacts } from '../../title/title-client.ts';
import { Icon } from '../parts/icon.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';
import { briefingOf } from './briefing-sheet.tsx';

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

export function Objectives({ context, view }: Props) {
  const goals = context.client.goalsOf?.(view) ?? [];
  if (goals.length === 0) return undefined;
  return (
    <section class="objectives" aria-label={say('goal.title')}>
      <ul>
        {goals.map((goal) => (
          <li key={`${goal.side} ${goal.label}`}>
            <GoalLine context={context} goal={goal} />
          </li>
        ))}
      </ul>
      {briefingOf(context, view) === undefined ? undefined : (
        <button
          type="button"
          class="icon-button"
          aria-label={say('briefing')}
          title={say('briefing')}
          data-act="briefing"
          onClick={() => context.panels.setBriefing(true)}
        >
          <Icon name="briefing" size={18} />
        </button>
      )}
    </section>
  );
}

/** The line opens the score item by item, and the map where it is decided. */
function GoalLine({ context, goal }: { readonly context: PlayContext; readonly goal: Goal }) {
  const { side, label, have, need, places = [] } = goal;
  const open = (): void => {
    context.camera.lookAt(places);
    context.panels.openTab('record');
  };
  return (
    <button type="button" class="goal" title={say('goal.items')} onClick={open}>
      <SideMark sides={context.client.sides} side={side} />
      <span class="goal-label">{label}</span>
      <b>{need === undefined ? withMinus(have) : say('goal.of', { have: withMinus(have), need })}</b>
      {need === undefined ? undefined : <progress max={need} value={Math.max(0, Math.min(need, have))} />}
    </button>
  );
}
