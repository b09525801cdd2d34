/** Replies with their sentences: what the engine says as codes is told in the language that was asked for. */
import type { Decision, GameEvent, Json, JsonObject, Ruling, Title } from '@bridgehead/engine';
import { type Say, worded, wordedFields } from '@bridgehead/engine/contract';

type Speaks = Pick<Title, 'contract'>;

/** A refusal with its reason. */
export const toldRuling = (ruling: Ruling, say: Say): JsonObject =>
  ruling.legal ? { legal: true } : { ...ruling, reason: say(ruling) };

export const toldEvents = ({ contract }: Speaks, events: readonly GameEvent[], say: Say): readonly Json[] =>
  events.map((event) => wordedFields(contract.events[event.kind] ?? {}, event, say));

/** A view with its sentences; whose choice it is stands in it, too. */
export const toldView = ({ contract }: Speaks, view: JsonObject, say: Say): Json =>
  wordedFields(contract.view, view, say);

export function toldDecision({ contract }: Speaks, asked: Decision | undefined, say: Say): JsonObject | null {
  if (asked === undefined) return null;
  const { about, ...others } = asked;
  if (about === undefined) return others;
  return { ...others, about: wordedFields(contract.decisions[asked.kind]?.about ?? {}, about, say) };
}

export function toldAnswer({ contract }: Speaks, what: string, answer: Json, say: Say): Json {
  const spec = contract.queries[what];
  return spec === undefined ? answer : worded(spec.answer, answer, say);
}
