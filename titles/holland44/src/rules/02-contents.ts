/** Chapter 2: what units are, as they stand now. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { CITY, MAP, TOWN } from '../data/map.ts';
import type { Figures, Morale } from '../data/unit-data.ts';
import { rulesOf } from '../editions.ts';
import { DISMOUNTED, hasMark, MECHANIZED_FACE, MOVED_MARKER, stepsOf } from '../state/state.ts';
import {
  dataOf,
  isArtillery,
  isBreakdown,
  isMechanizedType,
  isSupplyHead,
  isVehicle,
  moraleOf,
  remnantFigures,
  remnantMorale,
  type Unit,
} from '../state/units.ts';

/** [2.3.2] [2.3.12] [11.4] The figures of the counter that now stands for the unit: full, reduced, or a Remnant. */
export function figuresOf(g: Game, u: Unit): Figures {
  const data = dataOf(u);
  const lost = data.steps - stepsOf(g, u);
  if (lost <= 0) return data.full;
  if (data.steps === 3 && lost === 2) return remnantFigures(u);
  return data.reduced ?? data.full;
}

/** [11.4] A three-step unit with one step left is a Remnant. */
const isRemnantWith = (u: Unit, steps: number): boolean => dataOf(u).steps === 3 && steps === 1;
export const isRemnant = (g: Game, u: Unit): boolean => isRemnantWith(u, stepsOf(g, u));

/** [2.3.13] [18.6] [21.2] Dismounted infantry moves on foot; a Breakdown unit is as its parent was. */
export function isMechanized(g: Game, u: Unit): boolean {
  if (hasMark(g, u, DISMOUNTED)) return false;
  if (isBreakdown(u) && !isVehicle(u)) return hasMark(g, u, MECHANIZED_FACE);
  return isMechanizedType(u) || (isSupplyHead(u) && rulesOf(g).supplyHeadMechanized);
}

/** [2.2.2] */
export const isTownOrCity = (hex: number): boolean =>
  hex !== OFF_MAP && (terrainOf(MAP, hex) === CITY || hasFeature(MAP, hex, TOWN));

/** [2.3.6] [11.4] The morale of the counter with so many steps: a Remnant has its own. */
export const moraleWith = (u: Unit, steps: number): Morale =>
  isRemnantWith(u, steps) ? remnantMorale(u) : moraleOf(u);
export const moraleNow = (g: Game, u: Unit): Morale => moraleWith(u, stepsOf(g, u));

const DISMOUNTED_MOVE = 3;
const MOVED_MARKER_MOVE = 5;
const MECHANIZED_BREAKDOWN_MOVE = 5;

/** [2.3.4] [17.3] [18.6] The Movement Allowance now, in Movement Points. */
export function allowanceOf(g: Game, u: Unit): number {
  if (hasMark(g, u, DISMOUNTED)) return DISMOUNTED_MOVE;
  if (isArtillery(u) && hasMark(g, u, MOVED_MARKER)) return MOVED_MARKER_MOVE;
  if (hasMark(g, u, MECHANIZED_FACE) && !isVehicle(u)) return MECHANIZED_BREAKDOWN_MOVE;
  return figuresOf(g, u)[2];
}

/** [2.3.3] [17.3] The Defense Strength before any halving or doubling. */
export const defenseOf = (g: Game, u: Unit): number =>
  isArtillery(u) && hasMark(g, u, MOVED_MARKER) ? 1 : figuresOf(g, u)[1];

/** [12.2] [27.1.2] What morale adds to the die of a unit that stands or slips away. */
export const MORALE_MODIFIER = { elite: 1, normal: 0, low: -1 } as const;
