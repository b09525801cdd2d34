import { drawCounter } from '../../counters/counter.ts';
import type { CounterLook } from '../../counters/counter-look.ts';
import type { Level } from '../../counters/level.ts';
import type { Point } from '../../geometry/geometry.ts';
import type { StackLook } from '../look.ts';
import type { Sheet } from '../sheet.ts';
import { svgGroup } from '../svg-dom.ts';
import { holdsPoint, placing, type Spot, spotsOf } from './stack-layout.ts';
import { summaryMarkup } from './summary.ts';

/** All counters on the board. A counter keeps its element as long as it is shown, wherever it goes. */
export interface Stacks {
  readonly group: SVGGElement;
  set(stacks: readonly StackLook[]): void;
  setLevel(level: Level): void;
  /** The counter drawn at a point of this place, the topmost first. */
  hit(at: string, point: Point): string | undefined;
  counters(at: string): readonly CounterLook[];
  element(counter: string): SVGGElement | undefined;
  spot(counter: string): Spot | undefined;
  /** The sum of a stack, where one is shown and all of the stack is among these. */
  summary(at: string, counters: readonly string[]): SVGGElement | undefined;
  /** These lie over all others for as long as they walk; the others lie in their order. */
  lift(counters: readonly string[]): void;
  all(): readonly StackLook[];
}

type Detail = Level | 'hidden';

interface Shown {
  readonly element: SVGGElement;
  spot: Spot;
  readonly detail: Detail;
  readonly drawn: string;
}

export function createStacks(sheet: Sheet, firstLevel: Level): Stacks {
  const group = svgGroup('b-counters');
  const shown = new Map<string, Shown>();
  const summaries = new Map<string, SVGGElement>();
  let stacks: readonly StackLook[] = [];
  let level = firstLevel;
  let sequence: Element[] = [];
  let lifted: ReadonlySet<Element> = new Set();
  const order = (): void =>
    inOrder(group, [...sequence.filter((one) => !lifted.has(one)), ...sequence.filter((one) => lifted.has(one))]);

  const countersAt = (at: string): readonly CounterLook[] => stacks.find((stack) => stack.at === at)?.counters ?? [];

  const refresh = (): void => {
    const ordered = [...stacks].sort((a, b) => rowOf(sheet, a.at) - rowOf(sheet, b.at));
    sequence = ordered.flatMap((stack) => {
      const spots = spotsOf(sheet, stack);
      const elements: Element[] = spots.map((spot) => show(shown, spot, level));
      const summary = summaryOf(summaries, stack, spots.at(-1), level);
      return summary === undefined ? elements : [...elements, summary];
    });
    dropUnused(shown, sequence, ({ element }) => element);
    dropUnused(summaries, sequence, (element) => element);
    order();
  };

  return {
    group,
    set(next) {
      stacks = next;
      refresh();
    },
    setLevel(next) {
      if (next === level) return;
      level = next;
      refresh();
    },
    hit: (at, point) => hitIn(sheet, stacks, at, point),
    counters: countersAt,
    element: (counter) => shown.get(counter)?.element,
    spot: (counter) => shown.get(counter)?.spot,
    summary: (at, counters) =>
      countersAt(at).every(({ id }) => counters.includes(id)) ? summaries.get(at) : undefined,
    lift(counters) {
      lifted = new Set(counters.flatMap((counter) => shown.get(counter)?.element ?? []));
      order();
    },
    all: () => stacks,
  };
}

/** Takes away what is no longer shown. */
function dropUnused<T>(all: Map<string, T>, shown: readonly Element[], elementOf: (one: T) => Element): void {
  const inUse = new Set(shown);
  for (const [key, one] of all) {
    if (inUse.has(elementOf(one))) continue;
    elementOf(one).remove();
    all.delete(key);
  }
}

/** From the top of the sheet down, so that a lean to the upper right is covered by nothing. */
function rowOf(sheet: Sheet, at: string): number {
  const [x, y] = sheet.place(at) ?? [0, 0];
  return y * 1000 + x;
}

function hitIn(sheet: Sheet, stacks: readonly StackLook[], at: string, point: Point): string | undefined {
  const stack = stacks.find((one) => one.at === at);
  if (stack === undefined) return undefined;
  return spotsOf(sheet, stack)
    .reverse()
    .find((spot) => holdsPoint(spot, point))?.look.id;
}

/** Far off and beside the map only the top of a stack is seen. */
const isHidden = ({ depth, inArea }: Spot, level: Level): boolean => depth > 0 && (inArea || level === 'far');

function show(shown: Map<string, Shown>, spot: Spot, level: Level): SVGGElement {
  const { look } = spot;
  const detail = detailOf(spot, level);
  const known = shown.get(look.id);
  if (known?.spot.look === look && known.detail === detail && isSamePlace(known.spot, spot)) {
    known.spot = spot;
    return known.element;
  }
  const drawn = detail === 'hidden' ? '' : `${detail} ${JSON.stringify(look)}`;
  const element = known?.element ?? counterElement(look.id);
  if (known?.drawn !== drawn) element.innerHTML = detail === 'hidden' ? '' : drawCounter(look, detail);
  element.dataset.stance = look.stance;
  element.style.transform = placing(spot);
  shown.set(look.id, { element, spot, detail, drawn });
  return element;
}

function detailOf(spot: Spot, level: Level): Detail {
  if (isHidden(spot, level)) return 'hidden';
  return spot.inArea && level === 'near' ? 'middle' : level;
}

const isSamePlace = (one: Spot, other: Spot): boolean =>
  one.corner[0] === other.corner[0] && one.corner[1] === other.corner[1] && one.scale === other.scale;

function counterElement(id: string): SVGGElement {
  const element = svgGroup('b-counter');
  element.dataset.counter = id;
  return element;
}

function summaryOf(
  summaries: Map<string, SVGGElement>,
  { at, counters }: StackLook,
  top: Spot | undefined,
  level: Level,
): SVGGElement | undefined {
  const isTold = level === 'far' || (top?.inArea === true && counters.length > 1);
  if (top === undefined || !isTold) return undefined;
  const element = summaries.get(at) ?? svgGroup('b-summary');
  summaries.set(at, element);
  element.style.transform = placing(top);
  const markup = summaryMarkup(counters, top.inArea);
  if (element.dataset.says !== markup) {
    element.dataset.says = markup;
    element.innerHTML = markup;
  }
  return element;
}

/** Moves only what stands in the wrong place. */
function inOrder(group: SVGGElement, elements: readonly Element[]): void {
  let next = group.firstElementChild;
  for (const element of elements) {
    if (element === next) next = next.nextElementSibling;
    else group.insertBefore(element, next);
  }
}
