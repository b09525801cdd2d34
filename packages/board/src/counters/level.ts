/** [design 5] How much a counter shows, by the width of a hex on the screen. */
export const LEVELS = ['far', 'middle', 'near'] as const;
export type Level = (typeof LEVELS)[number];

const MIDDLE_FROM = 48;
const NEAR_FROM = 110;
/** A level holds a little beyond its border, so that a zoom that trembles does not make counters flicker. */
const HYSTERESIS = 0.1;

export function levelAt(hexWidth: number, now?: Level): Level {
  const border = (width: number, upper: Level): number =>
    now === undefined
      ? width
      : LEVELS.indexOf(now) >= LEVELS.indexOf(upper)
        ? width * (1 - HYSTERESIS)
        : width * (1 + HYSTERESIS);
  if (hexWidth >= border(NEAR_FROM, 'near')) return 'near';
  return hexWidth >= border(MIDDLE_FROM, 'middle') ? 'middle' : 'far';
}

/** Below this the sheet is a picture of the whole: only cities are named, and a stack is its strength. */
export const FARTHEST_BELOW = 30;
