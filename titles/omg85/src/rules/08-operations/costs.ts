/** [8.7] [8.8] [8.9] What a step from hex to hex costs, and what forbids it. */
import type { Game, Refusal } from '@bridgehead/engine';
import { NONE } from '@bridgehead/map';
import {
  BORDER,
  BRIDGE_ON,
  FERRY,
  isInside,
  OFF_BOARD,
  RIVER,
  ROAD,
  TERRAIN,
  TERRAIN_NAMES,
  WATER,
} from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { companionsIn, isEnemyKnownIn, isInKnownZone, isInZoneOf } from '../../state/stacks.ts';
import { BLOWN, bridgeState, clock, hasMark, hexAt, isTravelling, LIFTED, ownerOf } from '../../state/state.ts';
import {
  classOf,
  enemyOf,
  idOf,
  isEngineer,
  isFoot,
  isParatroop,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../../state/units.ts';
import { type CostName, costOf, entering, STACK_IN_TRAVEL_MODE } from '../../tables/operation-costs.ts';
import { stackingOf, stackingRefusal } from './stacking.ts';

/** A step of a unit over a hexside. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly side: number;
}

const ACROSS_BORDER = refusal('1.4', 'leaves-field');
const ENEMY_THERE = refusal('8.15', 'enemy-in-the-way');
const NO_ROAD = refusal('8.9', 'no-road');
const BRIDGE_IS_BLOWN = refusal('8.12', 'bridge-is-blown');
const NEEDS_BRIDGE = refusal('8.8', 'needs-bridge');
const NEEDS_ENGINEER = refusal('8.8', 'needs-engineer');
const FERRY_FOR_GERMANS = refusal('8.8', 'ferry-for-germans');
const NOT_FOR_FOOT = refusal('8.8', 'ferry-not-for-foot');

/** [8.9] [8.12] A road hexside that can be used: no blown bridge on it. */
export function isRoadOpen(g: Game, side: number): boolean {
  if (ROAD[side] !== 1) return false;
  const bridge = BRIDGE_ON[side] ?? NONE;
  return bridge === NONE || bridgeState(g, bridge) !== BLOWN;
}

export const hasBridgeUp = (g: Game, side: number): boolean => {
  const bridge = BRIDGE_ON[side] ?? NONE;
  return bridge !== NONE && bridgeState(g, bridge) !== BLOWN;
};

/** [8.8] The engineer of the 1st British Airborne has no boats. */
const isFerryman = (u: Unit): boolean => isEngineer(u) && idOf(u) !== 'A-ENG-1';
const FERRYMEN: readonly Unit[] = unitsOf('allied').filter(isFerryman);

/** [8.8] The engineer who would take a unit over the river, in the hex it leaves or the one it enters, or undefined. */
export const ferrymanFor = (g: Game, { from, to }: Step): Unit | undefined =>
  FERRYMEN.find((engineer) => {
    const hex = hexAt(g, engineer);
    return (hex === from || hex === to) && !hasMark(g, engineer, LIFTED);
  });

/** What forbids a step, as far as the side of the unit can know; undefined if nothing does. */
export function stepRefusal(g: Game, u: Unit, step: Step): Refusal | undefined {
  const mover = sideOfUnit(u);
  if (mover === 'allied' && BORDER[step.side] === 1) return ACROSS_BORDER;
  if (isEnemyKnownIn(g, mover, step.to)) return ENEMY_THERE;
  return groundRefusal(g, u, step) ?? stackingRefusal(g, u, step.to);
}

/** What the ground forbids, occupied or not. */
function groundRefusal(g: Game, u: Unit, step: Step): Refusal | undefined {
  return isTravelling(g, u) ? travelRefusal(g, u, step) : waterRefusal(g, u, step);
}

/** [8.9] Off the map no roads are needed [1.4]. */
function travelRefusal(g: Game, u: Unit, { from, to, side }: Step): Refusal | undefined {
  if (!isInside(from) && !isInside(to)) return undefined;
  if (FERRY[side] === 1) return ferryRefusal(g, u);
  if (ROAD[side] !== 1) return NO_ROAD;
  return isRoadOpen(g, side) ? undefined : BRIDGE_IS_BLOWN;
}

function ferryRefusal(g: Game, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== 'german' || clock(g, 'ferryUsed') !== 0) return FERRY_FOR_GERMANS;
  return isFoot(u) ? NOT_FOR_FOOT : undefined;
}

/** [8.8] Water without a bridge: streams and canals on foot, rivers with an engineer. */
function waterRefusal(g: Game, u: Unit, step: Step): Refusal | undefined {
  const water = WATER[step.side] ?? NONE;
  if (water === NONE) return undefined;
  if (!isFoot(u)) return NEEDS_BRIDGE;
  if (water !== RIVER) return undefined;
  return isParatroop(u) && ferrymanFor(g, step) !== undefined ? undefined : NEEDS_ENGINEER;
}

/** By terrain. */
export const ENTER: readonly CostName[] = TERRAIN_NAMES.map(entering);

/** [8.9] The ground alone: a road hexside in travel mode, else the terrain with the water. */
export function groundCost(g: Game, u: Unit, { to, side }: Step): number {
  const unitClass = classOf(u);
  const terrain = TERRAIN[to] ?? OFF_BOARD;
  if (terrain === OFF_BOARD) return costOf('enter off-board', unitClass);
  if (isTravelling(g, u)) {
    if (FERRY[side] === 1) return costOf('cross German ferry', unitClass);
    const isSingle = stackingOf(g, u) <= 1;
    return costOf(isSingle ? 'cross road hexside, 1 stacking point' : 'cross road hexside, 2 and more', unitClass);
  }
  const water = WATER[side] ?? NONE;
  const crossing = water === NONE ? 0 : costOf(water === RIVER ? 'cross river' : 'cross stream or canal', unitClass);
  return costOf(ENTER[terrain] ?? 'enter clear', unitClass) + Math.max(0, crossing);
}

/** [8.7] The whole cost of a step; `isKnown` counts only the zones that the mover knows of. */
export function stepCost(g: Game, u: Unit, step: Step, isKnown: boolean): number {
  const mover = sideOfUnit(u);
  const unitClass = classOf(u);
  const travelling = isTravelling(g, u);
  let cost = groundCost(g, u, step);
  if (!isInside(step.to)) return cost + leaveCost(g, u, step.from, isKnown);
  if (isZoneFor(g, u, step.to, isKnown)) cost += costOf('enter enemy ZOC', unitClass);
  if (ownerOf(g, step.to) !== mover) cost += costOf('enter enemy controlled hex', unitClass);
  if (travelling && companionsIn(g, u, step.to).length > 0) cost += STACK_IN_TRAVEL_MODE;
  return cost + leaveCost(g, u, step.from, isKnown);
}

/** [8.8] */
function leaveCost(g: Game, u: Unit, from: number, isKnown: boolean): number {
  if (!isZoneFor(g, u, from, isKnown)) return 0;
  return costOf(isTravelling(g, u) ? 'leave enemy ZOC, travel mode' : 'leave enemy ZOC', classOf(u));
}

export const isZoneFor = (g: Game, u: Unit, hex: number, isKnown: boolean): boolean =>
  isKnown ? isInKnownZone(g, sideOfUnit(u), hex) : isInZoneOf(g, enemyOf(sideOfUnit(u)), hex);

/** [8.8] Straight from one enemy zone into another in normal mode: all operation points. */
export const isZoneToZone = (g: Game, u: Unit, step: Step, isKnown: boolean): boolean =>
  !isTravelling(g, u) && isZoneFor(g, u, step.from, isKnown) && isZoneFor(g, u, step.to, isKnown);
