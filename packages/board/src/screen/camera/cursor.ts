import type { BoardParts } from '../parts.ts';
import { drawHexes } from '../shapes/hexes.ts';
import { toScreen } from './camera.ts';
import { listenToKeys } from './keyboard.ts';

/** The hex cursor of the keyboard. */
export interface Cursor {
  readonly hex: string | undefined;
  set(hex: string | undefined): void;
}

export interface CursorHooks {
  describe(hex: string): string;
  closeFan(): void;
}

export function createCursor(parts: BoardParts, { describe, closeFan }: CursorHooks): Cursor {
  const { sheet, stage, rig, fan, stacks, signal } = parts;
  let hex: string | undefined;

  const set = (next: string | undefined): void => {
    hex = next !== undefined && sheet.cell(next) !== undefined ? next : undefined;
    stage.cursor.innerHTML = hex === undefined ? '' : drawHexes(sheet, [hex], 'cursor');
    if (hex === undefined) {
      stage.element.removeAttribute('aria-activedescendant');
      delete stage.spoken.dataset.hex;
      return;
    }
    stage.spoken.setAttribute('aria-label', describe(hex));
    stage.spoken.dataset.hex = hex;
    stage.element.setAttribute('aria-activedescendant', stage.spoken.id);
  };

  const keys = {
    get cursor() {
      return hex;
    },
    start: () => nearestToMiddle(parts),
    moveTo: (next: string) => {
      set(next);
      const at = sheet.place(next);
      if (at !== undefined) rig.show([at]);
    },
    gesture: (kind: 'tap' | 'hold', at: string) => {
      const { left, top } = stage.element.getBoundingClientRect();
      const [x, y] = toScreen(rig.view(), sheet.place(at) ?? [0, 0]);
      parts.emit({ gesture: kind, at, counter: stacks.counters(at)[0]?.id, by: 'keyboard', x: x + left, y: y + top });
    },
    zoom: (factor: number) => rig.zoom(factor),
    fit: () => rig.fit(),
    pan: (x: number, y: number) => rig.pan([x, y]),
    close: () => {
      const wasOpen = fan.at !== undefined;
      closeFan();
      return wasOpen;
    },
  };
  listenToKeys(stage.element, sheet, keys, signal);
  return {
    get hex() {
      return hex;
    },
    set,
  };
}

function nearestToMiddle({ sheet, rig }: BoardParts): string | undefined {
  const middle = { x: rig.size().width / 2, y: rig.size().height / 2 };
  const off = (name: string): number => {
    const [x, y] = toScreen(rig.view(), sheet.place(name) ?? [0, 0]);
    return Math.hypot(x - middle.x, y - middle.y);
  };
  return sheet.hexNames.reduce<string | undefined>(
    (best, name) => (best === undefined || off(name) < off(best) ? name : best),
    undefined,
  );
}
