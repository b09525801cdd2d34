import { centre, hexesOfSide, sideOf } from '@bridgehead/hex';
import { besideOther, type NetworkPlan, onSide, type Passage } from '../routes/passages.ts';
import { bestOf, type RouteIndex } from '../routes/routes.ts';
import { middleOf } from './chains.ts';
import { dot, HEX, leaning, meanOf, minus, mix, type Point, toUnits, turned, unit } from './geometry.ts';

/** Where lines run; changed in place. */
export interface Slack {
  readonly nodes: Map<number, Point>;
  readonly passages: Map<number, Passage>;
}

const ROUNDS = 5;
/** A line that turns sharply may cut the corner. */
const NODE_SLACK = 0.38;
/** How much of its first place a point keeps against the pull of the line. */
const KEEP = { stop: 0.45, node: 0.3, passage: 0.4 } as const;

/** Pulls lines taut between their hexes, like strings, without letting go of course, town or bridge. */
export function tighten(plan: NetworkPlan, index: RouteIndex, slack: Slack): void {
  const homes = new Map(slack.nodes);
  const firstPassages = new Map(slack.passages);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [hex, home] of homes) slack.nodes.set(hex, tautNode(plan, index, slack, { hex, home }));
    for (const [side, home] of firstPassages) slack.passages.set(side, tautPassage(plan, slack, side, home));
  }
}

interface NodeHome {
  readonly hex: number;
  readonly home: Point;
}

function tautNode(plan: NetworkPlan, index: RouteIndex, { passages }: Slack, { hex, home }: NodeHome): Point {
  const rank = bestOf(index.inHex, hex)[0]?.rank;
  const ways: Point[] = [];
  for (let d = 0; d < 6; d++) {
    const side = sideOf(plan.grid, hex, d);
    const passage = passages.get(side);
    if (passage !== undefined && index.onSide.get(side)?.[0]?.rank === rank) ways.push(passage.point);
  }
  if (ways.length < 2) return home;
  const stop = plan.stops.get(hex);
  const straight = mix(meanOf(ways), home, stop === undefined ? KEEP.node : KEEP.stop);
  const point = leaning(toUnits(centre(plan.grid, hex)), straight, HEX * NODE_SLACK);
  return stop === undefined ? besideOther(point, plan.other, hex) : leaning(home, point, HEX * stop.slack);
}

function tautPassage(plan: NetworkPlan, { nodes }: Slack, side: number, home: Passage): Passage {
  const [a, b] = hexesOfSide(plan.grid, side);
  const [from, to] = [nodes.get(a), nodes.get(b)];
  if (from === undefined || to === undefined) return home;
  if (home.water > 0) return { ...home, axis: deckAxis(home.axis, unit(minus(to, from))) };
  const pulled = mix(mix(from, to, 0.5), home.point, KEEP.passage);
  const offset = dot(minus(pulled, middleOf(plan.grid, side)), turned(home.axis));
  return { ...home, point: onSide(plan, side, home.axis, offset) };
}

/** Square on the water, but turned towards the road as far as a bridge may lie askew. */
const deckAxis = (square: Point, way: Point): Point => unit(mix(square, way, dot(square, way) > 0.3 ? 0.6 : 0.25));
