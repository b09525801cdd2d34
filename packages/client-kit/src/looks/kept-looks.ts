import type { CounterLook } from '@bridgehead/board';

type Stance = CounterLook['stance'];

/** A unit that has not changed keeps its look, so that the board need not compare what it shows. */
export function keptLooks<Sheet extends object>(newLook: (sheet: Sheet, stance: Stance) => CounterLook) {
  const looks = new WeakMap<Sheet, Partial<Record<Stance, CounterLook>>>();
  return (sheet: Sheet, stance: Stance = 'rest'): CounterLook => {
    const known = looks.get(sheet) ?? {};
    const look = known[stance] ?? newLook(sheet, stance);
    if (known[stance] === undefined) looks.set(sheet, { ...known, [stance]: look });
    return look;
  };
}
