/** Where the stack card stands: in the first corner of the map where it hides neither the stack nor what it could do. */
import type { ScreenBoard, Shape } from '@bridgehead/board';

/** The dock is the last resort: it is no map. */
const CORNERS = ['low-left', 'high-right', 'low-right', 'high-left', 'docked'] as const;
export type Corner = (typeof CORNERS)[number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** As in cards.css: beside the tools at the left, and a margin from every edge. */
const TOOLS = 88;
const MARGIN = 12;

export function cornerBox(
  corner: Exclude<Corner, 'docked'>,
  stage: Box,
  card: { readonly width: number; readonly height: number },
): Box {
  const left = corner.endsWith('left') ? stage.left + TOOLS : stage.right - MARGIN - card.width;
  const top = corner.startsWith('high') ? stage.top + MARGIN : stage.bottom - MARGIN - card.height;
  return { left, top, right: left + card.width, bottom: top + card.height };
}

const isUnder = ({ left, top, right, bottom }: Box, { x, y }: Spot, reach: number): boolean =>
  x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;

const doMeet = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** What must not be hidden. */
interface Kept {
  /** Middles of hexes, and half of one on the screen. */
  readonly spots: readonly Spot[];
  readonly reach: number;
  /** Other cards over the map. */
  readonly cards: readonly Box[];
}

/** The corner of now if it still hides nothing, else the first that hides nothing. */
export function freeCorner(
  now: Corner,
  boxOf: (corner: Exclude<Corner, 'docked'>) => Box,
  { spots, reach, cards }: Kept,
): Corner {
  const isFree = (corner: Corner): boolean =>
    corner === 'docked' ||
    !(spots.some((spot) => isUnder(boxOf(corner), spot, reach)) || cards.some((card) => doMeet(boxOf(corner), card)));
  if (now !== 'docked' && isFree(now)) return now;
  return CORNERS.find(isFree) ?? 'docked';
}

const SHOWN: readonly string[] = ['reach', 'extended', 'selected', 'option', 'target'];

/** Everything that a plan has on the map. */
export const placesShown = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'hexes') return SHOWN.includes(shape.look) ? shape.hexes : [];
    return shape.kind === 'path' ? shape.places : [];
  });

/** Half of a hex on the screen. */
export function halfHex(board: ScreenBoard, places: readonly string[]): number {
  const [a, b] = places.flatMap((place) => board.screenOf(place) ?? []);
  return a === undefined || b === undefined ? HALF_HEX : Math.min(HALF_HEX, Math.hypot(a.x - b.x, a.y - b.y) / 2);
}

const HALF_HEX = 36;
