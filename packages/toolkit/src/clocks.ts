/** What a game counts for itself: the turn, and counters that go by their names in one column. */
import { type ColumnLayout, cell, type Game, write } from '@bridgehead/engine';

interface Clocks<Name extends string> {
  clock(g: Game, name: Name): number;
  setClock(g: Game, name: Name, value: number): void;
  turnOf(g: Game): number;
  setTurn(g: Game, turn: number): void;
}

/** Readers and writers of the columns `clock` and `turn`; `clocks` are the counters in their order. */
export function clocksOf<Name extends string>({ names }: ColumnLayout, clocks: readonly Name[]): Clocks<Name> {
  const [clockColumn, turnColumn] = [names.indexOf('clock'), names.indexOf('turn')];
  return {
    clock: (g, name) => cell(g, clockColumn, clocks.indexOf(name)),
    setClock: (g, name, value) => write(g, clockColumn, clocks.indexOf(name), value),
    turnOf: (g) => cell(g, turnColumn, 0),
    setTurn: (g, turn) => write(g, turnColumn, 0, turn),
  };
}
