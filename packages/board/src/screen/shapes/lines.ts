import {
  beside,
  curveThrough,
  distance,
  HEX,
  last,
  minus,
  mix,
  type Point,
  type Polyline,
  plus,
  turned,
  unit,
} from '../../geometry/geometry.ts';
import { crossing, NO_ROADS, type RoadPoints } from '../../routes/road-points.ts';
import { degrees, element, escapeXml, num, path, pathOf } from '../../svg.ts';
import type { Shape } from '../look.ts';
import { endsOfSide, type Sheet } from '../sheet.ts';

type PathShape = Extract<Shape, { kind: 'path' }>;
type ArrowShape = Extract<Shape, { kind: 'arrow' }>;
type BoundaryShape = Extract<Shape, { kind: 'boundary' }>;
type RopeShape = Extract<Shape, { kind: 'rope' }>;

const SAMPLES = 6;
/** Supply runs on the verge, so that a march path can share the road. */
const VERGE = 6.5;
const HALF_COUNTER = HEX * 0.31;

export function drawPath(sheet: Sheet, roads: RoadPoints, { places, look }: PathShape): string {
  const known = places.filter((name) => sheet.place(name) !== undefined);
  const isOnRoad = look === 'march' || look === 'other-way' || look === 'supply-road';
  const stops = known.map((_, i) => stopAt(sheet, isOnRoad ? roads : NO_ROADS, known, i));
  const points = stops.map(({ at }) => at);
  if (points.length < 2) return '';
  const curve = curveThrough(
    stops.flatMap(({ at, over }) => (over === undefined ? [at] : [at, over])),
    SAMPLES,
  );
  switch (look) {
    case 'supply-road': {
      const road = pathOf(beside(curve, () => VERGE));
      return path('s-road-case', road) + path('s-road', road) + path('s-chevrons', road);
    }
    case 'supply-overland':
      return path('s-overland-case', pathOf(points)) + path('s-overland', pathOf(points));
    case 'other-way':
      return path('s-other-way-case', pathOf(curve)) + path('s-other-way', pathOf(curve));
    default:
      return plan(curve, points, look);
  }
}

interface StopOnWay {
  readonly at: Point;
  /** Where the road leads on into the next hex. */
  readonly over: Point | undefined;
}

/** A way that follows a road runs where the road is drawn; it begins and ends at the counters. */
function stopAt({ grid, place }: Sheet, roads: RoadPoints, places: readonly string[], i: number): StopOnWay {
  const hexOf = (name: string | undefined): number | undefined =>
    name === undefined ? undefined : grid.indexByName.get(name);
  const [before, here, next] = [hexOf(places[i - 1]), hexOf(places[i]), hexOf(places[i + 1])];
  const middle = place(places[i] ?? '') ?? [0, 0];
  const join = (from: number | undefined, to: number | undefined): Point | undefined =>
    from === undefined || to === undefined ? undefined : crossing(roads, grid, from, to);
  const [into, over] = [join(before, here), join(here, next)];
  const isBetween = i > 0 && i < places.length - 1 && (into ?? over) !== undefined;
  const node = here === undefined || !isBetween ? undefined : roads.nodes.get(here);
  return { at: node ?? middle, over };
}

/** The plan is the brightest thing: amber in ink, a dot at each hex, a head at the end. */
function plan(curve: Polyline, points: Polyline, look: 'march' | 'retreat' | 'advance'): string {
  const dots = points
    .slice(1, -1)
    .map(([x, y]) => element('circle', { class: 's-path-dot', cx: x, cy: y, r: 3.1 }))
    .join('');
  const data = pathOf(curve);
  const kind = look === 'march' ? 's-path' : `s-path s-${look}`;
  return (
    path('s-path-case', data) +
    path(kind, data) +
    dots +
    head('s-path-head', last(curve), headDirection(curve), 'M-6-6L6 0L-6 6L-3 0Z')
  );
}

const headDirection = (curve: Polyline): Point =>
  unit(minus(last(curve), curve[curve.length - 3] ?? curve[0] ?? [0, 0]));

const head = (className: string, [x, y]: Point, direction: Point, data: string): string =>
  path(className, data, {
    transform: `translate(${num(x)} ${num(y)}) rotate(${num(degrees(Math.atan2(direction[1], direction[0])))})`,
  });

/** An attack stands on the hexside that it crosses; support from afar reaches from counter to counter. */
export function drawArrow(sheet: Sheet, { from, to, look }: ArrowShape): string {
  const [a, b] = [sheet.place(from), sheet.place(to)];
  if (a === undefined || b === undefined) return '';
  const along = unit(minus(b, a));
  const far = distance(a, b) > HEX * 1.2;
  const start = far ? plus(a, along, HALF_COUNTER) : plus(mix(a, b, 0.5), along, -HEX * 0.24);
  const end = far ? plus(b, along, -HALF_COUNTER - 4) : plus(mix(a, b, 0.5), along, HEX * 0.06);
  const shaft = pathOf([start, end]);
  const parts =
    path('s-attack-case', shaft) +
    path('s-attack', shaft) +
    head('s-attack-head', plus(end, along, 2), along, 'M-5-7.4L8 0L-5 7.4Z');
  return element('g', { class: look === 'support' ? 's-support' : 's-arrow' }, parts);
}

/** A broad line over the hexsides, its name beside the first of them. */
export function drawBoundary(sheet: Sheet, { hexsides, text }: BoundaryShape): string {
  const sides = hexsides.flatMap((name) => {
    const ends = endsOfSide(sheet, name);
    return ends === undefined ? [] : [ends];
  });
  const [first] = sides;
  if (first === undefined) return '';
  const data = sides.map((ends) => pathOf(ends)).join('');
  const [x, y] = mix(first[0], first[1], 0.5);
  const name = element('text', { class: 's-boundary-name', x: num(x), y: num(y - 8) }, escapeXml(text));
  return path('s-boundary-case', data) + path('s-boundary', data) + name;
}

/** A rope from counter to counter with a node at what it closes: a disc for a hex, a box for a hexside. */
export function drawRope(sheet: Sheet, { between, type, side, state }: RopeShape): string {
  const [a, b] = [sheet.place(between[0]), sheet.place(between[1])];
  if (a === undefined || b === undefined) return '';
  const along = unit(minus(b, a));
  const rope = pathOf([plus(a, along, HALF_COUNTER), plus(b, along, -HALF_COUNTER)]);
  const [x, y] = mix(a, b, 0.5);
  const node = element(
    'g',
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(degrees(Math.atan2(along[1], along[0])))})` },
    nodeOf(type, state === 'broken'),
  );
  const parts = path('s-rope-case', rope) + path('s-rope-line', rope) + node;
  return element('g', { class: `s-${side}${state === 'active' ? '' : ` s-${state}`}` }, parts);
}

function nodeOf(type: 'hex' | 'hexside', broken: boolean): string {
  const mark = broken ? 'M-3-3L3 3M3-3L-3 3' : type === 'hex' ? 'M-3.2 0H3.2' : 'M-2.2-2.4V2.4M2.2-2.4V2.4';
  const shape = type === 'hex' ? 'M-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z' : 'M-6.4-4.6H6.4V4.6H-6.4Z';
  return path('s-rope-node', shape) + path('s-rope-mark', mark);
}

/** Square to a line, for things that stand beside it. */
export const sideways = (direction: Point, by: number): Point => plus([0, 0], turned(direction), by);
