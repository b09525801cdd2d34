import { type Box, boxOf, heightOf, widthOf } from '../../geometry/boxes.ts';
import { HEX, type Point } from '../../geometry/geometry.ts';

/** What of the sheet is shown: a point of the sheet `u` stands at `u * scale + (x, y)` on the screen. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** BoardParts of the board that panels cover; what is to be seen keeps clear of them. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The frame in which the camera moves. */
export interface Stage {
  readonly size: Size;
  readonly insets: Insets;
  readonly sheet: Box;
}

/** The widest hex on the screen, in pixels. */
const WIDEST_HEX = 230;
/** A sheet smaller than the screen may be this much smaller. */
const SLACK = 0.85;
/** Pixels that are seen beyond an edge of the sheet when something there is shown. */
const BEYOND_THE_EDGE = 40;
/** Pixels of the sheet that always stay in view. */
const KEPT = 120;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

export const toScreen = ({ x, y, scale }: View, [ux, uy]: Point): Point => [ux * scale + x, uy * scale + y];
export const toSheet = ({ x, y, scale }: View, [sx, sy]: Point): Point => [(sx - x) / scale, (sy - y) / scale];

const free = ({ size, insets }: Stage): Box => ({
  left: insets.left,
  top: insets.top,
  right: Math.max(insets.left + 40, size.width - insets.right),
  bottom: Math.max(insets.top + 40, size.height - insets.bottom),
});

const scaleToFit = (stage: Stage, box: Box): number =>
  Math.min(widthOf(free(stage)) / Math.max(1, widthOf(box)), heightOf(free(stage)) / Math.max(1, heightOf(box)));

/** The scale nearest to the one wanted that is neither too far off nor too near. */
function limitedScale(stage: Stage, wanted: number): number {
  const nearest = WIDEST_HEX / HEX;
  return clamp(wanted, Math.min(scaleToFit(stage, stage.sheet) * SLACK, nearest), nearest);
}

function limited(stage: Stage, { x, y, scale }: View): View {
  const k = limitedScale(stage, scale);
  const { sheet } = stage;
  const room = free(stage);
  return {
    x: clamp(x, room.left + KEPT - sheet.right * k, room.right - KEPT - sheet.left * k),
    y: clamp(y, room.top + KEPT - sheet.bottom * k, room.bottom - KEPT - sheet.top * k),
    scale: k,
  };
}

/** Where the sheet goes along one side of the screen: from where it is, its extent and the room there is. */
type Placed = (at: number, extent: Point, room: Point) => number;

function placedIn(stage: Stage, { x, y, scale }: View, placed: Placed): View {
  const { sheet } = stage;
  const room = free(stage);
  return {
    x: placed(x, [sheet.left * scale, sheet.right * scale], [room.left, room.right]),
    y: placed(y, [sheet.top * scale, sheet.bottom * scale], [room.top, room.bottom]),
    scale,
  };
}

/** Zooming out brings a sheet that fits into the room back into it; a hand may push it aside again. */
const gathered: Placed = (at, [low, high], [from, to]) =>
  high - low <= to - from ? clamp(at, from - low, to - high) : at;

/** What lies at an edge of the sheet is shown there, not in the middle of an empty screen. */
const filled: Placed = (at, [low, high], [from, to]) =>
  high - low <= to - from
    ? (from + to - low - high) / 2
    : clamp(at, to - high - BEYOND_THE_EDGE, from - low + BEYOND_THE_EDGE);

/** The point of the sheet under `at` stays there, as far as it can. */
export function zoomed(stage: Stage, view: View, factor: number, at: Point): View {
  const scale = limitedScale(stage, view.scale * factor);
  const by = scale / view.scale;
  const near = limited(stage, { x: at[0] - (at[0] - view.x) * by, y: at[1] - (at[1] - view.y) * by, scale });
  return factor < 1 ? placedIn(stage, near, gathered) : near;
}

export const moved = (stage: Stage, view: View, [dx, dy]: Point): View =>
  limited(stage, { ...view, x: view.x + dx, y: view.y + dy });

/** The box in the middle of what is free, at this scale, or as near to it as leaves no room empty. */
function centred(stage: Stage, box: Box, scale: number): View {
  const room = free(stage);
  const view = {
    x: (room.left + room.right - (box.left + box.right) * scale) / 2,
    y: (room.top + room.bottom - (box.top + box.bottom) * scale) / 2,
    scale,
  };
  return limited(stage, placedIn(stage, view, filled));
}

/** What somebody sees, whatever the size of the board: the point of the sheet in its middle, and the scale. */
export interface Camera {
  readonly middle: Point;
  readonly scale: number;
}

const halfOf = ({ size }: Stage): Point => [size.width / 2, size.height / 2];

export const cameraOf = (stage: Stage, view: View): Camera => ({
  middle: toSheet(view, halfOf(stage)),
  scale: view.scale,
});

export function viewOf(stage: Stage, { middle, scale }: Camera): View {
  const [x, y] = halfOf(stage);
  return limited(stage, { x: x - middle[0] * scale, y: y - middle[1] * scale, scale });
}

/** The point in the middle of what is free, at the scale of now. */
export const centredOn = (stage: Stage, { scale }: View, [x, y]: Point): View =>
  centred(stage, { left: x, top: y, right: x, bottom: y }, scale);

export const fitted = (stage: Stage): View => centred(stage, stage.sheet, scaleToFit(stage, stage.sheet));

/** The points with a hex around them. */
function around(points: readonly Point[]): Box {
  const { left, top, right, bottom } = boxOf(points);
  return { left: left - HEX, top: top - HEX, right: right + HEX, bottom: bottom + HEX };
}

function isFree(stage: Stage, view: View, box: Box): boolean {
  const room = free(stage);
  const [left, top] = toScreen(view, [box.left, box.top]);
  const [right, bottom] = toScreen(view, [box.right, box.bottom]);
  return left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
}

/** A view that shows the points already stays as it is; else they are in the middle, at a scale of their own. */
function bringing(stage: Stage, view: View, points: readonly Point[], scaleOf: (box: Box) => number): View {
  if (points.length === 0) return view;
  const box = around(points);
  return isFree(stage, view, box) ? view : centred(stage, box, scaleOf(box));
}

/** As near as the points fit and no nearer than now. */
export const showing = (stage: Stage, view: View, points: readonly Point[]): View =>
  bringing(stage, view, points, (box) => Math.min(view.scale, scaleToFit(stage, box)));

/** At the scale of now: a window that is small for a moment does not leave the map small. */
export const keeping = (stage: Stage, view: View, points: readonly Point[]): View =>
  bringing(stage, view, points, () => view.scale);
