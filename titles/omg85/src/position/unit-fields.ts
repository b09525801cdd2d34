/** The numbers of a unit in the notation: what each may be, and what it is where nothing is said. */
import { EXPECTED, isHexPlace } from '../state/places.ts';
import type { UnitColumn } from '../state/state.ts';
import { dataOf, type Unit } from '../state/units.ts';

export interface NumberField {
  readonly column: UnitColumn;
  readonly least: number;
  readonly most: number;
}

const LARGEST_STRENGTH = 999;

/** Plain numbers, in the order in which they are written. */
export const NUMBER_FIELDS: readonly NumberField[] = [
  { column: 'cp', least: 0, most: LARGEST_STRENGTH },
  { column: 'efficiency', least: 0, most: 100 },
  { column: 'op', least: 0, most: 30 },
  { column: 'allowance', least: 0, most: 20 },
  { column: 'fort', least: 0, most: 5 },
  { column: 'guns', least: 0, most: LARGEST_STRENGTH },
  { column: 'plotted', least: 0, most: LARGEST_STRENGTH },
  { column: 'advance', least: 0, most: 2 },
  { column: 'fired', least: 0, most: 2 },
  { column: 'delay', least: 0, most: 200 },
  { column: 'delayLater', least: 0, most: 200 },
  { column: 'spotted', least: 0, most: 2 },
];

/** What a unit has in a place where the notation says nothing. */
export function usual(u: Unit, column: UnitColumn, place: number): number {
  if (!isHexPlace(place) && place !== EXPECTED) return 0;
  const { cp, efficiency, guns = 0 } = dataOf(u);
  if (column === 'cp') return cp;
  if (column === 'efficiency') return efficiency;
  return column === 'guns' ? guns : 0;
}
