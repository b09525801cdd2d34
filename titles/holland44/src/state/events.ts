import { EVERYBODY, emit, type Game, type Json } from '@bridgehead/engine';

/** Tells everybody what happened and by which rule; nothing in this title is known to one side alone. */
export function emitEvent(
  g: Game,
  kind: string,
  rule: string,
  details: { readonly [key: string]: Json | undefined },
): void {
  if (g.collectEvents) emit(g, { kind, rule, audience: EVERYBODY, ...details });
}
