/**
 * What `ground.ts` says of every step, worked out once for each kind of unit and each weather: searches and zones ask it
 * by the thousand.
 */
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { ALL_UNITS, hasModes, isArmor, isMotorized, isMountainUnit, isRedBox, type Unit } from '../../state/units.ts';
import { groundRefusal, stepCost, stopsForHeight } from './ground.ts';

/** By the slot of a step: the hex that is left times six, and the direction. */
export interface GroundTable {
  /** [3.2.2] 1 where the unit could never go. */
  readonly barred: Uint8Array;
  /** [7.3.5] 1 where it must stop because it has climbed. */
  readonly stops: Uint8Array;
  /** Half points, with road rates and without them [11.2.6]. */
  readonly cost: Uint8Array;
  readonly costOffRoad: Uint8Array;
}

function buildTable(u: Unit, rain: boolean): GroundTable {
  const slots = GRID.hexCount * DIRECTION_COUNT;
  const [barred, stops] = [new Uint8Array(slots).fill(1), new Uint8Array(slots)];
  const [cost, costOffRoad] = [new Uint8Array(slots), new Uint8Array(slots)];
  for (let slot = 0; slot < slots; slot++) {
    const [to, hexside] = [GRID.neighbours[slot] ?? OFF_MAP, GRID.sides[slot] ?? 0];
    if (to === OFF_MAP) continue;
    barred[slot] = groundRefusal(u, to, hexside, rain) === undefined ? 0 : 1;
    stops[slot] = stopsForHeight(u, to, hexside, rain) ? 1 : 0;
    cost[slot] = stepCost(u, to, hexside, { rain, roadRates: true });
    costOffRoad[slot] = stepCost(u, to, hexside, { rain, roadRates: false });
  }
  return { barred, stops, cost, costOffRoad };
}

/** All that `ground.ts` asks of a unit. */
const KINDS = [isMotorized, isRedBox, hasModes, isArmor, isMountainUnit];
const kindOf = (u: Unit): number => KINDS.reduce((bits, is, i) => bits | (is(u) ? 1 << i : 0), 0);
const KIND_OF_UNIT = Uint8Array.from(ALL_UNITS, kindOf);

const tables: (GroundTable | undefined)[] = [];

/** The ground as a unit finds it; units of a kind share a table. */
export function groundFor(u: Unit, rain: boolean): GroundTable {
  const kind = (KIND_OF_UNIT[u] ?? 0) * 2 + (rain ? 1 : 0);
  const known = tables[kind];
  if (known !== undefined) return known;
  const table = buildTable(u, rain);
  tables[kind] = table;
  return table;
}

/** The slot of the step from a hex to one beside it, or -1. */
export function slotTo(from: number, to: number): number {
  for (let slot = from * DIRECTION_COUNT; slot < (from + 1) * DIRECTION_COUNT; slot++)
    if (GRID.neighbours[slot] === to) return slot;
  return -1;
}
