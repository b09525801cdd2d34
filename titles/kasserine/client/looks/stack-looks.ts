/** The counters of the view, stack by stack, in the order in which they lie. */
import type { CounterLook, StackLook } from '@bridgehead/board';
import { byPlace } from '@bridgehead/client-kit/looks';
import { placeOf, type StanceOf, type TitleLooks } from '@bridgehead/client-kit/title';
import { type AirView, type KasserineView, STACKING_LIMIT, type UnitView } from '../../src/facts.ts';
import { say } from '../say.ts';
import { airLook } from './air-look.ts';
import { counterLabel, counterLook } from './counter-look.ts';
import { isArtilleryType } from './unit-facts.ts';

const BELOW: readonly string[] = ['HQ', 'air command', 'leader'];

/** Staffs lie at the bottom, guns over them, the strongest on top. */
function rankOf({ type, values }: UnitView): number {
  if (BELOW.includes(type)) return 0;
  return (isArtilleryType(type) ? 100 : 1000) + (values.defense ?? 1) * 10 + (values.attack ?? 1);
}

/** The units of each hex, the top one first. */
const unitsByPlace = (view: KasserineView): ReadonlyMap<string, readonly UnitView[]> =>
  byPlace(view.units, placeOf, rankOf);

/** [10.3.1] What fire lies face down on each hex, as far as the viewer is told: his own. */
function fireByHex(units: readonly UnitView[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { fires, values } of units)
    if (fires !== undefined) found.set(fires, (found.get(fires) ?? 0) + (values.fpf ?? 0));
  return found;
}

const covered = new WeakMap<CounterLook, CounterLook>();

/** [10.3.4] The marker lies on the stack that it supports, with its figure. What has not changed is not drawn anew. */
function withFire(look: CounterLook, points: number): CounterLook {
  const figure = String(points);
  const known = covered.get(look);
  if (known?.badgeFigures?.['lattice-shield'] === figure) return known;
  const found: CounterLook = {
    ...look,
    label: `${look.label}, ${say('label.covered', { points })}`,
    badges: ['lattice-shield', ...look.badges.filter((badge) => badge !== 'lattice-shield')],
    badgeFigures: { 'lattice-shield': figure },
  };
  covered.set(look, found);
  return found;
}

const isOver = ({ at }: AirView): boolean => /^\d{4}$/.test(at);

/** [11.2.3] Air units that interdict lie on their hex, under those who stand there. */
function stackLooks(view: KasserineView, stanceOf: StanceOf): readonly StackLook[] {
  const flying = new Map<string, AirView[]>();
  for (const air of view.air.filter(isOver)) flying.set(air.at, [...(flying.get(air.at) ?? []), air]);
  const fire = fireByHex(view.units);
  const stacks = [...unitsByPlace(view)].map(([at, units]) => {
    const points = fire.get(at);
    const looks = units.map((unit) => counterLook(unit, stanceOf(unit.unit)));
    return {
      at,
      counters: [
        ...looks.map((look, order) => (order > 0 || points === undefined ? look : withFire(look, points))),
        ...(flying.get(at) ?? []).map((air) => airLook(air)),
      ],
    };
  });
  const taken = new Set(stacks.map(({ at }) => at));
  const alone = [...flying].filter(([at]) => !taken.has(at));
  return [...stacks, ...alone.map(([at, over]) => ({ at, counters: over.map((air) => airLook(air)) }))];
}

const pointsOf = (stack: readonly UnitView[]): number => stack.reduce((sum, { stacking }) => sum + stacking, 0);

/** [3.3.2] `3 units, 5 of 9 points`. */
const stackSum = (stack: readonly UnitView[]): string =>
  say('card.count.points', { count: stack.length, points: pointsOf(stack), most: STACKING_LIMIT });

/** What else is there, in words. */
const othersIn = (view: KasserineView, hex: string): readonly string[] =>
  view.air.filter(({ at }) => at === hex).map(({ name }) => say('air.interdicts', { air: name }));

export const KASSERINE_LOOKS: TitleLooks = { counterLook, counterLabel, unitsByPlace, stackLooks, othersIn, stackSum };
