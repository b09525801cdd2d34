/** Names on the picture of the whole sheet: large, and clear of the chips that stand for stacks. */
import { COUNTER } from '../../counters/counter-frame.ts';
import { type Box, boxAround, grown, overlap } from '../../geometry/boxes.ts';
import type { Point } from '../../geometry/geometry.ts';
import { textWidth } from '../../lettering/metrics.ts';
import type { Sheet } from '../sheet.ts';
import { type Spot, spotsOf } from './stack-layout.ts';
import type { Stacks } from './stacks.ts';

/** Sizes of letters by class, in drawing units, the gravest first: what is not listed is not named so far off. */
export const FAR_LETTERS = { 'm-city': 44, 'm-staff-town': 38, 'm-staff-village': 31, 'm-pass-name': 29 } as const;
const SPACING = { 'm-city': 1.6, 'm-staff-town': 1.6, 'm-staff-village': 0, 'm-pass-name': 0 } as const;

/** From the base line up to half the height of a capital. */
const MIDDLE = 0.36;
const HALO = 4;

/** A city's counters stand on it, so its name begins above them; the others are where the map has them. */
const HOME = { 'm-city': -96, 'm-staff-town': 0, 'm-staff-village': 0, 'm-pass-name': 0 } as const;
/** How far a name may go: a village is known by where its name stands. */
const ANYWHERE = Number.POSITIVE_INFINITY;
const FARTHEST = { 'm-city': ANYWHERE, 'm-staff-town': ANYWHERE, 'm-staff-village': 90, 'm-pass-name': 90 } as const;
const RISES = [0, 34, -34, 68, -68, 102, 158, -102, 192];
const SHIFTS = [0, 40, -40, 80, -80, 120, -120, 160, -160];

/** What is in the way of a name: what lies on the map, and its edge for all but towns. */
interface Page {
  readonly taken: readonly Box[];
  readonly land: Box;
}

/** How far a name moves to lie free of these, the nearest way; undefined: nowhere near is room for it. */
export function freeShift(words: string, kind: Lettered, [x, y]: Point, { taken, land }: Page): Point | undefined {
  const size = FAR_LETTERS[kind];
  const width = textWidth(words, size, SPACING[kind]);
  return RISES.flatMap((rise) => SHIFTS.map((aside): Point => [aside, HOME[kind] + rise]))
    .filter((shift) => farOf(shift, kind) <= FARTHEST[kind])
    .sort((a, b) => farOf(a, kind) - farOf(b, kind))
    .find((shift) => {
      const box = boxAt([x, y], shift, width, size);
      const isOn = FARTHEST[kind] === ANYWHERE || (box.left >= land.left && box.right <= land.right);
      return isOn && !taken.some((other) => overlap(box, other));
    });
}

const farOf = ([aside, rise]: Point, kind: Lettered): number => Math.abs(aside) + Math.abs(rise - HOME[kind]);

const boxAt = ([x, y]: Point, [aside, rise]: Point, width: number, size: number): Box =>
  grown(boxAround([x + aside, y + rise - size * MIDDLE], width, size * MIDDLE * 2), HALO);

const chipOf = ({ corner: [left, top], scale }: Spot): Box => ({
  left,
  top,
  right: left + COUNTER * scale,
  bottom: top + COUNTER * scale,
});

/** Where the chips are: only the top of a stack is seen. */
const chipsOf = (sheet: Sheet, stacks: Stacks): readonly Box[] =>
  stacks.all().flatMap((stack) => {
    const top = spotsOf(sheet, stack).at(-1);
    return top === undefined || top.inArea ? [] : [chipOf(top)];
  });

const KINDS = ['m-city', 'm-staff-town', 'm-staff-village', 'm-pass-name'] as const;
type Lettered = (typeof KINDS)[number];

/** Puts every name of the whole sheet where it can be read, or away. */
export function placeFarNames(names: SVGGElement, sheet: Sheet, stacks: Stacks): void {
  const taken = [...chipsOf(sheet, stacks)];
  for (const kind of KINDS)
    for (const name of names.querySelectorAll<SVGTextElement>(`text.${kind}`)) {
      const words = name.textContent;
      const at: Point = [Number(name.getAttribute('x')), Number(name.getAttribute('y'))];
      const shift = freeShift(words, kind, at, { taken, land: sheet.hexes });
      name.classList.toggle('b-crowded', shift === undefined);
      if (shift === undefined) continue;
      taken.push(boxAt(at, shift, textWidth(words, FAR_LETTERS[kind], SPACING[kind]), FAR_LETTERS[kind]));
      name.style.setProperty('--far', `${shift[0]}px ${shift[1]}px`);
    }
}
