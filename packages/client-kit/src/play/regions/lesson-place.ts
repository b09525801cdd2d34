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

/** How far the map must go up or down so that the card covers none of these; nothing where it need not. */
export function wayClear(corner: Corner, room: Rect, card: Size, things: readonly Rect[]): number {
  const rect = cardIn(corner, room, card);
  const covered = things.filter((thing) => shared(rect, thing) > 0);
  if (covered.length === 0) return 0;
  return corner.startsWith('top')
    ? rect.bottom - Math.min(...covered.map(({ top }) => top))
    : rect.top - Math.max(...covered.map(({ bottom }) => bottom));
}

/** It stays where it is while it covers nothing there; else the corner where it covers least. */
export function freeCorner(now: Corner, room: Rect, card: Size, things: readonly Rect[]): Corner {
  const covered = (corner: Corner): number => {
    const rect = cardIn(corner, room, card);
    return things.reduce((sum, thing) => sum + shared(rect, thing), 0);
  };
  if (covered(now) === 0) return now;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), CORNERS[0]);
}
