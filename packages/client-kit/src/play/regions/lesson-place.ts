/** Where the card of a lesson may lie: in the corner of the map where it covers nothing that it talks about. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The first is taken where all are as good. */
export const CORNERS = ['top-right', 'top-left', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The card in a corner of the room that it may have. */
export function cardIn(corner: Corner, room: Rect, { width, height }: Size): Rect {
  const [vertical, horizontal] = corner.split('-');
  const left = horizontal === 'left' ? room.left : Math.max(room.left, room.right - width);
  const top = vertical === 'top' ? room.top : Math.max(room.top, room.bottom - height);
  return { left, top, right: left + width, bottom: top + height };
}

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far the map must go so that the card covers none of these: up or down, on a low screen to the side. */
export function wayClear(corner: Corner, room: Rect, card: Size, things: readonly Rect[]): readonly [number, number] {
  const rect = cardIn(corner, room, card);
  const covered = things.filter((thing) => shared(rect, thing) > 0 || isOut(room, thing));
  if (covered.length === 0) return [0, 0];
  const [top, bottom] = [Math.min(...covered.map((one) => one.top)), Math.max(...covered.map((one) => one.bottom))];
  const [left, right] = [Math.min(...covered.map((one) => one.left)), Math.max(...covered.map((one) => one.right))];
  const isAtTop = corner.startsWith('top');
  const free = isAtTop ? room.bottom - rect.bottom : rect.top - room.top;
  if (free >= bottom - top) return [0, isAtTop ? rect.bottom - top : rect.top - bottom];
  return [corner.endsWith('left') ? rect.right - left : rect.left - right, (room.top + room.bottom - top - bottom) / 2];
}

const isOut = (room: Rect, thing: Rect): boolean => thing.top > room.bottom || thing.bottom < room.top;

/** It stays where it is while it covers nothing there; else the corner where it covers least. */
export function freeCorner(now: Corner, room: Rect, card: Size, things: readonly Rect[]): Corner {
  const covered = (corner: Corner): number => {
    const rect = cardIn(corner, room, card);
    return things.reduce((sum, thing) => sum + shared(rect, thing), 0);
  };
  if (covered(now) === 0) return now;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), CORNERS[0]);
}
