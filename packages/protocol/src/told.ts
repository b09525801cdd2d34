/** Replies with their sentences: what the engine says as codes is told in the language that was asked for. */
import {
  type Decision,
  type GameEvent,
  isJsonObject,
  type Json,
  type JsonObject,
  type Ruling,
  type Title,
} from '@bridgehead/engine';
import { type Params, type Say, worded, wordedFields } from '@bridgehead/engine/contract';

type Speaks = Pick<Title, 'contract'>;

/** A refusal with its reason. */
export const toldRuling = (ruling: Ruling, say: Say): JsonObject =>
  ruling.legal ? { legal: true } : { ...ruling, reason: say(ruling) };

export const toldEvents = ({ contract }: Speaks, events: readonly GameEvent[], say: Say): readonly Json[] =>
  events.map((event) => wordedFields(contract?.events[event.kind] ?? {}, event, say));

/** A view with its sentences; whose choice it is stands in it, too. */
export const toldView = ({ contract }: Speaks, view: JsonObject, say: Say): Json =>
  contract === undefined ? view : wordedFields(contract.view, view, say);

export function toldDecision({ contract }: Speaks, asked: Decision | undefined, say: Say): JsonObject | null {
  if (asked === undefined) return null;
  const { about, ...others } = asked;
  if (about === undefined) return others;
  return { ...others, about: wordedFields(contract?.decisions[asked.kind]?.about ?? {}, about, say) };
}

export function toldAnswer({ contract }: Speaks, what: string, answer: Json, say: Say): Json {
  const spec = contract?.queries[what];
  return spec === undefined ? labelled(answer, say) : worded(spec.answer, answer, say);
}

/** A query that is not declared: whatever a rule says in it gets a label. */
function labelled(value: Json, say: Say): Json {
  if (Array.isArray(value)) return value.map((item: Json) => labelled(item, say));
  if (!isJsonObject(value)) return value;
  const { code, params } = value;
  const label =
    typeof code === 'string'
      ? { label: say(isJsonObject(params) ? { code, params: params as Params } : { code }) }
      : {};
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, item === undefined ? item : labelled(item, say)]),
    ),
    ...label,
  };
}
