/** Earlier positions of a game, as the one at the screen knew them. What is asked in one breath is looked up in one walk through the game. */
import { t } from '../messages/messages.ts';
import type { Json, JsonObject } from './contract.ts';

/** `at`: how many entries of the log there were before. Without a query the view is asked for. */
export type PastAsk = JsonObject & { readonly at: number; readonly what?: string; readonly params?: JsonObject };

export interface Past {
  view(at: number): Promise<JsonObject>;
  /** The reply to a query in that position; rejects where it has none. */
  query(at: number, what: string, params: JsonObject): Promise<Json>;
}

type AskAll = (asks: readonly PastAsk[]) => Promise<readonly Json[]>;

interface Waiting {
  readonly ask: PastAsk;
  readonly resolve: (reply: Json) => void;
  readonly reject: (error: unknown) => void;
}

export function pastOf(askAll: AskAll): Past {
  let waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    try {
      const replies = await askAll(all.map(({ ask }) => ask));
      for (const [i, { resolve, reject }] of all.entries()) {
        const reply = replies[i];
        if (reply === undefined || reply === null) reject(new Error(t('fault.no-answer-then')));
        else resolve(reply);
      }
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  };
  const ask = (one: PastAsk): Promise<Json> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void flush());
      waiting.push({ ask: one, resolve, reject });
    });
  return {
    view: async (at) => (await ask({ at })) as JsonObject,
    query: (at, what, params) => ask({ at, what, params }),
  };
}
