/** [18.3] Why a unit has no Supply Path: the first obstacle on the way that meets the fewest. */
import type { Refusal } from '@bridgehead/engine';
import { DIRECTION_COUNT, neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import {
  crossingObstacle,
  EXITS,
  exitObstacle,
  type Ground,
  hasRoad,
  overlandObstacle,
  roadObstacle,
} from './supply-ground.ts';
import { type Goal, OVERLAND_LIMIT } from './supply-paths.ts';

export interface Blocked {
  readonly hex: number;
  readonly by: Refusal;
}

const TOO_LONG = refusal('18.3.1', 'overland-too-long');
const NO_SOURCE = refusal('18.2.1', 'no-supply-source');

/** A way so far: where it stands and what has stood in it. */
interface Way {
  readonly hex: number;
  /** Overland hexes entered, or BY_ROAD. */
  readonly portion: number;
  /** The first obstacle passed, and the hex it kept the path from. */
  readonly blocked: Blocked | undefined;
}

const BY_ROAD = OVERLAND_LIMIT + 1;
const PORTIONS = BY_ROAD + 1;

const blockedAt = (hex: number, by: Refusal): Blocked => ({ hex, by });

/** Ways by their length: the shortest are looked at first. */
type Round = Way[][];

function put(round: Round, length: number, way: Way): void {
  const ways = round[length];
  if (ways === undefined) round[length] = [way];
  else ways.push(way);
}

/** Ways with no obstacle first, then those with one, and so on; undefined if a way is free. */
export function findObstacle(ground: Ground, from: number, goal: Goal): Blocked | undefined {
  const seen = new Uint8Array(GRID.hexCount * PORTIONS);
  let round: Round = [[{ hex: from, portion: 0, blocked: undefined }]];
  while (round.length > 0) {
    const later: Round = [];
    // The round grows while it is read: a way without a further obstacle belongs to it, one step longer.
    for (let length = 0; length < round.length; length++) {
      for (const way of round[length] ?? []) {
        const state = way.hex * PORTIONS + way.portion;
        if (seen[state] === 1) continue;
        seen[state] = 1;
        const arrival = arrive(ground, goal, way);
        if (arrival === 'free') return way.blocked;
        if (arrival !== undefined) return way.blocked ?? blockedAt(way.hex, arrival);
        for (const { next, refusal } of stepsFrom(ground, goal, way, from)) {
          if (refusal === undefined) put(round, length + 1, next);
          else put(later, length + 1, { ...next, blocked: way.blocked ?? blockedAt(next.hex, refusal) });
        }
      }
    }
    round = later;
  }
  return blockedAt(from, NO_SOURCE);
}

/** Whether the way is at the goal: freely, but for something on the edge, or not at all. */
function arrive(ground: Ground, goal: Goal, { hex, portion }: Way): 'free' | Refusal | undefined {
  if (hex === goal.head) return 'free';
  let obstacle: Refusal | undefined;
  for (const exit of EXITS) {
    if (exit.hex !== hex || ((goal.areas >>> exit.area) & 1) === 0) continue;
    if (portion === BY_ROAD && !hasRoad(exit.hexside)) continue;
    const refusal = (portion === BY_ROAD ? crossingObstacle : exitObstacle)(ground, exit.hexside);
    if (refusal === undefined) return 'free';
    obstacle = refusal;
  }
  return obstacle;
}

interface Stride {
  readonly next: Way;
  readonly refusal: Refusal | undefined;
}

function stepsFrom(ground: Ground, goal: Goal, way: Way, start: number): Stride[] {
  const strides: Stride[] = [];
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const to = neighbourOf(GRID, way.hex, d);
    if (to === OFF_MAP) continue;
    const hexside = sideOf(GRID, way.hex, d);
    if (hasRoad(hexside)) {
      const refusal = roadObstacle(ground, goal.head, hexside, to);
      strides.push({ next: { hex: to, portion: BY_ROAD, blocked: way.blocked }, refusal });
    }
    if (way.portion === BY_ROAD) continue;
    const before = way.hex === start ? OFF_MAP : way.hex;
    const refusal =
      overlandObstacle(ground, before, hexside, to) ?? (way.portion === OVERLAND_LIMIT ? TOO_LONG : undefined);
    const portion = Math.min(way.portion + 1, OVERLAND_LIMIT);
    strides.push({ next: { hex: to, portion, blocked: way.blocked }, refusal });
  }
  return strides;
}
