/** Units by where they are, the one that ranks highest first; equals keep the order of the view. */
export function byPlace<Sheet>(
  units: readonly Sheet[],
  placeOf: (unit: Sheet) => string | undefined,
  rankOf: (unit: Sheet) => number,
): ReadonlyMap<string, readonly Sheet[]> {
  const places = new Map<string, Sheet[]>();
  for (const unit of units) {
    const place = placeOf(unit);
    if (place === undefined) continue;
    const there = places.get(place);
    if (there === undefined) places.set(place, [unit]);
    else there.push(unit);
  }
  return new Map([...places].map(([place, stack]) => [place, stack.sort((a, b) => rankOf(b) - rankOf(a))]));
}
