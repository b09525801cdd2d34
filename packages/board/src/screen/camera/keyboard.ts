import { directionNamed, type Orientation } from '@bridgehead/hex';
import type { Sheet } from '../sheet.ts';

/** What the keyboard does on the board. */
export interface Keys {
  readonly cursor: string | undefined;
  /** A hex to begin with when there is no cursor yet. */
  start(): string | undefined;
  moveTo(hex: string): void;
  gesture(kind: 'tap' | 'hold', hex: string): void;
  zoom(factor: number): void;
  fit(): void;
  pan(x: number, y: number): void;
  /** Whether something was open and is now closed. */
  close(): boolean;
}

/** Six keys around one finger, as they lie on the keyboard. */
const LETTERS: Readonly<Record<Orientation, Readonly<Record<string, string>>>> = {
  pointy: { q: 'NW', e: 'NE', a: 'W', d: 'E', z: 'SW', c: 'SE' },
  flat: { q: 'NW', w: 'N', e: 'NE', a: 'SW', s: 'S', d: 'SE' },
};

/** `Q E A D Z C`, as help names them. */
export const cursorLetters = (orientation: Orientation): string =>
  Object.keys(LETTERS[orientation]).join(' ').toUpperCase();

/** An arrow that points between two hexes goes to the one that keeps the line. */
const ARROWS: Readonly<Record<Orientation, Readonly<Record<string, readonly [string, string]>>>> = {
  pointy: {
    ArrowLeft: ['W', 'W'],
    ArrowRight: ['E', 'E'],
    ArrowUp: ['NW', 'NE'],
    ArrowDown: ['SW', 'SE'],
  },
  flat: {
    ArrowUp: ['N', 'N'],
    ArrowDown: ['S', 'S'],
    ArrowLeft: ['NW', 'SW'],
    ArrowRight: ['NE', 'SE'],
  },
};

const ZOOM_STEP = 1.25;
const PAN_STEP = 90;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** Arrows and six letters move the cursor, Enter taps, Space holds; + - 0 and Shift with arrows move the camera. */
export function listenToKeys(element: HTMLElement, sheet: Sheet, keys: Keys, signal: AbortSignal): void {
  const step = createStepper(sheet);
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (cameraKey(event, keys) || cursorKey(event, keys, step)) event.preventDefault();
    },
    { signal },
  );
}

function cameraKey({ key, shiftKey }: KeyboardEvent, keys: Keys): boolean {
  if (key === '+' || key === '=') keys.zoom(ZOOM_STEP);
  else if (key === '-' || key === '_') keys.zoom(1 / ZOOM_STEP);
  else if (key === '0') keys.fit();
  else {
    const pan = shiftKey ? PANS[key] : undefined;
    if (pan === undefined) return false;
    keys.pan(...pan);
  }
  return true;
}

function cursorKey({ key }: KeyboardEvent, keys: Keys, step: Stepper): boolean {
  if (key === 'Escape') return keys.close();
  const { cursor } = keys;
  if (key === 'Enter' || key === ' ') {
    if (cursor === undefined) return false;
    keys.gesture(key === 'Enter' ? 'tap' : 'hold', cursor);
    return true;
  }
  if (!step.knows(key)) return false;
  const next = cursor === undefined ? keys.start() : step.from(cursor, key);
  if (next !== undefined) keys.moveTo(next);
  return true;
}

interface Stepper {
  knows(key: string): boolean;
  from(hex: string, key: string): string | undefined;
}

function createStepper(sheet: Sheet): Stepper {
  const { orientation } = sheet.grid.layout;
  const letters = LETTERS[orientation];
  const arrows = ARROWS[orientation];
  /** Where the line runs along which arrows have gone up and down. */
  let line: { axis: 0 | 1; at: number; hex: string } | undefined;
  const beside = (hex: string, name: string): string | undefined => {
    const direction = directionNamed(orientation, name);
    return direction === undefined ? undefined : sheet.beside(hex, direction);
  };
  const alongLine = (hex: string, pair: readonly [string, string]): string | undefined => {
    const axis = orientation === 'pointy' ? 0 : 1;
    const own = sheet.place(hex)?.[axis] ?? 0;
    const at = line !== undefined && line.hex === hex && line.axis === axis ? line.at : own;
    const off = (name: string | undefined): number =>
      name === undefined ? Number.POSITIVE_INFINITY : Math.abs((sheet.place(name)?.[axis] ?? 0) - at);
    const [a, b] = [beside(hex, pair[0]), beside(hex, pair[1])];
    const next = off(a) <= off(b) ? (a ?? b) : b;
    if (next !== undefined) line = { axis, at, hex: next };
    return next;
  };
  return {
    knows: (key) => Object.hasOwn(letters, key.toLowerCase()) || Object.hasOwn(arrows, key),
    from(hex, key) {
      const arrow = arrows[key];
      if (arrow !== undefined) return arrow[0] === arrow[1] ? beside(hex, arrow[0]) : alongLine(hex, arrow);
      const name = letters[key.toLowerCase()];
      return name === undefined ? undefined : beside(hex, name);
    },
  };
}
