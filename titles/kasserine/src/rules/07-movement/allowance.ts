/** [6.4.1] [7.1.3] Movement points. */
import type { Game } from '@bridgehead/engine';
import { hasMark, OUT_OF_SUPPLY, spentOf } from '../../state/state.ts';
import { dataOf, isMotorized, type Unit } from '../../state/units.ts';
import { OUT_OF_SUPPLY_POINTS, POINT } from '../../tables/constants.ts';

/** [3.5.4] [6.4.1] [7.1.6] Half points of a phase: as printed, on an untried face too, and two points less for a motorized unit found out of supply. */
export const allowanceOf = (g: Game, u: Unit): number =>
  Math.max(0, dataOf(u).ma * POINT - (isMotorized(u) && hasMark(g, u, OUT_OF_SUPPLY) ? OUT_OF_SUPPLY_POINTS : 0));

/** [7.1.3] Half points that are left. */
export const pointsLeft = (g: Game, u: Unit): number => Math.max(0, allowanceOf(g, u) - spentOf(g, u));
