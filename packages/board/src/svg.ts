import type { Box } from './geometry/boxes.ts';
import { HEX, type Point, type Polyline } from './geometry/geometry.ts';

/** Coordinates are written in tenths of a unit: finer than any screen or press, and half the size of the file. */
const tenths = (n: number): number => Math.round(n * 10);

function written(inTenths: number): string {
  const text = String(inTenths / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

export const num = (n: number): string => written(tenths(n));

/** In hundredths, for counters: their units are smaller. */
export const fine = (n: number): string => String(Math.round(n * 100) / 100);

const pair = (x: number, y: number): string => {
  const second = written(y);
  return written(x) + (second.startsWith('-') ? '' : ' ') + second;
};

/** Path data of one line; after the first point everything is relative, which keeps it short. */
export function pathOf(points: Polyline, closed = false): string {
  const [start] = points;
  if (start === undefined) return '';
  let x = tenths(start[0]);
  let y = tenths(start[1]);
  let steps = '';
  for (const point of points) {
    const dx = tenths(point[0]) - x;
    const dy = tenths(point[1]) - y;
    if (dx === 0 && dy === 0) continue;
    const step = pair(dx, dy);
    steps += steps === '' || step.startsWith('-') ? step : ` ${step}`;
    x += dx;
    y += dy;
  }
  return `M${pair(tenths(start[0]), tenths(start[1]))}${steps === '' ? '' : `l${steps}`}${closed ? 'Z' : ''}`;
}

export const pathsOf = (lines: readonly Polyline[], closed = false): string =>
  lines.map((line) => pathOf(line, closed)).join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Path data around a box. */
export const boxPath = ({ left, top, right, bottom }: Box): string =>
  `M${num(left)} ${num(top)}H${num(right)}V${num(bottom)}H${num(left)}Z`;

/** A path of one class, or nothing where there is nothing to draw. */
export const path = (className: string, data: string, more: Attributes = {}): string =>
  data === '' ? '' : element('path', { class: className, d: data, ...more });

export const group = (className: string, content: string, more: Attributes = {}): string =>
  content === '' ? '' : `${element('g', { class: className, ...more }, `\n${content}\n`)}\n`;

export const text = (className: string, [x, y]: Point, words: string, more: Attributes = {}): string =>
  element('text', { class: className, x, y, ...more }, escapeXml(words));

export const place = ([x, y]: Point, content: string, turn = 0): string =>
  element('g', { transform: `translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}` }, content);

export const degrees = (radians: number): number => (radians * 180) / Math.PI;

const TILE = HEX * 6;

/** Gathers thousands of small strokes into one path per tile, so that a viewer can skip the tiles it does not show. */
export interface Strokes {
  /** A stroke that starts here and goes on with relative path data that ends `end` away. */
  add(from: Point, relative: string, end?: Point): void;
  line(points: Polyline, closed?: boolean): void;
  paths(className: string, more?: Attributes): string;
}

interface Pen {
  data: string;
  x: number;
  y: number;
}

export function createStrokes(shows: (point: Point) => boolean = () => true): Strokes {
  const tiles = new Map<string, Pen>();
  const penAt = ([x, y]: Point): Pen => {
    const key = `${Math.floor(x / TILE)},${Math.floor(y / TILE)}`;
    const known = tiles.get(key);
    if (known !== undefined) return known;
    const pen = { data: 'M0 0', x: 0, y: 0 };
    tiles.set(key, pen);
    return pen;
  };
  return {
    add(from, relative, end = [0, 0]) {
      if (!shows(from)) return;
      const pen = penAt(from);
      const x = tenths(from[0]);
      const y = tenths(from[1]);
      pen.data += `m${pair(x - pen.x, y - pen.y)}${relative}`;
      pen.x = x + tenths(end[0]);
      pen.y = y + tenths(end[1]);
    },
    line(points, closed = false) {
      const [start] = points;
      if (start === undefined || !shows(start)) return;
      const pen = penAt(start);
      const end = closed ? start : (points[points.length - 1] ?? start);
      pen.data += pathOf(points, closed);
      pen.x = tenths(end[0]);
      pen.y = tenths(end[1]);
    },
    paths(className, more = {}) {
      return [...tiles.values()].map(({ data }) => path(className, data.replace(/^M0 0(?=M)/, ''), more)).join('\n');
    },
  };
}
