/** A question in which units march: on the map, in the stack card and in the dock. */
import type { Shape } from '@bridgehead/board';
import { computed } from '@preact/signals';
import { WaitingUnits } from '../../../forces/waiting-units.tsx';
import type { Stance } from '../../../title/title-client.ts';
import { placesOf } from '../../choice-words.ts';
import { type Interaction, whereIs } from '../../play-context.ts';
import { placeName, say, unitNames } from '../../say.ts';
import { hexes } from '../chooser.ts';
import { plannedShapes } from '../ways.ts';
import {
  giveShown,
  isInReach,
  type March,
  type MarchEnd,
  type Marching,
  marchTo,
  nextWaiting,
  orderTo,
  placeOfEnd,
  pointAt,
  putDown,
  takeUp,
  tapped,
} from './marching.ts';
import { MarchingCard } from './marching-card.tsx';

export function marchingInteraction(marching: Marching): Interaction {
  const { context, spec } = marching;
  const costWords = ({ end }: March): string => say('march.plan-cost', { cost: spec.costText(end.cost) });
  return {
    Panel: () => <MarchingPanel marching={marching} />,
    Card: () => <MarchingCard marching={marching} />,
    shapes: computed(() => shapesOf(marching)),
    stances: computed(() => stancesOf(marching)),
    primary: spec.primary,
    tap: (event) => tapped(marching, event),
    point: (at) => pointAt(marching, at),
    takes: (at) => isInReach(marching, at) || orderTo(marching, at) !== undefined,
    confirm: () => {
      if (marching.end.value !== undefined || marching.picked.value !== undefined) giveShown(marching);
    },
    cancel: () => putDown(marching),
    costTo: (place) => {
      const march = marching.units.value.length === 0 ? undefined : marchTo(marching.reach.value, place);
      return march === undefined ? undefined : costWords(march);
    },
    plannedWords: computed(() => {
      const march = marching.shown.value;
      if (march === undefined) return undefined;
      const units = unitNames(marching.units.value);
      return say('plan.way', { units, place: placeName(march.place), cost: costWords(march) });
    }),
    inHand: () => marching.units.value,
    next: () => nextWaiting(marching),
    select: (unit) => {
      const place = whereIs(context, unit);
      if (place !== undefined) takeUp(marching, place, unit);
    },
    dispose: marching.dispose,
  };
}

/** Reach with the cost in every hex that nobody stands in, the way, and the other ways. */
function shapesOf(marching: Marching): readonly Shape[] {
  const { context, spec, units, reach, shown } = marching;
  const under = spec.shapes?.value ?? [];
  const [first] = units.value;
  const from = first === undefined ? undefined : whereIs(context, first);
  if (from === undefined) return under;
  const ends = reach.value?.ends ?? [];
  const isShown = context.overlays.has('reach');
  const planned = shown.value;
  return [
    ...under,
    ...(isShown ? [hexes(ends.map(placeOfEnd), 'reach')] : []),
    hexes([from], 'selected'),
    hexes(marching.orders.value.flatMap(placesOf), 'option'),
    ...(marching.picked.value === undefined ? [] : orderShapes(from, placesOf(marching.picked.value))),
    ...(isShown ? ends.flatMap((end) => costPill(marching, end)) : []),
    ...(planned === undefined ? [] : wayShapes(marching, from, planned)),
  ];
}

/** From the unit that acts to where it has its effect. */
const orderShapes = (from: string, places: readonly string[]): readonly Shape[] => [
  hexes(places, 'selected'),
  ...places.filter((to) => to !== from).map((to) => ({ kind: 'arrow', from, to, look: 'support' }) as const),
];

const wayShapes = ({ ways, spec }: Marching, from: string, planned: March): readonly Shape[] =>
  plannedShapes({
    ways: ways.value,
    planned,
    placesOf: ({ end }) => [from, ...end.path],
    endOf: ({ place }) => place,
    costText: ({ end }) => spec.costText(end.cost),
  });

/** A figure over a counter can be read by nobody. */
function costPill({ context, spec }: Marching, end: MarchEnd): readonly Shape[] {
  const place = placeOfEnd(end);
  if (end.hex === undefined || context.places.value.has(place)) return [];
  return [{ kind: 'pill', hex: place, text: spec.costText(end.cost), look: end.stops === undefined ? 'cost' : 'stop' }];
}

function stancesOf({ units, waiting }: Marching): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  for (const unit of waiting.value) stances.set(unit, 'ready');
  for (const unit of units.value) stances.set(unit, 'selected');
  return stances;
}

function MarchingPanel({ marching }: { readonly marching: Marching }) {
  const { context, waiting, spec } = marching;
  const { PanelFirst, PanelMore } = spec;
  const pick = (unit: string): void => {
    const place = whereIs(context, unit);
    if (place !== undefined) takeUp(marching, place, unit);
  };
  return (
    <>
      {PanelFirst === undefined ? undefined : <PanelFirst marching={marching} />}
      <WaitingUnits
        context={context}
        title={say('march.waiting', { count: waiting.value.length })}
        units={waiting.value}
        onPick={pick}
      />
      {PanelMore === undefined ? undefined : <PanelMore marching={marching} />}
    </>
  );
}
