import type { Fault, FaultCode, JsonObject } from '@bridgehead/engine';

/** What a reply says when a request cannot be answered. */
export interface ProtocolError {
  readonly code: FaultCode | 'internal';
  readonly message: string;
  /** Where in the request the fault lies: `params.position.units[3].hex`. */
  readonly place?: string;
  /** The rule that is broken, where a rule is. */
  readonly rule?: string;
  /** For a fault of the program itself: what reproduces it. */
  readonly evidence?: JsonObject;
}

/** Thrown while a request is read or carried out, and turned into a reply in one place. */
export class ProtocolFault extends Error {
  override readonly name = 'ProtocolFault';
  readonly error: ProtocolError;

  constructor(error: ProtocolError, options?: ErrorOptions) {
    super(error.message, options);
    this.error = error;
  }
}

export function fail(code: FaultCode, place: string, message: string): never {
  throw new ProtocolFault({ code, message, ...(place === '' ? {} : { place }) });
}

/** `[6.1] two Unknown units stand in 4816`: a title's fault begins with the rule that the data break. */
const WITH_RULE = /^\[([^\]]{1,20})\] (.*)$/s;

/** The fault of a title or of the engine, found under this place of the request. */
export function failWith({ code, place, message }: Fault, under: string): never {
  const [, rule, says] = WITH_RULE.exec(message) ?? [];
  const at = place === '' ? under : under === '' ? place : `${under}.${place}`;
  throw new ProtocolFault({
    code,
    message: says ?? message,
    ...(at === '' ? {} : { place: at }),
    ...(rule === undefined ? {} : { rule }),
  });
}

const LONGEST_QUOTE = 60;

/** A piece of somebody's text, short enough to be said back. */
export function quoted(text: string): string {
  return `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;
}
