/** Attacks on a table, for tests of their odds. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { columnName, oddsOf, type StrengthLine } from '../src/rules/10-odds/odds.ts';
import { type Attacker, type Battle, battleAgainst, FROM_ABOVE, NOBODY, type Occasion } from '../src/state/battle.ts';
import { unitsIn } from '../src/state/stacks.ts';
import { hexOf } from '../src/state/state.ts';
import { enemyOf, idOf, sideOfUnit } from '../src/state/units.ts';
import { hex, hexside, type Layout, layOut, type Piece, unit } from './table.ts';

export interface Fight {
  /** The attacker's; that of the first attacker unless said. */
  readonly side?: Side;
  readonly target: string;
  readonly occasion?: Occasion;
  /** With the hexside for those in an Entry Area; the others attack from where they stand, or from above. */
  readonly attackers: readonly (string | readonly [id: string, over: string])[];
  /** Those who count; all in the hex unless said. */
  readonly defenders?: readonly string[];
  readonly lead: string;
  readonly attachment?: string;
  readonly assisting?: readonly string[];
  readonly hasAirSupport?: boolean;
  readonly artillery?: readonly string[];
}

export function battleOf(g: Game, fight: Fight): Battle {
  const target = hex(fight.target);
  const occasion = fight.occasion ?? 'combat';
  const attackers = fight.attackers.map((one): Attacker => {
    if (typeof one !== 'string') return { unit: unit(one[0]), over: hexside(one[1]) };
    const u = unit(one);
    const over = occasion === 'landing' ? FROM_ABOVE : sideBetween(GRID, hexOf(g, u), target);
    if (over === undefined) throw new RangeError(`${one} is not next to ${fight.target}`);
    return { unit: u, over };
  });
  const side = fight.side ?? sideOfUnit(attackers[0]?.unit ?? NOBODY);
  return {
    ...battleAgainst(side, occasion, target, attackers),
    defenders: fight.defenders?.map(unit) ?? unitsIn(g, enemyOf(side), target),
    assisting: (fight.assisting ?? []).map(unit),
    lead: fight.lead,
    attachment: fight.attachment === undefined ? NOBODY : unit(fight.attachment),
    hasAirSupport: fight.hasAirSupport ?? false,
    artillery: (fight.artillery ?? []).map(unit),
  };
}

const strengths = (lines: readonly StrengthLine[]): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ units, strength }) => [units.map(idOf).join('+'), strength]));

export interface OddsReport {
  readonly attackers: Readonly<Record<string, number>>;
  readonly defenders: Readonly<Record<string, number>>;
  /** `15 to 4`. */
  readonly ratio: string;
  readonly raw: string;
  readonly shifts: readonly string[];
  readonly column: string;
}

/** The odds in short: shifts as `10.6 elite-attacker +1`. */
export function oddsIn(g: Game, fight: Fight): OddsReport {
  const odds = oddsOf(g, battleOf(g, fight));
  return {
    attackers: strengths(odds.attackers),
    defenders: strengths(odds.defenders),
    ratio: `${odds.attack} to ${odds.defense}`,
    raw: columnName(odds.raw),
    shifts: odds.shifts.map(({ rule, code, columns }) => `${rule} ${code} ${columns > 0 ? '+' : ''}${columns}`),
    column: columnName(odds.column),
  };
}

const rulesBy = (lines: readonly StrengthLine[], kind: 'halved' | 'doubled'): Readonly<Record<string, string[]>> =>
  Object.fromEntries(lines.flatMap((line) => line.units.map((u) => [idOf(u), line[kind].map(({ rule }) => rule)])));

/** The rules that halve each attacker. */
export const halvedBy = (g: Game, fight: Fight): Readonly<Record<string, string[]>> =>
  rulesBy(oddsOf(g, battleOf(g, fight)).attackers, 'halved');

/** The rules that double each defender. */
export const doubledBy = (g: Game, fight: Fight): Readonly<Record<string, string[]>> =>
  rulesBy(oddsOf(g, battleOf(g, fight)).defenders, 'doubled');

/** `id: place` as pieces. */
const pieces = (places: Readonly<Record<string, string>>): Piece[] =>
  Object.entries(places).map(([id, at]) => ({ id, at }));

/** A table with these units in these places, and others. */
export const tableWith = (places: Readonly<Record<string, string>>, layout: Layout = {}): Game =>
  layOut({ ...layout, units: [...pieces(places), ...(layout.units ?? [])] });

export const ARMOR = '10.3.1 armor-shift +1';
export const DEFENDERS_ARMOR = '10.3.2 armor-shift-of-defender -1';
export const UNSUPPORTED = '10.5.2 unsupported-tanks +1';
export const ELITE = '10.6 elite-attacker +1';
export const LOW = '10.6 low-quality-defender +1';
export const AIR = '10.7 air-support +1';
export const ARTILLERY = '17.6.2 artillery-support +1';
export const BARRAGE = '17.6.2 artillery-support +2';
