/** Chapter 8: every way over a hexside as a number, with what it costs and what bars it, for as long as the bridges stand. */
import { cached, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../../data/map.ts';
import { rulesOf } from '../../../editions.ts';
import { bridgesOn } from '../../../state/bridges.ts';
import { BRIDGE } from '../../../state/state.ts';
import {
  type Arm,
  bogsVehicles,
  CARRIERS,
  carrierOver,
  fixedCost,
  isOffRoadWoods,
  NO_BRIDGE,
  PASSAGES_BY_CARRIER,
  type Passage,
  POINT,
} from '../costs.ts';

/** First the ways out of each hex, by direction; then those onto the map, over each hexside of its edge. */
const WAYS_OUT = GRID.hexCount * DIRECTION_COUNT;
const EDGES: readonly number[] = [...GRID.sides.keys()]
  .filter((way) => GRID.neighbours[way] === OFF_MAP)
  .map((way) => GRID.sides[way] ?? 0);
const WAYS = WAYS_OUT + EDGES.length;
const SIDES = Int32Array.from([...GRID.sides, ...EDGES]);
/** The hex that a way leads into, and the one it leads out of; OFF_MAP stands for the Entry Area beyond the edge. */
const INTO = Int32Array.from([...GRID.neighbours, ...EDGES.map((side) => GRID.sideHexes[side * 2] ?? OFF_MAP)]);
const OUT_OF = Int32Array.from(INTO, (_, way) => (way < WAYS_OUT ? Math.floor(way / DIRECTION_COUNT) : OFF_MAP));

/** By hexside: the way into its first hex, then the other. */
const OVER = new Int32Array(GRID.sideCount * 2);
for (let way = 0; way < WAYS; way++) {
  const side = SIDES[way] ?? 0;
  OVER[side * 2 + (GRID.sideHexes[side * 2] === INTO[way] ? 0 : 1)] = way;
}

export const wayOut = (hex: number, direction: number): number => hex * DIRECTION_COUNT + direction;
export const wayInto = (side: number, hex: number): number =>
  OVER[side * 2 + (GRID.sideHexes[side * 2] === hex ? 0 : 1)] ?? 0;
export const sideOfWay = (way: number): number => SIDES[way] ?? 0;
const hexBefore = (way: number): number => OUT_OF[way] ?? OFF_MAP;
export const hexBehind = (way: number): number => INTO[way] ?? OFF_MAP;

/** What is in the way of units. */
export const FREE = 0;
export const SOFT = 1;
export const WATER = 2;
export const CANAL = 3;
export const RIVER = 4;
const LAKE = 5;

/** By way; costs in sixths. */
export interface Ways {
  /** By arm: on foot, Mechanized; then for stacks of both. */
  readonly costs: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** What bars Infantry Type units, and what bars Vehicle units. */
  readonly bars: readonly [Uint8Array, Uint8Array];
  /** [8.6.1] 1 where it leads into Woods off the road. */
  readonly woods: Uint8Array;
}

/** [19.3.1] Into an Entry Area. */
const AREA_COST = POINT;

const costOf = (passage: Passage, way: number, arm: Arm): number =>
  hexBehind(way) === OFF_MAP ? AREA_COST : fixedCost(passage, sideOfWay(way), hexBehind(way), arm);

/** [8.5.2] [8.5.3] [8.5.4] [8.6.2] */
function barOf(passage: Passage, way: number, isVehicle: boolean, byFerry: boolean): number {
  if (isVehicle && bogsVehicles(passage, hexBefore(way), hexBehind(way), byFerry)) return SOFT;
  switch (passage) {
    case 'open':
    case 'road':
    case 'road-bridge':
    case 'rail-bridge':
      return FREE;
    case 'minor-river':
      return isVehicle ? WATER : FREE;
    case 'canal':
      return isVehicle ? WATER : CANAL;
    case 'major-river':
      return RIVER;
    case 'lake':
      return LAKE;
  }
}

function waysWith(carrier: number, byFerry: boolean): Ways {
  const table = (entry: (passage: Passage, way: number) => number): Uint8Array =>
    Uint8Array.from({ length: WAYS }, (_, way) => entry(PASSAGES_BY_CARRIER[carrier]?.[sideOfWay(way)] ?? 'open', way));
  const costs = (arm: Arm): Uint8Array => table((passage, way) => costOf(passage, way, arm));
  const [foot, mechanized] = [costs(0), costs(1)];
  return {
    costs: [foot, mechanized, foot.map((cost, way) => Math.max(cost, mechanized[way] ?? 0))],
    bars: [
      table((passage, way) => barOf(passage, way, false, byFerry)),
      table((passage, way) => barOf(passage, way, true, byFerry)),
    ],
    woods: table((passage, way) => (hexBehind(way) !== OFF_MAP && isOffRoadWoods(passage, hexBehind(way)) ? 1 : 0)),
  };
}
/** By what carries over them; [8.6.2] where a Ferry takes vehicles into soft ground, they differ. */
const waysByCarrier = (byFerry: boolean): readonly Ways[] => CARRIERS.map((carrier) => waysWith(carrier, byFerry));
const WAYS_BY_CARRIER = waysByCarrier(false);
let waysByFerry: readonly Ways[] | undefined;
function carriedWays(g: Game): readonly Ways[] {
  if (!rulesOf(g).vehicleFerryIntoPolderMarsh) return WAYS_BY_CARRIER;
  waysByFerry ??= waysByCarrier(true);
  return waysByFerry;
}
const BRIDGED_WAYS: readonly number[] = [...SIDES.keys()].filter((way) => bridgesOn(sideOfWay(way)).length > 0);

/** All ways, as the bridges stand. */
export const waysOf = cached([BRIDGE], (g: Game): Ways => {
  const byCarrier = carriedWays(g);
  const carriers = BRIDGED_WAYS.map((way) => carrierOver(g, sideOfWay(way)));
  const table = (read: (ways: Ways) => Uint8Array): Uint8Array => {
    const [unbridged = NOTHING, ...bridged] = byCarrier.map(read);
    const now = unbridged.slice();
    BRIDGED_WAYS.forEach((way, i) => {
      const carrier = carriers[i] ?? NO_BRIDGE;
      if (carrier !== NO_BRIDGE) now[way] = bridged[carrier - 1]?.[way] ?? 0;
    });
    return now;
  };
  return {
    costs: [table(({ costs }) => costs[0]), table(({ costs }) => costs[1]), table(({ costs }) => costs[2])],
    bars: [table(({ bars }) => bars[0]), table(({ bars }) => bars[1])],
    woods: table(({ woods }) => woods),
  };
});
const NOTHING = new Uint8Array(WAYS);
