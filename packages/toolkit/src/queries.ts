/** Questions about a game that change nothing, by name: each reads its own fields strictly. */
import { bad, type Game, type Json, type JsonObject, type Result } from '@bridgehead/engine';
import { asRequest, readSafely } from './notation.ts';
import { objectAt, quoted } from './parse.ts';
import { says } from './says.ts';

export interface Query {
  readonly fields: readonly string[];
  readonly answer: (g: Game, params: JsonObject) => Json;
}

export type Queries = ReadonlyMap<string, Query>;

export function answerFrom(queries: Queries, g: Game, what: string, params: JsonObject): Result<Json> {
  const query = queries.get(what);
  if (query === undefined) {
    return bad(
      'unknown-query',
      'what',
      says('unknown-query', { value: quoted(what), known: [...queries.keys()].join(', ') }),
    );
  }
  return readSafely(() => query.answer(g, objectAt(params, '', query.fields)), asRequest);
}
