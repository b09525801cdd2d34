/** What a step costs by the rules of movement, as tables by hex and direction: for a search that looks at thousands. */
import type { Game } from '@bridgehead/engine';
import { neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { roadOf, terrainOf } from '@bridgehead/map';
import { CITY, CLEAR, GRID, MAP, MARSH, POLDER, POLDER_WOODS, WOODS } from '../../src/data/map.ts';
import { isMechanized } from '../../src/rules/02-contents.ts';
import { isSoft } from '../../src/rules/07-zones-of-control.ts';
import { type Passage, POINT, passageOf } from '../../src/rules/08-movement/costs.ts';
import { isVehicle, type Unit } from '../../src/state/units.ts';
import {
  MINOR_RIVER_POINTS,
  RAILWAY_BRIDGE_POINTS,
  ROAD_SIXTHS,
  TERRAIN_POINTS,
} from '../../src/tables/terrain-effects.ts';
import { keptByBridges } from '../bridge-states.ts';

/** On foot, motorized infantry, vehicles: what the ground asks of each. */
type Kind = 0 | 1 | 2;
const FOOT = 0;
const MOTORIZED = 1;
const VEHICLE = 2;

export const kindOf = (g: Game, u: Unit): Kind => (isVehicle(u) ? VEHICLE : isMechanized(g, u) ? MOTORIZED : FOOT);

export const IMPASSABLE = 0;
const ROADS = [ROAD_SIXTHS.minor, ROAD_SIXTHS.secondary, ROAD_SIXTHS.primary] as const;
const GROUND: Readonly<Record<number, readonly [number, number]>> = {
  [CLEAR]: TERRAIN_POINTS.clear,
  [WOODS]: TERRAIN_POINTS.woods,
  [POLDER]: TERRAIN_POINTS.polder,
  [POLDER_WOODS]: TERRAIN_POINTS['polder-woods'],
  [MARSH]: TERRAIN_POINTS.marsh,
  [CITY]: TERRAIN_POINTS.city,
};

/** [8.4] [8.5] [8.6] Sixths of a point for a step over this hexside, or IMPASSABLE without Tactical Movement. */
function costOf(passage: Passage, hexside: number, [from, to]: readonly [number, number], kind: Kind): number {
  const mobility = kind === FOOT ? 0 : 1;
  if (passage === 'road') return ROADS[roadOf(MAP, hexside)]?.[mobility] ?? POINT;
  if (passage === 'canal' || passage === 'major-river' || passage === 'lake') return IMPASSABLE;
  if (kind === VEHICLE && (passage === 'minor-river' || isSoft(from) || isSoft(to))) return IMPASSABLE;
  let points: number = GROUND[terrainOf(MAP, to)]?.[mobility] ?? 1;
  if (passage === 'minor-river') points += MINOR_RIVER_POINTS[mobility];
  if (passage === 'rail-bridge') points += RAILWAY_BRIDGE_POINTS[mobility];
  return points * POINT;
}

/** By hex and direction, for each kind; and where a step leads into Woods off the road. */
interface StepTable {
  readonly costs: readonly Uint8Array[];
  readonly woods: Uint8Array;
}

function buildSteps(g: Game): StepTable {
  const costs = [FOOT, MOTORIZED, VEHICLE].map(() => new Uint8Array(GRID.hexCount * 6));
  const woods = new Uint8Array(GRID.hexCount * 6);
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    for (let d = 0; d < 6; d++) {
      const to = neighbourOf(GRID, hex, d);
      if (to === OFF_MAP) continue;
      const hexside = sideOf(GRID, hex, d);
      const passage = passageOf(g, hexside);
      for (const kind of [FOOT, MOTORIZED, VEHICLE] as const)
        (costs[kind] ?? woods)[hex * 6 + d] = costOf(passage, hexside, [hex, to], kind);
      if (passage !== 'road' && terrainOf(MAP, to) === WOODS) woods[hex * 6 + d] = 1;
    }
  }
  return { costs, woods };
}

export const stepTable = keptByBridges(buildSteps);
