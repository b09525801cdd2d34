/** [5.1] The ground supply trace: two hexes to a road that leads off a friendly edge of the map. */
import { cached, type Game } from '@bridgehead/engine';
import { createFlood, floodFrom, isReached, pathTo } from '@bridgehead/map';
import { BORDER, FERRY, GRID, hexOf, isInside, ROAD_EXITS } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { BRIDGE, OWNER, ownerOf } from '../../state/state.ts';
import { ALLIED_EXITS, ROAD_REACH } from '../../tables/campaign-tables.ts';
import { isRoadOpen } from '../08-operations/costs.ts';

const EXITS: Readonly<Record<Side, readonly number[]>> = {
  allied: ALLIED_EXITS.map(hexOf),
  german: ROAD_EXITS.filter((hex) => !ALLIED_EXITS.map(hexOf).includes(hex)),
};

/** [5.1] The exits of a side that it owns. */
export const openExits = (g: Game, side: Side): number[] => EXITS[side].filter((hex) => ownerOf(g, hex) === side);

const roads = createFlood(GRID);
const reach = createFlood(GRID);

/** [5.1] Supplied roads: from the exits along road hexsides through hexes that are not the enemy's. */
function floodRoads(g: Game, side: Side): void {
  floodFrom(roads, openExits(g, side), (_from, _d, to, hexside) => {
    if (BORDER[hexside] === 1 || ownerOf(g, to) !== side) return false;
    return isRoadOpen(g, hexside) || (side === 'german' && FERRY[hexside] === 1);
  });
}

function floodReach(g: Game, side: Side): void {
  const sources = Array.from(roads.order.subarray(0, roads.count));
  floodFrom(reach, sources, (_from, _d, to, hexside) => BORDER[hexside] === 0 && ownerOf(g, to) === side, ROAD_REACH);
}

/** By hex: 1 where a unit of the side would be supplied. */
function findSupplied(g: Game, side: Side): Uint8Array {
  const supplied = new Uint8Array(GRID.hexCount);
  floodRoads(g, side);
  floodReach(g, side);
  for (let i = 0; i < reach.count; i++) supplied[reach.order[i] ?? 0] = 1;
  return supplied;
}

const alliedSupply = cached([OWNER, BRIDGE], (g) => findSupplied(g, 'allied'));
const germanSupply = cached([OWNER, BRIDGE], (g) => findSupplied(g, 'german'));

/** [5.1] Whether a unit of this side in this hex passes the ground trace; off the map Germans always do. */
export function isGroundSupplied(g: Game, side: Side, hex: number): boolean {
  if (!isInside(hex)) return side === 'german';
  return (side === 'allied' ? alliedSupply(g) : germanSupply(g))[hex] === 1;
}

/** The path that proves it, from the unit to the exit, or undefined. */
export function supplyPath(g: Game, side: Side, hex: number): number[] | undefined {
  floodRoads(g, side);
  floodReach(g, side);
  if (!isInside(hex) || !isReached(reach, hex)) return undefined;
  const toRoad = pathTo(reach, hex);
  const road = pathTo(roads, toRoad[0] ?? hex);
  return [...toRoad.reverse(), ...road.reverse().slice(1)];
}
