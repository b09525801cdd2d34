/** Whether a title says only what its contract declares: choices, what they are about, events, answers to queries. */
import { type Choice, type Decision, type GameEvent, isJsonObject, type Json, type Title } from '@bridgehead/engine';
import { misfitAmong, misfitIn } from '@bridgehead/engine/contract';

const EVENT_HEAD = ['kind', 'rule', 'audience', 'partial', 'scripted'];

/** What is not as declared in a decision and a choice that answers it. */
export function undeclaredChoice({ contract }: Title, asked: Decision, choice: Choice): string | undefined {
  const spec = contract.decisions[asked.kind];
  const fields = spec?.choices[choice.kind];
  if (spec === undefined || fields === undefined) return `«${choice.kind}» as an answer to «${asked.kind}»`;
  const misfit = misfitAmong(fields, choice, '', ['kind']);
  if (misfit !== undefined) return `${choice.kind}.${misfit} in ${JSON.stringify(choice)}`;
  if (asked.about === undefined || !isJsonObject(asked.about)) return undefined;
  const about = misfitAmong(spec.about ?? {}, asked.about);
  return about === undefined ? undefined : `about.${about} of «${asked.kind}»: ${JSON.stringify(asked.about)}`;
}

export function undeclaredEvent({ contract }: Title, event: GameEvent): string | undefined {
  const fields = contract.events[event.kind];
  if (fields === undefined) return `event «${event.kind}»`;
  const misfit = misfitAmong(fields, event, '', EVENT_HEAD);
  return misfit === undefined ? undefined : `${misfit} of ${JSON.stringify(event)}`;
}

export function undeclaredAnswer({ contract }: Title, what: string, answer: Json): string | undefined {
  const spec = contract.queries[what];
  if (spec === undefined) return `query «${what}»`;
  const misfit = misfitIn(spec.answer, answer);
  return misfit === undefined ? undefined : `${what}: ${misfit === '' ? 'the whole answer' : misfit}`;
}
