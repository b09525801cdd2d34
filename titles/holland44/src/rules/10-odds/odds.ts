/** Chapter 10: the odds of an attack, every halving, doubling and shift with its rule. */
import type { Game } from '@bridgehead/engine';
import { type Reason, saysBy } from '../../says.ts';
import type { Attacker, Battle } from '../../state/battle.ts';
import { DISRUPTED, ENGAGED, hasMark, isInFullRetreat, OUT_OF_SUPPLY, orderOf, SCATTERED } from '../../state/state.ts';
import { isArmored, type Unit } from '../../state/units.ts';
import { ODDS_COLUMNS, type OddsColumn } from '../../tables/combat-tables.ts';
import { defenseOf, figuresOf } from '../02-contents.ts';
import { artilleryShifts } from '../17-artillery/artillery-support.ts';
import { isHeadInCompany } from '../18-supply/supply-heads.ts';
import { areTanksUnsupported, armorShiftDenial, earnsArmorShift, isOutgunned, suffersArmorShift } from './armor.ts';
import { leadUnits } from './formations.ts';
import { isDefenseLow, isLeadElite } from './morale.ts';
import { type StrengthLine, strengthLines, totalStrength, type Weighed } from './strength.ts';
import { doublingsByHouses, doublingsOfAll, groundHalvings } from './terrain.ts';

export type { StrengthLine } from './strength.ts';

/** Columns to the right, or to the left if negative. */
type Shift = Reason & { readonly columns: number };

export interface Odds {
  readonly attackers: readonly StrengthLine[];
  readonly defenders: readonly StrengthLine[];
  readonly attack: number;
  readonly defense: number;
  /** [9.3] The column before shifts, as a number: 0 is 1-3, 2 is 1-1, 3 is 2-1, 8 is 7-1; beyond the table it goes on. */
  readonly raw: number;
  readonly shifts: readonly Shift[];
  /** [9.4.2] After all shifts, still perhaps beyond the table. */
  readonly column: number;
  /** [9.4.1] The column that is rolled on. */
  readonly resolved: OddsColumn;
  /** [11.2] Whether the attacker earned the shift of Elite units [10.6]. */
  readonly isElite: boolean;
}

/** `1-3`, `4-1`, also `9-1` and `1-5`, which no table prints. */
export const columnName = (column: number): string => (column >= 2 ? `${column - 1}-1` : `1-${3 - column}`);

/** [9.3] The least attack that reaches a column before shifts. */
const attackFor = (column: number, defense: number): number =>
  column >= EVEN_ODDS ? defense * (column - EVEN_ODDS + 1) : Math.ceil(defense / (EVEN_ODDS + 1 - column));

interface Reached {
  readonly column: OddsColumn;
  readonly attack: number;
}

/** [9.3] [9.4] The next better column after all shifts, and what the attack must add up to for it; undefined where the table ends. */
export function nextColumn({ raw, column, defense }: Pick<Odds, 'raw' | 'column' | 'defense'>): Reached | undefined {
  const next = columnIndex(resolvedColumn(column)) + 1;
  if (next >= ODDS_COLUMNS.length || defense <= 0) return undefined;
  const shifted = column - raw;
  const attack = attackFor(next - shifted, defense);
  // One point more may lead over several columns.
  return { column: resolvedColumn(rawColumn(attack, defense) + shifted), attack };
}

/** [9.4] Where a printed column stands among them. */
export const columnIndex = (column: OddsColumn): number => ODDS_COLUMNS.indexOf(column);

const EVEN_ODDS = 2;
/** [9.4] Against no strength at all, or with none: beyond whatever shifts can reach. */
const BEYOND_ALL = 100;

/** [9.3] The ratio, rounded in favour of the defender, as a column. */
export function rawColumn(attack: number, defense: number): number {
  if (attack <= 0) return EVEN_ODDS - BEYOND_ALL;
  if (defense <= 0) return EVEN_ODDS + BEYOND_ALL;
  return attack >= defense ? EVEN_ODDS - 1 + Math.floor(attack / defense) : EVEN_ODDS + 1 - Math.ceil(defense / attack);
}

/** [9.4] The printed column nearest to one that is perhaps beyond the table. */
export const resolvedColumn = (column: number): OddsColumn =>
  ODDS_COLUMNS[Math.min(Math.max(column, 0), ODDS_COLUMNS.length - 1)] ?? '7-1';

/** [10] The odds of the battle as it stands: its lead, attachment and support as chosen so far. */
export function oddsOf(g: Game, battle: Battle): Odds {
  const defending = defendersThatCount(g, battle);
  const attackers = strengthLines(weighAttackers(g, battle, defending));
  const defenders = strengthLines(weighDefenders(g, battle, defending));
  const attack = totalStrength(attackers);
  const defense = totalStrength(defenders);
  const shifts = [...armorShifts(g, battle, defending), ...otherShifts(g, battle, defending)];
  const raw = rawColumn(attack, defense);
  const column = shifts.reduce((sum, { columns }) => sum + columns, raw);
  const resolved = resolvedColumn(column);
  return { attackers, defenders, attack, defense, raw, shifts, column, resolved, isElite: shifts.includes(ELITE) };
}

/** [14.3.1] [18.2.2] Units in Full Retreat add nothing, nor does a Supply Head beside others. */
const defendersThatCount = (g: Game, { defenders }: Battle): readonly Unit[] =>
  defenders.filter((u) => !isInFullRetreat(g, u) && !isHeadInCompany(g, u));

const NOT_LEADING: Reason = saysBy('10.2.1', 'not-of-lead');
const ASSISTING_ONLY: Reason = saysBy('16.5', 'assisting-group');
const OUTGUNNED: Reason = saysBy('10.4', 'outgunned');
const LANDING: Reason = saysBy('22.6', 'lands-on-enemy');
const DISRUPTED_DEFENDER: Reason = saysBy('14.2', 'is-disrupted');

/** [10.9] The markers that halve an Attack Strength. */
const MARKER_HALVES: readonly (readonly [mark: number, reason: Reason])[] = [
  [OUT_OF_SUPPLY, saysBy('18.4', 'is-out-of-supply')],
  [ENGAGED, saysBy('11.5.1', 'is-engaged')],
  [SCATTERED, saysBy('22.3.6', 'is-scattered')],
];

function weighAttackers(g: Game, battle: Battle, defending: readonly Unit[]): readonly Weighed[] {
  const leaders = leadUnits(g, battle);
  const outgunned = isOutgunned(g, battle, defending);
  return battle.attackers.map((attacker) => {
    const { unit } = attacker;
    const halved = [...commandHalvings(battle, attacker, leaders), ...groundHalvings(battle, attacker)];
    if (outgunned && isArmored(unit)) halved.push(OUTGUNNED);
    for (const [mark, reason] of MARKER_HALVES) if (hasMark(g, unit, mark)) halved.push(reason);
    return { unit, printed: figuresOf(g, unit)[0], halved, doubled: [] };
  });
}

/** [10.2.1] [16.5] [22.6] */
function commandHalvings({ assisting, occasion }: Battle, { unit }: Attacker, leaders: readonly Unit[]): Reason[] {
  const reasons: Reason[] = [];
  if (assisting.includes(unit)) reasons.push(ASSISTING_ONLY);
  else if (!leaders.includes(unit)) reasons.push(NOT_LEADING);
  if (occasion === 'landing') reasons.push(LANDING);
  return reasons;
}

function weighDefenders(g: Game, battle: Battle, defending: readonly Unit[]): readonly Weighed[] {
  const forAll = doublingsOfAll(battle);
  return defending.map((unit) => ({
    unit,
    printed: defenseOf(g, unit),
    halved: orderOf(g, unit) === DISRUPTED ? [DISRUPTED_DEFENDER] : [],
    doubled: [...doublingsByHouses(unit, battle.target), ...forAll],
  }));
}

const ARMOR: Shift = { ...saysBy('10.3.1', 'armor-shift'), columns: 1 };
const DEFENDERS_ARMOR: Shift = { ...saysBy('10.3.2', 'armor-shift-of-defender'), columns: -1 };
const UNSUPPORTED: Shift = { ...saysBy('10.5.2', 'unsupported-tanks'), columns: 1 };
const ELITE: Shift = { ...saysBy('10.6', 'elite-attacker'), columns: 1 };
const LOW_QUALITY: Shift = { ...saysBy('10.6', 'low-quality-defender'), columns: 1 };

/** [10.3] [10.5.2] */
function armorShifts(g: Game, battle: Battle, defending: readonly Unit[]): readonly Shift[] {
  const shifts: Shift[] = [];
  if (earnsArmorShift(g, battle, defending)) shifts.push(ARMOR);
  if (suffersArmorShift(g, battle, defending)) shifts.push(DEFENDERS_ARMOR);
  if (areTanksUnsupported(g, battle, defending)) shifts.push(UNSUPPORTED);
  return shifts;
}

/** [10.6] [10.7] [17.6.2] Morale and support. */
function otherShifts(g: Game, battle: Battle, defending: readonly Unit[]): readonly Shift[] {
  const shifts: Shift[] = [];
  if (isLeadElite(g, battle)) shifts.push(ELITE);
  if (isDefenseLow(g, defending)) shifts.push(LOW_QUALITY);
  if (battle.hasAirSupport) shifts.push({ ...saysBy('10.7', 'air-support'), columns: 1 });
  if (battle.artillery.length > 0)
    shifts.push({ ...saysBy('17.6.2', 'artillery-support'), columns: artilleryShifts(g, battle.artillery) });
  return shifts;
}

const NOT_ELITE: Reason = saysBy('10.6', 'lead-not-elite');

/** [10.3] [10.6] The shifts that the attacker might have hoped for, and why there are none. */
export function deniedShifts(g: Game, battle: Battle): readonly Reason[] {
  const armor = armorShiftDenial(g, battle, defendersThatCount(g, battle));
  return [...(armor === undefined ? [] : [armor]), ...(isLeadElite(g, battle) ? [] : [NOT_ELITE])];
}
