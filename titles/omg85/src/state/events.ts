import { EVERYBODY, emit, type Game } from '@bridgehead/engine';
import type { EventOf } from '@bridgehead/engine/contract';
import type { EVENTS, EventKind } from '../contract/events.ts';
import type { Side } from '../data/unit-data.ts';
import { isAdvanced, isHiddenGame, keepsSecrets } from '../scenario/options.ts';
import { isSeen } from './stacks.ts';
import { enemyOf, idOf, sideOfUnit, type Unit } from './units.ts';

type Details<K extends EventKind> = EventOf<typeof EVENTS, K>;
type Told<K extends EventKind> = { readonly rule: string } & Details<K>;
/** What happened, and the figures of it that are its own side's affair. */
type Measured<K extends EventKind> = Told<K> & { readonly figures?: Partial<Details<K>> };

/** What a unit does or suffers: which unit it is, is told with it. */
type UnitEvent = { [K in EventKind]: 'unit' extends keyof (typeof EVENTS)[K] ? K : never }[EventKind];
type Unnamed<K extends UnitEvent> = { readonly rule: string } & Omit<Details<K>, 'unit'>;
type MeasuredUnnamed<K extends UnitEvent> = Unnamed<K> & { readonly figures?: Partial<Details<K>> };

/** The same after the compiler has held it to its declaration. */
interface Ruled {
  readonly rule: string;
  readonly figures?: object | undefined;
}

function tell(g: Game, audience: string, kind: EventKind, { rule, figures, ...details }: Ruled): void {
  if (g.collectEvents) emit(g, { kind, rule, audience, ...details, ...figures });
}

function tellLess(g: Game, audience: string, kind: EventKind, { rule, figures: _untold, ...details }: Ruled): void {
  if (g.collectEvents) emit(g, { kind, rule, audience, ...details, partial: true });
}

/** Tells everybody what happened and by which rule. */
export const emitEvent = <K extends EventKind>(g: Game, kind: K, told: Told<K>): void => tell(g, EVERYBODY, kind, told);

/** Tells one side alone. */
export const tellTo = <K extends EventKind>(g: Game, side: Side, kind: K, told: Told<K>): void =>
  tell(g, side, kind, told);

/** Tells one side a part of what the other is told in full. */
export const tellPart = <K extends EventKind>(g: Game, side: Side, kind: K, told: Told<K>): void =>
  tellLess(g, side, kind, told);

/**
 * Tells both sides, and the figures to their owner alone where the other may not examine units [8.1] or could read from
 * them what is hidden [2.1].
 */
export const tellMeasured = <K extends EventKind>(g: Game, owner: Side, kind: K, told: Measured<K>): void =>
  tellBoth(g, owner, kind, told);

function tellBoth(g: Game, owner: Side, kind: EventKind, told: Ruled): void {
  if (!keepsSecrets(g) || told.figures === undefined) {
    tell(g, EVERYBODY, kind, told);
    return;
  }
  tell(g, owner, kind, told);
  tellLess(g, enemyOf(owner), kind, told);
}

/** Tells what a unit did: while it is hidden, its own side alone [2.1]. */
export function tellOf<K extends UnitEvent>(g: Game, u: Unit, kind: K, told: MeasuredUnnamed<K>): void {
  if (!g.collectEvents) return;
  const owner = sideOfUnit(u);
  const named = { unit: idOf(u), ...told };
  if (isHiddenGame(g) && !isSeen(g, u)) tell(g, owner, kind, named);
  else tellBoth(g, owner, kind, named);
}

/** [8.1] Tells what befell a unit and cannot be seen from outside: in the Advanced game its own side alone. */
export function tellInside<K extends UnitEvent>(g: Game, u: Unit, kind: K, told: Unnamed<K>): void {
  if (!g.collectEvents) return;
  const named = { unit: idOf(u), ...told };
  if (isAdvanced(g)) tell(g, sideOfUnit(u), kind, named);
  else tellOf(g, u, kind, told);
}
