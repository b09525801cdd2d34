import type { Fault, JsonObject } from './contract.ts';

/** The protocol answered with an error, or nobody answers any more. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.message, options);
    this.fault = fault;
  }
}

/** The game that was being played cannot go on: the engine found a fault of its own, or its worker has died. */
export const isFatal = ({ code }: Fault): boolean => code === 'internal' || code === 'crashed';

/** Whatever was thrown, as a fault that a person can be told. */
export function faultOf(error: unknown): Fault {
  if (error instanceof EngineFault) return error.fault;
  const message = error instanceof Error ? error.message : String(error);
  const evidence: JsonObject = error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {};
  return { code: 'internal', message, evidence };
}
