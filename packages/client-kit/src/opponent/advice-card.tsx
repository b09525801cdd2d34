/** Advice on demand for the player who is asked: plans with reasons, risks and what the other side could do. */
import type { Advice, Reason } from '@bridgehead/engine';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { awake, skipUnits } from '../forces/waiting.ts';
import { describeChoice, hexesOf } from '../play/choice-words.ts';
import { PlayerReason } from '../play/parts/player-reason.tsx';
import { applyChoice, type PlayContext, whereIs } from '../play/play-context.ts';
import { say, sayMessage } from '../play/say.ts';
import { advisedShapes, choicesIn } from './advised-ways.ts';
import { type AiClient, createAiClient } from './ai-client.ts';

type Asked =
  | { readonly is: 'closed' | 'busy' }
  | { readonly is: 'given'; readonly advice: readonly Advice[] }
  | { readonly is: 'failed'; readonly why: string };

/** One worker for all advice of the page; it starts with the first request. */
let staff: AiClient | undefined;

/** The plan that is being carried out, and how many of its choices have been made. */
interface Followed {
  readonly advice: Advice;
  readonly done: number;
}

export function AdviceCard({ context }: { readonly context: PlayContext }) {
  const asked = useSignal<Asked>({ is: 'closed' });
  const followed = useSignal<Followed | undefined>(undefined);
  const { advise } = context.overlays;
  const at = context.game.decision.value?.at;
  useEffect(() => {
    asked.value = { is: 'closed' };
  }, [at, context.game.log.value.length]);
  const state = asked.value;
  const plan = followed.value;
  // The first plan is drawn, or the one that is followed; with the advice it goes.
  useEffect(() => {
    const first = plan?.advice ?? (state.is === 'given' ? state.advice[0] : undefined);
    advise(first === undefined ? [] : advisedShapes(context, first, plan?.done));
    return () => advise([]);
  }, [plan, state]);
  if (!context.isMine.value) return undefined;
  const toggle = (): void => {
    followed.value = undefined;
    if (state.is === 'closed') void askStaff(context, (next) => (asked.value = next));
    else asked.value = { is: 'closed' };
  };
  const follow = (advice: Advice): void => {
    followed.value = { advice, done: 0 };
    void doNext(context, followed);
  };
  return (
    <div class="advice">
      <button type="button" class="button" data-act="advice" aria-expanded={state.is !== 'closed'} onClick={toggle}>
        {say(state.is === 'closed' ? 'advice.ask' : 'advice.hide')}
      </button>
      <div role="status">{wordsOf(state)}</div>
      {plan === undefined ? undefined : <Plan context={context} followed={followed} plan={plan} />}
      {state.is === 'given'
        ? state.advice.map((one) => <One key={sayMessage(one.name)} context={context} advice={one} follow={follow} />)
        : undefined}
    </div>
  );
}

/** One choice of the plan; when the last is made, or one is refused, it is over. */
async function doNext(context: PlayContext, followed: Signal<Followed | undefined>): Promise<void> {
  const plan = followed.peek();
  const choice = plan === undefined ? undefined : choicesIn(plan.advice)[plan.done];
  if (plan === undefined || choice === undefined) return;
  context.camera.lookAt(hexesOf(choice));
  const isMade = await applyChoice(context, choice);
  if (followed.peek() !== plan) return;
  const done = plan.done + 1;
  followed.value = isMade && done < plan.advice.choices.length ? { ...plan, done } : undefined;
}

interface PlanProps {
  readonly context: PlayContext;
  readonly followed: Signal<Followed | undefined>;
  readonly plan: Followed;
}

function Plan({ context, followed, plan: { advice, done } }: PlanProps) {
  return (
    <article class="advice-one" data-plan>
      <h3>{sayMessage(advice.name)}</h3>
      <ol class="advice-steps">
        {choicesIn(advice).map((choice, i) => (
          // The same order may come twice.
          <li key={`${i} ${choice.kind}`} class={i < done ? 'done' : ''} aria-current={i === done ? 'step' : undefined}>
            {describeChoice(choice)}
          </li>
        ))}
      </ol>
      <div class="confirm">
        <button type="button" class="button" onClick={() => (followed.value = undefined)}>
          {say('advice.stop')}
        </button>
        <button
          type="button"
          class="button primary"
          data-act="advice-next"
          disabled={context.game.busy.value}
          onClick={() => void doNext(context, followed)}
        >
          {say('advice.next', { at: done + 1, of: advice.choices.length })}
        </button>
      </div>
    </article>
  );
}

function wordsOf(state: Asked): string {
  if (state.is === 'busy') return say('advice.busy');
  if (state.is === 'failed') return say('advice.failed', { why: state.why });
  return state.is === 'given' && state.advice.length === 0 ? say('advice.none') : '';
}

async function askStaff({ app, game }: PlayContext, setState: (asked: Asked) => void): Promise<void> {
  setState({ is: 'busy' });
  staff ??= createAiClient(app.workers.ai);
  const side = game.decision.peek()?.by ?? '';
  try {
    const known = await game.knownPosition();
    setState({ is: 'given', advice: await staff.ask({ ask: 'advice', title: game.title, known, side }) });
  } catch (error) {
    setState({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

interface OneProps {
  readonly context: PlayContext;
  readonly advice: Advice;
  readonly follow: (advice: Advice) => void;
}

function One({ context, advice, follow }: OneProps) {
  const { name, reasons, risk, answer, places, units, choices } = advice;
  const draw = (): void => context.overlays.advise(advisedShapes(context, advice));
  const show = (): void => {
    const all = [...places, ...units.flatMap((unit) => whereIs(context, unit) ?? [])];
    draw();
    context.overlays.light(all);
    context.camera.lookAt(all);
  };
  return (
    <article class="advice-one" onMouseEnter={draw} onFocusIn={draw}>
      <h3>{sayMessage(name)}</h3>
      <Reasons context={context} reasons={reasons} />
      <Part context={context} title={say('advice.risk')} reasons={risk} />
      <Part context={context} title={say('advice.answer')} reasons={answer} />
      <div class="confirm">
        {places.length + units.length === 0 ? undefined : (
          <button type="button" class="button" onClick={show}>
            {say('advice.show')}
          </button>
        )}
        {choices.length === 0 ? (
          <Stay context={context} units={units} />
        ) : (
          <button type="button" class="button primary" data-act="advice-do" onClick={() => follow(advice)}>
            {choices.length === 1 ? say('advice.do') : say('advice.do.first', { of: choices.length })}
          </button>
        )}
      </div>
    </article>
  );
}

/** A plan whose units stand where they should: they are left out of what waits for an order. */
function Stay({ context, units }: { readonly context: PlayContext; readonly units: readonly string[] }) {
  const left = awake(context, units);
  if (left.length === 0) return undefined;
  return (
    <button type="button" class="button primary" data-act="advice-do" onClick={() => skipUnits(context, left)}>
      {say('advice.stay')}
    </button>
  );
}

interface PartProps {
  readonly context: PlayContext;
  readonly title: string;
  readonly reasons: readonly Reason[];
}

const Part = ({ context, title, reasons }: PartProps) =>
  reasons.length === 0 ? undefined : (
    <>
      <h4>{title}</h4>
      <Reasons context={context} reasons={reasons} />
    </>
  );

const Reasons = ({ context, reasons }: Omit<PartProps, 'title'>) => (
  <ul>
    {reasons.map((reason) => (
      <li key={sayMessage(reason)}>
        <PlayerReason context={context} reason={reason} />
      </li>
    ))}
  </ul>
);
