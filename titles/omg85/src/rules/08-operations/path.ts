/** [8.7] Where a unit can go: the check of a path, and every hex that it can reach as far as its player knows. */
import type { Game, Random, Refusal } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { createReach, IMPASSABLE, pathTo, reachFrom } from '@bridgehead/map';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { hasMark, hexAt, MOVED, opOf } from '../../state/state.ts';
import type { Unit } from '../../state/units.ts';
import { isZoneFor, isZoneToZone, type Step, stepCost, stepRefusal } from './costs.ts';
import { stepTo } from './move.ts';

const NOT_ADJACENT = refusal('8.7', 'move-not-adjacent');
const TOO_DEAR = refusal('8.7', 'move-too-dear');

/** The refusal of the first step of a path that fails, or undefined. */
export function pathRefusal(g: Game, u: Unit, path: readonly number[]): Refusal | undefined {
  let from = hexAt(g, u);
  let left = opOf(g, u);
  let isFirst = !hasMark(g, u, MOVED);
  for (const to of path) {
    const step = stepTo(from, to);
    if (step === undefined) return NOT_ADJACENT;
    const refusal = stepRefusal(g, u, step);
    if (refusal !== undefined) return refusal;
    const cost = stepCost(g, u, step, true);
    if (cost > left && !(isFirst && !isZoneFor(g, u, to, true))) return TOO_DEAR;
    left = isZoneToZone(g, u, step, true) ? 0 : Math.max(0, left - cost);
    isFirst = false;
    from = to;
  }
  return undefined;
}

export interface MoveEnd {
  readonly hex: number;
  readonly cost: number;
  readonly path: readonly number[];
  readonly stops?: Refusal;
}

const search = createReach(GRID);
const ALL_POINTS = refusal('8.8', 'zone-to-zone');
const FIRST_MOVE = refusal('8.7', 'first-move');

/** Every hex that a unit can end its move in, nearest first, with the cheapest path. */
export function moveEnds(g: Game, u: Unit): MoveEnd[] {
  const start = hexAt(g, u);
  const budget = opOf(g, u);
  reachFrom(search, start, budget, (from, _d, to, side) => {
    const step = { from, to, side };
    if (to === start || stepRefusal(g, u, step) !== undefined || isZoneToZone(g, u, step, true)) return IMPASSABLE;
    return stepCost(g, u, step, true);
  });
  const reached = Array.from(search.order.subarray(0, search.count), (hex) => ({
    hex,
    cost: search.cost[hex] ?? 0,
    path: pathTo(search, hex).slice(1),
  }));
  const ends: MoveEnd[] = reached.filter(({ hex }) => hex !== start);
  const seen = new Set(reached.map(({ hex }) => hex));
  for (const from of reached)
    for (const end of lastSteps(g, u, from)) if (!seen.has(end.hex)) ends.push(noted(end, seen));
  return ends;
}

function noted(end: MoveEnd, seen: Set<number>): MoveEnd {
  seen.add(end.hex);
  return end;
}

/** Steps that use up everything: zone to zone, and a first move that the unit cannot pay. */
function* lastSteps(g: Game, u: Unit, before: MoveEnd): Iterable<MoveEnd> {
  const left = opOf(g, u) - before.cost;
  const isFirst = before.path.length === 0 && !hasMark(g, u, MOVED);
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const step = stepInDirection(before.hex, d);
    if (step === undefined || stepRefusal(g, u, step) !== undefined) continue;
    const end = { hex: step.to, cost: opOf(g, u), path: [...before.path, step.to] };
    const isPaid = stepCost(g, u, step, true) <= left;
    if (isPaid && isZoneToZone(g, u, step, true)) yield { ...end, stops: ALL_POINTS };
    if (!isPaid && isFirst && !isZoneFor(g, u, step.to, true)) yield { ...end, stops: FIRST_MOVE };
  }
}

function stepInDirection(from: number, direction: number): Step | undefined {
  const slot = from * DIRECTION_COUNT + direction;
  const to = GRID.neighbours[slot] ?? -1;
  return to < 0 ? undefined : { from, to, side: GRID.sides[slot] ?? 0 };
}

/** A random walk that the unit can pay for, or undefined. */
export function randomPath(g: Game, u: Unit, random: Random): number[] | undefined {
  const path: number[] = [];
  let left = opOf(g, u);
  if (left === 0 && hasMark(g, u, MOVED)) return undefined;
  const length = 1 + random.below(LONGEST_WALK);
  let from = hexAt(g, u);
  let direction = random.below(DIRECTION_COUNT);
  while (path.length < length) {
    const found = someStep(g, u, { from, left, direction, isFirst: path.length === 0 });
    if (found === undefined) break;
    const { step, cost } = found;
    path.push(step.to);
    left = isZoneToZone(g, u, step, true) ? 0 : Math.max(0, left - cost);
    direction = (random.below(3) + DIRECTION_COUNT - 1 + directionOf(step)) % DIRECTION_COUNT;
    from = step.to;
  }
  return path.length === 0 ? undefined : path;
}

const LONGEST_WALK = 7;

const directionOf = (step: Step): number => {
  for (let d = 0; d < DIRECTION_COUNT; d++) if (GRID.neighbours[step.from * DIRECTION_COUNT + d] === step.to) return d;
  return 0;
};

interface PathSoFar {
  readonly from: number;
  readonly left: number;
  /** Where it would rather go; the way back is left out. */
  readonly direction: number;
  readonly isFirst: boolean;
}

function someStep(
  g: Game,
  u: Unit,
  { from, left, direction, isFirst }: PathSoFar,
): { readonly step: Step; readonly cost: number } | undefined {
  for (let turn = 0; turn < DIRECTION_COUNT; turn++) {
    if (turn === 3 && !isFirst) continue;
    const step = stepInDirection(from, (direction + turn) % DIRECTION_COUNT);
    if (step === undefined || stepRefusal(g, u, step) !== undefined) continue;
    const cost = stepCost(g, u, step, true);
    if (cost <= left) return { step, cost };
    if (isFirst && !hasMark(g, u, MOVED) && !isZoneFor(g, u, step.to, true)) return { step, cost };
  }
  return undefined;
}
