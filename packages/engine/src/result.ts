import type { Message } from './contract/values.ts';

/** Bad data from outside: what is wrong, in one of a few known ways, and where. */
export interface Fault {
  readonly code: FaultCode;
  /** The place in the data: `units[3].hex`. */
  readonly place: string;
  /** With the rule that the data break, where one does. */
  readonly says: Message;
}

const FAULT_CODES = [
  'bad-request',
  'bad-choice',
  'bad-position',
  'bad-save',
  'bad-dice',
  'illegal-choice',
  'no-undo',
  'not-available',
  'stale',
  'unknown-game',
  'unknown-hex',
  'unknown-method',
  'unknown-query',
  'unknown-title',
  'unknown-unit',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const good = <T>(value: T): Result<T> => ({ ok: true, value });

export const bad = (code: FaultCode, place: string, says: Message): Result<never> => ({
  ok: false,
  fault: { code, place, says },
});
