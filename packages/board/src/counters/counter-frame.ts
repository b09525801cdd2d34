import type { Point } from '../geometry/geometry.ts';
import { fine } from '../svg.ts';
import type { CounterLook } from './counter-look.ts';

/** A counter is drawn in a square of this many units. */
export const COUNTER = 100;

type Corner = CounterLook['corner'];

/** The outline of a counter, `by` units outside its edge: round for one side, cut for the other. */
export function frame(corner: Corner, by = 0, [dx, dy]: Point = [0, 0]): string {
  const cut = (corner === 'round' ? 13 : 10) - by * 0.4;
  const along = [-by, cut, COUNTER - cut, COUNTER + by] as const;
  const [left, leftTurn, rightTurn, right] = along.map((x) => fine(x + dx));
  const [top, topTurn, bottomTurn, bottom] = along.map((y) => fine(y + dy));
  const turn = (edge: string, end: string): string => (corner === 'round' ? `Q${edge} ${end}` : `L${end}`);
  return (
    `M${leftTurn} ${top}H${rightTurn}${turn(`${right} ${top}`, `${right} ${topTurn}`)}` +
    `V${bottomTurn}${turn(`${right} ${bottom}`, `${rightTurn} ${bottom}`)}` +
    `H${leftTurn}${turn(`${left} ${bottom}`, `${left} ${bottomTurn}`)}` +
    `V${topTurn}${turn(`${left} ${top}`, `${leftTurn} ${top}`)}Z`
  );
}

const BRACKETS = 'M-8 14V-8H14M86-8H108V14M108 86V108H86M14 108H-8V86';

/** What lies around the body: the keyline of one that may act, the ring of a selected one. */
export function underBody({ stance, corner }: CounterLook): string {
  if (stance === 'selected') return `<path class="c-ring" d="${frame(corner, 9)}"/>`;
  return stance === 'ready' ? `<path class="c-ready" d="${frame(corner, 4.2)}"/>` : '';
}

/** What lies over it: the veil and tick of one that has acted, the dashed veil of a plan, the brackets of a target. */
export function overBody({ stance, corner }: CounterLook): string {
  if (stance === 'planned') {
    return `<path class="c-veil c-thin" d="${frame(corner)}"/><path class="c-planned" d="${frame(corner, 3)}"/>`;
  }
  if (stance === 'acted') {
    return (
      `<path class="c-veil" d="${frame(corner)}"/>` +
      '<path class="c-turned" d="M80-2h22v22Z"/><path class="c-tick" d="M90 6l3 3 5-6"/>'
    );
  }
  return stance === 'target'
    ? `<path class="c-bracket-case" d="${BRACKETS}"/><path class="c-bracket" d="${BRACKETS}"/>`
    : '';
}

/** [design 4] Flat, so that it is cheap to composite; a counter picked up casts a longer one. */
export function shadow({ stance, corner }: CounterLook): string {
  return `<path class="c-shadow" d="${frame(corner, 1, stance === 'selected' ? [6, 11] : [2.5, 4.5])}"/>`;
}
