/** The game read into a battle model: who may lose what, and who would get away. */
import type { Game } from '@bridgehead/engine';
import {
  asLead,
  attackingPieces,
  type BattlePiece,
  battlePiece,
  type DefendingPieces,
  defendingPieces,
} from '../../../src/rules/11-results/battle-pieces.ts';
import { retreatTask } from '../../../src/rules/11-results/results.ts';
import { hasRetreat, type RetreatTask } from '../../../src/rules/13-retreats/retreat-paths.ts';
import { stopsOpenTo } from '../../../src/rules/13-retreats/stopping.ts';
import { type Battle, defendingSide } from '../../../src/state/battle.ts';
import { dataOf, isArtillery, type Unit } from '../../../src/state/units.ts';
import { lossWeightsOf, stepValue } from '../../step-value.ts';
import type { BattleModel, Escape, Valued, ValuedDefender } from './battle-model.ts';

/** A piece with what its steps are worth. */
export const valuedPiece = <P extends BattlePiece>(known: Game, piece: P): P & Valued => ({
  ...piece,
  stepValues: Array.from({ length: piece.steps + 1 }, (_, left) => stepValue(known, piece.unit, left)),
});

/** The side of the battle that does not depend on who attacks. */
export type DefendingStack = DefendingPieces<ValuedDefender>;

export function defendingStack(known: Game, battle: Battle): DefendingStack {
  const { defenders, ...others } = defendingPieces(known, battle);
  const task = retreatTask(known, battle, false);
  return {
    defenders: defenders.map((piece) => ({
      ...valuedPiece(known, piece),
      ...escapesOf(known, battle, task, piece.unit),
    })),
    ...others,
  };
}

/** An Unknown unit that proves to be this one: nothing is put on the map for it. */
export function facePiece(known: Game, battle: Battle, face: Unit): ValuedDefender {
  const { steps } = dataOf(face);
  const task: RetreatTask = { ...retreatTask(known, battle, false), units: [face] };
  return {
    ...valuedPiece(known, battlePiece(known, face, steps)),
    rank: 0,
    enemyRank: 0,
    ...(isArtillery(face) ? {} : { stands: asLead(known, battle, face, steps) }),
    ...escapesOf(known, battle, task, face),
  };
}

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
    attackers: attackingPieces(known, battle).map((piece) => valuedPiece(known, piece)),
    isElite,
    ...defense,
    attackerWeights: lossWeightsOf(known, battle.side),
    defenderWeights: lossWeightsOf(known, defendingSide(battle)),
    ...values,
  };
}
