/** Cells of a position that is not yet a game: for set-ups and notations. Rules write through the engine. */
import type { State } from '@bridgehead/engine';

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
