import type { JsonObject } from './json.ts';

/** A broken invariant: never caught and carried on from. What it holds is a reproducible game. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly evidence: JsonObject;

  constructor(message: string, evidence: JsonObject = {}) {
    super(Object.keys(evidence).length === 0 ? message : `${message} ${JSON.stringify(evidence)}`);
    this.evidence = evidence;
  }
}
