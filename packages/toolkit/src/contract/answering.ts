/** Queries as they are declared: their params come in as plain data and reach the title read. */
import { bad, type Game, type Json, type JsonObject, type Result } from '@bridgehead/engine';
import type { AnswerOf, QuerySpecs, ReadFields } from '@bridgehead/engine/contract';
import { asRequest, readSafely } from '../notation.ts';
import { quoted } from '../parse.ts';
import { says } from '../says.ts';
import { groupReader, type Vocabulary } from './read.ts';

/** How each declared query is answered. */
export type Answers<Q extends QuerySpecs> = {
  readonly [K in keyof Q]: (g: Game, params: ReadFields<Q[K]['params']>) => AnswerOf<Q, K>;
};

type AnswersQuery = (g: Game, what: string, params: JsonObject) => Result<Json>;

export function answering<const Q extends QuerySpecs>(
  queries: Q,
  vocabulary: Vocabulary,
  answers: Answers<Q>,
): AnswersQuery {
  const readers = new Map(Object.entries(queries).map(([what, { params }]) => [what, groupReader(params, vocabulary)]));
  // Each is called with what its own declaration reads; the compiler cannot see that.
  const byName = new Map(Object.entries(answers)) as ReadonlyMap<string, (g: Game, params: unknown) => Json>;
  return (g, what, params) => {
    const [read, answer] = [readers.get(what), byName.get(what)];
    if (read === undefined || answer === undefined) {
      return bad(
        'unknown-query',
        'what',
        says('unknown-query', { value: quoted(what), known: [...readers.keys()].join(', ') }),
      );
    }
    return readSafely(() => answer(g, read(params, '')), asRequest);
  };
}
