/** What two builds are compared in, and what is said where they part. */
import type { Json, JsonObject } from '@bridgehead/engine';

/** Each can be left out of a comparison. */
export const ASPECTS = [
  'choices',
  'decisions',
  'events',
  'undo',
  'cells',
  'frames',
  'generator',
  'hash',
  'legal',
  'replay',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Besides: one build refuses the choice of the other, or cannot go on at all. */
export type Parting = Aspect | 'refusal' | 'fault';

/** The first choice at which two builds part. */
export interface Departure {
  readonly what: Parting;
  /** The number of the decision, from 1; 0 is the set-up. */
  readonly at: number;
  readonly decision?: Json;
  readonly choice?: Json;
  /** A few lines. */
  readonly difference: readonly string[];
}

/** Thrown from wherever a difference is found and caught in one place: nothing is compared after it. */
export class Parted extends Error {
  override readonly name = 'Parted';
  readonly departure: Departure;

  constructor(departure: Departure) {
    super(departure.what);
    this.departure = departure;
  }
}

/** A game that both builds play. */
export interface GamePlan {
  readonly title: string;
  /** Left out: the usual one, which older builds do not ask for. */
  readonly edition?: number;
  readonly scenario: string;
  readonly options: JsonObject;
  readonly seed: number;
}
