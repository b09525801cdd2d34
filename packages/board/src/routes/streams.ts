import { type Grid, OFF_MAP, sideName } from '@bridgehead/hex';
import type { MapFile } from '@bridgehead/map';
import { boxAround, createBuckets } from '../geometry/boxes.ts';
import { type Chain, chainsOf, cornerOf, middleOf, sideCalled } from '../geometry/chains.ts';
import {
  at,
  curveThrough,
  distance,
  first,
  HEX,
  last,
  leaning,
  minus,
  mix,
  nearestOn,
  type Point,
  type Polyline,
  plus,
  simplify,
  tangentAt,
  unit,
} from '../geometry/geometry.ts';
import { noise } from '../geometry/noise.ts';
import type { MapStyle, WaterLook } from '../style/map-style.ts';

/** A water as it is drawn: a smooth line through the middles of its hexsides, with a width at each point. */
export interface Stream {
  readonly look: WaterLook;
  readonly sides: readonly number[];
  readonly names: readonly string[];
  readonly line: Polyline;
  readonly widths: readonly number[];
  /** For each side, the point of the line that crosses it. */
  readonly sideAt: readonly number[];
}

export interface Crossing {
  readonly stream: Stream;
  readonly index: number;
}

export interface Waters {
  readonly streams: readonly Stream[];
  /** Where a stream passes this hexside. */
  crossing(side: number): Crossing | undefined;
  /** How far a point is from the bank of the nearest river or canal: negative in the water, never more than a hex. */
  clearance(point: Point): number;
  /** The same, brooks included. */
  clearanceOfAll(point: Point): number;
}

/** Points of a stream's line from one hexside to the next. */
export const SAMPLES_A_SIDE = 8;
export const CANAL_WIDTH = 6.4;
const CHORD_SLACK = 0.09;
/** How far a line may lean from the middle of a hexside, in hexes: a bridge wants its water where the rules put it. */
const LEAN = {
  natural: { bridge: 0.04, free: 0.16, course: 0.12, rounds: 16 },
  canal: { bridge: 0.14, free: 0.2, course: 0, rounds: 60 },
} as const;

export function watersOf(map: MapFile, grid: Grid, style: MapStyle): Waters {
  const crossed = new Set(
    map.sides
      .filter(({ bridges, ferry, ford }) => bridges !== undefined || ferry !== undefined || ford === true)
      .map(({ side }) => sideCalled(grid, side)),
  );
  const chains = chainsOf(map, grid, style);
  const context: Context = { grid, style, crossed, atEdge: edgeCorners(grid), chains, built: [] };
  for (const chain of chains) context.built.push(builtOf(context, chain));
  const streams = context.built.map((built) => (isDry(built.chain.look) ? meeting(context, built) : built.stream));
  const bySide = new Map<number, Crossing>();
  for (const stream of streams) {
    stream.sides.forEach((side, i) => {
      bySide.set(side, { stream, index: at(stream.sideAt, i) });
    });
  }
  return {
    streams,
    crossing: (side) => bySide.get(side),
    clearance: clearanceOf(streams.filter(({ look }) => look !== 'stream')),
    clearanceOfAll: clearanceOf(streams),
  };
}

interface Built {
  readonly chain: Chain;
  readonly stream: Stream;
  /** How wide it is against a river that is nobody's branch. */
  readonly share: number;
}

interface Context {
  readonly grid: Grid;
  readonly style: MapStyle;
  readonly crossed: ReadonlySet<number>;
  readonly atEdge: ReadonlySet<number>;
  readonly chains: readonly Chain[];
  readonly built: Built[];
}

function edgeCorners(grid: Grid): Set<number> {
  const corners = new Set<number>();
  for (let slot = 0; slot < grid.neighbours.length; slot++) {
    if (grid.neighbours[slot] !== OFF_MAP) continue;
    const hex = Math.floor(slot / 6);
    corners.add(grid.corners[slot] ?? OFF_MAP).add(grid.corners[hex * 6 + ((slot + 1) % 6)] ?? OFF_MAP);
  }
  return corners;
}

/** Where rivers fork, the branch carries less water than the stream that runs on. */
const BRANCH = 0.8;

function builtOf(context: Context, chain: Chain): Built {
  const ends = [at(chain.corners, 0), last(chain.corners)];
  const main = context.built.find(
    (other) => other.chain.look === chain.look && ends.some((end) => other.chain.corners.includes(end)),
  );
  const share = main === undefined ? 1 : main.share * BRANCH;
  return { chain, stream: streamOf(context, chain, share), share };
}

function streamOf(context: Context, chain: Chain, share: number): Stream {
  const anchors = anchorsOf(context, chain);
  const source = endOf(context, chain, anchors, 'source');
  const mouth = endOf(context, chain, anchors, 'mouth');
  const controls = [source.point, ...anchors, mouth.point];
  const { sides, names, look } = chain;
  if (look === 'canal') {
    const chords = simplify(controls, HEX * CHORD_SLACK);
    const line = controls.map((point) => nearestOn(chords, point).point);
    return { look, sides, names, line, widths: line.map(() => CANAL_WIDTH), sideAt: sides.map((_, i) => i + 1) };
  }
  const line = curveThrough(controls, SAMPLES_A_SIDE);
  const perSide = names.map((name) => context.style.widths?.[name] ?? RIVER_WIDTH * share);
  const widths = isDry(look)
    ? dryWidths(look, line, [source.kind, mouth.kind])
    : widthsOf(look, perSide, line, source.kind);
  return { look, sides, names, line, widths, sideAt: sides.map((_, i) => (i + 1) * SAMPLES_A_SIDE) };
}

/**
 * The middles of the sides, drawn taut like a string, each within its own small reach. A river also leans towards its
 * true course; a canal was dug straight.
 */
function anchorsOf({ grid, crossed }: Context, chain: Chain): Point[] {
  const lean = chain.look === 'canal' ? LEAN.canal : LEAN.natural;
  const middles = chain.sides.map((side) => middleOf(grid, side));
  const reach = chain.sides.map((side) => HEX * (crossed.has(side) ? lean.bridge : lean.free));
  let anchors: readonly Point[] = middles;
  for (let round = 0; round < lean.rounds; round++) {
    const before = anchors;
    anchors = before.map((point, i) => {
      const a = before[i - 1] ?? point;
      const b = before[i + 1] ?? point;
      const eased = mix(mix(point, mix(a, b, 0.5), 0.4), at(chain.courses, i), lean.course);
      return leaning(at(middles, i), eased, at(reach, i));
    });
  }
  return [...anchors];
}

interface End {
  readonly kind: 'edge' | 'junction' | 'spring';
  readonly point: Point;
}

/** Dry beds are drawn out to those that they meet: which of two was laid first says nothing about which runs on. */
function meeting({ built }: Context, { chain, stream }: Built): Stream {
  const gapTo = (corner: number, end: Point): Point[] => {
    const other = built.find((one) => one.chain !== chain && one.chain.corners.includes(corner));
    const point = other === undefined ? end : nearestOn(other.stream.line, end).point;
    return distance(point, end) > 1 ? [point] : [];
  };
  const before = gapTo(first(chain.corners), first(stream.line));
  const after = gapTo(last(chain.corners), last(stream.line));
  return {
    ...stream,
    line: [...before, ...stream.line, ...after],
    widths: [...before.map(() => first(stream.widths)), ...stream.widths, ...after.map(() => last(stream.widths))],
    sideAt: stream.sideAt.map((index) => index + before.length),
  };
}

/** A stream is carried over the edge of the map, into the middle of the stream it meets, or ends at its corner. */
function endOf(
  { grid, built, chains, atEdge }: Context,
  chain: Chain,
  anchors: Polyline,
  which: 'source' | 'mouth',
): End {
  const corner = at(chain.corners, which === 'source' ? 0 : chain.corners.length - 1);
  const nearest = which === 'source' ? at(anchors, 0) : last(anchors);
  const point = cornerOf(grid, corner);
  const main = built.find((other) => other.chain.corners.includes(corner));
  if (main !== undefined) return { kind: 'junction', point: meetingPoint(main.stream, point, chain.look, which) };
  if (atEdge.has(corner)) return { kind: 'edge', point: plus(point, unit(minus(point, nearest)), HEX * 0.5) };
  // A dry bed that another one meets at its end does not die there.
  const isMet = isDry(chain.look) && chains.some((other) => other !== chain && other.corners.includes(corner));
  return { kind: isMet ? 'junction' : 'spring', point };
}

/** A natural stream bends into the direction of the one it joins; a canal meets it head on. */
function meetingPoint(main: Stream, from: Point, look: WaterLook, which: 'source' | 'mouth'): Point {
  const { point, index } = nearestOn(main.line, from);
  if (look === 'canal' || main.look === 'canal') return point;
  return plus(point, tangentAt(main.line, index), HEX * (which === 'mouth' ? 0.12 : -0.12));
}

const isDry = (look: WaterLook): look is keyof typeof DRY_WIDTH => look === 'wadi' || look === 'wash';
export const DRY_WIDTH = { wadi: 5, wash: 7.2 } as const;

/** A dry bed thins out where it rises and where it dies in the plain. */
function dryWidths(look: keyof typeof DRY_WIDTH, line: Polyline, ends: readonly [End['kind'], End['kind']]): number[] {
  const share = (from: number, within: number): number => 0.3 + (0.7 * from) / (SAMPLES_A_SIDE * within);
  return line.map((point, i) => {
    const risen = ends[0] === 'spring' ? share(i, 3) : 1;
    const left = ends[1] === 'spring' ? share(line.length - 1 - i, 2) : 1;
    const wave = 0.92 + 0.16 * noise(point[0] / 9, point[1] / 9);
    return DRY_WIDTH[look] * Math.min(1, risen, left) * wave;
  });
}

const RIVER_WIDTH = 0.185;
const LAKE_WIDTH = 0.42;

function widthsOf(look: WaterLook, perSide: readonly number[], line: Polyline, source: End['kind']): number[] {
  const smooth = perSide.map((_, i) => {
    const around = perSide.slice(Math.max(0, i - 3), i + 4);
    return around.reduce((a, b) => a + b, 0) / around.length;
  });
  return line.map((point, i) => {
    const along = i / SAMPLES_A_SIDE - 1;
    const wave = 0.9 + 0.2 * noise(point[0] * 0.03, point[1] * 0.03);
    const spring = source === 'spring' ? Math.min(1, 0.3 + i / (SAMPLES_A_SIDE * 5)) : 1;
    if (look === 'lake') return HEX * LAKE_WIDTH * wave * spring;
    if (look === 'stream')
      return HEX * (source === 'spring' ? 0.018 : 0.032) + HEX * 0.0016 * Math.min(18, i / SAMPLES_A_SIDE);
    const whole = Math.max(0, Math.min(smooth.length - 1, Math.floor(along)));
    const next = Math.min(smooth.length - 1, whole + 1);
    const t = Math.max(0, Math.min(1, along - whole));
    return HEX * (at(smooth, whole) * (1 - t) + at(smooth, next) * t) * wave * spring;
  });
}

function clearanceOf(streams: readonly Stream[]): (point: Point) => number {
  const banks = createBuckets<{ readonly point: Point; readonly half: number }>(HEX);
  for (const stream of streams) {
    stream.line.forEach((start, i) => {
      const end = at(stream.line, Math.min(i + 1, stream.line.length - 1));
      const half = at(stream.widths, i) / 2;
      for (let t = 0; t < 1; t += Math.max(0.1, 5 / Math.max(5, distance(start, end)))) {
        const point = mix(start, end, t);
        banks.put(boxAround(point, 1, 1), { point, half });
      }
    });
  }
  return (point) => {
    const near = banks.near(boxAround(point, HEX * 2, HEX * 2));
    return near.reduce((least, bank) => Math.min(least, distance(point, bank.point) - bank.half), HEX);
  };
}

/** For messages and tests: the names of the hexsides of a stream. */
export const sideNamesOf = (grid: Grid, stream: Stream): string[] => stream.sides.map((side) => sideName(grid, side));
