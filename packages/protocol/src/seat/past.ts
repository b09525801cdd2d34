/** Positions of the past, as they were known then: for reports and for the course of a whole game. */
import { type Game, isJsonObject, type Json, type JsonObject, openKnownPosition } from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import { fail, says } from '../fault.ts';
import type { Params } from '../params.ts';
import { toldAnswer, toldView } from '../told.ts';
import type { GameHost } from './host.ts';
import type { HostEntry } from './host-log.ts';

const MOST_ASKS = 1000;

interface Asked {
  /** Undefined: where the game stands, or ended. */
  readonly length: number | undefined;
  readonly what: string | undefined;
  readonly params: JsonObject;
}

interface Eyes {
  /** Whose; left out, those of everybody together. */
  readonly side?: string;
  /** What these eyes have seen: `at` counts in it. */
  readonly entries: readonly HostEntry[];
  readonly say: Say;
}

/** Answers in the order of the questions; null where a query had no answer then. */
export function answerPast(host: GameHost, params: Params, eyes: Eyes): readonly Json[] {
  const asks = asksIn(params, eyes.entries);
  const end = Number.POSITIVE_INFINITY;
  const order = asks.map((_, i) => i).sort((a, b) => (asks[a]?.length ?? end) - (asks[b]?.length ?? end) || a - b);
  const replies: Json[] = asks.map(() => null);
  host.lookBack(
    order.map((i) => asks[i]?.length),
    (game, nth) => {
      const i = order[nth] ?? 0;
      const asked = asks[i];
      if (asked !== undefined) replies[i] = answerThen(game, asked, eyes);
    },
  );
  return replies;
}

function asksIn(params: Params, entries: readonly HostEntry[]): readonly Asked[] {
  const asks = params.raw('asks');
  if (!Array.isArray(asks) || asks.length > MOST_ASKS)
    return fail('bad-request', 'params.asks', says('expected-a-list'));
  return asks.map((ask: Json) => {
    const { at, what, params: more } = isJsonObject(ask) ? ask : { at: null };
    const isPlace = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= entries.length;
    if (!isPlace) {
      return fail('bad-request', 'params.asks', says('expected-a-whole', { from: 0, to: entries.length }));
    }
    return {
      length: entries[at]?.length,
      what: typeof what === 'string' ? what : undefined,
      params: isJsonObject(more) ? more : {},
    };
  });
}

function answerThen(game: Game, { what, params }: Asked, { side, say }: Eyes): Json {
  const { title } = game;
  if (what === undefined) return toldView(game, title.view(game, side), say);
  const known = side === undefined ? game : openKnownPosition(game, side);
  const result = title.query(known, what, params);
  return result.ok ? toldAnswer(game, what, result.value, say) : null;
}
