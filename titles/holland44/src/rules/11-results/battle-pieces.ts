/** Chapters 11 to 13: who may lose what in a battle, and who could stand, read from the game for the tree of its outcomes. */
import { cached, type Game } from '@bridgehead/engine';
import { type Rules, rulesOf } from '../../editions.ts';
import { type Battle, defendingSide, NOBODY } from '../../state/battle.ts';
import { unitsIn } from '../../state/stacks.ts';
import { ALLIED_STEPS, GERMAN_STEPS, stepsOf } from '../../state/state.ts';
import { hasRemnant } from '../../state/step-loss.ts';
import { dataOf, isReconnaissance, type Unit } from '../../state/units.ts';
import type { DefenseColumn } from '../../tables/combat-tables.ts';
import { isRemnant, MORALE_MODIFIER, moraleNow, moraleWith } from '../02-contents.ts';
import { leadUnits } from '../10-odds/formations.ts';
import { defenseColumn, leadRefusal } from '../12-determined-defense.ts';
import { couldEnterTarget } from '../15-advance/advance-units.ts';
import { defensiveArtillery } from '../17-artillery/artillery-support.ts';
import { isHeadInCompany } from '../18-supply/supply-heads.ts';
import { isExcess, isOutOfTheFight } from './step-losses.ts';

/** A counter that may lose steps. */
export interface BattlePiece {
  readonly unit: Unit;
  readonly steps: number;
  /** [11.3] [11.4] By steps left: those after losing one, which is one less, or none where there is no Remnant. */
  readonly after: readonly number[];
}

export interface AttackingPiece extends BattlePiece {
  /** [11.2] The lowest rank alive loses the step: in a result in which the units of the Elite shift pay, and in others. */
  readonly eliteRank: number;
  readonly rank: number;
}

/** [12.1.2] [12.2] As Lead Unit: the column, and what is added to the die by steps left. */
export interface StandingUnit {
  readonly column: DefenseColumn;
  readonly drm: readonly number[];
}

export interface DefendingPiece extends BattlePiece {
  /** [11.2] [13.5] The lowest rank alive loses a step of the CRT: if its owner chooses, and if the attacker does. */
  readonly rank?: number;
  readonly enemyRank?: number;
  /** Left out if it may not lead. */
  readonly stands?: StandingUnit;
}

/** What the defender has against any attacker. */
export interface DefendingPieces<D extends DefendingPiece = DefendingPiece> {
  /** Everybody in the hex. */
  readonly defenders: readonly D[];
  /** [17.6.3] */
  readonly guns: number;
  /** [23.7] A Reconnaissance unit alone ignores the loss of D1 and DS. */
  readonly slipsAway: boolean;
  readonly rules: Rules;
  /** What bears on the stand that is being decided; left out while none is. */
  readonly stand?: StandNow;
}

interface StandNow {
  /** [2e 12.2.4] */
  readonly colourDrm?: number;
  /** [17.6.3] A gun that supports every roll has been paid for. */
  readonly hasGun?: true;
}

export interface BattlePieces<A extends AttackingPiece = AttackingPiece, D extends DefendingPiece = DefendingPiece>
  extends DefendingPieces<D> {
  /** [11.2] Those of the Lead Formation: nobody else loses a step. */
  readonly attackers: readonly A[];
  /** [10.6] [11.2] */
  readonly isElite: boolean;
}

/** [11.4] Whether a class of Remnants has one left; asked for every three-step unit in every battle. */
const remnantsLeft = cached([ALLIED_STEPS, GERMAN_STEPS], () => new Map<string, boolean>());

function isRemnantLeft(g: Game, u: Unit): boolean {
  const { remnant } = dataOf(u);
  if (remnant === undefined) return true;
  const kept = remnantsLeft(g);
  const found = kept.get(remnant) ?? hasRemnant(g, u);
  kept.set(remnant, found);
  return found;
}

/** [11.3] [11.4] The steps of a unit that has so many left and loses one. */
export const stepsAfterLoss = (g: Game, u: Unit, left: number): number =>
  dataOf(u).steps === 3 && left === 2 && !isRemnantLeft(g, u) ? 0 : Math.max(0, left - 1);

export function battlePiece(g: Game, unit: Unit, steps = stepsOf(g, unit)): BattlePiece {
  const after: number[] = [];
  for (let left = 0; left <= steps; left++) after.push(stepsAfterLoss(g, unit, left));
  return { unit, steps, after };
}

/** [11.2] First the Elite who earned the shift, if they must pay, then those who could advance. */
export function attackingPieces(g: Game, battle: Battle): readonly AttackingPiece[] {
  return leadUnits(g, battle).map((unit) => {
    const attacker = battle.attackers.find((one) => one.unit === unit);
    const rank = attacker !== undefined && couldEnterTarget(g, battle, attacker) ? 0 : 1;
    return { ...battlePiece(g, unit), rank, eliteRank: rank + (moraleNow(g, unit) === 'elite' ? 0 : 2) };
  });
}

export function defendingPieces(g: Game, battle: Battle): DefendingPieces {
  const units = unitsIn(g, defendingSide(battle), battle.target);
  return {
    defenders: units.map((u) => defendingPiece(g, battle, u)),
    guns: defensiveArtillery(g, battle).length,
    slipsAway: units.length === 1 && units.every((u) => isReconnaissance(u) && !isRemnant(g, u)),
    rules: rulesOf(g),
    ...standNow(g),
  };
}

/** [2e 12.2.4] [17.6.3] The colour of the result that is answered, and the gun that has been paid for. */
function standNow(g: Game): { readonly stand?: StandNow } {
  const top = g.state.frames.at(-1) as
    | { readonly proc?: string; readonly isOrange?: boolean; readonly gun?: number }
    | undefined;
  if (top?.proc !== 'determined-defense') return {};
  const { orangeDefenseDrm, defenseGunCoversAllRolls } = rulesOf(g);
  const hasGun = defenseGunCoversAllRolls && top.gun !== undefined && top.gun !== NOBODY;
  return {
    stand: { ...(top.isOrange === true ? { colourDrm: orangeDefenseDrm } : {}), ...(hasGun ? { hasGun: true } : {}) },
  };
}

function defendingPiece(g: Game, battle: Battle, u: Unit): DefendingPiece {
  const isOut = isOutOfTheFight(g, battle, u) || isHeadInCompany(g, u);
  return {
    ...battlePiece(g, u),
    ...(isOut ? {} : { rank: 0 }),
    ...(isOut || isExcess(g, battle, u) ? {} : { enemyRank: 0 }),
    ...(leadRefusal(g, battle, u) === undefined ? { stands: asLead(g, battle, u, stepsOf(g, u)) } : {}),
  };
}

/** [12.2] */
export const asLead = (g: Game, { target }: Battle, u: Unit, steps: number): StandingUnit => ({
  column: defenseColumn(g, target, u),
  drm: Array.from({ length: steps + 1 }, (_, left) => MORALE_MODIFIER[moraleWith(u, left)]),
});
