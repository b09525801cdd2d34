/** [8.7] Where a unit can go: the check of a path, and every hex that it can reach as far as its player knows. */
import type { Game, Random, Refusal } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { createReach, IMPASSABLE, pathTo, reachFrom } from '@bridgehead/map';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { hasMark, hexAt, MOVED, opOf } from '../../state/state.ts';
import type { Unit } from '../../state/units.ts';
import { isZoneFor, isZoneToZone, type Mover, moverOf, type Step, stepCost, stepRefusal } from './costs.ts';
import { stepTo } from './move.ts';

const NOT_ADJACENT = refusal('8.7', 'move-not-adjacent');
const TOO_DEAR = refusal('8.7', 'move-too-dear');

/** The refusal of the first step of a path that fails, or undefined. */
export function pathRefusal(g: Game, u: Unit, path: readonly number[]): Refusal | undefined {
  let from = hexAt(g, u);
  let left = opOf(g, u);
  let isFirst = !hasMark(g, u, MOVED);
  const m = moverOf(g, u);
  for (const to of path) {
    const step = stepTo(from, to);
    if (step === undefined) return NOT_ADJACENT;
    const refusal = stepRefusal(m, step);
    if (refusal !== undefined) return refusal;
    const cost = stepCost(m, step);
    if (cost > left && !(isFirst && !isZoneFor(m, to))) return TOO_DEAR;
    left = isZoneToZone(m, step) ? 0 : Math.max(0, left - cost);
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

/** An end of a move: its hex, the points that are left, the hex before it, and why the move can go no farther. */
type Visit = (hex: number, left: number, before: number, stops?: Refusal) => void;

/** The step that a search weighs. */
const tried = { from: 0, to: 0, side: 0 };
function tryStep(from: number, to: number, side: number): Step {
  tried.from = from;
  tried.to = to;
  tried.side = side;
  return tried;
}

/** Shows every end of a move, nearest first, the start among them. The way is asked for before the next search. */
export function visitMoveEnds(m: Mover, points: number, visit: Visit): void {
  const start = hexAt(m.g, m.unit);
  reachFrom(search, start, points, (from, _d, to, side) => {
    const step = tryStep(from, to, side);
    if (to === start || isZoneToZone(m, step) || stepRefusal(m, step) !== undefined) return IMPASSABLE;
    return stepCost(m, step);
  });
  for (let i = 0; i < search.count; i++) {
    const hex = search.order[i] ?? 0;
    visit(hex, points - (search.cost[hex] ?? 0), search.previous[hex] ?? -1);
  }
  const reached = search.count;
  for (let i = 0; i < reached; i++) visitLastSteps(m, points, search.order[i] ?? 0, visit);
}

/** [8.7] [8.8] Steps that use up everything: zone to zone, and a first move that the unit cannot pay. */
function visitLastSteps(m: Mover, points: number, from: number, visit: Visit): void {
  const isFirst = from === hexAt(m.g, m.unit) && !hasMark(m.g, m.unit, MOVED);
  if (!isFirst && (m.travels || !isZoneFor(m, from))) return;
  const left = points - (search.cost[from] ?? 0);
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = from * DIRECTION_COUNT + d;
    const to = GRID.neighbours[slot] ?? -1;
    if (to < 0 || search.seen[to] === search.stamp) continue;
    const step = tryStep(from, to, GRID.sides[slot] ?? 0);
    if (stepRefusal(m, step) !== undefined) continue;
    const isPaid = stepCost(m, step) <= left;
    if (isPaid && isZoneToZone(m, step)) visit(to, 0, from, ALL_POINTS);
    if (!isPaid && isFirst && !isZoneFor(m, to)) visit(to, 0, from, FIRST_MOVE);
  }
}

/** The way to an end of the latest search, without the start. */
export const wayTo = (hex: number, before: number): readonly number[] =>
  before < 0 ? [] : [...pathTo(search, before).slice(1), hex];

/** Every hex that a unit can end its move in, nearest first, with the cheapest path. */
export function moveEnds(g: Game, u: Unit): MoveEnd[] {
  const points = opOf(g, u);
  const ends: MoveEnd[] = [];
  const seen = new Set([hexAt(g, u)]);
  visitMoveEnds(moverOf(g, u), points, (hex, left, before, stops) => {
    if (seen.has(hex)) return;
    seen.add(hex);
    ends.push({ hex, cost: points - left, path: wayTo(hex, before), ...(stops === undefined ? {} : { stops }) });
  });
  return ends;
}

/** Points that no unit has: as far as anybody asks. */
const ANY_POINTS = 90;

/** [8.7] What a move to this hex would cost if there were points enough; undefined if no way leads there. */
export function costTo(g: Game, u: Unit, wanted: number): number | undefined {
  let cost: number | undefined;
  visitMoveEnds(moverOf(g, u), ANY_POINTS, (hex, left) => {
    if (hex === wanted) cost ??= ANY_POINTS - left;
  });
  return cost;
}

function stepInDirection(from: number, direction: number): Step | undefined {
  const slot = from * DIRECTION_COUNT + direction;
  const to = GRID.neighbours[slot] ?? -1;
  return to < 0 ? undefined : { from, to, side: GRID.sides[slot] ?? 0 };
}

/** A random walk that the unit can pay for, or undefined. */
export function randomPath(g: Game, u: Unit, random: Random): number[] | undefined {
  const path: number[] = [];
  const m = moverOf(g, u);
  let left = opOf(g, u);
  if (left === 0 && hasMark(g, u, MOVED)) return undefined;
  const length = 1 + random.below(LONGEST_WALK);
  let from = hexAt(g, u);
  let direction = random.below(DIRECTION_COUNT);
  while (path.length < length) {
    const found = someStep(m, { from, left, direction, isFirst: path.length === 0 });
    if (found === undefined) break;
    const { step, cost } = found;
    path.push(step.to);
    left = isZoneToZone(m, step) ? 0 : Math.max(0, left - cost);
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
  m: Mover,
  { from, left, direction, isFirst }: PathSoFar,
): { readonly step: Step; readonly cost: number } | undefined {
  for (let turn = 0; turn < DIRECTION_COUNT; turn++) {
    if (turn === 3 && !isFirst) continue;
    const step = stepInDirection(from, (direction + turn) % DIRECTION_COUNT);
    if (step === undefined || stepRefusal(m, step) !== undefined) continue;
    const cost = stepCost(m, step);
    if (cost <= left) return { step, cost };
    if (isFirst && !hasMark(m.g, m.unit, MOVED) && !isZoneFor(m, step.to)) return { step, cost };
  }
  return undefined;
}
