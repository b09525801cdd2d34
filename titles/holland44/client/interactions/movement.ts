/** The Movement Phase: units are taken up, their reach is shown, the first tap previews, the second goes. */

import type { BoardEvent } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  createChooser,
  detours,
  enemiesAt,
  goesByTap,
  ownAt,
  type Reminder,
  wayAt,
  whereIs,
} from '@bridgehead/client-kit/play';
import { batch, computed, effect, signal } from '@preact/signals';
import type { UnitView } from '../../src/facts.ts';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import { say } from '../say.ts';
import { type March, MODES, type Mode, type Movement, marchTo, type Reach, type Staying } from './march.ts';
import { otherSplits } from './other-splits.ts';
import { layStep, marchOf, NO_WAY, type OwnWay, wayCost } from './own-way.ts';
import { createPlanner } from './planner.ts';
import { around, whyNotThere } from './refused-march.ts';
import { forgottenOrders, legalOrders } from './stack-orders.ts';

const choiceOf = ({ units, pause }: Movement, { mode, end }: March): Choice => ({
  kind: 'march',
  units: [...units.value],
  mode,
  path: [...end.path],
  ...(pause.value ? { pause: true } : {}),
});

export function createMovement(context: PlayContext, decision: Decision): Movement {
  const units = signal<readonly string[]>([]);
  const mode = signal<Mode>('normal');
  const reach = signal<Reach>({});
  const end = signal<string | undefined>(undefined);
  const ownWay = signal<OwnWay | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const ways = signal<readonly March[]>([]);
  const wayTaken = signal(0);
  const unmoved = computed(() => waitingUnits(context, decision.by));
  const movement: Movement = {
    context,
    decision,
    units,
    mode,
    sortsOut: signal(true),
    stays: signal([]),
    reach,
    end,
    pointed,
    ways,
    wayTaken,
    ownWay,
    pause: signal(false),
    march: computed(() => {
      if (ownWay.value !== undefined) return marchOf(ownWay.value, mode.value);
      const place = pointed.value ?? end.value;
      const other = place === end.value ? ways.value[wayTaken.value] : undefined;
      return other ?? (place === undefined ? undefined : marchTo(reach.value, mode.value, place));
    }),
    joins: signal([]),
    orders: signal([]),
    sub: signal(undefined),
    planner: createPlanner(context, decision.by),
    unmoved,
    primary: computed(() => ({ label: say('choice.end-movement'), act: () => void endMovement(movement) })),
    dispose: () => undefined,
  };
  return { ...movement, dispose: following(movement) };
}

/** Asks the engine about whoever is in hand and wherever he is to go; returns what ends it. */
function following(movement: Movement): () => void {
  const { units, end, pointed, ownWay, planner } = movement;
  const ends = [
    effect(() => {
      askReach(movement, units.value);
      pointed.value = undefined;
      if (ownWay.peek() !== undefined) ownWay.value = NO_WAY;
    }),
    effect(() => askWays(movement, end.value)),
  ];
  return () => {
    for (const stop of ends) stop();
    planner.dispose();
  };
}

/** Units on the map or in an Entry Area that can move at all and have not moved yet. */
function waitingUnits({ view }: PlayContext, side: string): readonly string[] {
  return (view.value?.units ?? [])
    .filter((unit) => unit.side === side && unit.box === undefined && unit.values.movement > 0)
    .filter(({ states }) => !states.includes('has-moved') && !states.includes('spent'))
    .map(({ unit }) => unit);
}

/** The three modes are asked together; a reply that comes after the units have changed is dropped. */
function askReach(movement: Movement, units: readonly string[]): void {
  const { context, reach, orders, joins } = movement;
  reach.value = {};
  orders.value = [];
  joins.value = [];
  if (units.length === 0) return;
  const isCurrent = (): boolean => movement.units.peek() === units;
  for (const mode of MODES) {
    void ask(context.game, 'moves', { units, mode }).then((moves) => {
      if (!isCurrent() || moves === undefined) return;
      reach.value = { ...reach.peek(), [mode]: moves };
      const isMixed = mode === 'normal' && moves.refusal !== undefined && units.length > 1;
      if (isMixed && movement.sortsOut.peek()) void sortOut(movement, units);
    });
  }
  void ask(context.game, 'joins', { units }).then((found = []) => {
    if (isCurrent()) joins.value = found;
  });
  void legalOrders(context, units).then((legal) => {
    if (isCurrent()) orders.value = legal;
  });
}

/** Not all of them may march together: those who may are left in hand, and it is said who stays and why. */
async function sortOut({ context, units, stays }: Movement, all: readonly string[]): Promise<void> {
  const replies = await Promise.all(all.map((unit) => ask(context.game, 'moves', { units: [unit], mode: 'normal' })));
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
/** A way that costs more than a point more is no way to choose, in sixths. */
const DEARER = 6;

/** Where several ways lead to the end, the engine says what each costs. */
function askWays(movement: Movement, end: string | undefined): void {
  const { context, reach, mode, units, ways, wayTaken } = movement;
  batch(() => {
    ways.value = [];
    wayTaken.value = 0;
  });
  const best = end === undefined ? undefined : marchTo(reach.peek(), mode.peek(), end);
  if (end === undefined || best === undefined || best.mode === 'tactical') return;
  const others = detours(reach.peek()[best.mode]?.ends ?? [], best.end, around(end)).slice(0, MOST_DETOURS);
  const asked = others.map((path) => wayCost(context, { units: units.peek(), mode: best.mode, path }));
  void Promise.all(asked).then((costs) => {
    if (movement.end.peek() !== end) return;
    const found = others.flatMap((path, i): readonly March[] => {
      const cost = costs[i];
      if (cost === undefined || cost > best.end.cost + DEARER) return [];
      return [{ ...best, end: { ...best.end, cost, path } }];
    });
    if (found.length > 0) ways.value = [best, ...found].slice(0, MOST_WAYS);
  });
}

/** Units are known at once; what else was forgotten is added as soon as the engine has said so. */
async function endMovement(movement: Movement): Promise<void> {
  const { context, unmoved } = movement;
  const act = (): void => void applyChoice(context, { kind: 'end-movement' });
  const units = unmoved.value;
  const count = units.length;
  const waiting = count === 0 ? [] : [say('remind.unmoved', { count })];
  const remind = (lines: readonly string[]): Reminder => ({
    lines,
    units,
    places: [],
    label: say('choice.end-movement'),
    act,
  });
  const first = remind(waiting);
  if (count > 0) context.panels.remind(first);
  const more = (await forgottenOrders(context, movement.decision.by)).map((kind) => say(`remind.${kind}`));
  const isStillOpen = count === 0 ? context.interaction.peek() !== undefined : context.panels.reminder.peek() === first;
  if (!isStillOpen) return;
  if (count + more.length === 0) act();
  else context.panels.remind(remind([...waiting, ...more]));
}

function give(movement: Movement, march: March): void {
  const { context } = movement;
  if (march.refusal !== undefined) {
    context.selection.refuse({ ...march.refusal, at: march.place });
    return;
  }
  void applyChoice(context, choiceOf(movement, march));
}

/** The march that is planned, whatever the pointer shows. */
export function giveShown(movement: Movement): void {
  movement.pointed.value = undefined;
  if (movement.march.value !== undefined) give(movement, movement.march.value);
}

/** Takes up the units of a stack that may still move, or all of them if none may. */
export function takeUp(movement: Movement, place: string, counter?: string): void {
  const { context, units, end, decision } = movement;
  const own = ownAt(context, place, decision.by);
  const waiting = own.filter(({ unit }) => movement.unmoved.value.includes(unit));
  const chosen = travellers(waiting.length > 0 ? waiting : own).map(({ unit }) => unit);
  // Out of a pile beside the map one is taken; a gun that was meant is not left behind for those around it.
  const isOwnCounter = own.some(({ unit }) => unit === counter);
  const isAlone = isOwnCounter && (place.length === 1 || !chosen.includes(counter ?? ''));
  batch(() => {
    context.selection.select(place);
    context.selection.clearRefusal();
    movement.sortsOut.value = true;
    end.value = undefined;
    units.value = isAlone && counter !== undefined ? [counter] : chosen;
    const left = waiting.filter(({ unit, area }) => area === undefined && !units.value.includes(unit));
    movement.stays.value = left.map(({ unit }) => ({ unit }));
  });
}

/** Guns in position stay where they are when others march off: they would hold them back. */
function travellers(units: readonly UnitView[]): readonly UnitView[] {
  const others = units.filter(({ range, states }) => range === undefined || states.includes('moved'));
  return others.length > 0 ? others : units;
}

export function toggle(movement: Movement, unit: string): void {
  const { units, end, stays } = movement;
  batch(() => {
    end.value = undefined;
    movement.sortsOut.value = false;
    stays.value = stays.value.filter((one) => one.unit !== unit);
    units.value = units.value.includes(unit) ? units.value.filter((one) => one !== unit) : [...units.value, unit];
  });
}

export function putDown(movement: Movement): boolean {
  const { context, units, end, planner } = movement;
  const had = units.value.length > 0 || planner.target.value !== undefined;
  batch(() => {
    units.value = [];
    end.value = undefined;
    movement.ownWay.value = undefined;
    planner.target.value = undefined;
    context.selection.select(undefined);
    context.selection.clearRefusal();
  });
  return had;
}

const isOwn = ({ context, decision }: Movement, place: string): boolean =>
  ownAt(context, place, decision.by).length > 0;

const isEnemy = ({ context, decision }: Movement, place: string): boolean =>
  enemiesAt(context, place, decision.by).length > 0 ||
  (decision.by === 'allied' && (context.view.value?.unknown ?? []).includes(place));

export function tapped(movement: Movement, { at, counter }: BoardEvent): void {
  const { context, units, reach, mode, planner } = movement;
  if (at === undefined) {
    putDown(movement);
    return;
  }
  if (movement.ownWay.value !== undefined && units.value.length > 0) {
    tapOwnWay(movement, at);
    return;
  }
  // A counter that was left out of the stack in hand joins it, even where the stack could march in a circle.
  const isHome = units.value.length > 0 && context.selection.place.value === at;
  const march = units.value.length === 0 || isHome ? undefined : marchTo(reach.value, mode.value, at);
  if (tapWay(movement, at)) return;
  if (march !== undefined) tapReach(movement, march);
  else if (isOwn(movement, at)) tapOwn(movement, at, counter);
  else if (isEnemy(movement, at)) {
    planner.aim(at);
    context.selection.select(at);
  } else if (units.value.length > 0) void whyNotThere(movement, at);
  else context.selection.select(undefined);
}

/** Each tap is a step; the end of the way tapped again goes. */
function tapOwnWay(movement: Movement, at: string): void {
  const march = movement.march.value;
  if (march?.place === at) give(movement, march);
  else void layStep(movement, at);
}

/** The first tap shows the way, the second goes, or as the setting says. */
function tapReach(movement: Movement, march: March): void {
  const { end, context, pointed } = movement;
  const isShown = end.value === march.place;
  batch(() => {
    end.value = march.place;
    pointed.value = undefined;
    context.selection.clearRefusal();
  });
  if (goesByTap(context, isShown)) give(movement, movement.march.value ?? march);
}

/** Of several ways to the end, the one that is tapped where it parts from the others. */
function tapWay({ ways, wayTaken, pointed }: Movement, at: string): boolean {
  const found = wayAt(ways.value, ({ end: { path } }) => ['', ...path], at);
  const index = found === undefined ? -1 : ways.value.indexOf(found);
  if (index < 0 || index === wayTaken.value) return false;
  pointed.value = undefined;
  wayTaken.value = index;
  return true;
}

/** The way and its cost are seen before anything is tapped. */
export function pointAt({ units, reach, mode, pointed, ownWay, context }: Movement, at: string | undefined): boolean {
  const isOut = at === undefined || units.value.length === 0 || ownWay.value !== undefined;
  const isHome = at === context.selection.place.value;
  const isEnd = !isOut && !isHome && marchTo(reach.value, mode.value, at) !== undefined;
  pointed.value = isEnd ? at : undefined;
  return isEnd;
}

/** A second tap puts nobody down: that is done in the card, where it is seen. */
function tapOwn(movement: Movement, at: string, counter: string | undefined): void {
  const { context, units } = movement;
  const isSame = context.selection.place.value === at && units.value.length > 0;
  if (!isSame) takeUp(movement, at, counter);
  else if (counter !== undefined && !units.value.includes(counter)) toggle(movement, counter);
}

/** The next stack that waits for an order, in the order of the view. */
export function nextUnmoved(movement: Movement): void {
  const { context, units, unmoved } = movement;
  const last = units.value.at(-1);
  const at = last === undefined ? -1 : unmoved.value.indexOf(last);
  const unit = unmoved.value[at + 1] ?? unmoved.value[0];
  const place = unit === undefined ? undefined : whereIs(context, unit);
  if (place === undefined) return;
  takeUp(movement, place, unit);
  context.camera.lookAt([place]);
}

/** An order that is not a march, given with the same means as any other question. */
export function beginOrder(movement: Movement, kind: string): void {
  putDown(movement);
  const { context, decision } = movement;
  const more = kind === 'break-down' ? { more: (listed: readonly Choice[]) => otherSplits(context, listed) } : {};
  movement.sub.value = createChooser(context, decision, { filter: { kind }, endings: [], ...more });
}
