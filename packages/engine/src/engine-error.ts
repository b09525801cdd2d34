import type { Json } from './json.ts';

/** A broken invariant: never caught and carried on from. What it holds is a reproducible game. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    message: string,
    readonly evidence: { readonly [key: string]: Json | undefined } = {},
  ) {
    super(`${message}${Object.keys(evidence).length === 0 ? '' : ` ${JSON.stringify(evidence)}`}`);
  }
}
