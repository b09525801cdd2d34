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
import type { Side } from '../../data/unit-data.ts';
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
import { companyIn, companyRefusal, type OwnTables, stackingOf, stackingRefusal } from './stacking.ts';

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

/** By hex what a unit finds on its way, for those who look at many steps. */
interface WayTables {
  /** Above zero where enemies are. */
  readonly enemies: ArrayLike<number>;
  /** 1 in enemy zones of control. */
  readonly zone: ArrayLike<number>;
  readonly own: OwnTables;
}

/** A unit that moves, in one of its modes, and what it knows of its surroundings. */
export interface Mover {
  readonly g: Game;
  readonly unit: Unit;
  readonly side: Side;
  readonly unitClass: number;
  readonly travels: boolean;
  readonly stacking: number;
  /** Whether only enemies count that its side knows of. */
  readonly isKnown: boolean;
  /** Left out where each hex is looked at by itself. */
  readonly tables?: WayTables;
}

export const moverOf = (g: Game, unit: Unit, isKnown = true): Mover => ({
  g,
  unit,
  side: sideOfUnit(unit),
  unitClass: classOf(unit),
  travels: isTravelling(g, unit),
  stacking: stackingOf(g, unit),
  isKnown,
});

const isEnemyIn = ({ g, side, tables }: Mover, hex: number): boolean =>
  tables === undefined ? isEnemyKnownIn(g, side, hex) : (tables.enemies[hex] ?? 0) > 0;

/** [8.8] Whether the hex lies in an enemy zone of control. */
export function isZoneFor({ g, side, isKnown, tables }: Mover, hex: number): boolean {
  if (tables !== undefined) return tables.zone[hex] === 1;
  return isKnown ? isInKnownZone(g, side, hex) : isInZoneOf(g, enemyOf(side), hex);
}

/** What forbids a step, as far as the side of the unit can know; undefined if nothing does. */
export function stepRefusal(m: Mover, step: Step): Refusal | undefined {
  if (m.side === 'allied' && BORDER[step.side] === 1) return ACROSS_BORDER;
  if (isEnemyIn(m, step.to)) return ENEMY_THERE;
  return groundRefusal(m, step) ?? roomRefusal(m, step.to);
}

/** [8.8] Whether there is room beside those of the own side. */
function roomRefusal({ g, unit, stacking, travels, tables }: Mover, hex: number): Refusal | undefined {
  return tables === undefined
    ? stackingRefusal(g, unit, hex)
    : companyRefusal(g, { stacking, travels }, companyIn(tables.own, hexAt(g, unit), hex));
}

/** What the ground forbids, occupied or not. */
const groundRefusal = (m: Mover, step: Step): Refusal | undefined =>
  m.travels ? travelRefusal(m, step) : waterRefusal(m, step);

/** [8.9] Off the map no roads are needed [1.4]. */
function travelRefusal(m: Mover, { from, to, side }: Step): Refusal | undefined {
  if (!isInside(from) && !isInside(to)) return undefined;
  if (FERRY[side] === 1) return ferryRefusal(m);
  if (ROAD[side] !== 1) return NO_ROAD;
  return isRoadOpen(m.g, side) ? undefined : BRIDGE_IS_BLOWN;
}

function ferryRefusal({ g, side, unit }: Mover): Refusal | undefined {
  if (side !== 'german' || clock(g, 'ferryUsed') !== 0) return FERRY_FOR_GERMANS;
  return isFoot(unit) ? NOT_FOR_FOOT : undefined;
}

/** [8.8] Water without a bridge: streams and canals on foot, rivers with an engineer. */
function waterRefusal({ g, unit }: Mover, step: Step): Refusal | undefined {
  const water = WATER[step.side] ?? NONE;
  if (water === NONE) return undefined;
  if (!isFoot(unit)) return NEEDS_BRIDGE;
  if (water !== RIVER) return undefined;
  return isParatroop(unit) && ferrymanFor(g, step) !== undefined ? undefined : NEEDS_ENGINEER;
}

/** By terrain. */
export const ENTER: readonly CostName[] = TERRAIN_NAMES.map(entering);

/** [8.9] The ground alone: a road hexside in travel mode, else the terrain with the water. */
export function groundCost({ unitClass, travels, stacking }: Mover, { to, side }: Step): number {
  const terrain = TERRAIN[to] ?? OFF_BOARD;
  if (terrain === OFF_BOARD) return costOf('enter off-board', unitClass);
  if (travels) {
    if (FERRY[side] === 1) return costOf('cross German ferry', unitClass);
    return costOf(stacking <= 1 ? 'cross road hexside, 1 stacking point' : 'cross road hexside, 2 and more', unitClass);
  }
  const water = WATER[side] ?? NONE;
  const crossing = water === NONE ? 0 : costOf(water === RIVER ? 'cross river' : 'cross stream or canal', unitClass);
  return costOf(ENTER[terrain] ?? 'enter clear', unitClass) + Math.max(0, crossing);
}

/** [8.7] The whole cost of a step. */
export function stepCost(m: Mover, step: Step): number {
  const { g, side, unitClass, travels } = m;
  const cost = groundCost(m, step) + leaveCost(m, step.from);
  if (!isInside(step.to)) return cost;
  const zone = isZoneFor(m, step.to) ? costOf('enter enemy ZOC', unitClass) : 0;
  const control = ownerOf(g, step.to) === side ? 0 : costOf('enter enemy controlled hex', unitClass);
  return cost + zone + control + (travels && hasCompany(m, step.to) ? STACK_IN_TRAVEL_MODE : 0);
}

const hasCompany = ({ g, unit, tables }: Mover, hex: number): boolean =>
  tables === undefined ? companionsIn(g, unit, hex).length > 0 : companyIn(tables.own, hexAt(g, unit), hex).points > 0;

/** [8.8] */
function leaveCost(m: Mover, from: number): number {
  if (!isZoneFor(m, from)) return 0;
  return costOf(m.travels ? 'leave enemy ZOC, travel mode' : 'leave enemy ZOC', m.unitClass);
}

/** [8.8] Straight from one enemy zone into another in normal mode: all operation points. */
export const isZoneToZone = (m: Mover, { from, to }: Step): boolean =>
  !m.travels && isZoneFor(m, from) && isZoneFor(m, to);
