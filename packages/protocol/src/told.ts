/** Replies with their sentences: what the engine says as codes is told in the language that was asked for. */
import {
  type Decision,
  type Game,
  type GameEvent,
  isJsonObject,
  type Json,
  type JsonObject,
  type Ruling,
} from '@bridgehead/engine';
import { type Say, worded, wordedFields } from '@bridgehead/engine/contract';

type Spoken = Pick<Game, 'title' | 'setUp'>;

/** The same with the numbers of the book in use: most editions call their rules what the code does. */
function numbered<T extends Json>({ title, setUp }: Spoken, told: T): T {
  const numberOf = title.numbering?.(setUp);
  return numberOf === undefined ? told : (renumbered(told, numberOf) as T);
}

function renumbered(told: Json | undefined, numberOf: (rule: string) => string): Json | undefined {
  if (Array.isArray(told)) return told.map((one) => renumbered(one, numberOf) ?? null);
  if (!isJsonObject(told)) return told;
  return Object.fromEntries(
    Object.entries(told).map(([key, value]) => [
      key,
      key === 'rule' && typeof value === 'string' ? numberOf(value) : renumbered(value, numberOf),
    ]),
  );
}

/** A refusal with its reason. */
export const toldRuling = (game: Spoken, ruling: Ruling, say: Say): JsonObject =>
  ruling.legal ? { legal: true } : numbered(game, { ...ruling, reason: say(ruling) });

export const toldEvents = (game: Spoken, events: readonly GameEvent[], say: Say): readonly Json[] =>
  events.map((event) => numbered(game, wordedFields(game.title.contract.events[event.kind] ?? {}, event, say)));

/** A view with its sentences; whose choice it is stands in it, too. */
export const toldView = (game: Spoken, view: JsonObject, say: Say): Json =>
  numbered(game, wordedFields(game.title.contract.view, view, say));

export function toldDecision(game: Spoken, asked: Decision | undefined, say: Say): JsonObject | null {
  if (asked === undefined) return null;
  const { about, ...others } = asked;
  if (about === undefined) return numbered(game, others);
  const { contract } = game.title;
  return numbered(game, { ...others, about: wordedFields(contract.decisions[asked.kind]?.about ?? {}, about, say) });
}

export function toldAnswer(game: Spoken, what: string, answer: Json, say: Say): Json {
  const spec = game.title.contract.queries[what];
  return numbered(game, spec === undefined ? answer : worded(spec.answer, answer, say));
}
