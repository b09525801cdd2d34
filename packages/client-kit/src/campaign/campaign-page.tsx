/** The course of the campaign on one page; from every point of it the replay opens. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { WinProbabilityCurve } from '../opponent/win-probability-curve.tsx';
import { Icon } from '../play/parts/icon.tsx';
import { SideMark } from '../play/parts/side-mark.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { say, sideName } from '../play/say.ts';
import { useModal } from '../play/use-modal.ts';
import type { ViewFacts } from '../title/title-client.ts';
import { askCourse, type Course } from './course.ts';
import { FrontMap } from './front-map.tsx';
import { LossTable } from './loss-table.tsx';
import { LuckTable } from './luck-table.tsx';

type Asked =
  | { readonly is: 'busy' }
  | { readonly is: 'there'; readonly course: Course }
  | { readonly is: 'failed'; readonly why: string };

/** To the position after so many choices: in a replay here, else in the replay of the game. */
export type OpenAt = (at: number) => void;

function openerOf(context: PlayContext): OpenAt {
  const { game, app, panels } = context;
  return (at) => {
    panels.setCampaign(false);
    if (game.replay.peek() === undefined) void game.momentOf(at).then((to) => app.go(`replay/${game.id}/${to}`));
    else void game.goTo(at);
  };
}

export function CampaignPage({ context }: { readonly context: PlayContext }) {
  const isOpen = context.panels.campaign.value;
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      class="campaign-page"
      aria-label={say('course.title')}
      onClose={() => context.panels.setCampaign(false)}
    >
      {isOpen ? <Page context={context} /> : undefined}
    </dialog>
  );
}

function Page({ context }: { readonly context: PlayContext }) {
  const asked = useSignal<Asked>({ is: 'busy' });
  useEffect(() => {
    askCourse(context).then(
      (course) => (asked.value = { is: 'there', course }),
      (error: unknown) => (asked.value = { is: 'failed', why: error instanceof Error ? error.message : String(error) }),
    );
  }, [context]);
  const state = asked.value;
  return (
    <>
      <header>
        <h2>{say('course.title')}</h2>
        {state.is === 'there' ? <Outcome context={context} view={state.course.last} /> : undefined}
        <button
          type="button"
          class="icon-button"
          aria-label={say('close')}
          onClick={() => context.panels.setCampaign(false)}
        >
          <Icon name="close" />
        </button>
      </header>
      {state.is === 'busy' ? <p role="status">{say('course.busy')}</p> : undefined}
      {state.is === 'failed' ? <p role="status">{say('course.failed', { why: state.why })}</p> : undefined}
      {state.is === 'there' ? <Parts context={context} course={state.course} /> : undefined}
    </>
  );
}

function Outcome({ context, view }: { readonly context: PlayContext; readonly view: ViewFacts }) {
  const { winner, outcome, score } = context.client.victoryOf(view);
  return (
    <p class="course-outcome">
      {winner === undefined ? undefined : <b>{say('over.winner', { side: sideName(winner) })}</b>}
      {outcome === undefined ? undefined : <span>{outcome}</span>}
      {context.client.sides.map(({ id }) => (
        <span key={id}>
          <SideMark sides={context.client.sides} side={id} /> {sideName(id)} {score[id]}
        </span>
      ))}
    </p>
  );
}

function Parts({ context, course }: { readonly context: PlayContext; readonly course: Course }) {
  const open = openerOf(context);
  return (
    <div class="course-parts">
      <FrontMap context={context} front={course.front} open={open} />
      {context.app.levelsFor(context.client.id).length > 0 ? (
        <WinProbabilityCurve context={context} isOpen onPick={open} />
      ) : undefined}
      <LossTable context={context} losses={course.losses} />
      <LuckTable context={context} battles={course.battles} open={open} />
    </div>
  );
}
