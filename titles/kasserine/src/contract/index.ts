/** What Decision at Kasserine asks, tells and answers: everything that crosses the border of the title, declared once. */
import {
  type AnswerOf,
  type Contract,
  type ParamsOfQuery,
  type RepliesOf,
  sentence,
  type ToldAnswer,
} from '@bridgehead/engine/contract';
import { DECISIONS } from './decisions.ts';
import { EVENTS } from './events.ts';
import { QUERIES } from './queries.ts';

type QueryName = keyof typeof QUERIES;
export type Answer<K extends QueryName> = AnswerOf<typeof QUERIES, K>;
/** As a client hears it. */
export type Reply<K extends QueryName> = ToldAnswer<typeof QUERIES, K>;
export type Replies = RepliesOf<typeof QUERIES>;
export type QueryParams<K extends QueryName> = ParamsOfQuery<typeof QUERIES, K>;

export const CONTRACT = {
  decisions: DECISIONS,
  events: EVENTS,
  queries: QUERIES,
  view: { date: sentence, victory: QUERIES.victory.answer },
} as const satisfies Contract;
