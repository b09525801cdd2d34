import { HEX, type Point } from '../../geometry/geometry.ts';
import type { BoardEvent } from '../look.ts';
import type { BoardParts } from '../parts.ts';
import { toScreen, toSheet } from './camera.ts';
import type { Pointing } from './gestures.ts';

const FAN_MS = 180;
const DOUBLE_TAP_ZOOM = 1.7;

export interface Pointer {
  gesture(kind: BoardEvent['gesture'], at: Point, by: Pointing): void;
  openFan(hex: string): void;
  closeFan(): void;
}

interface Found {
  readonly at: string | undefined;
  readonly counter: string | undefined;
}

/** Says what a hand points at, and lays stacks open under it. */
export function createPointer(parts: BoardParts, isTaken: (place: string) => boolean = () => false): Pointer {
  const { stage, rig, fan, sheet, emit } = parts;
  const fans = createFans(parts);
  let last = '';
  return {
    openFan: fans.open,
    closeFan: fans.close,
    gesture(kind, [x, y], by) {
      const { left, top } = stage.element.getBoundingClientRect();
      const point: Point = [x - left, y - top];
      const isInFan = fan.hit(point) !== undefined;
      const found = kind === 'leave' ? NOTHING : foundAt(parts, point);
      if (kind === 'hover' || kind === 'leave') {
        fans.hover(found);
        const now = `${kind} ${found.at} ${found.counter}`;
        if (now === last) return;
        last = now;
      }
      const tapped = kind === 'tap' && found.at !== undefined ? sheet.place(found.at) : undefined;
      if (tapped !== undefined) rig.lookAt([tapped]);
      if (kind === 'tap' && !isInFan) fans.tap(found, by);
      const zooms = kind === 'double-tap' && found.counter === undefined;
      if (zooms && (found.at === undefined || !isTaken(found.at))) rig.zoom(DOUBLE_TAP_ZOOM, point);
      emit({ gesture: kind, ...found, by, x, y });
    },
  };
}

const NOTHING: Found = { at: undefined, counter: undefined };

function foundAt({ rig, stacks, fan, sheet }: BoardParts, point: Point): Found {
  const inFan = fan.hit(point);
  if (inFan !== undefined) return { at: fan.at, counter: inFan.counter };
  const onSheet = toSheet(rig.view(), point);
  const at = sheet.under(onSheet);
  return { at, counter: at === undefined ? undefined : stacks.hit(at, onSheet) };
}

interface Fans {
  open(place: string): void;
  close(): void;
  hover(found: Found): void;
  tap(found: Found, by: Pointing): void;
}

function createFans({ rig, stacks, fan, sheet, signal }: BoardParts): Fans {
  let opening: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    clearTimeout(opening);
    fan.close();
  };
  const open = (place: string): void => {
    const counters = stacks.counters(place);
    const centre = sheet.place(place);
    if (counters.length < 2 || centre === undefined) return;
    const reach = rig.view().scale * HEX * 0.5;
    fan.open(place, counters, { centre: toScreen(rig.view(), centre), reach, board: rig.size() });
  };
  rig.watch(close);
  signal.addEventListener('abort', close);
  return {
    open,
    close,
    /** A stack opens when the mouse stays on it, and closes when it leaves both. */
    hover({ at, counter }) {
      clearTimeout(opening);
      if (fan.at !== undefined && at !== fan.at) fan.close();
      if (at === undefined || counter === undefined || fan.at === at) return;
      opening = setTimeout(() => open(at), FAN_MS);
    },
    tap({ at, counter }, by) {
      close();
      // A finger cannot hover: its tap lays the stack open.
      if (by === 'touch' && at !== undefined && counter !== undefined) open(at);
    },
  };
}
