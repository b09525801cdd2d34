/** The Movement Phase: units are taken up, their reach is shown, the first tap previews, the second goes. */

import type { BoardEvent } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  askWays,
  awake,
  createChooser,
  createWayChoice,
  emptyHand,
  enemiesAt,
  goesByTap,
  ownAt,
  type Reason,
  type Reminder,
  sortOut,
  takeNext,
  takeUpParty,
  tapWay,
  toggleInHand,
} from '@bridgehead/client-kit/play';
import { batch, computed, effect, signal } from '@preact/signals';
import type { UnitView } from '../../src/facts.ts';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import { say } from '../say.ts';
import { type March, MODES, type Mode, type Movement, marchTo, type Reach } from './march.ts';
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
  const mode = signal<Mode>('normal');
  const reach = signal<Reach>({});
  const ownWay = signal<OwnWay | undefined>(undefined);
  const wayChoice = createWayChoice((place) => marchTo(reach.value, mode.value, place));
  const unmoved = computed(() => awake(context, waitingUnits(context, decision.by)));
  const movement: Movement = {
    context,
    decision,
    ...emptyHand(),
    ...wayChoice,
    mode,
    reach,
    ownWay,
    pause: signal(false),
    march: computed(() => (ownWay.value === undefined ? wayChoice.shown.value : marchOf(ownWay.value, mode.value))),
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

/** Asks the engine about the units in hand and where they are to go; returns what ends it. */
function following(movement: Movement): () => void {
  const { units, end, pointed, ownWay, planner } = movement;
  const ends = [
    effect(() => {
      askReach(movement, units.value);
      pointed.value = undefined;
      if (ownWay.peek() !== undefined) ownWay.value = NO_WAY;
    }),
    effect(() => askOtherWays(movement, end.value)),
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
      if (isMixed && movement.sortsOut.peek()) void sortOut(movement, units, (unit) => refusalOf(context, unit));
    });
  }
  void ask(context.game, 'joins', { units }).then((found = []) => {
    if (isCurrent()) joins.value = found;
  });
  void legalOrders(context, units).then((legal) => {
    if (isCurrent()) orders.value = legal;
  });
}

const refusalOf = async ({ game }: PlayContext, unit: string): Promise<Reason | undefined> =>
  (await ask(game, 'moves', { units: [unit], mode: 'normal' }))?.refusal;

/** A way that costs more than a point more is no way to choose, in sixths. */
const DEARER = 6;

/** Tactical Movement costs nothing by any way. */
function askOtherWays(movement: Movement, end: string | undefined): void {
  const { context, reach, mode, units } = movement;
  const best = end === undefined ? undefined : marchTo(reach.peek(), mode.peek(), end);
  askWays(
    movement,
    best === undefined || best.mode === 'tactical'
      ? undefined
      : {
          best,
          ends: reach.peek()[best.mode]?.ends ?? [],
          beside: around(best.place),
          costBy: (path) => wayCost(context, { units: units.peek(), mode: best.mode, path }),
          dearer: DEARER,
        },
  );
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

export function takeUp(movement: Movement, place: string, counter?: string): void {
  const { context, decision, end, unmoved } = movement;
  const stack = ownAt(context, place, decision.by);
  batch(() => {
    end.value = undefined;
    takeUpParty(movement, context, { place, stack, waiting: unmoved.value, together: travellers, counter });
  });
}

/** Guns in position stay where they are when others march off: they would hold them back. */
function travellers(units: readonly UnitView[]): readonly UnitView[] {
  const others = units.filter(({ range, states }) => range === undefined || states.includes('moved'));
  return others.length > 0 ? others : units;
}

export function toggle(movement: Movement, unit: string): void {
  batch(() => {
    movement.end.value = undefined;
    toggleInHand(movement, unit);
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

export function nextUnmoved(movement: Movement): void {
  const { context, units, unmoved } = movement;
  takeNext(context, { waiting: unmoved.value, last: units.value.at(-1) }, (place, unit) =>
    takeUp(movement, place, unit),
  );
}

/** An order that is not a march, given with the same means as any other question. */
export function beginOrder(movement: Movement, kind: string): void {
  putDown(movement);
  const { context, decision } = movement;
  const more = kind === 'break-down' ? { more: (listed: readonly Choice[]) => otherSplits(context, listed) } : {};
  movement.sub.value = createChooser(context, decision, { filter: { kind }, endings: [], ...more });
}
