/** Earlier positions of a game, as one pair of eyes may see them: looked at in a copy, so that the game itself stays. */
import type { EngineClient, Json, JsonObject, LogEntry } from './contract.ts';
import { entriesOf, heardBy, heardByAll, type Recorded } from './happened.ts';

export interface Past {
  /** Everything that was chosen, with what was heard of it. */
  log(): Promise<readonly LogEntry[]>;
  /** The view after so many choices. */
  view(at: number): Promise<JsonObject>;
  /** The reply to a query in that position. */
  query(at: number, what: string, params: JsonObject): Promise<Json>;
}

export type LookBack<T> = (past: Past) => Promise<T>;

interface Copied {
  readonly engine: EngineClient;
  readonly save: JsonObject;
  /** Whose eyes; left out, those of everybody together. */
  readonly side: string | undefined;
}

export async function lookBack<T>({ engine, save, side }: Copied, look: LookBack<T>): Promise<T> {
  const { game } = (await engine.request('load', { save })) as { readonly game: string };
  try {
    return await look({
      async log() {
        const entries = entriesOf((await engine.request('record', { game })) as unknown as Recorded);
        return entries.map((entry) => (side === undefined ? heardByAll(entry) : heardBy(entry, side)));
      },
      async view(at) {
        await engine.request('seek', { game, at });
        return (await engine.request('view', { game, ...(side === undefined ? {} : { side }) })) as JsonObject;
      },
      async query(at, what, params) {
        await engine.request('seek', { game, at });
        return engine.request('query', { game, what, ...params });
      },
    });
  } finally {
    await engine.request('close', { game }).catch(() => {});
  }
}
