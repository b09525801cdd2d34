/** What is seen to happen on the way from one position to the next: plain values, no rules, no title. */

interface Staged {
  /** Motions of one stage go together, stages one after the other. */
  readonly stage: number;
}

/** Counters that stood together go as one. A path begins where they were and ends where they are now. */
interface Walk extends Staged {
  readonly kind: 'walk';
  readonly counters: readonly string[];
  readonly path: readonly string[];
}

interface Appear extends Staged {
  readonly kind: 'appear';
  readonly counters: readonly string[];
  readonly at: string;
}

/** Counters that are no longer there; a path of more than one place is walked first. */
interface Leave extends Staged {
  readonly kind: 'leave';
  readonly counters: readonly string[];
  readonly path: readonly string[];
}

/** What lay there is turned over: the same counter with another face, or others in its place. */
interface Turn extends Staged {
  readonly kind: 'turn';
  readonly from: readonly string[];
  readonly counters: readonly string[];
}

/** Something is fought over. */
interface Flash extends Staged {
  readonly kind: 'flash';
  readonly at: string;
}

export type Motion = Walk | Appear | Leave | Turn | Flash;

/** All motions of one step, and the time in milliseconds into which they must fit. */
export interface MotionPlan {
  readonly motions: readonly Motion[];
  readonly within: number;
}
