/** `movement-orders`: the phase in which a player gives any number of orders until he ends it. */
import type { Shape } from '@bridgehead/board';
import type { Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  ChooserPanel,
  hexes,
  type Interaction,
  plannedShapes,
  WaitingUnits,
  whereIs,
} from '@bridgehead/client-kit/play';
import type { Stance } from '@bridgehead/client-kit/title';
import { computed } from '@preact/signals';
import type { PlayContext } from '../play-context.ts';
import { placeName, points, say, sayOr, unitNames } from '../say.ts';
import { endPlace, type March, type Movement, marchTo } from './march.ts';
import { beginOrder, createMovement, giveShown, nextUnmoved, pointAt, putDown, takeUp, tapped } from './movement.ts';
import { MovementCard } from './movement-card.tsx';
import { attackersOf, type Planner } from './planner.ts';
import { PlannerPanel } from './planner-panel.tsx';
import { keptShapes, plannerShapes } from './planner-shapes.ts';

export function createMovementInteraction(context: PlayContext, decision: Decision): Interaction {
  const movement = createMovement(context, decision);
  context.camera.lookFirst(movement.unmoved.value.flatMap((unit) => context.units.value.get(unit)?.hex ?? []));
  const leaveOrder = (): boolean => {
    const sub = movement.sub.value;
    if (sub === undefined) return false;
    if (!sub.cancel()) movement.sub.value = undefined;
    return true;
  };
  return {
    Panel: () => <MovementPanel movement={movement} />,
    Card: () => <MovementCard movement={movement} />,
    shapes: computed(() => movement.sub.value?.shapes.value ?? shapesOf(movement)),
    stances: computed(() => movement.sub.value?.stances.value ?? stancesOf(movement)),
    primary: movement.primary,
    tap: (event) => (movement.sub.value === undefined ? tapped(movement, event) : movement.sub.value.tap(event)),
    point: (at) => movement.sub.value?.point(at) ?? pointAt(movement, at),
    takes: (at) => movement.sub.value?.takes(at) ?? isInReach(movement, at),
    confirm: () => {
      if (movement.sub.value !== undefined) movement.sub.value.confirm();
      else if (movement.end.value !== undefined || movement.ownWay.value !== undefined) giveShown(movement);
    },
    cancel: () => leaveOrder() || putDown(movement),
    costTo: (place) => {
      const march =
        movement.units.value.length === 0 ? undefined : marchTo(movement.reach.value, movement.mode.value, place);
      return march === undefined ? undefined : marchCost(march);
    },
    plannedWords: computed(() => {
      const march = movement.march.value;
      if (march === undefined) return undefined;
      const units = unitNames(movement.units.value);
      return say('plan.way', { units, place: placeName(march.place), cost: marchCost(march) });
    }),
    inHand: () => movement.units.value,
    next: () => nextUnmoved(movement),
    select: (unit) => {
      const place = whereIs(context, unit);
      if (place !== undefined) takeUp(movement, place, unit);
    },
    dispose: movement.dispose,
  };
}

/** In Movement Points; Tactical Movement has none. */
const marchCost = ({ mode, end }: March): string =>
  mode === 'tactical' ? say('mode.tactical') : say('plan.cost', { cost: points(end.cost) });

const isInReach = ({ units, reach, mode }: Movement, at: string): boolean =>
  units.value.length > 0 && marchTo(reach.value, mode.value, at) !== undefined;

/** Reach, dashed where it takes Extended Movement, with the cost in every hex that nobody stands in. */
function shapesOf(movement: Movement): readonly Shape[] {
  const { context, units, reach, mode, march, planner } = movement;
  const [first] = units.value;
  const from = first === undefined ? undefined : whereIs(context, first);
  const kept = keptShapes(context, planner.target.value);
  if (from === undefined) return [...kept, ...plannerShapes(planner)];
  const near = reach.value[mode.value]?.ends ?? [];
  const known = new Set(near.map(endPlace));
  const far =
    mode.value === 'normal' ? (reach.value.extended?.ends ?? []).filter((end) => !known.has(endPlace(end))) : [];
  const isShown = context.overlays.has('reach');
  const planned = march.value;
  return [
    ...(isShown ? [hexes(near.map(endPlace), 'reach'), hexes(far.map(endPlace), 'extended')] : []),
    hexes([from], 'selected'),
    ...kept,
    ...(isShown ? [...near, ...far].flatMap((end) => costPill(movement, end)) : []),
    ...(planned === undefined ? [] : wayShapes(movement, from, planned)),
  ];
}

/** The way, and where there are others, those too, with what they cost. */
const wayShapes = (movement: Movement, from: string, planned: March): readonly Shape[] =>
  plannedShapes({
    ways: movement.ways.value,
    planned,
    placesOf: ({ end }) => [from, ...end.path],
    endOf: ({ place }) => place,
    costText: ({ end }) => costText(movement, end.cost),
  });

/** Tactical Movement costs nothing: its number is one of hexes. */
const costText = ({ mode }: Movement, cost: number): string => (mode.value === 'tactical' ? '' : points(cost));

function costPill(
  movement: Movement,
  end: Parameters<typeof endPlace>[0] & { cost: number; stops?: unknown },
): readonly Shape[] {
  const place = endPlace(end);
  const text = costText(movement, end.cost);
  if (end.hex === undefined || text === '' || movement.context.places.value.has(place)) return [];
  return [{ kind: 'pill', hex: place, text, look: end.stops === undefined ? 'cost' : 'stop' }];
}

function stancesOf({ context, decision, units, unmoved, planner }: Movement): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  for (const { unit, side, states } of context.units.value.values()) {
    if (side === decision.by && states.includes('has-moved')) stances.set(unit, 'acted');
  }
  for (const unit of unmoved.value) stances.set(unit, 'ready');
  for (const unit of attackersOf(planner)) {
    stances.set(unit, 'selected');
  }
  for (const unit of units.value) stances.set(unit, 'selected');
  return stances;
}

function MovementPanel({ movement }: { readonly movement: Movement }) {
  const { sub, planner } = movement;
  if (sub.value !== undefined) {
    return (
      <ChooserPanel chooser={sub.value}>
        <button type="button" class="link" onClick={() => (sub.value = undefined)}>
          {say('back')}
        </button>
        {sub.value.all.value?.length === 0 ? <p class="quiet">{say('orders.none')}</p> : undefined}
      </ChooserPanel>
    );
  }
  return (
    <>
      <Forecast planner={planner} />
      <Unmoved movement={movement} />
      <OrderKinds movement={movement} />
    </>
  );
}

function Forecast({ planner }: { readonly planner: Planner }) {
  const { context, target } = planner;
  const hex = target.value;
  if (hex === undefined) return undefined;
  const units = attackersOf(planner);
  return (
    <PlannerPanel planner={planner} note={say('planner.forecast')}>
      <button
        type="button"
        class="button"
        disabled={units.length === 0}
        onClick={() => void applyChoice(context, { kind: 'automatic-ds', target: hex, units: [...units] })}
      >
        {say('planner.automatic')}
      </button>
    </PlannerPanel>
  );
}

function Unmoved({ movement }: { readonly movement: Movement }) {
  const { context, unmoved } = movement;
  const pick = (unit: string): void => {
    const place = whereIs(context, unit);
    if (place !== undefined) takeUp(movement, place, unit);
  };
  return (
    <WaitingUnits
      context={context}
      title={say('move.unmoved', { count: unmoved.value.length })}
      units={unmoved.value}
      onPick={pick}
    />
  );
}

/** Orders that are not given to a stack in hand; the engine lists them when they are asked for. */
const ORDER_KINDS = [
  'replace-step',
  'replace-unit',
  'automatic-ds',
  'merge',
  'rebuild',
  'break-down',
  'change-area',
] as const;
const ALLIED_KINDS = ['return'] as const;
const GERMAN_KINDS = ['reposition-unknown'] as const;

function OrderKinds({ movement }: { readonly movement: Movement }) {
  const own = movement.decision.by === 'allied' ? ALLIED_KINDS : GERMAN_KINDS;
  return (
    <details class="order-kinds">
      <summary>{say('orders.title')}</summary>
      <ul>
        {[...ORDER_KINDS, ...own].map((kind) => (
          <li key={kind}>
            <button type="button" class="choice-row" data-order={kind} onClick={() => beginOrder(movement, kind)}>
              {sayOr(`order.${kind}`, kind)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
