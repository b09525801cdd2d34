/** Where the enemy could be after the next phase: what is open to a raid must be held, or it is cut. */
import type { Game } from '@bridgehead/engine';
import { createReach, NONE, reachFrom } from '@bridgehead/map';
import { BORDER, CITY, CLEAR, GRID, isInside, RIVER, ROAD, TERRAIN, TOWN, WATER } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { isRoadOpen } from '../../src/rules/08-operations/costs.ts';
import { hexAt, ownerOf } from '../../src/state/state.ts';
import { enemyOf, unitsOf } from '../../src/state/units.ts';
import { enemyMap } from '../threat-map.ts';
import { RAIDS } from '../weights.ts';

const search = createReach(GRID);

/** A phase of a supplied unit, with what it may carry over and without the change of mode. */
export const RAID = 30;

/**
 * By hex: the least operation points that an enemy needs to come there, or RAID + 1. Own units do not bar the way: they
 * may be gone by then.
 */
export function raidField(g: Game, side: Side): Uint8Array {
  const zone = enemyMap(g, enemyOf(side)).zone;
  const field = new Uint8Array(GRID.hexCount).fill(RAID + 1);
  const starts = new Set(unitsOf(enemyOf(side)).map((u) => hexAt(g, u)));
  for (const start of starts) {
    if (start < 0) continue;
    reachFrom(search, start, RAID, (_from, _d, to, hexside) => {
      const isOurs = ownerOf(g, to) === side;
      return stepCost(g, to, hexside) + (isOurs ? 1 : 0) + (zone[to] === 1 ? RAIDS.inZone : 0);
    });
    for (let i = 0; i < search.count; i++) {
      const hex = search.order[i] ?? 0;
      field[hex] = Math.min(field[hex] ?? RAID, search.cost[hex] ?? RAID);
    }
  }
  return field;
}

function stepCost(g: Game, to: number, hexside: number): number {
  if (!isInside(to)) return RAIDS.openGround;
  if (ROAD[hexside] === 1) return isRoadOpen(g, hexside) ? 1 : RAID + 1;
  if (BORDER[hexside] === 1 || WATER[hexside] === RIVER) return RAID + 1;
  const isOpen = TERRAIN[to] === CLEAR || TERRAIN[to] === TOWN || TERRAIN[to] === CITY;
  const water = (WATER[hexside] ?? NONE) === NONE ? 0 : RAIDS.openGround;
  return (isOpen ? RAIDS.openGround : RAIDS.badGround) + water;
}
