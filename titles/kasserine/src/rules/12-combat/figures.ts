/** [2.2.3] [3.4] [4.2] [16.1] The strengths of a unit as they are now. */
import type { Game } from '@bridgehead/engine';
import { CHITS } from '../../data/chits.ts';
import { chitOf, isDeployed, stepsOf } from '../../state/state.ts';
import { dataOf, isAntiTank, type Unit } from '../../state/units.ts';
import { UNTRIED_STRENGTH } from '../../tables/constants.ts';

/** [4.2.1] [4.2.2] Nobody has seen its strength yet. */
export const isUntried = (g: Game, u: Unit): boolean => dataOf(u).pool !== undefined && chitOf(g, u) < 0;

type Figures = readonly [attack: number, defense: number];

/** [3.4.1] [9.1.4] As printed, reduced, or as its chit says; an untried unit counts for one. */
export function figuresOf(g: Game, u: Unit): Figures {
  const { attack, defense, reduced, pool, steps } = dataOf(u);
  if (pool !== undefined) return CHITS[pool][chitOf(g, u)] ?? [UNTRIED_STRENGTH, UNTRIED_STRENGTH];
  return reduced !== undefined && stepsOf(g, u) < steps ? reduced : [attack, defense];
}

/** [16.1.2] [16.1.3] [16.1.4] An anti-tank unit counts by its Deployed side where it is Deployed and meets armour. */
const firesAtArmor = (g: Game, u: Unit, meetsArmor: boolean): boolean =>
  isAntiTank(u) && isDeployed(g, u) && meetsArmor;

export function attackFigure(g: Game, u: Unit, meetsArmor: boolean): number {
  if (firesAtArmor(g, u, meetsArmor)) return dataOf(u).barrage ?? 0;
  return figuresOf(g, u)[0];
}

export function defenseFigure(g: Game, u: Unit, meetsArmor: boolean): number {
  if (firesAtArmor(g, u, meetsArmor)) return dataOf(u).fpf ?? 0;
  return figuresOf(g, u)[1];
}
