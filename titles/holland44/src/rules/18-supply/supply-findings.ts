/** [18.1] [18.2] [18.5] Who is in supply, and what proves or prevents it. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { areaOf, hexOf, landedOn, parentOf, turnOf } from '../../state/state.ts';
import { idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { isFriendlyArea } from '../19-entry-areas.ts';
import { EXITS, hasRoad } from './supply-ground.ts';
import { suppliesDivision, supplyHeadOf } from './supply-heads.ts';
import { type Blocked, findObstacle } from './supply-obstacles.ts';
import {
  areaBits,
  type Field,
  fieldOf,
  friendlyAreas,
  type Goal,
  groundOf,
  hasRoadFrom,
  isReachedBy,
  toAreas,
  toHead,
  tracePath,
} from './supply-paths.ts';

/** The answer to a supply query. */
export interface SupplyFinding {
  readonly supplied: boolean;
  /** From the unit's hex to the Supply Head's, or to the one on the edge; empty if none is needed or found. */
  readonly path: readonly number[];
  /** The letter of the Entry Area, or the id of the Supply Head. */
  readonly source?: string;
  /** How many hexes the Overland Portion enters. */
  readonly overland: number;
  readonly blocked?: Blocked;
}

const NEEDS_NO_PATH: SupplyFinding = { supplied: true, path: [], overland: 0 };
const NOT_IN_PLAY: SupplyFinding = { supplied: false, path: [], overland: 0 };

/** [18.5] Throughout the turn in which it lands an airborne unit is in supply; so is what breaks off it. */
export function hasJustLanded(g: Game, u: Unit): boolean {
  const turn = turnOf(g);
  const parent = parentOf(g, u);
  return landedOn(g, u) === turn || (parent !== undefined && landedOn(g, parent) === turn);
}

const isInFriendlyArea = (g: Game, u: Unit): boolean =>
  areaOf(g, u) >= 0 && isFriendlyArea(sideOfUnit(u), areaOf(g, u), turnOf(g));

/** The hex of the Supply Head that supplies this unit now, or OFF_MAP. */
function supplyingHead(g: Game, u: Unit): number {
  const head = supplyHeadOf(u);
  return head !== undefined && suppliesDivision(g, head) ? hexOf(g, head) : OFF_MAP;
}

/** [18.1] [18.2.1] Whether the unit is in supply as things stand now; the marker is set in the Supply Phase only. */
export function isSupplied(g: Game, u: Unit): boolean {
  const hex = hexOf(g, u);
  if (hex === OFF_MAP) return isInFriendlyArea(g, u);
  const side = sideOfUnit(u);
  if (hasJustLanded(g, u) || isReachedBy(fieldOf(g, side, toAreas(friendlyAreas(g, side))), hex)) return true;
  const head = supplyingHead(g, u);
  return head !== OFF_MAP && isReachedBy(fieldOf(g, side, toHead(head)), hex);
}

/** [18.1] The path that proves a unit's supply, or what blocks it. */
export function supplyOf(g: Game, u: Unit): SupplyFinding {
  const hex = hexOf(g, u);
  if (isInFriendlyArea(g, u)) return { ...NEEDS_NO_PATH, source: MAP.areas[areaOf(g, u)]?.name ?? '' };
  if (hex === OFF_MAP) return NOT_IN_PLAY;
  if (hasJustLanded(g, u)) return NEEDS_NO_PATH;
  const side = sideOfUnit(u);
  const areas = fieldOf(g, side, toAreas(friendlyAreas(g, side)));
  if (isReachedBy(areas, hex)) return foundIn(areas, hex);
  const head = supplyingHead(g, u);
  if (head !== OFF_MAP) {
    const heads = fieldOf(g, side, toHead(head));
    if (isReachedBy(heads, hex)) return { ...foundIn(heads, hex), source: idOf(supplyHeadOf(u) ?? u) };
  }
  const blocked = findObstacle(groundOf(g, side), hex, { ...areas.goal, head });
  return { ...NOT_IN_PLAY, ...(blocked === undefined ? {} : { blocked }) };
}

function foundIn(field: Field, hex: number): SupplyFinding {
  const { path, overland, byRoad } = tracePath(field, hex);
  const last = path[path.length - 1];
  const exit = EXITS.find(
    (one) => one.hex === last && ((field.goal.areas >>> one.area) & 1) === 1 && (!byRoad || hasRoad(one.hexside)),
  );
  const source = exit === undefined ? undefined : MAP.areas[exit.area]?.name;
  return { supplied: true, path, overland, ...(source === undefined ? {} : { source }) };
}

const hasPath = (g: Game, u: Unit, goal: Goal): boolean => {
  const hex = hexOf(g, u);
  return hex !== OFF_MAP && isReachedBy(fieldOf(g, sideOfUnit(u), goal), hex);
};

/** [18.3] Whether the unit has a Supply Path to one of these Entry Areas. In an Entry Area it has one to that alone. */
export function hasPathToAreas(g: Game, u: Unit, areas: readonly number[]): boolean {
  const area = areaOf(g, u);
  return area >= 0 ? areas.includes(area) : hasPath(g, u, toAreas(areaBits(areas)));
}

/** [18.3] The same for a hex where no unit need stand. */
export const hexHasPathToAreas = (g: Game, side: Side, hex: number, areas: readonly number[]): boolean =>
  isReachedBy(fieldOf(g, side, toAreas(areaBits(areas))), hex);

/** [17.8.2] [22.7] Whether the unit has a Supply Path to its division's Supply Head, Depleted or not. */
export function hasPathToHead(g: Game, u: Unit): boolean {
  const head = supplyHeadOf(u);
  const hex = head === undefined ? OFF_MAP : hexOf(g, head);
  return hex !== OFF_MAP && hasPath(g, u, toHead(hex));
}

/** [18.3.2] [5.9] [25.6] Whether a path by road alone leads from the hex to a friendly Entry Area. */
export const hasRoadPathToArea = (g: Game, side: Side, hex: number): boolean =>
  hasRoadFrom(fieldOf(g, side, toAreas(friendlyAreas(g, side))), hex);
