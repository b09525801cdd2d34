import { roundAxial } from './distance.ts';
import type { Axial, Layout, Orientation } from './layout.ts';

/** A point on the sheet. The unit is one hex: the distance between two neighbouring centres. x runs right, y down. */
export type Point = readonly [x: number, y: number];

/** How far two points lie apart. */
export const gapBetween = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** From line to line of hexes: the height of an equilateral triangle over one hex. */
export const LINE_PITCH = Math.sqrt(3) / 2;
/** From the centre to a corner; also the length of a hexside. */
export const CORNER_RADIUS = 1 / Math.sqrt(3);

/** The sheet prints offset numbers; an even-shifted layout starts half a hex further along its lines. */
const shift = (layout: Layout): Point => {
  if (layout.shifted === 'odd') return [0, 0];
  return layout.orientation === 'pointy' ? [0.5, 0] : [0, layout.rows === 'down' ? 0.5 : -0.5];
};

export function centreOf(layout: Layout, { q, r }: Axial): Point {
  const [dx, dy] = shift(layout);
  return layout.orientation === 'pointy'
    ? [q + r / 2 + dx, r * LINE_PITCH + dy]
    : [q * LINE_PITCH + dx, r + q / 2 + dy];
}

export function hexAt(layout: Layout, [x, y]: Point): Axial {
  const [dx, dy] = shift(layout);
  if (layout.orientation === 'pointy') {
    const r = (y - dy) / LINE_PITCH;
    return roundAxial(x - dx - r / 2, r);
  }
  const q = (x - dx) / LINE_PITCH;
  return roundAxial(q, y - dy - q / 2);
}

const turn = (orientation: Orientation, corner: number): number =>
  ((corner * 60 - (orientation === 'pointy' ? 90 : 120)) * Math.PI) / 180;

/** The six corners, clockwise; hexside `d` runs from corner `d` to corner `d + 1`. */
export function cornersOf(layout: Layout, hex: Axial): Point[] {
  const [x, y] = centreOf(layout, hex);
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = turn(layout.orientation, corner);
    return [x + CORNER_RADIUS * Math.cos(angle), y + CORNER_RADIUS * Math.sin(angle)] as const;
  });
}
