/** Chapter 7: zones of control and ZOC Bonds. */
import { cached, type Game } from '@bridgehead/engine';
import { hexesOfSide, neighbourOf, OFF_MAP, opposite, sideOf } from '@bridgehead/hex';
import { areaBeyond, NONE, roadOf, terrainOf, waterOf } from '@bridgehead/map';
import { spreadZone } from '@bridgehead/toolkit';
import { CITY, GRID, LAKE, MAJOR_RIVER, MAP, MARSH, POLDER, POLDER_WOODS } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { bridgesOn } from '../state/bridges.ts';
import { isOccupiedBy, occupiedHexes, unitsIn, unknownIn } from '../state/stacks.ts';
import {
  ALLIED_AT,
  ALLIED_ORDER,
  ALLIED_STEPS,
  BRIDGE,
  GERMAN_AT,
  GERMAN_ORDER,
  GERMAN_STEPS,
  isBridgeUp,
  isInFullRetreat,
  isInGoodOrder,
  stepsOf,
  TURN,
  turnOf,
  UNKNOWN_AT,
  UNKNOWN_COUNT,
  unknownHex,
} from '../state/state.ts';
import { enemyOf, isSupplyHead, isVehicle, type Unit } from '../state/units.ts';
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
export const exertsZoc = (g: Game, side: Side, hex: number): boolean =>
  (side === 'german' && unknownIn(g, hex) >= 0) || unitsIn(g, side, hex).some((u) => !isInFullRetreat(g, u));

/** By hex: this bit where a unit has a ZOC, the other where an Unknown unit has one. */
const UNIT_ZOC = 1;
export const UNKNOWN_ZOC = 2;

/** [7.1] By hex whether the side has a ZOC. The hexes of the units themselves count only if another reaches them. */
export function buildZoc(g: Game, side: Side): Uint8Array {
  const zoc = new Uint8Array(GRID.hexCount);
  const spread = (hex: number, bit: number): void => spreadZone(GRID, zoc, { hex, bit }, (over) => !stopsZoc(g, over));
  for (const hex of occupiedHexes(g, side)) {
    if (unitsIn(g, side, hex).some((u) => !isInFullRetreat(g, u))) spread(hex, UNIT_ZOC);
  }
  // [25.2.1] Unknown units have a ZOC.
  for (let i = 0; side === 'german' && i < UNKNOWN_COUNT; i++) {
    const hex = unknownHex(g, i);
    if (hex !== OFF_MAP) spread(hex, UNKNOWN_ZOC);
  }
  return zoc;
}

const alliedZoc = cached([ALLIED_AT, ALLIED_ORDER, BRIDGE], (g) => buildZoc(g, 'allied'));
const germanZoc = cached([GERMAN_AT, GERMAN_ORDER, UNKNOWN_AT, BRIDGE], (g) => buildZoc(g, 'german'));

/** The ZOC of a side, by hex. */
export const zocOf = (g: Game, side: Side): Uint8Array => (side === 'allied' ? alliedZoc(g) : germanZoc(g));

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

/** [7.4] [7.4.4] All Bonds of a side, terrain considered; those of both sides may cross, and both stand. */
export function buildBonds(g: Game, side: Side): BondMap {
  const hexes = new Uint8Array(GRID.hexCount);
  const sides = new Uint8Array(GRID.sideCount);
  const reach = reachOfAll(g, side);
  const bonding = { side, reach, sides };
  for (const end of occupiedHexes(g, side)) {
    for (let d = 0; d < 6; d++) {
      if (!isIn(reach, end, d)) continue;
      const middle = neighbourOf(GRID, end, d);
      const far = neighbourOf(GRID, middle, d);
      if (far !== OFF_MAP && isIn(reach, far, opposite(d))) hexes[middle] = 1;
      // A Hexside Bond lies between this neighbour and the next one round; it is pushed into this one here.
      pushBond(g, bonding, { end, d, turn: 1 });
      pushBond(g, bonding, { end, d, turn: 5 });
    }
  }
  return { hexes, sides };
}

/** By hex: the directions in which an end of a Bond reaches the next hex, one bit each. */
function reachOfAll(g: Game, side: Side): Uint8Array {
  const reach = new Uint8Array(GRID.hexCount);
  for (const end of occupiedHexes(g, side)) {
    let bits = 0;
    for (let d = 0; d < 6; d++) if (reaches(g, side, end, d)) bits |= 1 << d;
    reach[end] = bits;
  }
  return reach;
}

const isIn = (reach: Uint8Array, end: number, direction: number): boolean =>
  (((reach[end] ?? 0) >>> direction) & 1) === 1;

/** The Bonds of a side while they are being found. */
interface Bonding {
  readonly side: Side;
  readonly reach: Uint8Array;
  readonly sides: Uint8Array;
}

interface Push {
  readonly end: number;
  /** The direction of the middle hex into which the Bond is pushed. */
  readonly d: number;
  /** Which way round the other middle hex lies. */
  readonly turn: 1 | 5;
}

/** [7.4.6] The Bond of a hexside, pushed into one of its hexes: both ends must reach that hex. */
function pushBond(g: Game, { side, reach, sides }: Bonding, { end, d, turn }: Push): void {
  const middle = neighbourOf(GRID, end, d);
  const toOther = turn === 1 ? (d + 2) % 6 : (d + 4) % 6;
  const other = neighbourOf(GRID, middle, toOther);
  if (other === OFF_MAP) return;
  const farDirection = (d + turn) % 6;
  const far = neighbourOf(GRID, middle, farDirection);
  const holds =
    far === OFF_MAP
      ? isFriendlyBeyond(g, side, middle, farDirection) &&
        isFriendlyBeyond(g, side, other, d) &&
        !stopsZoc(g, sideOf(GRID, middle, farDirection))
      : isIn(reach, far, opposite(farDirection));
  if (!holds) return;
  const hexside = sideOf(GRID, middle, toOther);
  const [first] = hexesOfSide(GRID, hexside);
  sides[hexside] = (sides[hexside] ?? 0) | (first === middle ? 1 : 2);
}

/** [7.4.5] A friendly Entry Area stands for the unit at the far end. */
export function isFriendlyBeyond(g: Game, side: Side, hex: number, direction: number): boolean {
  const area = areaBeyond(MAP, sideOf(GRID, hex, direction));
  return area !== NONE && isFriendlyArea(side, area, turnOf(g));
}

const alliedBonds = cached([ALLIED_AT, ALLIED_ORDER, ALLIED_STEPS, BRIDGE, TURN], (g) => buildBonds(g, 'allied'));
const germanBonds = cached([GERMAN_AT, GERMAN_ORDER, GERMAN_STEPS, BRIDGE, TURN], (g) => buildBonds(g, 'german'));

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
