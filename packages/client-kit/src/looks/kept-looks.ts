import type { CounterLook } from '@bridgehead/board';

type Stance = CounterLook['stance'];

/** A unit that has not changed keeps its look, so that the board need not compare what it shows. */
export function keptLooks<Unit extends object>(newLook: (unitView: Unit, stance: Stance) => CounterLook) {
  const looks = new WeakMap<Unit, Partial<Record<Stance, CounterLook>>>();
  return (unitView: Unit, stance: Stance = 'rest'): CounterLook => {
    const known = looks.get(unitView) ?? {};
    const look = known[stance] ?? newLook(unitView, stance);
    if (known[stance] === undefined) looks.set(unitView, { ...known, [stance]: look });
    return look;
  };
}
