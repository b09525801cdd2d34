import type { Point } from '../../geometry/geometry.ts';
import type { Sheet } from '../sheet.ts';
import { placing, type Spot } from './stack-layout.ts';
import type { Stacks } from './stacks.ts';

/** [design 4] */
const STEP_MS = 90;
const LONGEST_MS = 600;

export interface Walks {
  start(counter: string, places: readonly string[]): void;
  /** A click always ends what is running. */
  finish(): void;
}

/** Counters walk by transform alone; where motion is reduced they are simply there. */
export function createWalks(sheet: Sheet, stacks: Stacks): Walks {
  const running = new Map<string, Animation>();
  const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    start(counter, places) {
      const element = stacks.element(counter);
      const spot = stacks.spot(counter);
      const stops = places.map((name) => sheet.place(name)).filter((point) => point !== undefined);
      if (element === undefined || spot === undefined || stops.length < 2 || isStill()) return;
      running.get(counter)?.finish();
      const duration = Math.min(LONGEST_MS, STEP_MS * (stops.length - 1));
      // Over the counters it passes; afterwards back into its row.
      stacks.group.append(element);
      const walk = element.animate(framesOf(spot, stops), { duration, easing: 'ease-out' });
      running.set(counter, walk);
      walk.finished
        .catch(() => undefined)
        .then(() => {
          if (running.get(counter) === walk) running.delete(counter);
          stacks.order();
        });
    },
    finish() {
      for (const walk of running.values()) walk.finish();
    },
  };
}

/** The last stop is where the counter now lies; the others are shifted as it is in its stack. */
function framesOf(spot: Spot, stops: readonly Point[]): Keyframe[] {
  const end = stops[stops.length - 1] ?? [0, 0];
  const [dx, dy] = [spot.corner[0] - end[0], spot.corner[1] - end[1]];
  return stops.map(([x, y]) => ({ transform: placing({ ...spot, corner: [x + dx, y + dy] }) }));
}
