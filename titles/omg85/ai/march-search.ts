/** Where a unit can march in this phase, in its own mode or after changing it: every end with what it costs. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { createReach, IMPASSABLE, NONE, pathTo, reachFrom } from '@bridgehead/map';
import { BORDER, FERRY, GRID, isInside, OFF_BOARD, RIVER, ROAD, TERRAIN, WATER } from '../src/data/map.ts';
import { ENTER, ferrymanFor, isRoadOpen } from '../src/rules/08-operations/costs.ts';
import { stackingOf } from '../src/rules/08-operations/stacking.ts';
import { isAdvanced } from '../src/scenario/options.ts';
import { clock, hasMark, hexAt, isTravelling, MOVED, ownerOf } from '../src/state/state.ts';
import { classOf, isFoot, isParatroop, sideOfUnit, type Unit } from '../src/state/units.ts';
import { STACKING_LIMIT } from '../src/tables/campaign-tables.ts';
import { costOf, STACK_IN_TRAVEL_MODE } from '../src/tables/operation-costs.ts';
import { type EnemyMap, enemyMap, type OwnMap, ownMap } from './threat-map.ts';

const search = createReach(GRID);

interface MarchOptions {
  readonly unit: Unit;
  readonly travels: boolean;
  readonly points: number;
}

interface Marcher extends MarchOptions {
  readonly g: Game;
  readonly enemy: EnemyMap;
  readonly own: OwnMap;
  readonly start: number;
  readonly isAllied: boolean;
  readonly unitClass: number;
  readonly stacking: number;
  readonly isJamming: boolean;
}

function marcherOf(g: Game, options: MarchOptions): Marcher {
  const side = sideOfUnit(options.unit);
  return {
    ...options,
    g,
    enemy: enemyMap(g, side),
    own: ownMap(g, side),
    start: hexAt(g, options.unit),
    isAllied: side === 'allied',
    unitClass: classOf(options.unit),
    stacking: stackingOf(g, options.unit),
    isJamming: isAdvanced(g),
  };
}

/** [8.8] Whether there is room beside those of the own side. */
function hasRoom({ own, start, stacking, travels, isJamming, unit, g }: Marcher, to: number): boolean {
  if (to === start) return true;
  if ((own.points[to] ?? 0) + stacking > STACKING_LIMIT) return false;
  if (!travels || !isJamming) return true;
  const isSelf = hexAt(g, unit) === to && isTravelling(g, unit);
  return (own.travelling[to] ?? 0) - (isSelf ? 1 : 0) === 0;
}

/** [8.8] [8.9] The ground alone, or IMPASSABLE. */
function groundStep(m: Marcher, from: number, to: number, side: number): number {
  const { g, travels, unitClass, stacking, unit } = m;
  if (m.isAllied && BORDER[side] === 1) return IMPASSABLE;
  const isOff = TERRAIN[to] === OFF_BOARD;
  if (travels) {
    if (isOff && !isInside(from)) return costOf('enter off-board', unitClass);
    if (FERRY[side] === 1) {
      if (m.isAllied || isFoot(unit) || clock(g, 'ferryUsed') !== 0) return IMPASSABLE;
      return costOf('cross German ferry', unitClass);
    }
    if (ROAD[side] !== 1 || !isRoadOpen(g, side)) return IMPASSABLE;
    if (isOff) return costOf('enter off-board', unitClass);
    return costOf(stacking <= 1 ? 'cross road hexside, 1 stacking point' : 'cross road hexside, 2 and more', unitClass);
  }
  const water = WATER[side] ?? NONE;
  if (water !== NONE && !isFoot(unit)) return IMPASSABLE;
  if (water === RIVER && !(isParatroop(unit) && ferrymanFor(g, { from, to, side }) !== undefined)) return IMPASSABLE;
  if (isOff) return costOf('enter off-board', unitClass);
  const crossing = water === NONE ? 0 : costOf(water === RIVER ? 'cross river' : 'cross stream or canal', unitClass);
  return costOf(ENTER[TERRAIN[to] ?? 0] ?? 'enter clear', unitClass) + Math.max(0, crossing);
}

/** [8.7] The whole cost of a step, or IMPASSABLE. */
function stepCost(m: Marcher, from: number, to: number, side: number): number {
  if ((m.enemy.strength[to] ?? 0) > 0 || !hasRoom(m, to)) return IMPASSABLE;
  let cost = groundStep(m, from, to, side);
  if (cost < 0) return IMPASSABLE;
  if (m.enemy.zone[from] === 1)
    cost += costOf(m.travels ? 'leave enemy ZOC, travel mode' : 'leave enemy ZOC', m.unitClass);
  if (!isInside(to)) return cost;
  if (m.enemy.zone[to] === 1) cost += costOf('enter enemy ZOC', m.unitClass);
  if ((ownerOf(m.g, to) === 'allied') !== m.isAllied) cost += costOf('enter enemy controlled hex', m.unitClass);
  if (m.travels && (m.own.points[to] ?? 0) > 0 && to !== m.start) cost += STACK_IN_TRAVEL_MODE;
  return cost;
}

const isZoneToZone = (m: Marcher, from: number, to: number): boolean =>
  !m.travels && m.enemy.zone[from] === 1 && m.enemy.zone[to] === 1;

/** An end of a march: its hex, the points that are left, and the hex before it. */
type Visit = (hex: number, left: number, before: number) => void;

/** Shows every end of a march, nearest first, the start among them. The path is asked for before the next march. */
export function marchEnds(g: Game, options: MarchOptions, visit: Visit): void {
  const m = marcherOf(g, options);
  reachFrom(search, m.start, options.points, (from, _d, to, side) =>
    to === m.start || isZoneToZone(m, from, to) ? IMPASSABLE : stepCost(m, from, to, side),
  );
  for (let i = 0; i < search.count; i++) {
    const hex = search.order[i] ?? 0;
    visit(hex, options.points - (search.cost[hex] ?? 0), search.previous[hex] ?? -1);
  }
  const reached = search.count;
  for (let i = 0; i < reached; i++) visitLastSteps(m, search.order[i] ?? 0, visit);
}

/** [8.7] [8.8] Steps that use up everything: zone to zone, and a first move that the unit cannot pay. */
function visitLastSteps(m: Marcher, from: number, visit: Visit): void {
  const isFirst = from === m.start && !hasMark(m.g, m.unit, MOVED);
  if (!isFirst && (m.travels || m.enemy.zone[from] !== 1)) return;
  const left = m.points - (search.cost[from] ?? 0);
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const to = GRID.neighbours[from * DIRECTION_COUNT + d] ?? -1;
    if (to < 0 || search.seen[to] === search.stamp) continue;
    const cost = stepCost(m, from, to, GRID.sides[from * DIRECTION_COUNT + d] ?? 0);
    if (cost < 0) continue;
    const isPaid = cost <= left;
    if (isPaid ? isZoneToZone(m, from, to) : isFirst && m.enemy.zone[to] !== 1) visit(to, 0, from);
  }
}

/** The way to an end of the latest march, without the start. */
export function wayTo(hex: number, before: number): readonly number[] {
  if (before < 0) return [];
  return [...pathTo(search, before).slice(1), hex];
}
