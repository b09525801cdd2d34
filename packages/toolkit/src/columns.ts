/**
 * Columns that say who may know them. A column that says nothing is known to nobody: what a side knows is built up from nothing, so
 * that whoever adds a column cannot give a secret away by forgetting it.
 */
import type { ColumnLayout, Frame, Game, State } from '@bridgehead/engine';

/** Everybody may know it; other words stand for a rule of the title. */
export const PUBLIC = 'public';

type Column = readonly [name: string, size: number, seenBy?: string];

/** The columns of a title in their order. */
export const layoutOf = (columns: readonly Column[]): ColumnLayout => ({
  names: columns.map(([name]) => name),
  sizes: columns.map(([, size]) => size),
  seenBy: columns.map(([, , seenBy]) => seenBy),
});

/** The words by which the columns say who may know them, but for those that everybody may. */
export type SeenBy<Columns extends readonly Column[]> = Exclude<Columns[number][2], typeof PUBLIC | undefined>;

/** What a cell is to a side that looks: its value, or what the side takes it for. */
type KnownCell<Look> = (look: Look, index: number, value: number, name: string) => number;

interface Knowing<Look, Word extends string> {
  /** What is worked out once for each look. */
  look(g: Game, side: string): Look;
  readonly cells: Readonly<Record<Word, KnownCell<Look>>>;
  /** What cells of several columns tell together, put in at the end. */
  complete?(look: Look, columns: Record<string, number[]>): void;
  /** A frame in which something is hidden from a side, by its procedure. */
  readonly frames?: Readonly<Record<string, (frame: Frame, side: string) => Frame>>;
}

/** What a side may know of a position. It may share columns with the game, for they are copied where it is opened. */
export function knowing<Look, Word extends string>(
  layout: ColumnLayout,
  { look: lookOf, cells, complete, frames = {} }: Knowing<Look, Word>,
): (g: Game, side: string) => State {
  const rules: Readonly<Record<string, KnownCell<Look>>> = cells;
  return (g, side) => {
    const look = lookOf(g, side);
    const columns: Record<string, number[]> = {};
    layout.names.forEach((name, i) => {
      const values = g.state.columns[name] ?? [];
      const seenBy = layout.seenBy?.[i];
      const known = seenBy === undefined ? undefined : rules[seenBy];
      if (seenBy === PUBLIC) columns[name] = values;
      else columns[name] = values.map((value, at) => (known === undefined ? 0 : known(look, at, value, name)));
    });
    complete?.(look, columns);
    return { columns, frames: g.state.frames.map((frame) => frames[frame.proc]?.(frame, side) ?? frame) };
  };
}
