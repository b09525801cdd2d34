/** Cells of a position that is not yet a game: for set-ups and notations. Rules use the writers of state.ts. */
import type { State } from '@bridgehead/engine';
import { cellAt, putCell } from '@bridgehead/toolkit';
import { ALLIED_COUNT, type Unit } from './units.ts';

export { cellAt, putCell } from '@bridgehead/toolkit';

/** The columns that are kept by side. */
export type UnitColumn = 'At' | 'Steps' | 'Order' | 'Marks';

export const putUnit = (state: State, u: Unit, name: UnitColumn, value: number): void =>
  u < ALLIED_COUNT
    ? putCell(state, `allied${name}`, u, value)
    : putCell(state, `german${name}`, u - ALLIED_COUNT, value);

export const unitCell = (state: State, u: Unit, name: UnitColumn): number =>
  u < ALLIED_COUNT ? cellAt(state, `allied${name}`, u) : cellAt(state, `german${name}`, u - ALLIED_COUNT);
