import { distance, minus, mix, type Point } from '../../geometry/geometry.ts';
import type { BoardEvent } from '../look.ts';

export type Pointing = Exclude<BoardEvent['by'], 'keyboard'>;

/** What is done with the board by hand; points are those of the window. */
export interface GestureHandlers {
  press(): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  gesture(kind: BoardEvent['gesture'], at: Point, by: Pointing): void;
  dragging(on: boolean): void;
}

const HOLD_MS = 500;
const DOUBLE_MS = 320;
const DOUBLE_REACH = 28;
/** A finger trembles more than a mouse. */
const STILL = { mouse: 5, pen: 7, touch: 10 } as const;
const LINE_PIXELS = 16;
const WHEEL_SPEED = 0.0016;
/** A pinch on a track pad comes as a wheel with small steps. */
const PINCH_SPEED = 0.01;
const RIGHT_BUTTON = 2;

interface Touch {
  readonly by: Pointing;
  readonly start: Point;
  now: Point;
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => [clientX, clientY];
const pointing = (type: string): Pointing => (type === 'touch' || type === 'pen' ? type : 'mouse');

/** Mouse, finger and pen: pan, pinch, tap, double tap, hold, context, hover. */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const grip = createGrip(handlers);
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, listener, { signal, passive: false });
  on('pointerdown', (event) => {
    if (event.button === RIGHT_BUTTON) return;
    element.setPointerCapture(event.pointerId);
    handlers.press();
    grip.press(event);
  });
  on('pointermove', (event) => grip.move(event));
  on('pointerup', (event) => grip.release(event, true));
  on('pointercancel', (event) => grip.release(event, false));
  // A tap has been told by now: the click that a browser sends after it would hit whatever the tap has opened there.
  on('touchend', (event) => {
    if (event.cancelable) event.preventDefault();
  });
  on('pointerleave', (event) => {
    // A finger that is lifted leaves too, but it was never hovering.
    if (grip.isFree() && event.pointerType !== 'touch') {
      handlers.gesture('leave', pointOf(event), pointing(event.pointerType));
    }
  });
  on('contextmenu', (event) => {
    event.preventDefault();
    // A long press also asks for a menu; it has already been told as a hold.
    if (grip.isFree()) handlers.gesture('context', pointOf(event), 'mouse');
  });
  on('wheel', (event) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
    handlers.zoom(Math.exp(-pixels * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED)), pointOf(event));
  });
  signal.addEventListener('abort', () => grip.letGo());
}

/** What holds the board now: nothing, one pointer that may still become a tap, or a drag. */
interface Grip {
  isFree(): boolean;
  press(event: PointerEvent): void;
  move(event: PointerEvent): void;
  release(event: PointerEvent, ended: boolean): void;
  letGo(): void;
}

function createGrip(handlers: GestureHandlers): Grip {
  const touches = new Map<number, Touch>();
  const tapped = createTapCounter(handlers);
  let mode: 'idle' | 'pressed' | 'dragging' | 'held' = 'idle';
  let holding: ReturnType<typeof setTimeout> | undefined;
  const drag = (): void => {
    clearTimeout(holding);
    if (mode !== 'dragging') handlers.dragging(true);
    mode = 'dragging';
  };
  const hold = ({ start, by }: Touch): void => {
    mode = 'held';
    handlers.gesture('hold', start, by);
  };
  const letGo = (): void => {
    clearTimeout(holding);
    if (mode === 'dragging') handlers.dragging(false);
    mode = 'idle';
  };
  return {
    isFree: () => touches.size === 0,
    letGo,
    press(event) {
      const touch = { by: pointing(event.pointerType), start: pointOf(event), now: pointOf(event) };
      touches.set(event.pointerId, touch);
      if (touches.size > 1) return drag();
      mode = 'pressed';
      if (touch.by !== 'mouse') holding = setTimeout(() => hold(touch), HOLD_MS);
    },
    move(event) {
      const touch = touches.get(event.pointerId);
      if (touch === undefined) return hovered(event, handlers);
      const before = touch.now;
      touch.now = pointOf(event);
      if (touches.size === 2) return pinch(touches, touch, before, handlers);
      const hasStarted = mode === 'pressed' && distance(touch.start, touch.now) > STILL[touch.by];
      if (hasStarted) drag();
      if (mode === 'dragging') handlers.pan(minus(touch.now, hasStarted ? touch.start : before));
    },
    release(event, ended) {
      const touch = touches.get(event.pointerId);
      touches.delete(event.pointerId);
      if (touch === undefined || touches.size > 0) return;
      const isTap = ended && mode === 'pressed' && event.button === 0;
      letGo();
      if (isTap) tapped(touch, event.timeStamp);
    },
  };
}

function hovered(event: PointerEvent, handlers: GestureHandlers): void {
  if (event.pointerType !== 'touch') handlers.gesture('hover', pointOf(event), pointing(event.pointerType));
}

/** Every tap is told; the second of two quick ones in one place also as a double tap. */
function createTapCounter(handlers: GestureHandlers): (touch: Touch, time: number) => void {
  let last: { at: Point; time: number } | undefined;
  return ({ now, by }, time) => {
    handlers.gesture('tap', now, by);
    const isSecond = last !== undefined && time - last.time < DOUBLE_MS && distance(last.at, now) < DOUBLE_REACH;
    if (isSecond) handlers.gesture('double-tap', now, by);
    last = isSecond ? undefined : { at: now, time };
  };
}

/** Two fingers: what is between them stays between them. */
function pinch(touches: ReadonlyMap<number, Touch>, moved: Touch, before: Point, handlers: GestureHandlers): void {
  const other = [...touches.values()].find((touch) => touch !== moved);
  if (other === undefined) return;
  const [was, is] = [distance(before, other.now), distance(moved.now, other.now)];
  handlers.pan(minus(mix(moved.now, other.now, 0.5), mix(before, other.now, 0.5)));
  if (was > 8) handlers.zoom(is / was, mix(moved.now, other.now, 0.5));
}
