/** The way by which the Allied column can best get on: roads alone, for supply must follow. Both sides reckon with it. */
import type { Game } from '@bridgehead/engine';
import { createReach, IMPASSABLE, NONE, pathTo, reachFrom } from '@bridgehead/map';
import { BORDER, BRIDGE_ON, CITY, FIELD, GRID, ROAD, TERRAIN } from '../../src/data/map.ts';
import { isGroundSupplied } from '../../src/rules/05-supply/ground-supply.ts';
import { BLOWN, bridgeState, cpOf, hexAt, ownerOf } from '../../src/state/state.ts';
import { unitsOf } from '../../src/state/units.ts';
import { ARNHEM, highwayIndex, NIJMEGEN, WESTERVOORT, zocNeighbours } from '../map-facts.ts';
import { suppliedIndex } from '../score.ts';
import { ROUTE } from '../weights.ts';

const search = createReach(GRID);
const MOST = 250;

/** The next of the objectives, in the order of the highway. */
export function nextObjective(g: Game): number {
  const index = suppliedIndex(g);
  return [NIJMEGEN, ARNHEM, WESTERVOORT].find((hex) => index < highwayIndex(hex)) ?? WESTERVOORT;
}

/** By hex: what the Germans who are known there or beside it cost a column. */
function resistance(g: Game): Uint8Array {
  const cost = new Uint8Array(GRID.hexCount);
  for (const u of unitsOf('german')) {
    const hex = hexAt(g, u);
    if (hex < 0) continue;
    const known = cost[hex] ?? 0;
    const walls = TERRAIN[hex] === CITY && known < ROUTE.cityWalls ? ROUTE.cityWalls : 0;
    cost[hex] = Math.min(60, known + walls + Math.ceil(cpOf(g, u) / ROUTE.perStrength));
    for (const one of zocNeighbours('german', hex)) cost[one] = Math.min(60, (cost[one] ?? 0) + ROUTE.zone);
  }
  return cost;
}

/** From the supplied road that is best placed to the next objective; its first hex is in supply. */
export function routeOf(g: Game): readonly number[] {
  const cost = resistance(g);
  reachFrom(search, nextObjective(g), MOST, (entered, _d, _from, hexside) => {
    if (ROAD[hexside] !== 1 || BORDER[hexside] === 1) return IMPASSABLE;
    const bridge = BRIDGE_ON[hexside] ?? NONE;
    const isBlown = bridge !== NONE && bridgeState(g, bridge) === BLOWN;
    const ground =
      (ownerOf(g, entered) === 'allied' ? 0 : ROUTE.foreign) + (highwayIndex(entered) >= 0 ? 0 : ROUTE.aside);
    return 1 + (cost[entered] ?? 0) + ground + (isBlown ? ROUTE.blownBridge : 0);
  });
  let best = -1;
  for (const hex of FIELD) {
    if (search.seen[hex] !== search.stamp || !isGroundSupplied(g, 'allied', hex)) continue;
    if (best < 0 || (search.cost[hex] ?? MOST) < (search.cost[best] ?? MOST)) best = hex;
  }
  return best < 0 ? [] : pathTo(search, best).reverse();
}
