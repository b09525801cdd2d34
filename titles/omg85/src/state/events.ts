import { EVERYBODY, emit, type Game, type Json } from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';
import { isAdvanced, isHiddenGame, keepsSecrets } from '../scenario/options.ts';
import { isSeen } from './stacks.ts';
import { enemyOf, idOf, sideOfUnit, type Unit } from './units.ts';

type Details = { readonly [key: string]: Json | undefined };
type Told = Details & { readonly rule: string };

/** Tells everybody what happened and by which rule. */
export function emitEvent(g: Game, kind: string, rule: string, details: Details): void {
  if (g.collectEvents) emit(g, { kind, rule, audience: EVERYBODY, ...details });
}

/** Tells one side alone. */
export function tellTo(g: Game, side: Side, kind: string, { rule, ...details }: Told): void {
  if (g.collectEvents) emit(g, { kind, rule, audience: side, ...details });
}

/** Tells one side a part of what the other is told in full. */
export const tellPart = (g: Game, side: Side, kind: string, told: Told): void =>
  tellTo(g, side, kind, { ...told, partial: true });

/** What happened, and the figures of it that are its own side's affair. */
type Measured = Told & { readonly figures?: Details };

/**
 * Tells both sides, and the figures to their owner alone where the other may not examine units [8.1] or could read from
 * them what is hidden [2.1].
 */
export function tellMeasured(g: Game, owner: Side, kind: string, { figures = {}, ...told }: Measured): void {
  const { rule, ...details } = told;
  if (!keepsSecrets(g) || Object.keys(figures).length === 0) {
    emitEvent(g, kind, rule, { ...details, ...figures });
    return;
  }
  tellTo(g, owner, kind, { ...told, ...figures });
  tellPart(g, enemyOf(owner), kind, told);
}

/** Tells what a unit did: while it is hidden, its own side alone [2.1]. */
export function tellOf(g: Game, u: Unit, kind: string, { figures = {}, ...told }: Measured): void {
  if (!g.collectEvents) return;
  const owner = sideOfUnit(u);
  if (isHiddenGame(g) && !isSeen(g, u)) tellTo(g, owner, kind, { unit: idOf(u), ...told, ...figures });
  else tellMeasured(g, owner, kind, { unit: idOf(u), ...told, figures });
}

/** [8.1] Tells what befell a unit and cannot be seen from outside: in the Advanced game its own side alone. */
export function tellInside(g: Game, u: Unit, kind: string, told: Told): void {
  if (isAdvanced(g)) tellTo(g, sideOfUnit(u), kind, { unit: idOf(u), ...told });
  else tellOf(g, u, kind, told);
}
