import { EVERYBODY, emit, type Game } from '@bridgehead/engine';
import type { EventOf } from '@bridgehead/engine/contract';
import type { EVENTS } from '../contract/events.ts';

type EventKind = keyof typeof EVENTS;

/** Tells everybody what happened and by which rule; nothing in this title is known to one side alone. */
export function emitEvent<K extends EventKind>(
  g: Game,
  kind: K,
  rule: string,
  details: EventOf<typeof EVENTS, K>,
): void {
  if (g.collectEvents) emit(g, { kind, rule, audience: EVERYBODY, ...details });
}
