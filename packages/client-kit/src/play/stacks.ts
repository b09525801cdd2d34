/** Who stands in a place, as far as the view tells. */
import type { ReadonlySignal } from '@preact/signals';

interface Standing {
  readonly side: string;
}

interface Places<Unit extends Standing> {
  readonly places: ReadonlySignal<ReadonlyMap<string, readonly Unit[]>>;
}

export const stackAt = <Unit extends Standing>({ places }: Places<Unit>, place: string | undefined): readonly Unit[] =>
  place === undefined ? [] : (places.value.get(place) ?? []);

export const ownAt = <Unit extends Standing>(
  context: Places<Unit>,
  place: string | undefined,
  by: string,
): readonly Unit[] => stackAt(context, place).filter(({ side }) => side === by);

export const enemiesAt = <Unit extends Standing>(
  context: Places<Unit>,
  place: string | undefined,
  by: string,
): readonly Unit[] => stackAt(context, place).filter(({ side }) => side !== by);
