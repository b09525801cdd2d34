/** The Movement Phase: units are taken up, their reach is shown, the first tap previews, the second goes. */

import type { BoardEvent } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { applyChoice, createChooser, enemiesAt, ownAt, type Reminder, whereIs } from '@bridgehead/client-kit/play';
import { batch, computed, effect, signal } from '@preact/signals';
import type { UnitView } from '../../src/facts.ts';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import { say } from '../say.ts';
import { type March, MODES, type Mode, type Movement, marchTo, type Reach } from './march.ts';
import { otherSplits } from './other-splits.ts';
import { layStep, marchOf, NO_WAY, type OwnWay } from './own-way.ts';
import { createPlanner } from './planner.ts';
import { whyNotThere } from './refused-march.ts';
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
  const unmoved = computed(() => waitingUnits(context, decision.by));
  const movement: Movement = {
    context,
    decision,
    units,
    mode,
    reach,
    end,
    ownWay,
    pause: signal(false),
    march: computed(() => {
      if (ownWay.value !== undefined) return marchOf(ownWay.value, mode.value);
      return end.value === undefined ? undefined : marchTo(reach.value, mode.value, end.value);
    }),
    orders: signal([]),
    sub: signal(undefined),
    planner: createPlanner(context, decision.by),
    unmoved,
    primary: computed(() => ({ label: say('choice.end-movement'), act: () => void endMovement(movement) })),
    dispose: () => undefined,
  };
  const stop = effect(() => {
    askReach(movement, units.value);
    if (ownWay.peek() !== undefined) ownWay.value = NO_WAY;
  });
  return {
    ...movement,
    dispose: () => {
      stop();
      movement.planner.dispose();
    },
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
  const { context, reach, orders } = movement;
  reach.value = {};
  orders.value = [];
  if (units.length === 0) return;
  const isCurrent = (): boolean => movement.units.peek() === units;
  for (const mode of MODES) {
    void ask(context.game, 'moves', { units, mode }).then((moves) => {
      if (isCurrent() && moves !== undefined) reach.value = { ...reach.peek(), [mode]: moves };
    });
  }
  void legalOrders(context, units).then((legal) => {
    if (isCurrent()) orders.value = legal;
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

export function give(movement: Movement, march: March): void {
  const { context } = movement;
  if (march.refusal !== undefined) {
    context.selection.refuse({ ...march.refusal, at: march.place });
    return;
  }
  void applyChoice(context, choiceOf(movement, march));
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
    end.value = undefined;
    units.value = isAlone && counter !== undefined ? [counter] : chosen;
  });
}

/** Guns in position stay where they are when others march off: they would hold them back. */
function travellers(units: readonly UnitView[]): readonly UnitView[] {
  const others = units.filter(({ range, states }) => range === undefined || states.includes('moved'));
  return others.length > 0 ? others : units;
}

export function toggle(movement: Movement, unit: string): void {
  const { units, end } = movement;
  batch(() => {
    end.value = undefined;
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
  // A counter of the stack in hand is put in or out, even where the stack could march in a circle.
  const isHome = units.value.length > 0 && context.selection.place.value === at;
  const march = units.value.length === 0 || isHome ? undefined : marchTo(reach.value, mode.value, at);
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

/** The first tap shows the way, the second goes. */
function tapReach(movement: Movement, march: March): void {
  const { end, context } = movement;
  if (end.value === march.place) give(movement, march);
  else end.value = march.place;
  context.selection.clearRefusal();
}

function tapOwn(movement: Movement, at: string, counter: string | undefined): void {
  const { context, units } = movement;
  const isSame = context.selection.place.value === at && units.value.length > 0;
  if (isSame && counter !== undefined) toggle(movement, counter);
  else if (isSame) putDown(movement);
  else takeUp(movement, at, counter);
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
