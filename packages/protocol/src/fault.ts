import { type Fault, type FaultCode, type JsonObject, speaking } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import type { PROTOCOL_EN } from './words.en.ts';

/** What this package says. */
export const { says } = speaking<typeof PROTOCOL_EN>();

/** Why a request cannot be answered. */
export interface ProtocolError {
  readonly code: FaultCode | 'internal';
  /** With the rule that is broken, where a rule is. */
  readonly says: Message;
  /** Where in the request the fault lies: `params.position.units[3].hex`. */
  readonly place?: string;
  /** For a fault of the program itself: what reproduces it. */
  readonly evidence?: JsonObject;
}

/** Thrown while a request is read or carried out, and turned into a reply in one place. */
export class ProtocolFault extends Error {
  override readonly name = 'ProtocolFault';
  readonly error: ProtocolError;

  constructor(error: ProtocolError, options?: ErrorOptions) {
    super(error.says.code, options);
    this.error = error;
  }
}

export function fail(code: FaultCode, place: string, what: Message): never {
  throw new ProtocolFault({ code, says: what, ...(place === '' ? {} : { place }) });
}

/** The fault of a title or of the engine, found under this place of the request. */
export const failWith = ({ code, place, says: what }: Fault, under: string): never =>
  fail(code, place === '' ? under : under === '' ? place : `${under}.${place}`, what);

const LONGEST_QUOTE = 60;

/** A piece of what somebody sent, short enough to be said back. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '-');
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;
}
