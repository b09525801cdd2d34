/** Orders that might be given to a stack, put before the engine one by one: it says which are legal. */

import type { Choice } from '@bridgehead/client-kit/game';
import { MAP, type UnitView } from '../../src/facts.ts';
import type { PlayContext } from '../play-context.ts';

const AREAS: readonly string[] = MAP.areas.map(({ name }) => name);

/** Orders for all of them together. */
function forStack(units: readonly string[], isInArea: boolean): readonly Choice[] {
  const together = [...units];
  return [
    { kind: 'full-retreat', units: together },
    { kind: 'cover', units: together },
    ...(isInArea ? AREAS.map((area) => ({ kind: 'change-area', units: together, area })) : []),
  ];
}

/** Orders for one of them. */
function forUnit(unitView: UnitView, friends: readonly UnitView[], pool: readonly string[]): readonly Choice[] {
  const { unit } = unitView;
  const isReduced = unitView.steps < unitView.printed.steps;
  return [
    ...(unitView.range === undefined
      ? []
      : ['place-moved-marker', 'remove-moved-marker'].map((kind) => ({ kind, unit }))),
    ...(unitView.steps > 1 ? pool.map((as) => ({ kind: 'break-down', unit, as })) : []),
    ...friends.flatMap(({ unit: into }) => ['rebuild', 'merge'].map((kind) => ({ kind, unit, into }))),
    ...(isReduced ? [{ kind: 'return', unit }, ...AREAS.map((from) => ({ kind: 'replace-step', unit, from }))] : []),
  ];
}

export async function legalOrders(context: PlayContext, units: readonly string[]): Promise<readonly Choice[]> {
  const unitViews = units.flatMap((unit) => context.units.peek().get(unit) ?? []);
  const [first] = unitViews;
  if (first === undefined) return [];
  const place = first.hex ?? first.area ?? '';
  const friends = (context.places.peek().get(place) ?? []).filter(({ side }) => side === first.side);
  const pool = context.view.peek()?.pool ?? [];
  const wanted = [
    ...forStack(units, first.area !== undefined),
    ...unitViews.flatMap((unitView) =>
      forUnit(
        unitView,
        friends.filter(({ unit }) => unit !== unitView.unit),
        pool,
      ),
    ),
  ];
  const rulings = await Promise.all(wanted.map((choice) => context.game.check(choice)));
  return oneSplitEach(wanted.filter((_, i) => rulings[i]?.legal === true));
}

/** Breakdown counters of a kind are alike: one offer a unit is enough. */
function oneSplitEach(choices: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ kind, unit }) => {
    if (kind !== 'break-down') return true;
    const key = String(unit);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const FORGOTTEN = ['replace-step', 'replace-unit', 'return'] as const;
type Forgotten = (typeof FORGOTTEN)[number];

/** Kinds of orders besides marches that a player could still give and may have forgotten. */
export async function forgottenOrders(context: PlayContext, side: string): Promise<readonly Forgotten[]> {
  const own = [...context.units.peek().values()].filter((unit) => unit.side === side);
  const reduced = own.filter(({ box, steps, printed }) => box === undefined && steps < printed.steps);
  const lost = own.filter(({ box }) => box === 'eliminated');
  const wanted = (kind: Forgotten): readonly Choice[] => {
    if (kind === 'return') return reduced.map(({ unit }) => ({ kind, unit }));
    if (kind === 'replace-step') return reduced.flatMap(({ unit }) => AREAS.map((from) => ({ kind, unit, from })));
    return lost.flatMap(({ unit }) => AREAS.map((from) => ({ kind, unit, from, at: from })));
  };
  const areOpen = await Promise.all(
    FORGOTTEN.map(async (kind) => {
      const rulings = await Promise.all(wanted(kind).map((choice) => context.game.check(choice)));
      return rulings.some(({ legal }) => legal);
    }),
  );
  return FORGOTTEN.filter((_, i) => areOpen[i] === true);
}
