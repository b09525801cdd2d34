/** Advice on demand for whoever is asked: plans with reasons, risks and what the other side could do. */
import type { Advice, Reason } from '@bridgehead/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RuleChip } from '../play/parts/rule-chip.tsx';
import { say } from '../play/say.ts';
import { lookAt, type Table, whereIs } from '../play/table.ts';
import { type AiClient, createAiClient } from './ai-client.ts';

type Asked =
  | { readonly is: 'closed' | 'busy' }
  | { readonly is: 'given'; readonly advice: readonly Advice[] }
  | { readonly is: 'failed'; readonly why: string };

/** One worker for all advice of the page; it starts with the first question. */
let staff: AiClient | undefined;

export function AdviceCard({ table }: { readonly table: Table }) {
  const asked = useSignal<Asked>({ is: 'closed' });
  const at = table.game.decision.value?.at;
  useEffect(() => {
    asked.value = { is: 'closed' };
  }, [at, table.game.log.value.length]);
  if (!table.isMine.value) return undefined;
  const state = asked.value;
  const toggle = (): void => {
    if (state.is === 'closed') void askStaff(table, (next) => (asked.value = next));
    else asked.value = { is: 'closed' };
  };
  return (
    <div class="advice">
      <button type="button" class="button" data-act="advice" aria-expanded={state.is !== 'closed'} onClick={toggle}>
        {say(state.is === 'closed' ? 'advice.ask' : 'advice.hide')}
      </button>
      <div role="status">{wordsOf(state)}</div>
      {state.is === 'given' ? state.advice.map((one) => <One key={one.name} table={table} advice={one} />) : undefined}
    </div>
  );
}

function wordsOf(state: Asked): string {
  if (state.is === 'busy') return say('advice.busy');
  if (state.is === 'failed') return say('advice.failed', { why: state.why });
  return state.is === 'given' && state.advice.length === 0 ? say('advice.none') : '';
}

async function askStaff({ app, game }: Table, tell: (asked: Asked) => void): Promise<void> {
  tell({ is: 'busy' });
  staff ??= createAiClient(app.workers.ai);
  const side = game.decision.peek()?.by ?? '';
  try {
    const sight = await game.sight(side);
    tell({ is: 'given', advice: await staff.ask({ ask: 'advice', title: game.title, sight, side }) });
  } catch (error) {
    tell({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

function One({ table, advice }: { readonly table: Table; readonly advice: Advice }) {
  const { name, reasons, risk, answer, places, units } = advice;
  const show = (): void => {
    const all = [...places, ...units.flatMap((unit) => whereIs(table, unit) ?? [])];
    table.lit.value = all;
    lookAt(table, all);
  };
  return (
    <article class="advice-one">
      <h3>{name}</h3>
      <Reasons table={table} reasons={reasons} />
      <Part table={table} title={say('advice.risk')} reasons={risk} />
      <Part table={table} title={say('advice.answer')} reasons={answer} />
      {places.length + units.length === 0 ? undefined : (
        <button type="button" class="button" onClick={show}>
          {say('advice.show')}
        </button>
      )}
    </article>
  );
}

interface PartProps {
  readonly table: Table;
  readonly title: string;
  readonly reasons: readonly Reason[];
}

const Part = ({ table, title, reasons }: PartProps) =>
  reasons.length === 0 ? undefined : (
    <>
      <h4>{title}</h4>
      <Reasons table={table} reasons={reasons} />
    </>
  );

const Reasons = ({ table, reasons }: Omit<PartProps, 'title'>) => (
  <ul>
    {reasons.map(({ text, rule }) => (
      <li key={text}>
        <span>{text}</span> {rule === undefined ? undefined : <RuleChip table={table} rule={rule} />}
      </li>
    ))}
  </ul>
);
