/** Names from some way off: larger than the map has room for, so that some must step aside. */
import { type Box, boxAround, overlap } from '../../geometry/boxes.ts';
import type { Point } from '../../geometry/geometry.ts';
import { textWidth } from '../../lettering/metrics.ts';

/** Sizes of letters by class, in drawing units, the gravest first. */
export const MIDDLE_LETTERS = { 'm-staff-city': 22, 'm-city': 24, 'm-staff-town': 19, 'm-town': 17 } as const;
const SPACING = { 'm-staff-city': 1.6, 'm-city': 1.6, 'm-staff-town': 1.2, 'm-town': 0 } as const;
const KINDS = ['m-staff-city', 'm-city', 'm-staff-town', 'm-town'] as const;
type Lettered = (typeof KINDS)[number];

/** From the base line up to half the height of a capital. */
const MIDDLE = 0.36;
const GAP = 8;
/** Along its band only: above and below it counters stand. */
const SHIFTS = [0, 12, -12, 24, -24, 36, -36, 48, -48];

/** How far to the side a name stands free of others; nothing where no step is enough. */
export function stepAside(words: string, kind: Lettered, at: Point, taken: readonly Box[]): number {
  return SHIFTS.find((aside) => !taken.some((other) => overlap(boxOf(words, kind, at, aside), other))) ?? 0;
}

export const boxOf = (words: string, kind: Lettered, [x, y]: Point, aside: number): Box => {
  const size = MIDDLE_LETTERS[kind];
  return boxAround([x + aside, y - size * MIDDLE], textWidth(words, size, SPACING[kind]) + GAP, size);
};

/** Moves the lesser of two names that would touch. */
export function placeMiddleNames(names: SVGGElement): void {
  const taken: Box[] = [];
  const isPlaced = new Set<Element>();
  for (const kind of KINDS)
    for (const name of names.querySelectorAll<SVGTextElement>(`text.${kind}`)) {
      if (isPlaced.has(name)) continue;
      isPlaced.add(name);
      const words = name.textContent;
      const at: Point = [Number(name.getAttribute('x')), Number(name.getAttribute('y'))];
      const aside = stepAside(words, kind, at, taken);
      taken.push(boxOf(words, kind, at, aside));
      name.style.setProperty('--middle', `${aside}px 0px`);
    }
}
