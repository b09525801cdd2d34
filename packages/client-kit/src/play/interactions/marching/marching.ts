/** Units are taken up and their reach is asked of the engine; the first tap shows a way, the second goes. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { awake } from '../../../forces/waiting.ts';
import type { Choice, Decision } from '../../../game/contract.ts';
import type { UnitFacts } from '../../../title/title-client.ts';
import { placesOf } from '../../choice-words.ts';
import { applyChoice, goesByTap, type PlayContext, type Primary } from '../../play-context.ts';
import type { MoveEnd, Reason } from '../../query-replies.ts';
import { say } from '../../say.ts';
import { ownAt } from '../../stacks.ts';
import { emptyHand, type PartyInHand, sortOut, takeNext, takeUpParty, toggleInHand } from './party-in-hand.ts';
import { askWays, createWayChoice, tapWay, type WayChoice } from './way-choice.ts';

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
  /** What they would bring to battles from a hex; left out where marches join none. */
  adds?(units: readonly string[], place: string): Promise<readonly Adds[]>;
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

/** The strength that is added to an attack. */
export interface Adds {
  readonly target: string;
  readonly strength: number;
}

/** A way to an end. */
export interface March {
  readonly place: string;
  readonly end: MarchEnd;
}

export interface Marching extends PartyInHand, WayChoice<March> {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly spec: MarchingSpec;
  readonly reach: Signal<MarchReach | undefined>;
  /** What the march that is shown brings to battles at its end. */
  readonly adds: Signal<readonly Adds[]>;
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
  const reach = signal<MarchReach | undefined>(undefined);
  const marching: Marching = {
    context,
    decision,
    spec,
    reach,
    ...emptyHand(),
    ...createWayChoice((place) => marchTo(reach.value, place)),
    adds: signal([]),
    orders: signal([]),
    isKnown: signal(false),
    picked: signal(undefined),
    waiting: computed(() => awake(context, waitingUnits(context, decision.by, spec))),
    dispose: () => undefined,
  };
  const ends = [
    effect(() => askReach(marching, marching.units.value)),
    effect(() => askOtherWays(marching, marching.end.value)),
    effect(() => askAdds(marching, marching.shown.value)),
  ];
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
    if (isMixed && marching.sortsOut.peek())
      void sortOut(marching, units, async (unit) => (await spec.reach([unit]))?.refusal);
  });
  void spec.orders(units).then((found) => {
    if (!isCurrent()) return;
    orders.value = found;
    marching.isKnown.value = true;
  });
}

/** Where several ways lead to the end, the engine says what each costs. */
function askOtherWays(marching: Marching, place: string | undefined): void {
  const { spec, units, reach } = marching;
  const best = place === undefined ? undefined : marchTo(reach.peek(), place);
  askWays(
    marching,
    best && {
      best,
      ends: reach.peek()?.ends ?? [],
      beside: spec.beside(best.place),
      costBy: (path) => spec.costBy(units.peek(), path),
      dearer: spec.dearer,
    },
  );
}

/** Another end drops the reply. */
function askAdds({ spec, units, shown, adds }: Marching, march: March | undefined): void {
  adds.value = [];
  if (march?.end.hex === undefined) return;
  void spec.adds?.(units.peek(), march.place).then((found) => {
    if (shown.peek() === march) adds.value = found;
  });
}

/** The march or the order that is planned, whatever the pointer shows. */
export function giveShown({ context, spec, units, shown, picked, pointed }: Marching): void {
  pointed.value = undefined;
  const planned = shown.value;
  if (picked.value !== undefined) void applyChoice(context, picked.value);
  else if (planned !== undefined) void applyChoice(context, spec.choiceOf(units.value, planned.end.path));
}

export function takeUp(marching: Marching, place: string, counter?: string): void {
  const { context, spec, end, decision, waiting } = marching;
  const stack = ownAt(context, place, decision.by);
  batch(() => {
    end.value = undefined;
    takeUpParty(marching, context, { place, stack, waiting: waiting.value, together: spec.together, counter });
  });
}

export function toggle(marching: Marching, unit: string): void {
  batch(() => {
    marching.end.value = undefined;
    toggleInHand(marching, unit);
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

export function nextWaiting(marching: Marching): void {
  const { context, units, waiting } = marching;
  takeNext(context, { waiting: waiting.value, last: units.value.at(-1) }, (place, unit) =>
    takeUp(marching, place, unit),
  );
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
