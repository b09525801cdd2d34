import type { Message } from './contract/values.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';

/** When something happens. */
export interface Moment {
  readonly turn: number;
  /** `17 September, pm`; left out if the title has no calendar. */
  readonly date?: Message;
  /** `allied.movement`, `weather`. */
  readonly phase: string;
}

/** Events that happened in the same phase of the same turn, one after the other. */
export interface Passage extends Moment {
  readonly events: readonly GameEvent[];
}

/** Events in the order in which they happened, cut where turn or phase changed: one choice may lead through several. */
export function passagesOf(g: Game, events: readonly GameEvent[]): readonly Passage[] {
  const passages: { moment: Moment; events: GameEvent[] }[] = [];
  for (const event of events) {
    const moment = g.moments.get(event) ?? g.title.moment(g);
    const last = passages.at(-1);
    if (last !== undefined && isSame(last.moment, moment)) last.events.push(event);
    else passages.push({ moment, events: [event] });
  }
  return passages.map((passage) => ({ ...passage.moment, events: passage.events }));
}

const isSame = (a: Moment, b: Moment): boolean => a.turn === b.turn && a.phase === b.phase;
