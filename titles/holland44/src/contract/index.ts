/** What Holland '44 asks, tells and answers: everything that crosses the border of the title, declared once. */
import {
  type AnswerOf,
  type ChoicesOf,
  type Contract,
  type ParamsOfQuery,
  type ReadChoicesOf,
  sentence,
  type ToldAnswer,
} from '@bridgehead/engine/contract';
import { DECISIONS } from './decisions.ts';
import { EVENTS } from './events.ts';
import { QUERIES } from './queries.ts';

export const CONTRACT = {
  decisions: DECISIONS,
  events: EVENTS,
  queries: QUERIES,
  view: { date: sentence, victory: QUERIES.victory.answer },
} as const satisfies Contract;

type Declared = typeof DECISIONS;
export type DecisionKind = keyof Declared;

/** By decision and kind: a choice as it is written, and as the rules read it. */
export type Choices = ChoicesOf<Declared>;
export type ReadChoices = ReadChoicesOf<Declared>;

/** Any choice that answers a decision. */
export type AnyChoice<D extends keyof Declared> = Choices[D][keyof Choices[D]];
export type AnyRead<D extends keyof Declared> = ReadChoices[D][keyof ReadChoices[D]];

type Asked = typeof QUERIES;
export type QueryKind = keyof Asked;
/** What a query is asked, read. */
export type Params<K extends keyof Asked> = ParamsOfQuery<Asked, K>;
export type Answer<K extends keyof Asked> = AnswerOf<Asked, K>;
/** The answer as a client hears it: with its sentences. */
export type Answered<K extends keyof Asked> = ToldAnswer<Asked, K>;
