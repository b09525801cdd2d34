import type { Axial, Orientation } from './layout.ts';

/**
 * The one direction order of the project: clockwise, beginning with the first direction at or after straight up.
 * Hexside `d` of a hex faces the neighbour in direction `d`; `d` and `d + 3` are opposite.
 */
export const DIRECTIONS = {
  pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
} as const;

export const DIRECTION_COUNT = 6;

const STEPS: Record<Orientation, readonly Axial[]> = {
  pointy: [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
  ],
  flat: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
  ],
};

export const opposite = (direction: number): number => (direction + 3) % DIRECTION_COUNT;

/** Names are those of the sheet, where up is N whatever the compass says. */
export function directionName(orientation: Orientation, direction: number): string {
  const name = DIRECTIONS[orientation][direction];
  if (name === undefined) throw new RangeError(`no direction ${direction}`);
  return name;
}

/** The number of a direction name, or undefined for a name that this orientation does not have. */
export function directionNamed(orientation: Orientation, name: string): number | undefined {
  const found = (DIRECTIONS[orientation] as readonly string[]).indexOf(name);
  return found < 0 ? undefined : found;
}

export function neighbour(orientation: Orientation, { q, r }: Axial, direction: number): Axial {
  const step = STEPS[orientation][direction];
  if (step === undefined) throw new RangeError(`no direction ${direction}`);
  return { q: q + step.q, r: r + step.r };
}
