/** Cells of a position that is not yet a game: for set-ups and notations. Rules use the writers of state.ts. */
import type { State } from '@bridgehead/engine';
import { ALLIED_COUNT, type Unit } from './units.ts';

export function putCell(state: State, column: string, index: number, value: number): void {
  const cells = state.columns[column];
  if (cells?.[index] === undefined) throw new RangeError(`no cell ${index} in column «${column}»`);
  cells[index] = value;
}

export function cellAt(state: State, column: string, index: number): number {
  const value = state.columns[column]?.[index];
  if (value === undefined) throw new RangeError(`no cell ${index} in column «${column}»`);
  return value;
}

/** The columns that are kept by side. */
export type UnitColumn = 'At' | 'Steps' | 'Order' | 'Marks';

export const putUnit = (state: State, u: Unit, name: UnitColumn, value: number): void =>
  u < ALLIED_COUNT
    ? putCell(state, `allied${name}`, u, value)
    : putCell(state, `german${name}`, u - ALLIED_COUNT, value);

export const unitCell = (state: State, u: Unit, name: UnitColumn): number =>
  u < ALLIED_COUNT ? cellAt(state, `allied${name}`, u) : cellAt(state, `german${name}`, u - ALLIED_COUNT);
