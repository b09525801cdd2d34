import { centre, type Grid, hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { at, curveThrough, distance, first, HEX, last, type Point, plus, toUnits } from '../geometry/geometry.ts';
import type { Stretch } from './network.ts';
import type { Passage } from './passages.ts';
import { type Route, sidesOfRoute } from './routes.ts';

const SAMPLES = 6;
/** A node nearer than this to the points around it would only make a kink, in hexes. */
const CROWDED = 0.26;

interface Drawing {
  readonly passage: (side: number) => Passage;
  readonly node: (hex: number) => Point | undefined;
  /** Whether other lines or a place depend on the node of this hex. */
  readonly isKnot: (hex: number) => boolean;
  readonly drawn: Set<number>;
}

/** One hexside of a route: the part of the control points from node to node that belongs to it. */
interface Step {
  readonly side: number;
  readonly start: number;
  readonly end: number;
}

/** The parts of a route that no better one has drawn, cut from one smooth line so that the cuts do not show. */
export function stretchesOf(grid: Grid, route: Route, drawing: Drawing): Stretch[] {
  const { controls, steps } = controlsOf(grid, route, drawing);
  const curve = curveThrough(controls, SAMPLES);
  const stretches: Point[][] = [];
  let open: Point[] | undefined;
  for (const { side, start, end } of steps) {
    const part = curve.slice(start * SAMPLES, end * SAMPLES + 1);
    if (drawing.drawn.has(side)) open = undefined;
    else if (open !== undefined) open.push(...part.slice(1));
    else {
      open = part;
      stretches.push(part);
    }
    drawing.drawn.add(side);
  }
  return stretches.map((line) => ({ rank: route.rank, line }));
}

function controlsOf(
  grid: Grid,
  route: Route,
  { passage, node, isKnot }: Drawing,
): { controls: Point[]; steps: Step[] } {
  const controls: Point[] = [];
  const steps: Step[] = [];
  const sides = sidesOfRoute(grid, route);
  const hexes = [
    ...(route.from === undefined ? [] : [OFF_MAP]),
    ...route.hexes,
    ...(route.to === undefined ? [] : [OFF_MAP]),
  ];
  const nodeOf = (hex: number): Point => node(hex) ?? toUnits(centre(grid, hex));
  const isNeeded = (hex: number, next: number | undefined): boolean => {
    if (next === undefined || isKnot(hex)) return true;
    const around = [last(controls), passage(next).point];
    return around.every((point) => distance(point, nodeOf(hex)) >= HEX * CROWDED);
  };
  if (route.from === undefined) controls.push(nodeOf(first(hexes)));
  sides.forEach((side, i) => {
    const start = Math.max(0, controls.length - 1);
    const [from, to] = [at(hexes, i), at(hexes, i + 1)];
    controls.push(...pointsAcross(passage(side), from, to, hexesOfSide(grid, side)[0] === from));
    if (to !== OFF_MAP && isNeeded(to, sides[i + 1])) controls.push(nodeOf(to));
    steps.push({ side, start, end: controls.length - 1 });
  });
  return { controls, steps };
}

/** On dry land one point; over water the two ends of the deck; at the edge of the map a point beyond it as well. */
function pointsAcross({ point, axis, water }: Passage, from: number, to: number, forward: boolean): Point[] {
  if (from === OFF_MAP) return [plus(point, axis, HEX * 0.2), point];
  if (to === OFF_MAP) return [point, plus(point, axis, HEX * 0.2)];
  if (water === 0) return [point];
  const half = (water / 2 + 4) * (forward ? 1 : -1);
  return [plus(point, axis, -half), plus(point, axis, half)];
}
