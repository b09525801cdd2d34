import { EVERYBODY, emit, type Game, type Json } from '@bridgehead/engine';
import type { Side } from './data/unit-data.ts';
import { isHiddenGame } from './options.ts';
import { isSeen } from './stacks.ts';
import { idOf, sideOfUnit, type Unit } from './units.ts';

type Details = { readonly [key: string]: Json | undefined };

/** Tells everybody what happened and by which rule. */
export function tell(g: Game, kind: string, rule: string, details: Details): void {
  if (g.listens) emit(g, { kind, rule, audience: EVERYBODY, ...details });
}

/** Tells one side alone. */
export function tellTo(
  g: Game,
  side: Side,
  kind: string,
  { rule, ...details }: Details & { readonly rule: string },
): void {
  if (g.listens) emit(g, { kind, rule, audience: side, ...details });
}

/** Tells what a unit did: while it is hidden, its own side alone [2.1]. */
export function tellOf(
  g: Game,
  u: Unit,
  kind: string,
  { rule, ...details }: Details & { readonly rule: string },
): void {
  if (!g.listens) return;
  const isSecret = isHiddenGame(g) && !isSeen(g, u);
  emit(g, { kind, rule, audience: isSecret ? sideOfUnit(u) : EVERYBODY, unit: idOf(u), ...details });
}
