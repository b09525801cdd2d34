import { counterSvg } from '../../counters/counter.ts';
import type { CounterLook } from '../../counters/counter-look.ts';
import type { Point } from '../../geometry/geometry.ts';
import { escapeXml } from '../../svg.ts';
import type { Size } from '../camera/camera.ts';

/** A stack laid open: a row of near counters over the board, with a line of what they come to. */
export interface Fan {
  /** The place that is open. */
  readonly at: string | undefined;
  open(at: string, counters: readonly CounterLook[], around: Spread): void;
  close(): void;
  /** In the fan: the counter under a point of the board, or none between them; undefined outside. */
  hit(point: Point): { readonly counter: string | undefined } | undefined;
}

/** Where the stack is on the board, and how large the board is. */
interface Spread {
  readonly centre: Point;
  /** Half the height of a hex. */
  readonly reach: number;
  readonly board: Size;
}

const COUNTER_PX = 104;
/** A pile beside the map may hold dozens: smaller, they all fit over the board. */
const SMALL_PX = 72;
const MANY = 10;
const GAP = 6;

export function createFan(board: HTMLElement, line: (counters: readonly CounterLook[]) => string): Fan {
  const element = document.createElement('div');
  element.className = 'b-fan';
  element.setAttribute('aria-hidden', 'true');
  let at: string | undefined;
  return {
    get at() {
      return at;
    },
    open(place, counters, spread) {
      at = place;
      const size = counters.length > MANY ? SMALL_PX : COUNTER_PX;
      const row = counters
        .map(
          (look) =>
            `<div class="b-fan-counter" data-fan="${escapeXml(look.id)}">${counterSvg(look, 'near', size)}</div>`,
        )
        .join('');
      element.innerHTML = `<div class="b-fan-line"></div><div class="b-fan-row">${row}</div>`;
      const words = element.querySelector('.b-fan-line');
      if (words !== null) words.textContent = line(counters);
      board.append(element);
      const { x, y } = settled(element, spread);
      element.style.transform = `translate(${x}px,${y}px)`;
    },
    close() {
      at = undefined;
      element.remove();
    },
    hit(point) {
      if (at === undefined) return undefined;
      const origin = board.getBoundingClientRect();
      const inside = (rect: DOMRect, margin = 0): boolean =>
        point[0] + origin.left >= rect.left - margin &&
        point[0] + origin.left <= rect.right + margin &&
        point[1] + origin.top >= rect.top - margin &&
        point[1] + origin.top <= rect.bottom + margin;
      if (!inside(element.getBoundingClientRect(), GAP + 2)) return undefined;
      const counters = [...element.querySelectorAll<HTMLElement>('.b-fan-counter')];
      return { counter: counters.find((one) => inside(one.getBoundingClientRect()))?.dataset.fan };
    },
  };
}

/** Above the stack where there is room, else below it, and never over the edge of the board. */
function settled(element: HTMLElement, { centre, reach, board }: Spread): { x: number; y: number } {
  const { offsetWidth: width, offsetHeight: height } = element;
  const above = centre[1] - reach - GAP - height;
  const y = above >= GAP ? above : Math.min(centre[1] + reach + GAP, board.height - height - GAP);
  const x = Math.max(GAP, Math.min(centre[0] - width / 2, board.width - width - GAP));
  return { x: Math.round(x), y: Math.round(y) };
}
