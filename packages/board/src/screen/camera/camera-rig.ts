import type { Box } from '../../geometry/boxes.ts';
import type { Point } from '../../geometry/geometry.ts';
import {
  type Camera,
  cameraOf,
  centredOn,
  fitted,
  type Insets,
  keeping,
  moved,
  NO_INSETS,
  type Size,
  type Stage,
  showing,
  toScreen,
  type View,
  viewOf,
  zoomed,
} from './camera.ts';

/** The camera on the screen: one composited element that moves, sharpened when it comes to rest. */
export interface Rig {
  view(): View;
  size(): Size;
  pan(by: Point): void;
  zoom(factor: number, at?: Point): void;
  fit(): void;
  show(points: readonly Point[]): void;
  centreOn(point: Point): void;
  camera(): Camera;
  setCamera(camera: Camera): void;
  /** Where somebody looks: it stays in view when the board gets smaller, unless a hand has pushed it out before. */
  lookAt(points: readonly Point[]): void;
  setInsets(insets: Insets): void;
  watch(listener: () => void): () => void;
  /** Whether the scale has changed a moment ago: what is painted for it now may be painted in vain. */
  isZooming(): boolean;
  /** Called when the camera has come to rest. */
  watchRest(listener: () => void): () => void;
}

const REST_MS = 140;

export interface RigParts {
  readonly element: HTMLElement;
  readonly world: HTMLElement;
  readonly lens: HTMLElement;
  readonly sheet: Box;
  readonly signal: AbortSignal;
}

export function createRig({ element, world, lens, sheet, signal }: RigParts): Rig {
  let size: Size = sizeOf(element);
  let insets = NO_INSETS;
  let lookedAt: readonly Point[] = [];
  const stage = (): Stage => ({ size, insets, sheet });
  let view: View = fitted(stage());
  const picture = createPicture(world, lens);
  const watchers = new Set<() => void>();
  const resting = createResting(element, signal, () => picture.sharpen(view));
  const apply = (next: View): void => {
    resting.moved(next.scale !== view.scale);
    view = next;
    picture.place(view);
    for (const listener of watchers) listener();
  };
  followSize(element, signal, (next) => {
    const isFirst = size.width === 0;
    const by: Point = [(next.width - size.width) / 2, (next.height - size.height) / 2];
    const kept = lookedAt.every((point) => isOnScreen(toScreen(view, point), size)) ? lookedAt : [];
    size = next;
    apply(isFirst ? fitted(stage()) : keeping(stage(), moved(stage(), view, by), kept));
  });
  apply(view);
  picture.sharpen(view);
  return {
    view: () => view,
    size: () => size,
    pan: (by) => apply(moved(stage(), view, by)),
    zoom: (factor, at = middleOf(size, insets)) => apply(zoomed(stage(), view, factor, at)),
    fit: () => apply(fitted(stage())),
    show: (points) => {
      lookedAt = points;
      apply(showing(stage(), view, points));
    },
    centreOn: (point) => apply(centredOn(stage(), view, point)),
    camera: () => cameraOf(stage(), view),
    setCamera: (camera) => apply(viewOf(stage(), camera)),
    lookAt: (points) => {
      lookedAt = points;
    },
    setInsets(next) {
      insets = next;
    },
    watch: (listener) => joined(watchers, listener),
    isZooming: resting.isZooming,
    watchRest: (listener) => joined(resting.listeners, listener),
  };
}

interface Picture {
  place(view: View): void;
  sharpen(view: View): void;
}

/** A moving element keeps the picture it has; another scale of the lens within it makes a new, sharp one. */
function createPicture(world: HTMLElement, lens: HTMLElement): Picture {
  let sharpScale = 1;
  // Whole pixels: moved by them a picture is copied, moved by parts of them it is computed anew.
  const place = ({ x, y, scale }: View): void => {
    const by = (scale / sharpScale).toFixed(5);
    world.style.transform = `translate3d(${Math.round(x)}px,${Math.round(y)}px,0) scale(${by})`;
  };
  return {
    place,
    sharpen(view) {
      if (sharpScale === view.scale) return;
      sharpScale = view.scale;
      lens.style.transform = `scale(${sharpScale.toFixed(5)})`;
      place(view);
    },
  };
}

interface Resting {
  readonly listeners: Set<() => void>;
  moved(isZoomed: boolean): void;
  isZooming(): boolean;
}

type Timer = ReturnType<typeof setTimeout>;

/** Tells when nothing has moved for a moment; `sharpen` follows a zoom although the hand that made it goes on dragging. */
function createResting(element: HTMLElement, signal: AbortSignal, sharpen: () => void): Resting {
  const listeners = new Set<() => void>([sharpen]);
  let timer: Timer | undefined;
  let zoomTimer: Timer | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(zoomTimer);
  });
  const zoomed = (): void => {
    clearTimeout(zoomTimer);
    zoomTimer = setTimeout(() => {
      zoomTimer = undefined;
      sharpen();
    }, REST_MS);
  };
  return {
    listeners,
    isZooming: () => zoomTimer !== undefined,
    moved(isZoomed) {
      if (isZoomed) zoomed();
      element.classList.add('b-moving');
      clearTimeout(timer);
      timer = setTimeout(() => {
        element.classList.remove('b-moving');
        for (const listener of listeners) listener();
      }, REST_MS);
    },
  };
}

function joined(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The middle of what no panel covers. */
const middleOf = ({ width, height }: Size, { left, top, right, bottom }: Insets): Point => [
  (left + width - right) / 2,
  (top + height - bottom) / 2,
];

const isOnScreen = ([x, y]: Point, { width, height }: Size): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

function followSize(element: HTMLElement, signal: AbortSignal, changed: (size: Size) => void): void {
  let known = sizeOf(element);
  const observer = new ResizeObserver(() => {
    const size = sizeOf(element);
    // Taken out of the page or hidden: the camera waits where it is.
    if (size.width === 0 || size.height === 0) return;
    if (size.width === known.width && size.height === known.height) return;
    known = size;
    changed(size);
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
