/** The way to an end that is shown, and the others among which a player may choose: the engine says what each costs. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MoveEnd } from '../../query-replies.ts';
import { detours, wayAt } from '../ways.ts';

interface WayTo {
  readonly place: string;
  readonly end: MoveEnd;
}

export interface WayChoice<W extends WayTo> {
  readonly end: Signal<string | undefined>;
  /** Where the pointer is, if the reach goes so far. */
  readonly pointed: Signal<string | undefined>;
  /** Ways to the end that are worth a choice, the cheapest first; empty where there is but one. */
  readonly ways: Signal<readonly W[]>;
  readonly wayTaken: Signal<number>;
  readonly shown: ReadonlySignal<W | undefined>;
}

export function createWayChoice<W extends WayTo>(wayTo: (place: string) => W | undefined): WayChoice<W> {
  const end = signal<string | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const ways = signal<readonly W[]>([]);
  const wayTaken = signal(0);
  const shown = computed(() => {
    const place = pointed.value ?? end.value;
    const other = place === end.value ? ways.value[wayTaken.value] : undefined;
    return other ?? (place === undefined ? undefined : wayTo(place));
  });
  return { end, pointed, ways, wayTaken, shown };
}

const MOST_DETOURS = 6;
const MOST_WAYS = 3;

interface Detours<W extends WayTo> {
  readonly best: W;
  readonly ends: readonly MoveEnd[];
  /** Places beside the end. */
  readonly beside: readonly string[];
  /** What another way costs; undefined if it is not legal. */
  costBy(path: readonly string[]): Promise<number | undefined>;
  /** A way that costs so much more is no way to choose. */
  readonly dearer: number;
}

/** Where several ways lead to the end, their costs are asked for; without detours there is but one. */
export function askWays<W extends WayTo>({ end, ways, wayTaken }: WayChoice<W>, asked: Detours<W> | undefined): void {
  batch(() => {
    ways.value = [];
    wayTaken.value = 0;
  });
  if (asked === undefined) return;
  const { best, ends, beside, costBy, dearer } = asked;
  const others = detours(ends, best.end, beside).slice(0, MOST_DETOURS);
  void Promise.all(others.map(costBy)).then((costs) => {
    if (end.peek() !== best.place) return;
    const found = others.flatMap((path, i): readonly W[] => {
      const cost = costs[i];
      return cost === undefined || cost > best.end.cost + dearer ? [] : [{ ...best, end: { ...best.end, cost, path } }];
    });
    if (found.length > 0) ways.value = [best, ...found].slice(0, MOST_WAYS);
  });
}

/** Of several ways to the end, the one that is tapped where it parts from the others. */
export function tapWay<W extends WayTo>({ ways, wayTaken, pointed }: WayChoice<W>, at: string): boolean {
  const found = wayAt(ways.value, ({ end: { path } }) => ['', ...path], at);
  const index = found === undefined ? -1 : ways.value.indexOf(found);
  if (index < 0 || index === wayTaken.value) return false;
  pointed.value = undefined;
  wayTaken.value = index;
  return true;
}
