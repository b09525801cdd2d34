/** The game read into a battle model: who may lose what, and who would get away. */
import { cached, type Game } from '@bridgehead/engine';
import { isRemnant, MORALE_MODIFIER, moraleNow } from '../../../src/rules/02-contents.ts';
import { leadUnits } from '../../../src/rules/10-odds/formations.ts';
import { retreatTask } from '../../../src/rules/11-results/results.ts';
import { isExcess, isOutOfTheFight } from '../../../src/rules/11-results/step-losses.ts';
import { defenseColumn, leadRefusal } from '../../../src/rules/12-determined-defense.ts';
import { hasRetreat, type RetreatTask } from '../../../src/rules/13-retreats/retreat-paths.ts';
import { stopsOpenTo } from '../../../src/rules/13-retreats/stopping.ts';
import { couldEnterTarget } from '../../../src/rules/15-advance/advance-units.ts';
import { defensiveArtillery } from '../../../src/rules/17-artillery/artillery-support.ts';
import { isHeadInCompany } from '../../../src/rules/18-supply/supply-heads.ts';
import { type Battle, defendingSide } from '../../../src/state/battle.ts';
import { unitsIn } from '../../../src/state/stacks.ts';
import { ALLIED_STEPS, GERMAN_STEPS, stepsOf } from '../../../src/state/state.ts';
import { hasRemnant } from '../../../src/state/step-loss.ts';
import { dataOf, isArtillery, isReconnaissance, moraleOf, remnantMorale, type Unit } from '../../../src/state/units.ts';
import { lossWeightsOf, stepValue } from '../../step-value.ts';
import type { AttackingPiece, BattleModel, DefendingPiece, Escape, Piece } from './battle-model.ts';

/** [11.4] Whether a class of Remnants has one left; asked for every three-step unit in every battle. */
const remnantsLeft = cached([ALLIED_STEPS, GERMAN_STEPS], () => new Map<string, boolean>());

function isRemnantLeft(known: Game, u: Unit): boolean {
  const { remnant } = dataOf(u);
  if (remnant === undefined) return true;
  const kept = remnantsLeft(known);
  const found = kept.get(remnant) ?? hasRemnant(known, u);
  kept.set(remnant, found);
  return found;
}

/** [11.3] [11.4] */
function stepsAfter(known: Game, u: Unit, left: number): number {
  if (dataOf(u).steps === 3 && left === 2 && !isRemnantLeft(known, u)) return 0;
  return Math.max(0, left - 1);
}

export function pieceOf(known: Game, unit: Unit, steps: number): Piece {
  const value: number[] = [];
  const after: number[] = [];
  for (let left = 0; left <= steps; left++) {
    value.push(stepValue(known, unit, left));
    after.push(stepsAfter(known, unit, left));
  }
  return { unit, steps, stepValues: value, after };
}

/** [11.2] First the Elite who earned the shift, if they must pay, then those who could advance. */
export function attackingPieces(known: Game, battle: Battle): readonly AttackingPiece[] {
  return leadUnits(known, battle).map((unit) => {
    const attacker = battle.attackers.find((one) => one.unit === unit);
    const rank = attacker !== undefined && couldEnterTarget(known, battle, attacker) ? 0 : 1;
    const eliteRank = rank + (moraleNow(known, unit) === 'elite' ? 0 : 2);
    return { ...pieceOf(known, unit, stepsOf(known, unit)), rank, eliteRank };
  });
}

/** The side of the battle that does not depend on who attacks. */
export interface DefendingStack {
  readonly pieces: readonly DefendingPiece[];
  readonly guns: number;
  readonly isLoneReconnaissance: boolean;
}

export function defendingStack(known: Game, battle: Battle): DefendingStack {
  const units = unitsIn(known, defendingSide(battle), battle.target);
  const task = retreatTask(known, battle, false);
  return {
    pieces: units.map((u) => defendingPiece(known, battle, task, u)),
    guns: defensiveArtillery(known, battle).length,
    isLoneReconnaissance: units.length === 1 && units.every((u) => isReconnaissance(u) && !isRemnant(known, u)),
  };
}

function defendingPiece(known: Game, battle: Battle, task: RetreatTask, u: Unit): DefendingPiece {
  const isOut = isOutOfTheFight(known, battle, u) || isHeadInCompany(known, u);
  const steps = stepsOf(known, u);
  const mayLead = leadRefusal(known, battle, u) === undefined;
  return {
    ...pieceOf(known, u, steps),
    ...(isOut ? {} : { rank: 0 }),
    ...(isOut || isExcess(known, battle, u) ? {} : { enemyRank: 0 }),
    ...(mayLead ? { asLead: { column: defenseColumn(battle.target, u), drm: drmBySteps(u, steps) } } : {}),
    ...escapesOf(known, battle, task, u),
  };
}

/** An Unknown unit that proves to be this one: nothing is put on the map for it. */
export function facePiece(known: Game, battle: Battle, face: Unit): DefendingPiece {
  const { steps } = dataOf(face);
  const task: RetreatTask = { ...retreatTask(known, battle, false), units: [face] };
  return {
    ...pieceOf(known, face, steps),
    rank: 0,
    enemyRank: 0,
    ...(isArtillery(face)
      ? {}
      : { asLead: { column: defenseColumn(battle.target, face), drm: drmBySteps(face, steps) } }),
    ...escapesOf(known, battle, task, face),
  };
}

/** [12.2] [2.3.6] A Remnant has a morale of its own. */
const drmBySteps = (u: Unit, steps: number): readonly number[] =>
  Array.from(
    { length: steps + 1 },
    (_, left) => MORALE_MODIFIER[dataOf(u).steps === 3 && left === 1 ? remnantMorale(u) : moraleOf(u)],
  );

/** [13] A retreat of two hexes will do after any result, if it is open. */
function escapesOf(
  known: Game,
  battle: Battle,
  task: RetreatTask,
  u: Unit,
): { readonly wayOut: Escape; readonly escapesRout: boolean } {
  if (hasRetreat(known, task, u)) return { wayOut: 'free', escapesRout: true };
  const withdrawal = { task, stack: task.units, stops: [] };
  return {
    wayOut: stopsOpenTo(known, withdrawal, u).length > 0 ? 'stop' : 'none',
    escapesRout: hasRetreat(known, { ...retreatTask(known, battle, true), units: task.units }, u),
  };
}

/** What the ground and a retreat are worth to whom. */
export type BattleValues = Pick<
  BattleModel,
  'takeValue' | 'bonusValue' | 'keepValue' | 'retreatCost' | 'routCost' | 'gunCost'
>;

export interface AttackInputs {
  readonly defense: DefendingStack;
  readonly values: BattleValues;
  /** The least column that the attack waits for. */
  readonly leastColumn?: number;
}

export function battleModel(
  known: Game,
  battle: Battle,
  isElite: boolean,
  { defense, values }: AttackInputs,
): BattleModel {
  return {
    attackers: attackingPieces(known, battle),
    isElite,
    defenders: defense.pieces,
    guns: defense.guns,
    isLoneReconnaissance: defense.isLoneReconnaissance,
    attackerWeights: lossWeightsOf(known, battle.side),
    defenderWeights: lossWeightsOf(known, defendingSide(battle)),
    ...values,
  };
}
