import type { Json } from './json.ts';

export const EVERYBODY = 'all';

/** Something that happened, as data; sentences are made by whoever shows it. */
export interface GameEvent {
  readonly kind: string;
  readonly rule?: string;
  /** Everybody, or the one side that may know. */
  readonly audience: string;
  /** Says less than what the other side is told of the same: whoever hears both leaves it out. */
  readonly partial?: true;
  /** Came of an answer of chance that was laid down beforehand. */
  readonly scripted?: true;
  readonly [detail: string]: Json | undefined;
}
