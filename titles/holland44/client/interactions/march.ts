/** What the Movement Phase keeps while a march is planned. */

import type { Choice, Decision } from '@bridgehead/client-kit/game';
import type { Chooser, PartyInHand, Primary, Reason, WayChoice } from '@bridgehead/client-kit/play';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { PlayContext } from '../play-context.ts';
import type { Join, MoveEnd, Moves } from '../query-replies.ts';
import type { OwnWay } from './own-way.ts';
import type { Planner } from './planner.ts';

export const MODES = ['normal', 'extended', 'tactical'] as const;
export type Mode = (typeof MODES)[number];
export type Reach = Readonly<Partial<Record<Mode, Moves>>>;

export interface Movement extends PartyInHand, WayChoice<March> {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly mode: Signal<Mode>;
  readonly reach: Signal<Reach>;
  /** The way as its player lays it; undefined: the cheapest one. */
  readonly ownWay: Signal<OwnWay | undefined>;
  /** Stops there and asks how to go on. */
  readonly pause: Signal<boolean>;
  /** The way as it is laid, else the one that is shown. */
  readonly march: ReadonlySignal<March | undefined>;
  /** Battles that the chosen units could join. */
  readonly joins: Signal<readonly Join[]>;
  /** Other orders that the chosen units may be given. */
  readonly orders: Signal<readonly Choice[]>;
  /** An order of another kind that is being given. */
  readonly sub: Signal<Chooser | undefined>;
  /** A forecast of combat. */
  readonly planner: Planner;
  readonly unmoved: ReadonlySignal<readonly string[]>;
  readonly primary: ReadonlySignal<Primary | undefined>;
  dispose(): void;
}

/** One end of the reach, and the mode of movement that it takes. */
export interface March {
  readonly mode: Mode;
  readonly end: MoveEnd;
  readonly place: string;
  /** Why it may not end there, though it may pass. */
  readonly refusal?: Reason;
}

export const endPlace = ({ hex, area }: MoveEnd): string => hex ?? area ?? '';

/** A hex in reach of normal movement needs no other; Tactical Movement is taken only by choice. */
export function marchTo(reach: Reach, mode: Mode, place: string): March | undefined {
  const modes: readonly Mode[] = mode === 'normal' ? ['normal', 'extended'] : [mode];
  for (const one of modes) {
    const end = reach[one]?.ends.find((candidate) => endPlace(candidate) === place);
    if (end !== undefined) return { mode: one, end, place };
  }
  return undefined;
}
