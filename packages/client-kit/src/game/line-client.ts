/** Requests and replies of the protocol as lines of text, over any pipe. */
import type { Fault, Json, JsonObject, Wire } from './contract.ts';
import { WireFault } from './engine-fault.ts';

interface Waiting {
  readonly method: string;
  readonly params: JsonObject;
  readonly resolve: (result: Json) => void;
  readonly reject: (fault: WireFault) => void;
}

export interface LineWire extends Wire {
  /** A reply has come. */
  hear(line: string): void;
  /** Nobody will answer any more: everything that waits is told so, and everything that comes. */
  fail(fault: Fault): void;
}

export function createLineWire(send: (line: string) => void): LineWire {
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let broken: Fault | undefined;
  return {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) {
          reject(new WireFault(broken));
          return;
        }
        sent += 1;
        waiting.set(sent, { method, params, resolve, reject });
        send(JSON.stringify({ id: sent, method, params }));
      }),
    hear: (line) => {
      const reply = JSON.parse(line) as Reply;
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error === undefined) one?.resolve(reply.result);
      else one?.reject(new WireFault(reply.error));
    },
    fail: (fault) => {
      broken = fault;
      const asked = [...waiting.values()];
      waiting.clear();
      for (const { method, params, reject } of asked) reject(new WireFault(withRequest(fault, method, params)));
    },
  };
}

type Reply = { readonly id: number; readonly result: Json; readonly error?: Fault };

const withRequest = (fault: Fault, method: string, params: JsonObject): Fault => ({
  ...fault,
  evidence: { ...fault.evidence, method, params },
});
