/** Units are taken up and their reach is asked of the engine; the first tap shows a way, the second goes. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { awake } from '../../../forces/waiting.ts';
import type { Choice, Decision } from '../../../game/contract.ts';
import type { UnitFacts } from '../../../title/title-client.ts';
import { placesOf } from '../../choice-words.ts';
import { applyChoice, goesByTap, type PlayContext, type Primary, whereIs } from '../../play-context.ts';
import type { MoveEnd, Reason } from '../../query-replies.ts';
import { say } from '../../say.ts';
import { ownAt } from '../../stacks.ts';
import { detours, wayAt } from '../ways.ts';

/** An end of the reach; where the engine only says that a move ends there, it gives no reason. */
export interface MarchEnd extends MoveEnd {
  readonly stops?: Reason | boolean;
}

/** What units could reach together. */
export interface MarchReach {
  readonly ends: readonly MarchEnd[];
  /** What they have to spend. */
  readonly budget: number;
  readonly refusal?: Reason;
}

export interface MarchingSpec {
  /** Who may still be given an order. */
  waits(unit: UnitFacts): boolean;
  /** Of those of a stack who wait, who is taken up together. */
  together(units: readonly UnitFacts[]): readonly UnitFacts[];
  reach(units: readonly string[]): Promise<MarchReach | undefined>;
  choiceOf(units: readonly string[], path: readonly string[]): Choice;
  /** What another way costs; undefined if it is not legal. */
  costBy(units: readonly string[], path: readonly string[]): Promise<number | undefined>;
  /** A way that costs so much more is no way to choose. */
  readonly dearer: number;
  costText(cost: number): string;
  /** Why these units may not go there. */
  whyNot(units: readonly string[], place: string): Promise<Reason | undefined>;
  /** What else the engine allows those in hand. */
  orders(units: readonly string[]): Promise<readonly Choice[]>;
  /** Places beside a hex. */
  beside(place: string): readonly string[];
  readonly primary: ReadonlySignal<Primary | undefined>;
  /** Drawn under the march. */
  readonly shapes?: ReadonlySignal<readonly Shape[]>;
  /** Under the facts of the card, and under the list of the dock. */
  readonly CardMore?: FunctionComponent<{ readonly marching: Marching }>;
  readonly PanelMore?: FunctionComponent<{ readonly marching: Marching }>;
  /** Over the list of the dock. */
  readonly PanelFirst?: FunctionComponent<{ readonly marching: Marching }>;
}

/** A way to an end. */
export interface March {
  readonly place: string;
  readonly end: MarchEnd;
}

interface Staying {
  readonly unit: string;
  readonly reason?: Reason;
}

export interface Marching {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly spec: MarchingSpec;
  readonly units: Signal<readonly string[]>;
  readonly reach: Signal<MarchReach | undefined>;
  readonly end: Signal<string | undefined>;
  /** Where the pointer is, if the reach goes so far. */
  readonly pointed: Signal<string | undefined>;
  /** Ways to the end that are worth a choice, the cheapest first; empty where there is but one. */
  readonly ways: Signal<readonly March[]>;
  readonly wayTaken: Signal<number>;
  readonly march: ReadonlySignal<March | undefined>;
  /** Who of the stack does not come along, and why. */
  readonly stays: Signal<readonly Staying[]>;
  /** Whoever may not go with the others is left out, unless the player has picked by hand. */
  readonly sortsOut: Signal<boolean>;
  readonly orders: Signal<readonly Choice[]>;
  /** What they could do is known: until then a tap may mean too little. */
  readonly isKnown: Signal<boolean>;
  /** One of them that leads to a hex, before it is given. */
  readonly picked: Signal<Choice | undefined>;
  readonly waiting: ReadonlySignal<readonly string[]>;
  dispose(): void;
}

export const placeOfEnd = ({ hex, area }: Pick<MarchEnd, 'hex' | 'area'>): string => hex ?? area ?? '';

export function marchTo(reach: MarchReach | undefined, place: string): March | undefined {
  const end = reach?.ends.find((one) => placeOfEnd(one) === place);
  return end === undefined ? undefined : { place, end };
}

export function createMarching(context: PlayContext, decision: Decision, spec: MarchingSpec): Marching {
  const units = signal<readonly string[]>([]);
  const reach = signal<MarchReach | undefined>(undefined);
  const end = signal<string | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const ways = signal<readonly March[]>([]);
  const wayTaken = signal(0);
  const marching: Marching = {
    context,
    decision,
    spec,
    units,
    reach,
    end,
    pointed,
    ways,
    wayTaken,
    march: computed(() => {
      const place = pointed.value ?? end.value;
      const other = place === end.value ? ways.value[wayTaken.value] : undefined;
      return other ?? (place === undefined ? undefined : marchTo(reach.value, place));
    }),
    stays: signal([]),
    sortsOut: signal(true),
    orders: signal([]),
    isKnown: signal(false),
    picked: signal(undefined),
    waiting: computed(() => awake(context, waitingUnits(context, decision.by, spec))),
    dispose: () => undefined,
  };
  const ends = [effect(() => askReach(marching, units.value)), effect(() => askWays(marching, end.value))];
  return {
    ...marching,
    dispose: () => {
      for (const stop of ends) stop();
    },
  };
}

const waitingUnits = ({ units }: PlayContext, side: string, spec: MarchingSpec): readonly string[] =>
  [...units.value.values()].filter((unit) => unit.side === side && spec.waits(unit)).map(({ unit }) => unit);

/** A reply that comes after the units have changed is dropped. */
function askReach(marching: Marching, units: readonly string[]): void {
  const { spec, reach, orders, picked, pointed } = marching;
  batch(() => {
    reach.value = undefined;
    orders.value = [];
    marching.isKnown.value = false;
    picked.value = undefined;
    pointed.value = undefined;
  });
  if (units.length === 0) return;
  const isCurrent = (): boolean => marching.units.peek() === units;
  void spec.reach(units).then((found) => {
    if (!isCurrent() || found === undefined) return;
    reach.value = found;
    const isMixed = found.refusal !== undefined && units.length > 1;
    if (isMixed && marching.sortsOut.peek()) void sortOut(marching, units);
  });
  void spec.orders(units).then((found) => {
    if (!isCurrent()) return;
    orders.value = found;
    marching.isKnown.value = true;
  });
}

/** Not all of them may go together: those who may are left in hand, and it is said who stays and why. */
async function sortOut({ spec, units, stays }: Marching, all: readonly string[]): Promise<void> {
  const replies = await Promise.all(all.map((unit) => spec.reach([unit])));
  const staying = all.flatMap((unit, i): readonly Staying[] => {
    const reason = replies[i]?.refusal;
    return reason === undefined ? [] : [{ unit, reason }];
  });
  if (units.peek() !== all || staying.length === 0 || staying.length === all.length) return;
  batch(() => {
    stays.value = staying;
    units.value = all.filter((unit) => !staying.some((one) => one.unit === unit));
  });
}

const MOST_DETOURS = 6;
const MOST_WAYS = 3;

/** Where several ways lead to the end, the engine says what each costs. */
function askWays({ spec, units, reach, end, ways, wayTaken }: Marching, place: string | undefined): void {
  batch(() => {
    ways.value = [];
    wayTaken.value = 0;
  });
  const best = place === undefined ? undefined : marchTo(reach.peek(), place);
  if (place === undefined || best === undefined) return;
  const others = detours(reach.peek()?.ends ?? [], best.end, spec.beside(place)).slice(0, MOST_DETOURS);
  void Promise.all(others.map((path) => spec.costBy(units.peek(), path))).then((costs) => {
    if (end.peek() !== place) return;
    const found = others.flatMap((path, i): readonly March[] => {
      const cost = costs[i];
      return cost === undefined || cost > best.end.cost + spec.dearer
        ? []
        : [{ place, end: { ...best.end, cost, path } }];
    });
    if (found.length > 0) ways.value = [best, ...found].slice(0, MOST_WAYS);
  });
}

/** The march or the order that is planned, whatever the pointer shows. */
export function giveShown({ context, spec, units, march, picked, pointed }: Marching): void {
  pointed.value = undefined;
  const planned = march.value;
  if (picked.value !== undefined) void applyChoice(context, picked.value);
  else if (planned !== undefined) void applyChoice(context, spec.choiceOf(units.value, planned.end.path));
}

/** Takes up the units of a stack that wait, or all of them if none does; of a pile beside the map the one that was meant. */
export function takeUp(marching: Marching, place: string, counter?: string): void {
  const { context, spec, units, end, decision, waiting, stays } = marching;
  const own = ownAt(context, place, decision.by);
  const ready = own.filter(({ unit }) => waiting.value.includes(unit));
  const chosen = spec.together(ready.length > 0 ? ready : own).map(({ unit }) => unit);
  const meant = own.find(({ unit }) => unit === counter);
  const isAlone = meant !== undefined && (meant.area !== undefined || !chosen.includes(meant.unit));
  batch(() => {
    context.selection.select(place);
    context.selection.clearRefusal();
    marching.sortsOut.value = true;
    end.value = undefined;
    units.value = isAlone ? [meant.unit] : chosen;
    stays.value = ready
      .filter(({ unit, area }) => area === undefined && !units.value.includes(unit))
      .map(({ unit }) => ({ unit }));
  });
}

export function toggle({ units, end, stays, sortsOut }: Marching, unit: string): void {
  batch(() => {
    end.value = undefined;
    sortsOut.value = false;
    stays.value = stays.value.filter((one) => one.unit !== unit);
    units.value = units.value.includes(unit) ? units.value.filter((one) => one !== unit) : [...units.value, unit];
  });
}

export function putDown(marching: Marching): boolean {
  const { context, units, end } = marching;
  const had = units.value.length > 0;
  batch(() => {
    units.value = [];
    end.value = undefined;
    marching.picked.value = undefined;
    context.selection.select(undefined);
    context.selection.clearRefusal();
  });
  return had;
}

export function tapped(marching: Marching, { at, counter }: BoardEvent): void {
  const { context, units, reach, decision } = marching;
  if (at === undefined) {
    putDown(marching);
    return;
  }
  const isHome = units.value.length > 0 && context.selection.place.value === at;
  const march = units.value.length === 0 || isHome ? undefined : marchTo(reach.value, at);
  if (tapWay(marching, at)) return;
  if (march !== undefined) tapReach(marching, march);
  else if (tapOrder(marching, at)) return;
  else if (ownAt(context, at, decision.by).length > 0) tapOwn(marching, at, counter);
  else if (units.value.length > 0) void refuse(marching, at);
  else context.selection.select(context.places.value.has(at) ? at : undefined);
}

/** The first tap shows the way, the second goes, or as the setting says. */
function tapReach(marching: Marching, { place }: March): void {
  const { end, context, pointed } = marching;
  const isShown = end.value === place;
  batch(() => {
    end.value = place;
    marching.picked.value = undefined;
    pointed.value = undefined;
    context.selection.clearRefusal();
  });
  if (goesByTap(context, isShown)) giveShown(marching);
}

/** An order that leads to this hex and no other: guns that cover it. */
export const orderTo = ({ orders, units }: Marching, at: string): Choice | undefined => {
  const there = units.value.length === 0 ? [] : orders.value.filter((choice) => placesOf(choice).includes(at));
  return there.length === 1 ? there[0] : undefined;
};

function tapOrder(marching: Marching, at: string): boolean {
  const { context, end, picked } = marching;
  const order = orderTo(marching, at);
  if (order === undefined) return false;
  const isShown = picked.value === order;
  batch(() => {
    end.value = undefined;
    picked.value = order;
    context.selection.clearRefusal();
  });
  if (goesByTap(context, isShown)) void applyChoice(context, order);
  return true;
}

/** Of several ways to the end, the one that is tapped where it parts from the others. */
function tapWay({ ways, wayTaken, pointed }: Marching, at: string): boolean {
  const found = wayAt(ways.value, ({ end: { path } }) => ['', ...path], at);
  const index = found === undefined ? -1 : ways.value.indexOf(found);
  if (index < 0 || index === wayTaken.value) return false;
  pointed.value = undefined;
  wayTaken.value = index;
  return true;
}

/** A second tap puts nobody down: that is done in the card, where it is seen. */
function tapOwn(marching: Marching, at: string, counter: string | undefined): void {
  const { context, units } = marching;
  const isSame = context.selection.place.value === at && units.value.length > 0;
  if (!isSame) takeUp(marching, at, counter);
  else if (counter !== undefined && context.units.peek().has(counter) && !units.value.includes(counter))
    toggle(marching, counter);
}

async function refuse({ context, spec, units, reach }: Marching, at: string): Promise<void> {
  const chosen = units.value;
  const reason = reach.value?.refusal ?? (await spec.whyNot(chosen, at));
  if (units.peek() !== chosen) return;
  if (reason === undefined) context.selection.clearRefusal();
  else context.selection.refuse({ ...reason, at });
}

export const isInReach = ({ units, reach, context }: Marching, at: string): boolean =>
  units.value.length > 0 && at !== context.selection.place.value && marchTo(reach.value, at) !== undefined;

/** The way and its cost are seen before anything is tapped. */
export function pointAt(marching: Marching, at: string | undefined): boolean {
  const isEnd = at !== undefined && isInReach(marching, at);
  marching.pointed.value = isEnd ? at : undefined;
  return isEnd;
}

/** The next stack that waits for an order, in the order of the view. */
export function nextWaiting(marching: Marching): void {
  const { context, units, waiting } = marching;
  const last = units.value.at(-1);
  const at = last === undefined ? -1 : waiting.value.indexOf(last);
  const unit = waiting.value[at + 1] ?? waiting.value[0];
  const place = unit === undefined ? undefined : whereIs(context, unit);
  if (place === undefined) return;
  takeUp(marching, place, unit);
  context.camera.lookAt([place]);
}

/** Before it ends, its player is told of those who still wait. */
export function endOrRemind(
  { context, waiting }: Pick<Marching, 'context' | 'waiting'>,
  label: string,
  ending: Choice,
): void {
  const act = (): void => void applyChoice(context, ending);
  const units = waiting.value;
  if (units.length === 0) act();
  else context.panels.remind({ lines: [say('march.unmoved', { count: units.length })], units, places: [], label, act });
}
