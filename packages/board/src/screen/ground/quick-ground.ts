import { hexNamed } from '@bridgehead/hex';
import type { RouteRecord } from '@bridgehead/map';
import { widthOf } from '../../geometry/boxes.ts';
import { middleOf, sideCalled } from '../../geometry/chains.ts';
import { type Point, toUnits } from '../../geometry/geometry.ts';
import { loopsOf } from '../../geometry/outlines.ts';
import { writtenName } from '../../lettering/labels.ts';
import { type GroundLook, styleOf, type WaterLook } from '../../style/map-style.ts';
import { group, num, path, pathsOf, text } from '../../svg.ts';
import type { Sheet } from '../sheet.ts';

const GROUNDS: readonly (readonly [GroundLook, string])[] = [
  ['heath', 'm-heath'],
  ['rough', 'm-rough'],
  ['broken', 'm-broken'],
  ['hill', 'm-hill'],
  ['mountain', 'm-mountain'],
  ['drained', 'm-drained'],
  ['marsh', 'm-bog'],
  ['woods', 'm-woods'],
  ['town', 'm-urban-t'],
  ['city', 'm-urban'],
];

/** The map in a few dozen paths: drawn in milliseconds, shown until the full drawing is ready. */
export function drawQuickGround(sheet: Sheet): string {
  const { box } = sheet;
  const all = sheet.cells.all.filter(({ hex }) => hex !== undefined);
  const edge = pathsOf(loopsOf(sheet.cells, new Set(all)), true);
  const page = `M${num(box.left)} ${num(box.top)}h${num(widthOf(box))}V${num(box.bottom)}h${num(-widthOf(box))}Z`;
  const grid = pathsOf(all.map(({ corners }) => corners.slice(0, 4)));
  return (
    path('m-margin', page) +
    path('m-paper', edge) +
    GROUNDS.map(([look, className]) => path(className, groundPath(sheet, look))).join('') +
    path('m-grid', grid) +
    quickWaters(sheet) +
    quickRoads(sheet) +
    path('m-edge', edge)
  );
}

/** Board and minimap draw the same outlines: each is found once for a sheet. */
const outlines = new WeakMap<Sheet, Map<GroundLook, string>>();

export function groundPath(sheet: Sheet, look: GroundLook): string {
  const known = outlines.get(sheet) ?? new Map<GroundLook, string>();
  const path = known.get(look) ?? newGroundPath(sheet, look);
  outlines.set(sheet, known.set(look, path));
  return path;
}

function newGroundPath({ cells }: Sheet, look: GroundLook): string {
  const chosen = cells.all.filter((cell) => cell.hex !== undefined && cell.looks.has(look));
  return pathsOf(loopsOf(cells, new Set(chosen)), true);
}

/** Through the middles of its hexsides: a zigzag of sides has its middles on a line. */
export function waterPath({ map, grid, style }: Sheet, look: WaterLook): string {
  const courses = map.waters
    .filter((water) => styleOf(style.waters, water.class, 'water').look === look)
    .map(({ sides }) => sides.map((name) => middleOf(grid, sideCalled(grid, name))));
  return pathsOf(courses);
}

function quickWaters(sheet: Sheet): string {
  const water = (look: WaterLook, className: string): string => path(`q-water ${className}`, waterPath(sheet, look));
  return (
    water('stream', 'q-stream') +
    water('wadi', 'q-wadi') +
    water('wash', 'q-wash') +
    water('canal', 'q-canal') +
    water('river', 'q-river-case') +
    water('lake', 'q-lake') +
    water('river', 'q-river')
  );
}

export function roadPath({ map, grid, style }: Sheet, rank: number): string {
  const lines = map.roads
    .filter((road) => styleOf(style.roads, road.class, 'road').rank === rank)
    .map((road) => centresOf(grid, road));
  return pathsOf(lines);
}

const centresOf = (grid: Sheet['grid'], { hexes }: RouteRecord): Point[] =>
  hexes.flatMap((name) => {
    const index = hexNamed(grid, name);
    return index === undefined ? [] : [toUnits(grid.centres[index] ?? [0, 0])];
  });

const quickRoads = (sheet: Sheet): string =>
  [3, 2, 1]
    .map((rank) => {
      const d = roadPath(sheet, rank);
      return path(`m-road-case m-road-${rank}c`, d) + path(`m-road m-road-${rank}`, d);
    })
    .join('');

/** Cities and towns, centred under their hex: the full drawing finds better places. */
export function drawQuickNames({ map, place }: Sheet): string {
  const labels = map.places.flatMap(({ name, class: kind, hex }) => {
    const at = place(hex);
    if (at === undefined || (kind !== 'city' && kind !== 'town')) return [];
    return [text(`m-${kind}`, [at[0], at[1] + 35], writtenName(name, kind))];
  });
  return group('m-names', labels.join(''));
}
