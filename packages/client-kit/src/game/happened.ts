/** What came of a choice, filed under the phase in which it happened. */
import type { GameEvent, LogEntry, Moment, Passage } from './contract.ts';

/** Events as the protocol tells them: how many of them happened in which phase. */
export interface Happened {
  readonly events: readonly GameEvent[];
  readonly moments: readonly (Moment & { readonly events: number })[];
}

export function passagesOf({ events, moments }: Happened): Pick<LogEntry, 'events' | 'passages'> {
  let from = 0;
  const passages = moments.map(({ turn, phase, events: count }): Passage => {
    const part = events.slice(from, from + count);
    from += count;
    return { turn, phase, events: part };
  });
  return { events, passages };
}

/** What of a choice may be shown. */
export function withOpen(entry: LogEntry, isOpen: (event: GameEvent) => boolean): LogEntry {
  if (entry.events.every(isOpen)) return entry;
  const passages = entry.passages.map((passage) => ({ ...passage, events: passage.events.filter(isOpen) }));
  return { ...entry, events: entry.events.filter(isOpen), passages };
}
