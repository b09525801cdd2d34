/** What was done while its player could not see it, shown over the position as it lies now. */
import type { Motion } from '@bridgehead/board';
import type { GameEvent } from '../../game/contract.ts';
import { type EventFacts, type Known, waysOf } from './known.ts';
import { motionsOf } from './motions.ts';

/** Where each counter is after these events, as far as they tell. */
export function placesAfter(
  places: ReadonlyMap<string, string>,
  events: readonly GameEvent[],
  facts: EventFacts,
): ReadonlyMap<string, string> {
  const ends = [...waysOf(events, facts)].flatMap(([unit, way]) => {
    const end = way.places.at(-1);
    return end === undefined ? [] : [[unit, end] as const];
  });
  return new Map([...places, ...ends]);
}

/** Who has gone on since stands elsewhere: he does not walk back. `places` is where they were before. */
export function motionsTold(
  now: Known,
  places: ReadonlyMap<string, string>,
  events: readonly GameEvent[],
  facts: EventFacts,
): readonly Motion[] {
  const walkers = [...waysOf(events, facts)].flatMap(([unit, way]) => {
    const lying = now.get(unit);
    const [first = ''] = way.places;
    return lying === undefined || lying.at !== way.places.at(-1)
      ? []
      : [{ unit, lying, from: places.get(unit) ?? first }];
  });
  const before = new Map(walkers.map(({ unit, lying, from }) => [unit, { ...lying, at: from }]));
  const after = new Map(walkers.map(({ unit, lying }) => [unit, lying]));
  return motionsOf({ before, after, events }, facts);
}
