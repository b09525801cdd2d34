/** [13.1.3] [13.2] Where units may retreat to: a search over paths, and what the guidelines leave of it. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';
import type { Unit } from '../units.ts';

/** A retreat that somebody must make. */
export type RetreatTask = {
  /** Of those who retreat. */
  readonly side: Side;
  /** [13.1.3] The battle hex, in which they stand. */
  readonly hex: number;
  /** Those who have still to retreat. */
  readonly units: readonly Unit[];
  /** [13.1.1] In hexes. */
  readonly least: number;
  readonly most: number;
  /** What it makes of them: one level worse [14.1.2], Full Retreat [14.1.3], or nothing new. */
  readonly order: 'disrupted' | 'full-retreat' | 'unchanged';
  /** [13.3] 1 if a step may be given to stop after one hex. */
  readonly mayStop: number;
  /** [27.1.1] 1 if no EZOC may be entered at all. */
  readonly shunsEzoc: number;
  /** [13.5] 1 in regular combat: who has retreated in this phase already is eliminated. */
  readonly isOnceOnly: number;
  readonly rule: string;
};

/** A way to retreat, as places; the last may be an Entry Area. */
export interface RetreatPath {
  readonly path: readonly number[];
  /** The guideline or rule by which it is out, if it is. */
  readonly excludedBy?: { readonly rule: string; readonly reason: string };
  /** Whether the unit would be eliminated on it. */
  readonly isFatal: boolean;
}

/** [13.1.3] All paths of the allowed lengths that start on the map, each with its verdict. */
export function weighRetreats(_g: Game, _task: RetreatTask, _u: Unit): readonly RetreatPath[] {
  throw new Error('not written yet');
}

/** [13.1.3] The paths that the guidelines leave to this unit; none if it must be eliminated. */
export function openRetreats(_g: Game, _task: RetreatTask, _u: Unit): readonly (readonly number[])[] {
  throw new Error('not written yet');
}

/** [12.4] Whether every unit of the task would be eliminated by retreating. */
export function facesElimination(_g: Game, _task: RetreatTask): boolean {
  throw new Error('not written yet');
}
