import { EVERYBODY, emit, type Game } from '@bridgehead/engine';
import type { EventOf } from '@bridgehead/engine/contract';
import type { EVENTS, EventKind } from '../contract/events.ts';
import type { Side } from '../data/unit-data.ts';

type Details<K extends EventKind> = EventOf<typeof EVENTS, K>;
type Ruled<K extends EventKind> = { readonly rule: string } & Details<K>;

/** Tells everybody what happened and by which rule. */
export function tell<K extends EventKind>(g: Game, kind: K, rule: string, details: Details<K>): void {
  if (g.collectEvents) emit(g, { kind, rule, audience: EVERYBODY, ...details });
}

/** Tells one side alone. */
export function tellTo<K extends EventKind>(g: Game, side: Side, kind: K, told: Ruled<K>): void {
  if (g.collectEvents) emit(g, { kind, audience: side, ...told });
}

/** Tells one side a part of what the other is told in full. */
export function tellPart<K extends EventKind>(g: Game, side: Side, kind: K, told: Ruled<K>): void {
  if (g.collectEvents) emit(g, { kind, audience: side, ...told, partial: true });
}
