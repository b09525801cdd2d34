/**
 * Where a unit can march to on the map, found over plain tables: some ten times as fast as the search of the rules, which
 * weighs each step from the beginning. It leaves out ferries and Tactical Movement, and where a rule has an exception for
 * a few units it is the stricter one; what it finds is checked by the rules before it is ordered.
 */
import { cached, type Game } from '@bridgehead/engine';
import { neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { isMechanized } from '../../src/rules/02-contents.ts';
import { isOverstacked } from '../../src/rules/06-stacking/stacking.ts';
import { type BondMap, bondsOf, isBondInTheWay, UNKNOWN_ZOC, zocOf } from '../../src/rules/07-zones-of-control.ts';
import { EZOC_EXIT, POINT } from '../../src/rules/08-movement/costs.ts';
import { budgetOf, stepCost } from '../../src/rules/08-movement/moving-stack.ts';
import { placesBeside, stackSettingOut } from '../../src/rules/08-movement/reach.ts';
import { isTooFarAcross } from '../../src/rules/23-special-rules/corps-boundaries.ts';
import { hexOfPlace } from '../../src/state/places.ts';
import { isOccupiedBy, occupiedHexes, unitsIn, unknownIn } from '../../src/state/stacks.ts';
import {
  ALLIED_AT,
  GERMAN_AT,
  hasTraffic,
  hexOf,
  UNKNOWN_AT,
  UNKNOWN_COUNT,
  unknownHex,
} from '../../src/state/state.ts';
import { enemyOf, sideOfUnit, type Unit } from '../../src/state/units.ts';
import { THIRD_WOODS_POINTS, TRAFFIC_POINTS } from '../../src/tables/terrain-effects.ts';
import { IMPASSABLE, kindOf, stepTable } from './march-costs.ts';

const ENEMY = 1;
const BESIDE_ENEMY = 2;
const HIDDEN = 4;

/** By hex: where the enemies of a side are, and what is next to them. */
function buildEnemies(g: Game, side: Side): Uint8Array {
  const flags = new Uint8Array(GRID.hexCount);
  const note = (hex: number, bit: number): void => {
    flags[hex] = (flags[hex] ?? 0) | bit;
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(GRID, hex, d);
      if (next !== OFF_MAP) flags[next] = (flags[next] ?? 0) | BESIDE_ENEMY;
    }
  };
  for (const hex of occupiedHexes(g, enemyOf(side))) note(hex, ENEMY);
  for (let i = 0; side === 'allied' && i < UNKNOWN_COUNT; i++) {
    const hex = unknownHex(g, i);
    if (hex !== OFF_MAP) note(hex, HIDDEN);
  }
  return flags;
}
const enemiesOfAllies = cached([GERMAN_AT, UNKNOWN_AT], (g) => buildEnemies(g, 'allied'));
const enemiesOfGermans = cached([ALLIED_AT], (g) => buildEnemies(g, 'german'));
const enemiesOf = (g: Game, side: Side): Uint8Array => (side === 'allied' ? enemiesOfAllies(g) : enemiesOfGermans(g));

/** The two kinds of march that are searched here. */
export type SearchedMode = 'normal' | 'extended';

/** One search at a time: its tables are used again and again. */
const best = new Uint8Array(GRID.hexCount);
const woods = new Uint8Array(GRID.hexCount);
const previous = new Int16Array(GRID.hexCount);
const isListed = new Uint8Array(GRID.hexCount);
const buckets: number[][] = [];
const UNSEEN = 255;

interface Search {
  readonly g: Game;
  readonly side: Side;
  readonly unit: Unit;
  readonly mode: SearchedMode;
  readonly budget: number;
  readonly isMech: boolean;
  readonly costs: Uint8Array;
  readonly intoWoods: Uint8Array;
  readonly enemies: Uint8Array;
  readonly ezoc: Uint8Array;
  readonly bonds: BondMap;
}

function searchFor(g: Game, u: Unit, mode: SearchedMode): Search {
  const side = sideOfUnit(u);
  const table = stepTable(g);
  return {
    g,
    side,
    unit: u,
    mode,
    budget: budgetOf(g, [u], mode),
    isMech: isMechanized(g, u),
    costs: table.costs[kindOf(g, u)] ?? table.woods,
    intoWoods: table.woods,
    enemies: enemiesOf(g, side),
    ezoc: zocOf(g, enemyOf(side)),
    bonds: bondsOf(g, enemyOf(side)),
  };
}

/** Every hex of the map that the unit, on the map or in an Entry Area, can end a march in, nearest first. */
export function endsOf(g: Game, u: Unit, mode: SearchedMode): readonly number[] {
  const search = searchFor(g, u, mode);
  best.fill(UNSEEN);
  isListed.fill(0);
  for (let cost = 0; cost <= search.budget; cost++) buckets[cost] = [];
  const from = hexOf(g, u);
  if (from === OFF_MAP) enterMap(search);
  else reachHex(from, OFF_MAP, 0, 0);
  return run(search, from);
}

function reachHex(hex: number, from: number, cost: number, woodsBefore: number): void {
  best[hex] = cost;
  woods[hex] = woodsBefore;
  previous[hex] = from;
  buckets[cost]?.push(hex);
}

/** [19.3] Out of an Entry Area the first step is weighed by the rules. */
function enterMap({ g, unit, mode, budget }: Search): void {
  const walk = stackSettingOut(g, [unit], mode);
  for (const place of placesBeside(walk.place)) {
    const cost = stepCost(g, walk, place);
    if (typeof cost === 'number' && cost <= budget) reachHex(hexOfPlace(place), OFF_MAP, cost, 0);
  }
}

/** What a search found, to be kept. */
interface Reach {
  readonly mode: SearchedMode;
  readonly from: number;
  readonly ends: readonly number[];
  /** By hex, the one before it. */
  readonly previous: Int16Array;
}

/** The same with the ways. */
export function reachOf(g: Game, u: Unit, mode: SearchedMode): Reach {
  const ends = endsOf(g, u, mode);
  return { mode, from: hexOf(g, u), ends, previous: previous.slice() };
}

/** The hexes of the way to an end, the start left out. */
export function pathIn({ from, previous: before }: Pick<Reach, 'from' | 'previous'>, end: number): readonly number[] {
  const path: number[] = [];
  for (let hex = end; hex !== from; hex = before[hex] ?? from) path.push(hex);
  return path.reverse();
}

/** The way of a unit to one of its ends, searched again: cheaper than to keep every way. */
export function wayTo(g: Game, u: Unit, mode: SearchedMode, end: number): readonly number[] {
  endsOf(g, u, mode);
  return pathIn({ from: hexOf(g, u), previous }, end);
}

function run(search: Search, start: number): readonly number[] {
  const ends: number[] = [];
  for (let cost = 0; cost <= search.budget; cost++) {
    for (const hex of buckets[cost] ?? []) {
      if (best[hex] !== cost || isListed[hex] === 1) continue;
      isListed[hex] = 1;
      if (hex !== start && mayEnd(search, hex)) ends.push(hex);
      if (hex === start || mayGoOn(search, hex)) expand(search, hex, cost);
    }
  }
  return ends;
}

/** [25.3.1] The hex of an Unknown unit ends a march for now; [7.2] an EZOC does, unless one goes on into such a hex. */
const mayGoOn = ({ enemies, ezoc }: Search, hex: number): boolean =>
  ((enemies[hex] ?? 0) & HIDDEN) === 0 && (ezoc[hex] === 0 || ezoc[hex] === UNKNOWN_ZOC);

/** [8.2.2] Nobody ends Extended Movement with a friend. */
function mayEnd({ g, side, mode }: Search, hex: number): boolean {
  return mode !== 'extended' || !isOccupiedBy(g, side, hex);
}

function expand(search: Search, hex: number, cost: number): void {
  for (let d = 0; d < 6; d++) {
    const step = search.costs[hex * 6 + d] ?? IMPASSABLE;
    if (step === IMPASSABLE) continue;
    const to = neighbourOf(GRID, hex, d);
    const isWoods = search.intoWoods[hex * 6 + d] === 1;
    const least = cost + step + (isWoods && (woods[hex] ?? 0) >= 2 ? THIRD_WOODS : 0);
    if (least > search.budget || least >= (best[to] ?? UNSEEN)) continue;
    const total = least + surcharge(search, hex, to);
    if (total > search.budget || total >= (best[to] ?? UNSEEN) || !mayEnter(search, hex, d, to)) continue;
    reachHex(to, hex, total, Math.min(2, (woods[hex] ?? 0) + (isWoods ? 1 : 0)));
  }
}

const THIRD_WOODS = THIRD_WOODS_POINTS * POINT;
const TRAFFIC = TRAFFIC_POINTS * POINT;

/** [7.2] [24.2] */
function surcharge({ g, side, isMech, enemies, ezoc }: Search, from: number, to: number): number {
  const isAttack = ((enemies[to] ?? 0) & HIDDEN) !== 0 && ezoc[from] === UNKNOWN_ZOC;
  const exit = ezoc[from] !== 0 && !isAttack ? EZOC_EXIT : 0;
  return exit + (side === 'allied' && isMech && hasTraffic(g, to) ? TRAFFIC : 0);
}

function mayEnter(search: Search, from: number, d: number, to: number): boolean {
  const { g, side, mode, enemies, ezoc, unit, bonds } = search;
  const flags = enemies[to] ?? 0;
  if ((flags & ENEMY) !== 0) return false;
  const isHidden = (flags & HIDDEN) !== 0;
  if (isHidden && mode === 'extended') return false;
  // [25.3.1] Out of the ZOC of Unknown units alone a march that has begun goes on into one of their hexes only.
  if (ezoc[from] !== 0 && best[from] !== 0 && !isHidden) return false;
  if (mode === 'extended' && (flags & BESIDE_ENEMY) !== 0) return false;
  const hexside = sideOf(GRID, from, d);
  if ((bonds.hexes[to] !== 0 || bonds.sides[hexside] !== 0) && isBondInTheWay(g, side, hexside, to)) return false;
  if (search.isMech && unitsIn(g, side, to).length > 2 && isOverstacked(g, side, to)) return false;
  return !isTooFarAcross(g, unit, from, to);
}

/** Whether an Unknown unit is what a march into this hex would meet. */
export const isHiddenIn = (g: Game, side: Side, hex: number): boolean => side === 'allied' && unknownIn(g, hex) >= 0;
