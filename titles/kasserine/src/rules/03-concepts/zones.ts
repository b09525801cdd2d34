/** [3] [3.2] Zones of control. */
import { cached, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { isHeldBy, occupiedHexes, unitsIn } from '../../state/stacks.ts';
import { AT, hexAt, isInReserve, isRain, RESERVE, STRONGPOINT, strongpointIn, WEATHER } from '../../state/state.ts';
import { enemyOf, hasFullZone, sideOfUnit, type Unit } from '../../state/units.ts';
import { groundRefusal } from '../07-movement/ground.ts';

/** [14.1.3] A zone does not extend into an active strongpoint of the enemy that he holds. */
function isShut(g: Game, side: Side, hex: number): boolean {
  const strongpoint = strongpointIn(g, hex);
  return strongpoint?.active === true && strongpoint.side !== side && isHeldBy(g, enemyOf(side), hex);
}

/** [3.2.2] Whether a zone reaches over a hexside: not where the unit itself could not go. */
const reachesOver = (g: Game, u: Unit, to: number, hexside: number): boolean =>
  groundRefusal(u, to, hexside, isRain(g)) === undefined && !isShut(g, sideOfUnit(u), to);

/** A zone that acts, and one that a unit in Reserve will have once it is woken [8.2.3] [8.2.5]. */
const AWAKE = 1;
const ASLEEP = 2;

/** [3.2.1] [3.2.3] [3.2.4] By hex whether it lies in the zone of a side. */
export function buildZone(g: Game, side: Side): Uint8Array {
  const zone = new Uint8Array(GRID.hexCount);
  for (const hex of occupiedHexes(g, side)) {
    for (const u of unitsIn(g, side, hex)) {
      if (!hasFullZone(u)) continue;
      const bit = isInReserve(g, u) ? ASLEEP : AWAKE;
      for (let d = 0; d < DIRECTION_COUNT; d++) {
        const slot = hex * DIRECTION_COUNT + d;
        const to = GRID.neighbours[slot] ?? OFF_MAP;
        if (to === OFF_MAP || ((zone[to] ?? 0) & bit) !== 0) continue;
        if (reachesOver(g, u, to, GRID.sides[slot] ?? 0)) zone[to] = (zone[to] ?? 0) | bit;
      }
    }
  }
  return zone;
}

const columnsFor = (side: Side): readonly number[] => [AT.allied, AT.axis, RESERVE[side], STRONGPOINT, WEATHER];
const alliedZone = cached(columnsFor('allied'), (g) => buildZone(g, 'allied'));
const axisZone = cached(columnsFor('axis'), (g) => buildZone(g, 'axis'));
const zoneOf = (g: Game, side: Side): Uint8Array => (side === 'allied' ? alliedZone(g) : axisZone(g));

/** [3.2] Whether a hex lies in the zone of control of a side. */
export const isInZone = (g: Game, side: Side, hex: number): boolean => ((zoneOf(g, side)[hex] ?? 0) & AWAKE) !== 0;

/** [8.2.5] Whether it would if all of that side's Reserve were woken. */
export const isInSleepingZone = (g: Game, side: Side, hex: number): boolean =>
  ((zoneOf(g, side)[hex] ?? 0) & ASLEEP) !== 0;

/** Whether a unit, standing in this hex, extends its zone into another. */
export function reachesFrom(g: Game, u: Unit, from: number, to: number): boolean {
  if (!hasFullZone(u)) return false;
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = from * DIRECTION_COUNT + d;
    if ((GRID.neighbours[slot] ?? OFF_MAP) === to) return reachesOver(g, u, to, GRID.sides[slot] ?? 0);
  }
  return false;
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
