/** Where the enemy could be after the next phase: what is open to a raid must be held, or it is cut. */
import { distanceField } from '@bridgehead/ai';
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { BORDER, CITY, CLEAR, GRID, isInside, RIVER, ROAD, TERRAIN, TOWN, WATER } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { isRoadOpen } from '../../src/rules/08-operations/costs.ts';
import { hexAt, ownerOf } from '../../src/state/state.ts';
import { enemyOf, unitsOf } from '../../src/state/units.ts';
import { enemyMap } from '../threat-map.ts';
import { RAIDS } from '../weights.ts';

/** A phase of a supplied unit, with what it may carry over and without the change of mode. */
export const RAID = 30;

/**
 * By hex: the least operation points that an enemy needs to come there, or RAID + 1. Own units do not bar the way: they
 * may be gone by then.
 */
export function raidField(g: Game, side: Side): Int16Array {
  const zone = enemyMap(g, enemyOf(side)).zone;
  const starts = new Set(unitsOf(enemyOf(side)).map((u) => hexAt(g, u)));
  starts.delete(OFF_MAP);
  // The field is made from the starts outwards: what counts is the step out of a hex.
  const steps = new Int16Array(GRID.hexCount * DIRECTION_COUNT);
  for (let slot = 0; slot < steps.length; slot++) {
    const to = GRID.neighbours[slot] ?? OFF_MAP;
    if (to === OFF_MAP) continue;
    const isOurs = ownerOf(g, to) === side;
    steps[slot] = stepCost(g, to, GRID.sides[slot] ?? 0) + (isOurs ? 1 : 0) + (zone[to] === 1 ? RAIDS.inZone : 0);
  }
  return distanceField(GRID, { stepsInto: steps, starts: [...starts], unreachable: RAID + 1 });
}

function stepCost(g: Game, to: number, hexside: number): number {
  if (!isInside(to)) return RAIDS.openGround;
  if (ROAD[hexside] === 1) return isRoadOpen(g, hexside) ? 1 : RAID + 1;
  if (BORDER[hexside] === 1 || WATER[hexside] === RIVER) return RAID + 1;
  const isOpen = TERRAIN[to] === CLEAR || TERRAIN[to] === TOWN || TERRAIN[to] === CITY;
  const water = (WATER[hexside] ?? NONE) === NONE ? 0 : RAIDS.openGround;
  return (isOpen ? RAIDS.openGround : RAIDS.badGround) + water;
}
