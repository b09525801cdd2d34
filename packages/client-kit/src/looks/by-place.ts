/** Units by where they are, the one that ranks highest first; equals keep the order of the view. */
export function byPlace<Unit>(
  units: readonly Unit[],
  placeOf: (unit: Unit) => string | undefined,
  rankOf: (unit: Unit) => number,
): ReadonlyMap<string, readonly Unit[]> {
  const places = new Map<string, Unit[]>();
  for (const unit of units) {
    const place = placeOf(unit);
    if (place === undefined) continue;
    const there = places.get(place);
    if (there === undefined) places.set(place, [unit]);
    else there.push(unit);
  }
  return new Map([...places].map(([place, stack]) => [place, stack.sort((a, b) => rankOf(b) - rankOf(a))]));
}
