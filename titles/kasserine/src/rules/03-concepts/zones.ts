/** [3] [3.2] Zones of control. */
import { cached, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { isHeldBy, occupiedHexes, unitsIn } from '../../state/stacks.ts';
import {
  AT,
  hasStrongpoint,
  hexAt,
  isInReserve,
  isRain,
  RESERVE,
  STRONGPOINT,
  strongpointHexes,
  WEATHER,
} from '../../state/state.ts';
import { enemyOf, hasFullZone, sideOfUnit, type Unit } from '../../state/units.ts';
import { groundFor, slotTo } from '../07-movement/ground-tables.ts';

/** [14.1.3] A zone does not extend into an active strongpoint of the enemy that he holds. */
const isShut = (g: Game, side: Side, hex: number): boolean =>
  hasStrongpoint(g, enemyOf(side), hex) && isHeldBy(g, enemyOf(side), hex);

/** [3.2.2] Whether a zone reaches over a hexside: not where the unit itself could not go. */
const reachesOver = (g: Game, u: Unit, slot: number): boolean => groundFor(u, isRain(g)).barred[slot] === 0;

/** A zone that acts, and one that a unit in Reserve will have once it is woken [8.2.3] [8.2.5]. */
const AWAKE = 1;
const ASLEEP = 2;

/** [3.2.1] [3.2.3] [3.2.4] By hex whether it lies in the zone of a side, strongpoints left aside. */
function zoneOverGround(g: Game, side: Side): Uint8Array {
  const zone = new Uint8Array(GRID.hexCount);
  for (const hex of occupiedHexes(g, side)) {
    for (const u of unitsIn(g, side, hex)) {
      if (!hasFullZone(u)) continue;
      const bit = isInReserve(g, u) ? ASLEEP : AWAKE;
      for (let d = 0; d < DIRECTION_COUNT; d++) {
        const slot = hex * DIRECTION_COUNT + d;
        const to = GRID.neighbours[slot] ?? OFF_MAP;
        if (to === OFF_MAP || ((zone[to] ?? 0) & bit) !== 0) continue;
        if (reachesOver(g, u, slot)) zone[to] = (zone[to] ?? 0) | bit;
      }
    }
  }
  return zone;
}

/** A zone without the strongpoints that are shut to it. */
function shutOut(g: Game, side: Side, zone: Uint8Array): Uint8Array {
  const shut = strongpointHexes(g).filter((hex) => isShut(g, side, hex));
  if (shut.length === 0) return zone;
  const left = Uint8Array.from(zone);
  for (const hex of shut) left[hex] = 0;
  return left;
}

export const buildZone = (g: Game, side: Side): Uint8Array => shutOut(g, side, zoneOverGround(g, side));

/** A move of the enemy can change what is shut alone. */
const zoneOfSide = (side: Side): ((g: Game) => Uint8Array) => {
  const overGround = cached([AT[side], RESERVE[side], WEATHER], (g) => zoneOverGround(g, side));
  const columns = [AT.allied, AT.axis, RESERVE[side], STRONGPOINT, WEATHER];
  return cached(columns, (g) => shutOut(g, side, overGround(g)));
};
const alliedZone = zoneOfSide('allied');
const axisZone = zoneOfSide('axis');
/** By hex: how a side's zones lie, to be read with `isAwake` and `isAsleep`. */
export const zoneOf = (g: Game, side: Side): Uint8Array => (side === 'allied' ? alliedZone(g) : axisZone(g));

export const isAwake = (zone: Uint8Array, hex: number): boolean => ((zone[hex] ?? 0) & AWAKE) !== 0;
/** [8.2.5] Whether it would be if all of that side's Reserve were woken. */
export const isAsleep = (zone: Uint8Array, hex: number): boolean => ((zone[hex] ?? 0) & ASLEEP) !== 0;

/** [3.2] Whether a hex lies in the zone of control of a side. */
export const isInZone = (g: Game, side: Side, hex: number): boolean => isAwake(zoneOf(g, side), hex);

/** Whether a unit, standing in this hex, extends its zone into another. */
export function reachesFrom(g: Game, u: Unit, from: number, to: number): boolean {
  if (!hasFullZone(u)) return false;
  const slot = slotTo(from, to);
  return slot >= 0 && reachesOver(g, u, slot) && !isShut(g, sideOfUnit(u), to);
}

/** [9.1.7] The hexes from which a side exerts a zone into a hex, in order. */
export function zoneSources(g: Game, side: Side, hex: number): readonly number[] {
  if (!isInZone(g, side, hex)) return [];
  const sources: number[] = [];
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const from = GRID.neighbours[hex * DIRECTION_COUNT + d] ?? OFF_MAP;
    if (from === OFF_MAP) continue;
    if (unitsIn(g, side, from).some((u) => !isInReserve(g, u) && reachesFrom(g, u, from, hex))) sources.push(from);
  }
  return sources.sort((a, b) => a - b);
}

/** Whether the unit stands in the zone of an enemy. */
export const isUnitInZone = (g: Game, u: Unit): boolean => {
  const hex = hexAt(g, u);
  return hex >= 0 && isInZone(g, enemyOf(sideOfUnit(u)), hex);
};
