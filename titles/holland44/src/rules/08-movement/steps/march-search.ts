/**
 * Chapter 8: the search for the places that a stack can march to. It weighs each step with the functions that rule on a
 * single one; what it needs of the position has been read before, and on its way it allocates nothing.
 */
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { GRID, MAP } from '../../../data/map.ts';
import { areaOfPlace, areaPlace, hexOfPlace, hexPlace, isHexPlace } from '../../../state/places.ts';
import { MANY_WOODS } from '../costs.ts';
import type { Progress } from '../moving-stack.ts';
import { AREAS_BESIDE, placesBeside } from '../places-beside.ts';
import type { Marchers } from './marchers.ts';
import { barRefusal, costOfStep, endsMarch, hexRefusal, leavingCost, wayFrom, woodsAfter } from './step-rules.ts';
import { FREE, hexBehind, wayOut } from './ways.ts';

/** Where a march can be: a place, and how many Woods hexes it has entered, for the third one costs more. */
const PLACES = GRID.hexCount + MAP.areas.length;
const NODES = PLACES * (MANY_WOODS + 1);
/** The node of a place, no Woods entered; of a rough search the only one. */
export const firstNodeOf = (place: number): number =>
  isHexPlace(place) ? hexOfPlace(place) : GRID.hexCount + areaOfPlace(place);
const firstNode = (node: number): number => (node < PLACES ? node : node % PLACES);
export function placeOfNode(node: number): number {
  const first = firstNode(node);
  return first < GRID.hexCount ? hexPlace(first) : areaPlace(first - GRID.hexCount);
}

/** What a search writes to; there is one at a time. By node: what the best way costs, where it comes from, what it has used. */
const UNSEEN = 255;
const NOWHERE = -1;
const best = new Uint8Array(NODES);
const before = new Int16Array(NODES);
const hexesTo = new Uint8Array(NODES);
const woodsTo = new Uint8Array(NODES);
/** By the first node of a place: 1 once a way into it is known. */
const isFound = new Uint8Array(PLACES);
/** Nodes still to be looked at, by what it costs to get there, first come first served. */
const queued = new Int16Array(NODES * DIRECTION_COUNT);
const nextQueued = new Int32Array(NODES * DIRECTION_COUNT);
const firstAt = new Int32Array(UNSEEN);
const lastAt = new Int32Array(UNSEEN);
let queueLength = 0;
let farthest = 0;
/** The node from which steps are weighed now. */
const at: { -readonly [K in keyof Progress]: Progress[K] } = { place: 0, spent: 0, steps: 0, woods: 0 };
let here = NOWHERE;
let costHere = 0;

/** How thorough a search is. */
export interface Scope {
  /** By how much nodes of a place differ for each Woods hex entered: 0 if only the cheapest way into it is kept. */
  readonly perWoods: number;
  readonly nodes: number;
  readonly hasAreas: boolean;
}
/** As the rules have it. */
export const EVERYWHERE: Scope = { perWoods: PLACES, nodes: NODES, hasAreas: true };
/**
 * For those who look at many units: a way that is dearer but has kept out of the Woods is forgotten, and Woods entered from
 * an Entry Area are not counted.
 */
export const ROUGHLY_ON_MAP: Scope = { perWoods: 0, nodes: PLACES, hasAreas: false };

function reach(node: number, from: number, cost: number, hexes: number): void {
  best[node] = cost;
  before[node] = from;
  hexesTo[node] = hexes;
  queued[queueLength] = node;
  nextQueued[queueLength] = NOWHERE;
  if (firstAt[cost] === NOWHERE) firstAt[cost] = queueLength;
  else nextQueued[lastAt[cost] ?? 0] = queueLength;
  lastAt[cost] = queueLength;
  queueLength += 1;
  if (cost > farthest) farthest = cost;
}

/** Nodes of all places that the march can come to, one for each, nearest first; costs are counted from the start. */
export function searchFrom(m: Marchers, start: Progress, scope: Scope): readonly number[] {
  best.fill(UNSEEN, 0, scope.nodes);
  isFound.fill(0);
  firstAt.fill(NOWHERE);
  queueLength = 0;
  farthest = 0;
  const origin = firstNodeOf(start.place) + start.woods * scope.perWoods;
  reach(origin, NOWHERE, 0, start.steps);
  woodsTo[origin] = start.woods;
  const found: number[] = [];
  for (let cost = 0; cost <= farthest; cost++) {
    for (let i = firstAt[cost] ?? NOWHERE; i !== NOWHERE; i = nextQueued[i] ?? NOWHERE) {
      const node = queued[i] ?? 0;
      if (best[node] !== cost) continue;
      standOn(m, start, node);
      if (node !== origin) note(found, node);
      if (at.steps < m.hexLimit && !endsMarch(m, at)) expand(m, scope);
    }
  }
  return found;
}

/** Puts `at` where the last search has come to. */
export function standOn({ mode }: Marchers, start: Progress, node: number): Progress {
  here = node;
  costHere = best[node] ?? 0;
  at.place = placeOfNode(node);
  at.spent = start.spent + (mode === 'tactical' ? 0 : costHere);
  at.steps = hexesTo[node] ?? 0;
  at.woods = woodsTo[node] ?? 0;
  return at;
}

/** Of the ways into a place the first is the cheapest. */
function note(found: number[], node: number): void {
  const first = firstNode(node);
  if (isFound[first] === 1) return;
  isFound[first] = 1;
  found.push(node);
}

function expand(m: Marchers, scope: Scope): void {
  const hex = hexOfPlace(at.place);
  if (hex === OFF_MAP) {
    for (const to of placesBeside(at.place)) enterMap(m, scope, to);
    return;
  }
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const way = wayOut(hex, d);
    if (hexBehind(way) !== OFF_MAP) tryWay(m, scope, way);
  }
  if (scope.hasAreas) for (const area of AREAS_BESIDE[hex] ?? []) tryArea(m, scope, area);
}

function enterMap(m: Marchers, scope: Scope, to: number): void {
  const way = wayFrom(m, at, to);
  if (typeof way !== 'number') return;
  tryWay(m, scope, way);
  if (scope.perWoods === 0) woodsTo[hexBehind(way)] = 0;
}

function tryArea(m: Marchers, scope: Scope, to: number): void {
  const way = wayFrom(m, at, to);
  const cost = typeof way === 'number' ? leavingCost(m, at, way, areaOfPlace(to)) : way;
  if (typeof cost === 'number') arrive(firstNodeOf(to) + at.woods * scope.perWoods, priceOf(m, cost), at.woods);
}

/** Tactical Movement costs nothing, so hexes are counted instead. */
const priceOf = ({ mode }: Marchers, cost: number): number => (mode === 'tactical' ? 1 : cost);

/** Into the next hex; what is not the cheapest way, or cannot be paid, need not be ruled on. */
function tryWay(m: Marchers, scope: Scope, way: number): void {
  const ground = m.costs[way] ?? 0;
  if (at.spent + ground > m.budget) return;
  const woods = woodsAfter(m, at, way);
  const node = hexBehind(way) + woods * scope.perWoods;
  const room = (best[node] ?? 0) - costHere;
  if (priceOf(m, ground) >= room) return;
  const cost = costOfStep(m, at, way);
  if (at.spent + cost > m.budget || priceOf(m, cost) >= room) return;
  if ((m.bars[way] !== FREE && barRefusal(m, at, way) !== undefined) || hexRefusal(m, at, way) !== undefined) return;
  arrive(node, priceOf(m, cost), woods);
}

function arrive(node: number, price: number, woods: number): void {
  if (costHere + price >= (best[node] ?? 0)) return;
  reach(node, here, costHere + price, at.steps + 1);
  woodsTo[node] = woods;
}

/** By node of the last search, which was of this scope, the one before it: to be kept. */
export const waysFound = ({ nodes }: Scope): Int16Array => before.slice(0, nodes);

/** The places of a way to its last node, the start left out. */
export function placesTo(node: number, from: Int16Array = before): readonly number[] {
  const path: number[] = [];
  for (let step = node; (from[step] ?? NOWHERE) !== NOWHERE; step = from[step] ?? NOWHERE) path.push(placeOfNode(step));
  return path.reverse();
}
