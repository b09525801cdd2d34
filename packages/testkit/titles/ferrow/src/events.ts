import { EVERYBODY, emit, type Game } from '@bridgehead/engine';
import type { EventOf } from '@bridgehead/engine/contract';
import type { EVENTS } from './contract.ts';
import type { Side } from './data/units.ts';

type EventKind = keyof typeof EVENTS;
type Details<K extends EventKind> = { readonly rule: string } & EventOf<typeof EVENTS, K>;

/** Tells everybody what happened and by which rule. */
export const tellAll = <K extends EventKind>(g: Game, kind: K, details: Details<K>): void =>
  emit(g, { kind, audience: EVERYBODY, ...details });

/** Tells one side alone. */
export const tellTo = <K extends EventKind>(g: Game, side: Side, kind: K, details: Details<K>): void =>
  emit(g, { kind, audience: side, ...details });
