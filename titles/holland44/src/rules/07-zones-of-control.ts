/** Chapter 7: zones of control and ZOC Bonds. */
import { followed, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, hexesOfSide, neighbourOf, OFF_MAP, opposite, sideOf } from '@bridgehead/hex';
import { areaBeyond, NONE, roadOf, terrainOf, waterOf } from '@bridgehead/map';
import { CITY, GRID, LAKE, MAJOR_RIVER, MAP, MARSH, POLDER, POLDER_WOODS } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { bridgesOn } from '../state/bridges.ts';
import { isOccupiedBy, occupiedHexes, unitsIn } from '../state/stacks.ts';
import {
  ALLIED_AT,
  ALLIED_ORDER,
  ALLIED_STEPS,
  BRIDGE,
  GERMAN_AT,
  GERMAN_ORDER,
  GERMAN_STEPS,
  hexOf,
  isBridgeUp,
  isInFullRetreat,
  isInGoodOrder,
  stepsOf,
  TURN,
  turnOf,
  UNKNOWN_AT,
  unknownCount,
  unknownHex,
} from '../state/state.ts';
import { countersOf, enemyOf, isSupplyHead, isVehicle, type Unit } from '../state/units.ts';
import { isFriendlyArea } from './19-entry-areas.ts';

/** Whether a bridge of any kind stands on the hexside. */
export function isBridged(g: Game, side: number): boolean {
  for (const bridge of bridgesOn(side)) if (isBridgeUp(g, bridge)) return true;
  return false;
}

/** [7.1] An unbridged Major River or Lake stops a ZOC; nothing else does. */
export function stopsZoc(g: Game, side: number): boolean {
  const water = waterOf(MAP, side);
  return (water === MAJOR_RIVER || water === LAKE) && !isBridged(g, side);
}

/** [7.1] [14.3.1] Whether the units of a side in this hex exert a ZOC: all do but those in Full Retreat. */
export function exertsZoc(g: Game, side: Side, hex: number): boolean {
  const { units, unknown } = keptZone(g, side);
  return units.exerting[hex] !== 0 || unknown.exerting[hex] !== 0;
}

/** By hex: this bit where a unit has a ZOC, the other where an Unknown unit has one. */
const UNIT_ZOC = 1;
export const UNKNOWN_ZOC = 2;

/** Whose ZOCs make up one bit: where they stand, and into how many hexes' zones each hex falls. */
interface Sources {
  readonly bit: number;
  /** The map in which the bit is set. */
  readonly zoc: Uint8Array;
  /** By source: the hex out of which it exerts its ZOC, or OFF_MAP. */
  readonly hexOf: Int16Array;
  /** By hex: how many exert one out of it, and out of how many hexes one extends into it. */
  readonly exerting: Uint8Array;
  readonly reaching: Uint8Array;
}

/** The ZOCs of a side, kept up with its units. */
interface Zone {
  readonly units: Sources;
  readonly unknown: Sources;
  readonly zoc: Uint8Array;
}

const sources = (zoc: Uint8Array, bit: number, count: number): Sources => ({
  bit,
  zoc,
  hexOf: new Int16Array(count).fill(OFF_MAP),
  exerting: new Uint8Array(GRID.hexCount),
  reaching: new Uint8Array(GRID.hexCount),
});

/** [7.1] [14.3.1] The hex out of which a unit exerts a ZOC, or OFF_MAP. */
const zocSource = (g: Game, u: Unit): number => (isInFullRetreat(g, u) ? OFF_MAP : hexOf(g, u));

function moveSource(g: Game, of: Sources, source: number, to: number): void {
  const from = of.hexOf[source] ?? OFF_MAP;
  if (from === to) return;
  of.hexOf[source] = to;
  if (from !== OFF_MAP) {
    of.exerting[from] = (of.exerting[from] ?? 0) - 1;
    if (of.exerting[from] === 0) extendZoc(g, of, from, -1);
  }
  if (to !== OFF_MAP) {
    if (of.exerting[to] === 0) extendZoc(g, of, to, 1);
    of.exerting[to] = (of.exerting[to] ?? 0) + 1;
  }
}

/** [7.1] The zone of a hex counts once more, or no longer, in the hexes into which it extends. */
function extendZoc(g: Game, { bit, zoc, reaching }: Sources, hex: number, by: 1 | -1): void {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const to = neighbourOf(GRID, hex, d);
    if (to === OFF_MAP || stopsZoc(g, sideOf(GRID, hex, d))) continue;
    const count = (reaching[to] ?? 0) + by;
    reaching[to] = count;
    zoc[to] = count === 0 ? (zoc[to] ?? 0) & ~bit : (zoc[to] ?? 0) | bit;
  }
}

function buildZone(g: Game, side: Side): Zone {
  const zoc = new Uint8Array(GRID.hexCount);
  const units = sources(zoc, UNIT_ZOC, countersOf(side).length);
  const unknown = sources(zoc, UNKNOWN_ZOC, unknownCount(g));
  countersOf(side).forEach((u, i) => {
    moveSource(g, units, i, zocSource(g, u));
  });
  // [25.2.1] Unknown units have a ZOC.
  for (let i = 0; side === 'german' && i < unknownCount(g); i++) moveSource(g, unknown, i, unknownHex(g, i));
  return { units, unknown, zoc };
}

/** [7.1] By hex whether the side has a ZOC. The hexes of the units themselves count only if another reaches them. */
export const buildZoc = (g: Game, side: Side): Uint8Array => buildZone(g, side).zoc;

const zoneOf = (side: Side, columns: readonly number[]): ((g: Game) => Zone) =>
  followed(
    columns,
    (g) => buildZone(g, side),
    ({ units, unknown }, g, column, i) => {
      // A bridge changes over which hexsides all zones extend.
      if (column === BRIDGE) return false;
      if (column === UNKNOWN_AT) moveSource(g, unknown, i, unknownHex(g, i));
      else moveSource(g, units, i, zocSource(g, countersOf(side)[i] ?? 0));
      return true;
    },
  );
const alliedZone = zoneOf('allied', [ALLIED_AT, ALLIED_ORDER, BRIDGE]);
const germanZone = zoneOf('german', [GERMAN_AT, GERMAN_ORDER, UNKNOWN_AT, BRIDGE]);

const keptZone = (g: Game, side: Side): Zone => (side === 'allied' ? alliedZone(g) : germanZone(g));

/** The ZOC of a side, by hex. */
export const zocOf = (g: Game, side: Side): Uint8Array => keptZone(g, side).zoc;

/** [7.2] Whether the hex lies in a ZOC of the enemies of this side. */
export const isInEzoc = (g: Game, side: Side, hex: number): boolean => zocOf(g, enemyOf(side))[hex] !== 0;

/** [25.3.1] Whether the only EZOCs in the hex are those of Unknown units. */
export const isInUnknownEzocOnly = (g: Game, side: Side, hex: number): boolean =>
  zocOf(g, enemyOf(side))[hex] === UNKNOWN_ZOC;

/** Whether an enemy ZOC counts in a hex where friendly units negate it (supply, ferries, repair). */
export const isInOpenEzoc = (g: Game, side: Side, hex: number): boolean =>
  isInEzoc(g, side, hex) && !isOccupiedBy(g, side, hex);

/** [2.3.14] [8.5.2] [8.6.2] Whether a Vehicle unit can go over this hexside into this hex at all. */
export function canVehiclePass(g: Game, from: number, side: number, to: number): boolean {
  const road = roadOf(MAP, side) !== NONE;
  const water = waterOf(MAP, side);
  if (water !== NONE && !isBridged(g, side) && !(road && bridgesOn(side).length === 0)) return false;
  return road || (!isSoft(from) && !isSoft(to));
}

/** [8.6.2] Ground that Vehicle units enter and leave by road only. */
export function isSoft(hex: number): boolean {
  const terrain = terrainOf(MAP, hex);
  return terrain === POLDER || terrain === POLDER_WOODS || terrain === MARSH;
}

/** [7.4.1] [18.2.2] [25.2.1] The steps in a hex that can form a Bond over the hexside in this direction. */
function bondingSteps(g: Game, side: Side, hex: number, direction: number): number {
  let steps = 0;
  for (const u of unitsIn(g, side, hex)) if (canBond(g, u, hex, direction)) steps += stepsOf(g, u);
  return steps;
}

function canBond(g: Game, u: Unit, hex: number, direction: number): boolean {
  if (!isInGoodOrder(g, u) || isSupplyHead(u)) return false;
  return !isVehicle(u) || canVehiclePass(g, hex, sideOf(GRID, hex, direction), neighbourOf(GRID, hex, direction));
}

export const BOND_STEPS = 2;

/** [7.4.6] Whether one end of a Bond reaches this middle hex: enough steps, no City, no river in the way. */
export function reaches(g: Game, side: Side, end: number, direction: number): boolean {
  const middle = neighbourOf(GRID, end, direction);
  if (middle === OFF_MAP || terrainOf(MAP, middle) === CITY) return false;
  return !stopsZoc(g, sideOf(GRID, end, direction)) && bondingSteps(g, side, end, direction) >= BOND_STEPS;
}

/** Where Bonds of a side may lie, whatever the enemy does; the enemy's own units are looked at when it moves. */
export interface BondMap {
  /** By hex: 1 if a Hex Bond lies in it. */
  readonly hexes: Uint8Array;
  /** By hexside: 1 if a Hexside Bond can be pushed into its first hex, 2 into its second, 3 into either. */
  readonly sides: Uint8Array;
}

/** The Bonds of a side, kept up with its units. */
interface Bonding extends BondMap {
  readonly side: Side;
  /** By unit: its hex, or OFF_MAP. */
  readonly hexOf: Int16Array;
  /** By hex: the directions in which an end of a Bond reaches the next hex, one bit each. */
  readonly reach: Uint8Array;
}

/** [7.4] [7.4.4] All Bonds of a side, terrain considered; those of both sides may cross, and both stand. */
export function buildBonds(g: Game, side: Side): BondMap {
  return findBonds(g, side);
}

function findBonds(g: Game, side: Side): Bonding {
  const bonding: Bonding = {
    side,
    hexOf: Int16Array.from(countersOf(side), (u) => hexOf(g, u)),
    reach: new Uint8Array(GRID.hexCount),
    hexes: new Uint8Array(GRID.hexCount),
    sides: new Uint8Array(GRID.sideCount),
  };
  const ends = occupiedHexes(g, side);
  for (const end of ends) bonding.reach[end] = reachOut(g, side, end);
  for (const end of ends) if (bonding.reach[end] !== 0) findBondsAround(g, bonding, end);
  return bonding;
}

function reachOut(g: Game, side: Side, end: number): number {
  let bits = 0;
  for (let d = 0; d < DIRECTION_COUNT; d++) if (reaches(g, side, end, d)) bits |= 1 << d;
  return bits;
}

const isIn = (reach: Uint8Array, end: number, direction: number): boolean =>
  (((reach[end] ?? 0) >>> direction) & 1) === 1;

/** Who stands in this hex has changed: so may the Bonds in the hexes around it and on the hexsides between these. */
function refreshEnd(g: Game, bonding: Bonding, end: number): void {
  const bits = reachOut(g, bonding.side, end);
  if (bonding.reach[end] === bits) return;
  bonding.reach[end] = bits;
  findBondsAround(g, bonding, end);
}

function findBondsAround(g: Game, bonding: Bonding, end: number): void {
  const { hexes, sides } = bonding;
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const middle = neighbourOf(GRID, end, d);
    if (middle === OFF_MAP) continue;
    hexes[middle] = isBondInHex(bonding, middle) ? 1 : 0;
    // The hexside between this neighbour and the next one round.
    const toOther = (d + 2) % DIRECTION_COUNT;
    const other = neighbourOf(GRID, middle, toOther);
    if (other === OFF_MAP) continue;
    const hexside = sideOf(GRID, middle, toOther);
    const [first] = hexesOfSide(GRID, hexside);
    const [here, there] = first === middle ? [1, 2] : [2, 1];
    const isPushedHere = isPushedInto(g, bonding, middle, toOther);
    const isPushedThere = isPushedInto(g, bonding, other, opposite(toOther));
    sides[hexside] = (isPushedHere ? here : 0) | (isPushedThere ? there : 0);
  }
}

/** [7.4.1] A Hex Bond: ends in a straight line, with this hex between them. */
function isBondInHex({ reach }: Bonding, middle: number): boolean {
  for (let d = 0; d < DIRECTION_COUNT / 2; d++) {
    const [one, other] = [neighbourOf(GRID, middle, d), neighbourOf(GRID, middle, opposite(d))];
    if (one !== OFF_MAP && other !== OFF_MAP && isIn(reach, one, opposite(d)) && isIn(reach, other, d)) return true;
  }
  return false;
}

/** [7.4.6] The Bond of a hexside, pushed into one of its hexes: both ends must reach that hex. */
const isPushedInto = (g: Game, bonding: Bonding, middle: number, toOther: number): boolean =>
  isPushedFrom(g, bonding, { middle, toOther, turn: 1 }) || isPushedFrom(g, bonding, { middle, toOther, turn: 5 });

interface Push {
  readonly middle: number;
  /** The direction of the other hex of the hexside. */
  readonly toOther: number;
  /** Which way round from it the near end lies; the far end lies the other way. */
  readonly turn: 1 | 5;
}

/** [7.4.5] The near end is a unit; the far one may be a friendly Entry Area. */
function isPushedFrom(g: Game, { side, reach }: Bonding, { middle, toOther, turn }: Push): boolean {
  const toNear = (toOther + turn) % DIRECTION_COUNT;
  const near = neighbourOf(GRID, middle, toNear);
  if (near === OFF_MAP || !isIn(reach, near, opposite(toNear))) return false;
  const toFar = (toOther + DIRECTION_COUNT - turn) % DIRECTION_COUNT;
  const far = neighbourOf(GRID, middle, toFar);
  if (far !== OFF_MAP) return isIn(reach, far, opposite(toFar));
  const other = neighbourOf(GRID, middle, toOther);
  return (
    isFriendlyBeyond(g, side, middle, toFar) &&
    isFriendlyBeyond(g, side, other, opposite(toNear)) &&
    !stopsZoc(g, sideOf(GRID, middle, toFar))
  );
}

/** [7.4.5] A friendly Entry Area stands for the unit at the far end. */
export function isFriendlyBeyond(g: Game, side: Side, hex: number, direction: number): boolean {
  const area = areaBeyond(MAP, sideOf(GRID, hex, direction));
  return area !== NONE && isFriendlyArea(side, area, turnOf(g));
}

const keptBonds = (side: Side, columns: readonly number[]): ((g: Game) => Bonding) =>
  followed(
    columns,
    (g) => findBonds(g, side),
    (bonding, g, column, i) => {
      // [7.4.5] [7.4.6] Bridges and friendly Entry Areas count for Bonds all over the map.
      if (column === BRIDGE || column === TURN) return false;
      const from = bonding.hexOf[i] ?? OFF_MAP;
      const to = hexOf(g, countersOf(side)[i] ?? 0);
      bonding.hexOf[i] = to;
      if (from !== OFF_MAP) refreshEnd(g, bonding, from);
      if (to !== OFF_MAP && to !== from) refreshEnd(g, bonding, to);
      return true;
    },
  );
const alliedBonds = keptBonds('allied', [ALLIED_AT, ALLIED_ORDER, ALLIED_STEPS, BRIDGE, TURN]);
const germanBonds = keptBonds('german', [GERMAN_AT, GERMAN_ORDER, GERMAN_STEPS, BRIDGE, TURN]);

export const bondsOf = (g: Game, side: Side): BondMap => (side === 'allied' ? alliedBonds(g) : germanBonds(g));

/** [7.4.1] [7.4.2] [7.4.3] Whether an enemy Hex Bond lies in the hex: units of either side in it leave none. */
export const isHexBonded = (g: Game, side: Side, hex: number, bonds = bondsOf(g, enemyOf(side))): boolean =>
  bonds.hexes[hex] === 1 && !isOccupiedBy(g, side, hex) && !isOccupiedBy(g, enemyOf(side), hex);

/** [7.4.2] [7.4.3] Whether an enemy Hexside Bond keeps units of this side from crossing. */
export function isSideBonded(g: Game, side: Side, hexside: number, bonds = bondsOf(g, enemyOf(side))): boolean {
  const pushes = bonds.sides[hexside] ?? 0;
  if (pushes === 0) return false;
  const [first, second] = hexesOfSide(GRID, hexside);
  // [7.4.6] It may not be pushed into a hex with an enemy unit; with one on each side it is negated.
  return (
    ((pushes & 1) !== 0 && !isOccupiedBy(g, side, first)) || ((pushes & 2) !== 0 && !isOccupiedBy(g, side, second))
  );
}

/** [7.4.2] Whether an enemy Bond forbids the step over this hexside into this hex. */
export const isBondInTheWay = (g: Game, side: Side, hexside: number, to: number): boolean =>
  isSideBonded(g, side, hexside) || isHexBonded(g, side, to);
