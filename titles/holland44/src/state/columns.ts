/** Cells of a position that is not yet a game: for set-ups and notations. Rules use the writers of state.ts. */
import type { State } from '@bridgehead/engine';
import { cellAt, putCell } from '@bridgehead/toolkit';
import { indexInSide, sideOfUnit, type Unit } from './units.ts';

export { cellAt, putCell } from '@bridgehead/toolkit';

/** The columns that are kept by side. */
export type UnitColumn = 'At' | 'Steps' | 'Order' | 'Marks';

export const putUnit = (state: State, u: Unit, name: UnitColumn, value: number): void =>
  putCell(state, `${sideOfUnit(u)}${name}`, indexInSide(u), value);

export const unitCell = (state: State, u: Unit, name: UnitColumn): number =>
  cellAt(state, `${sideOfUnit(u)}${name}`, indexInSide(u));

/** [25.5] How many Unknown units there are. */
export const unknownUnits = (state: State): number => state.columns.unknownAt?.length ?? 0;
