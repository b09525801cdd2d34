/**
 * Chapters 11 to 13: the tree of a battle's outcomes, from the CRT to the last roll of a Desperation Defense. It says what
 * follows what; a valuation says what the ends are worth, how chance adds them up and how both players choose.
 */
import { lookUp } from '@bridgehead/toolkit';
import type { Rules } from '../../editions.ts';
import {
  COMBAT_RESULTS_TABLE,
  type CombatResult,
  DEFENSE_COLUMNS,
  DEFENSE_TABLES,
  type DefenseColumn,
  type DefenseResult,
  isOrange,
  ODDS_COLUMNS,
  type OddsColumn,
} from '../../tables/combat-tables.ts';
import { DEFENSE_EFFECTS } from '../12-determined-defense.ts';
import type { AttackingPiece, BattlePiece, BattlePieces, DefendingPiece } from './battle-pieces.ts';
import { type Effect, effectBy } from './results.ts';

/** Steps left, and guns that may still fire for the defender. */
export interface Standing {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly guns: number;
  /** [2e 12.2.4] What the colour of the result adds to a Determined Defense; left out where it adds nothing. */
  readonly colourDrm?: number;
  /** [17.6.3] Whether a gun has been paid for that supports every roll. */
  readonly hasGun?: boolean;
}

export const startOf = ({ attackers, defenders, guns, stand }: BattlePieces): Standing => ({
  attackers: attackers.map(({ steps }) => steps),
  defenders: defenders.map(({ steps }) => steps),
  guns,
  ...stand,
});

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The steps of these units after one of them has lost one. */
export const stepLost = (units: readonly BattlePiece[], steps: readonly number[], index: number): readonly number[] =>
  steps.map((left, i) => (i === index ? (units[i]?.after[left] ?? 0) : left));

/** A Lead Unit, by its place in the list, with or without a gun. */
export interface Stand {
  readonly lead: number;
  readonly gun: boolean;
}

/** [13.1.1] By D1, DR and their like, or by DS and DMR. */
export type RetreatKind = 'ordinary' | 'mandatory';

export interface Chance<R> {
  readonly result: R;
  /** Of six. */
  readonly sixths: number;
}

/** What is made of the tree: values `V` of standings `S`, which may carry more than what is left. */
export interface Valuation<S extends Standing, V> {
  readonly pieces: BattlePieces;
  mean<R>(chances: readonly Chance<R>[], follow: (result: R) => V): V;
  lose(standing: S, of: 'attackers' | 'defenders', index: number): S;
  /** [11.2] Which of these attackers pays, one at least. */
  attackerPays(standing: S, payers: readonly number[], byEnemy: boolean): number;
  /** [11.2] What comes of the choice among these defenders, one at least. */
  defenderPays(standing: S, payers: readonly number[], byEnemy: boolean, follow: (index: number) => V): V;
  /** [12.4] Whether everybody left would be eliminated by retreating, stops left aside. */
  isDesperate(standing: S): boolean;
  /** [12.1] The best way to stand, or undefined. */
  bestStand(standing: S, isDesperate: boolean): V | undefined;
  /** [12.1] The choice between standing and retreating. */
  standOr(stand: V, retreat: () => V): V;
  /** The defender stays where he is. */
  stays(standing: S, how: { readonly isEngaged: boolean; readonly isPressed: boolean }): V;
  /** [12.3] The last step was lost in holding: nobody advances. */
  emptied(standing: S): V;
  eliminated(standing: S, isBonus: boolean): V;
  /** [13] Some may be lost on the way. */
  retreats(standing: S, kind: RetreatKind): V;
}

/** Its faces. */
export const DIE = [1, 2, 3, 4, 5, 6] as const;

function chancesOf<R>(results: readonly R[]): readonly Chance<R>[] {
  return [...new Set(results)].map((result) => ({ result, sixths: results.filter((one) => one === result).length }));
}

const RESULT_CHANCES = new Map(
  ODDS_COLUMNS.map((column) => [column, chancesOf(DIE.map((roll) => lookUp(COMBAT_RESULTS_TABLE, column, roll)))]),
);

/** [11.1] How many ways each result has to be rolled. */
export const resultChances = (column: OddsColumn): readonly Chance<CombatResult>[] => RESULT_CHANCES.get(column) ?? [];

const LEAST_DRM = -2;
const MOST_DRM = 2;
/** By what is added to the die. */
type DefenseTable = Rules['defenseTable'];
const chancesIn = (table: DefenseTable, column: DefenseColumn): readonly (readonly Chance<DefenseResult>[])[] =>
  Array.from({ length: MOST_DRM - LEAST_DRM + 1 }, (_, i) =>
    chancesOf(DIE.map((roll) => lookUp(DEFENSE_TABLES[table], column, roll + i + LEAST_DRM))),
  );
type ChancesByColumn = Readonly<Partial<Record<DefenseColumn, readonly (readonly Chance<DefenseResult>[])[]>>>;
const chancesOn = (table: DefenseTable): ChancesByColumn =>
  Object.fromEntries(
    DEFENSE_COLUMNS.filter((column) => DEFENSE_TABLES[table].columns.includes(column)).map((column) => [
      column,
      chancesIn(table, column),
    ]),
  );
const DEFENSE_CHANCES: Readonly<Record<DefenseTable, ChancesByColumn>> = {
  'three-columns': chancesOn('three-columns'),
  proposed: chancesOn('proposed'),
  conservative: chancesOn('conservative'),
};
/** [12.2] [2e 12.2.4] Morale takes one away or adds one, a gun adds one, an orange result takes one away. */
const defenseChances = (table: DefenseTable, column: DefenseColumn, drm: number): readonly Chance<DefenseResult>[] => {
  const chances = DEFENSE_CHANCES[table][column]?.[drm - LEAST_DRM];
  if (chances === undefined) throw new RangeError(`no die is modified by ${drm}`);
  return chances;
};

/** [11.1] All dice from the roll on the CRT on. */
export const afterRoll = <S extends Standing, V>(v: Valuation<S, V>, standing: S, column: OddsColumn): V =>
  v.mean(resultChances(column), (result) => afterResult(v, standing, result, column));

/** [2e 12.2.3] */
function inColour<S extends Standing, V>(v: Valuation<S, V>, standing: S, column: OddsColumn, result: CombatResult): S {
  const { orangeResults, orangeDefenseDrm } = v.pieces.rules;
  return isOrange(orangeResults, column, result) ? { ...standing, colourDrm: orangeDefenseDrm } : standing;
}

/** [11.2] The same once the result is known, and the column where it was rolled: an Automatic DS has none. */
export function afterResult<S extends Standing, V>(
  v: Valuation<S, V>,
  start: S,
  result: CombatResult,
  column?: OddsColumn,
): V {
  const standing = column === undefined ? start : inColour(v, start, column, result);
  const effect = effectBy(v.pieces.rules, result);
  const byEnemy = effect.chooser === 'opponent';
  // [11.2] Units that made the Elite shift possible pay for what the owner chooses.
  const paid = effect.losses.includes('attacker')
    ? attackerLoses(v, standing, { byEnemy, elitePays: !byEnemy })
    : standing;
  const isSpared = v.pieces.slipsAway && (result === 'D1' || result === 'DS');
  const payers = effect.losses.includes('defender') && !isSpared ? defendersToPay(v.pieces, paid, byEnemy) : NOBODY;
  if (payers.length === 0) return afterLosses(v, paid, effect);
  return v.defenderPays(paid, payers, byEnemy, (index) => afterLosses(v, v.lose(paid, 'defenders', index), effect));
}

const NOBODY: readonly number[] = [];

/** How a loss of the attacker is chosen. */
export interface Payment {
  readonly byEnemy: boolean;
  readonly elitePays: boolean;
}

function attackerLoses<S extends Standing, V>(v: Valuation<S, V>, standing: S, payment: Payment): S {
  const payers = attackersToPay(v.pieces, standing, payment.elitePays);
  return payers.length === 0
    ? standing
    : v.lose(standing, 'attackers', v.attackerPays(standing, payers, payment.byEnemy));
}

/** [11.2] Who may take a step of the attacker now. */
export const attackersToPay = (
  { attackers, isElite }: BattlePieces,
  standing: Standing,
  elitePays: boolean,
): readonly number[] =>
  lowestRanked(attackers, standing.attackers, ({ eliteRank, rank }: AttackingPiece) =>
    elitePays && isElite ? eliteRank : rank,
  );

/** [11.2] Who may take a step of the defender now. */
export const defendersToPay = ({ defenders }: BattlePieces, standing: Standing, byEnemy: boolean): readonly number[] =>
  lowestRanked(defenders, standing.defenders, ({ rank, enemyRank }: DefendingPiece) => (byEnemy ? enemyRank : rank));

function lowestRanked<P>(
  pieces: readonly P[],
  steps: readonly number[],
  rankOf: (piece: P) => number | undefined,
): readonly number[] {
  let found: number[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  pieces.forEach((piece, i) => {
    const rank = (steps[i] ?? 0) > 0 ? rankOf(piece) : undefined;
    if (rank === undefined || rank > lowest) return;
    if (rank < lowest) found = [];
    lowest = rank;
    found.push(i);
  });
  return found;
}

/** [11.1] What the result demands once its losses have been taken. */
export function afterLosses<S extends Standing, V>(v: Valuation<S, V>, standing: S, effect: Effect): V {
  if (total(standing.defenders) === 0) return v.eliminated(standing, effect.advance === 'bonus');
  switch (effect.duty) {
    case 'stay':
    case 'engage':
      return v.stays(standing, {
        isEngaged: effect.duty === 'engage',
        isPressed: effect.losses.includes('defender'),
      });
    case 'mandatory-retreat':
      return v.retreats(standing, 'mandatory');
    case 'retreat':
      return standOrRetreat(v, standing);
  }
}

/** [12.1] */
function standOrRetreat<S extends Standing, V>(v: Valuation<S, V>, standing: S): V {
  const retreat = (): V => v.retreats(standing, 'ordinary');
  const stand = v.bestStand(standing, v.isDesperate(standing));
  return stand === undefined ? retreat() : v.standOr(stand, retreat);
}

/** [12.2] One roll, and in a Desperation Defense those after it. */
export function afterStand<S extends Standing, V>(
  v: Valuation<S, V>,
  standing: S,
  { lead, gun }: Stand,
  isDesperate: boolean,
): V {
  const stands = v.pieces.defenders[lead]?.stands;
  if (stands === undefined) throw new RangeError(`defender ${lead} cannot stand`);
  const hasGun = gun || standing.hasGun === true;
  const drm = (stands.drm[standing.defenders[lead] ?? 0] ?? 0) + (hasGun ? 1 : 0) + (standing.colourDrm ?? 0);
  const fired = gun ? { ...standing, guns: standing.guns - 1, ...coverOf(v.pieces.rules) } : standing;
  return v.mean(defenseChances(v.pieces.rules.defenseTable, stands.column, drm), (result) =>
    DEFENSE_EFFECTS[result].holds
      ? afterHold(v, fired, lead, result)
      : afterFailure(v, fired, { lead, isCostly: DEFENSE_EFFECTS[result].costsLead || isDesperate, isDesperate }),
  );
}

/** [17.6.3] */
const coverOf = ({ defenseGunCoversAllRolls }: Rules): { readonly hasGun?: true } =>
  defenseGunCoversAllRolls ? { hasGun: true } : {};

/** [12.3] The retreat is cancelled; whether the attacker advances if nobody is left in the hex depends on the edition. */
function afterHold<S extends Standing, V>(v: Valuation<S, V>, standing: S, lead: number, result: DefenseResult): V {
  const { attackersLoss, costsLead } = DEFENSE_EFFECTS[result];
  const paid =
    attackersLoss === undefined
      ? standing
      : attackerLoses(v, standing, { byEnemy: attackersLoss === 'defender', elitePays: false });
  const held = costsLead ? v.lose(paid, 'defenders', lead) : paid;
  if (total(held.defenders) > 0) return v.stays(held, { isEngaged: true, isPressed: true });
  return v.pieces.rules.advanceAfterDyingDefense === 'limited' ? v.eliminated(held, false) : v.emptied(held);
}

interface Failure {
  readonly lead: number;
  readonly isCostly: boolean;
  readonly isDesperate: boolean;
}

/** [12.4] In despair the defender tries again while he can. */
function afterFailure<S extends Standing, V>(
  v: Valuation<S, V>,
  standing: S,
  { lead, isCostly, isDesperate }: Failure,
): V {
  const failed = isCostly ? v.lose(standing, 'defenders', lead) : standing;
  if (total(failed.defenders) === 0) return v.eliminated(failed, false);
  const again = isDesperate && v.isDesperate(failed) ? v.bestStand(failed, true) : undefined;
  return again ?? v.retreats(failed, 'ordinary');
}
