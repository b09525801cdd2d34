/** What a combat brings: losses, retreats, advances, with counters on the map. */
import type { Decision } from '@bridgehead/client-kit/game';
import { chooserInteraction, type Interaction } from '@bridgehead/client-kit/play';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say, sayOr, wordFor } from '../say.ts';
import { createPick } from './pick.tsx';

/** [13.2.3] A unit that is tapped twice loses a step. */
export function createLossInteraction(context: PlayContext, decision: Decision): Interaction {
  const loss = aboutOf(decision, 'attacker-loss', 'defender-loss');
  const hexes = loss?.hexes ?? [aboutOf(decision, 'break-out-loss')?.hex ?? ''];
  const steps = loss?.steps;
  return createPick(context, decision, {
    kind: 'lose-step',
    isMany: false,
    hint: steps === undefined ? say('loss.one') : say('loss.hint', { count: steps }),
    label: () => say('loss.give'),
    about: hexes,
    Over: () => <ResultLine decision={decision} />,
  });
}

/** What the table said. */
function ResultLine({ decision }: { readonly decision: Decision }) {
  const loss = aboutOf(decision, 'attacker-loss', 'defender-loss');
  if (loss === undefined) return undefined;
  const place = loss.hexes.map(placeName).join(', ');
  return (
    <p class="battle-result">
      <strong>{wordFor(loss.result)}</strong> {say('loss.result', { place, words: sayOr(`result.${loss.result}`, '') })}
    </p>
  );
}

const HINTS = { assault: 'retreat.assault', mobile: 'retreat.mobile', evasion: 'retreat.evasion' } as const;

const RetreatHint = ({ decision }: { readonly decision: Decision }) => (
  <p class="quiet">{say(HINTS[aboutOf(decision, 'retreat')?.by ?? 'assault'])}</p>
);

/** [13.3] Several may be picked and go the same way. */
export const createRetreatInteraction = (context: PlayContext, decision: Decision): Interaction =>
  chooserInteraction({ path: 'retreat', about: 'threat' }, () => <RetreatHint decision={decision} />)(
    context,
    decision,
  );

/** [13.4.6] Who is through the zone goes on together. */
export const createBreakOutInteraction = (context: PlayContext, decision: Decision): Interaction =>
  chooserInteraction({ path: 'retreat', about: 'threat' }, () => <p class="quiet">{say('break-out.hint')}</p>)(
    context,
    decision,
  );

/** [13.5] */
export const createAdvanceInteraction = (context: PlayContext, decision: Decision): Interaction =>
  chooserInteraction({ path: 'advance', about: 'target' }, () => (
    <p class="quiet">{say('advance.hint', { count: aboutOf(decision, 'advance')?.most ?? 1 })}</p>
  ))(context, decision);
