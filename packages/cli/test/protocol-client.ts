/** The engine protocol as a test speaks it: requests as objects, replies read. */
import type { JsonObject } from '@bridgehead/engine';
import type { Session } from '@bridgehead/protocol';

export interface Reply {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly place?: string;
    readonly rule?: string;
    readonly evidence?: JsonObject;
  };
}

interface ProtocolClient {
  readonly send: (line: string) => Reply;
  readonly ask: (method: string, params?: object) => Reply;
  /** The result; throws where the protocol answers with an error. */
  readonly result: <T = JsonObject>(method: string, params?: object) => T;
  readonly newToy: (more?: object) => string;
  readonly newHolland: (more?: object) => string;
}

/** Speaks to whatever session the test has open at the moment. */
export function protocolClientOf(session: () => Session): ProtocolClient {
  const send = (line: string): Reply => JSON.parse(session().handleLine(line));
  const ask = (method: string, params?: object): Reply =>
    send(JSON.stringify({ id: 7, method, ...(params === undefined ? {} : { params }) }));
  const result = <T = JsonObject>(method: string, params?: object): T => {
    const { error, result } = ask(method, params);
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.place}: ${error.message}`);
    return result as T;
  };
  const newGame = (setUp: object, more: object = {}): string =>
    result<{ game: string }>('new', { seed: 1, ...setUp, ...more }).game;
  return {
    send,
    ask,
    result,
    newToy: (more) => newGame({ title: 'toy', scenario: 'only' }, more),
    newHolland: (more) => newGame({ title: 'holland44', scenario: 'short' }, more),
  };
}
