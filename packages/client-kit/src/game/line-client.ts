/** Requests and replies of the protocol as lines of text, over any pipe. */

import { language } from '../messages/language.ts';
import type { EngineClient, Fault, Json, JsonObject } from './contract.ts';
import { EngineFault } from './engine-fault.ts';

interface Waiting {
  readonly method: string;
  readonly params: JsonObject;
  readonly resolve: (result: Json) => void;
  readonly reject: (fault: EngineFault) => void;
}

export interface LineClient extends EngineClient {
  /** A reply has come. */
  receive(line: string): void;
  /** Nobody will answer any more: everything that waits is told so, and everything that comes. */
  fail(fault: Fault): void;
}

export function createLineClient(send: (line: string) => void): LineClient {
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let broken: Fault | undefined;
  return {
    request: (method, params, seat) =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) {
          reject(new EngineFault(broken));
          return;
        }
        sent += 1;
        waiting.set(sent, { method, params, resolve, reject });
        send(JSON.stringify({ id: sent, method, params, lang: language(), ...(seat === undefined ? {} : { seat }) }));
      }),
    receive: (line) => {
      const reply = JSON.parse(line) as Reply;
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error === undefined) one?.resolve(reply.result);
      else one?.reject(new EngineFault(reply.error));
    },
    fail: (fault) => {
      broken = fault;
      const asked = [...waiting.values()];
      waiting.clear();
      for (const { method, params, reject } of asked) reject(new EngineFault(withRequest(fault, method, params)));
    },
  };
}

type Reply = { readonly id: number; readonly result: Json; readonly error?: Fault };

const withRequest = (fault: Fault, method: string, params: JsonObject): Fault => ({
  ...fault,
  evidence: { ...fault.evidence, method, params },
});
