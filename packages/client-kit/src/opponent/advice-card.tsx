/** Advice on demand for the player who is asked: plans with reasons, risks and what the other side could do. */
import type { Advice, Reason } from '@bridgehead/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PlayerReason } from '../play/parts/player-reason.tsx';
import { type PlayContext, whereIs } from '../play/play-context.ts';
import { say, sayMessage } from '../play/say.ts';
import { type AiClient, createAiClient } from './ai-client.ts';

type Asked =
  | { readonly is: 'closed' | 'busy' }
  | { readonly is: 'given'; readonly advice: readonly Advice[] }
  | { readonly is: 'failed'; readonly why: string };

/** One worker for all advice of the page; it starts with the first request. */
let staff: AiClient | undefined;

export function AdviceCard({ context }: { readonly context: PlayContext }) {
  const asked = useSignal<Asked>({ is: 'closed' });
  const at = context.game.decision.value?.at;
  useEffect(() => {
    asked.value = { is: 'closed' };
  }, [at, context.game.log.value.length]);
  if (!context.isMine.value) return undefined;
  const state = asked.value;
  const toggle = (): void => {
    if (state.is === 'closed') void askStaff(context, (next) => (asked.value = next));
    else asked.value = { is: 'closed' };
  };
  return (
    <div class="advice">
      <button type="button" class="button" data-act="advice" aria-expanded={state.is !== 'closed'} onClick={toggle}>
        {say(state.is === 'closed' ? 'advice.ask' : 'advice.hide')}
      </button>
      <div role="status">{wordsOf(state)}</div>
      {state.is === 'given'
        ? state.advice.map((one) => <One key={sayMessage(one.name)} context={context} advice={one} />)
        : undefined}
    </div>
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

function One({ context, advice }: { readonly context: PlayContext; readonly advice: Advice }) {
  const { name, reasons, risk, answer, places, units } = advice;
  const show = (): void => {
    const all = [...places, ...units.flatMap((unit) => whereIs(context, unit) ?? [])];
    context.overlays.light(all);
    context.camera.lookAt(all);
  };
  return (
    <article class="advice-one">
      <h3>{sayMessage(name)}</h3>
      <Reasons context={context} reasons={reasons} />
      <Part context={context} title={say('advice.risk')} reasons={risk} />
      <Part context={context} title={say('advice.answer')} reasons={answer} />
      {places.length + units.length === 0 ? undefined : (
        <button type="button" class="button" onClick={show}>
          {say('advice.show')}
        </button>
      )}
    </article>
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
