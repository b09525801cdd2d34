import type { Json } from './json.ts';

export const EVERYBODY = 'all';

/** Something that happened, as data; sentences are made where it is shown. */
export interface GameEvent {
  readonly kind: string;
  readonly rule?: string;
  /** Everybody, or the one side that may know. */
  readonly audience: string;
  /** Says less than what the other side is told of the same: a listener who hears both leaves it out. */
  readonly partial?: true;
  /** Came of a choice of chance that was laid down beforehand. */
  readonly scripted?: true;
  readonly [detail: string]: Json | undefined;
}
