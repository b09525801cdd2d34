/**
 * Columns that say who may know them. A column that says nothing is known to nobody: what a side knows is built up from nothing, so
 * that a new column cannot give a secret away because somebody forgot it.
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
  /** For a title that is looked at often: what of a look need not be worked out again. */
  readonly kept?: KeptLooks<Look, Word>;
  /** A frame in which something is hidden from a side, by its procedure. */
  readonly frames?: Readonly<Record<string, (frame: Frame, side: string) => Frame>>;
}

interface KeptLooks<Look, Word extends string> {
  /** Whether a side that looks so takes every cell for the same. */
  isSame(one: Look, other: Look): boolean;
  /** Whose cells depend on more than their value and what looks are compared by: worked out each time. */
  readonly except: readonly Word[];
  /** What is put in at the end is read from and written to these alone: where one of them has changed, all are worked out. */
  readonly together: readonly Word[];
}

/** The last look of a side, and how often each column of the game had been written to. */
interface LastLook<Look> {
  readonly look: Look;
  readonly revisions: readonly number[];
  readonly columns: Readonly<Record<string, number[]>>;
}

/** What a side may know of a position. It may share columns with the game and with looks before, for they are copied where it is opened. */
export function knowing<Look, Word extends string>(
  layout: ColumnLayout,
  { look: lookOf, cells, complete, kept, frames = {} }: Knowing<Look, Word>,
): (g: Game, side: string) => State {
  const rules: Readonly<Record<string, KnownCell<Look>>> = cells;
  const wordOf = (column: number): string | undefined => layout.seenBy?.[column];
  const isAmong = (words: readonly string[] | undefined, column: number): boolean =>
    words?.includes(wordOf(column) ?? '') === true;
  const together = layout.names.flatMap((_, i) => (isAmong(kept?.together, i) ? [i] : []));
  const lastLooks = new WeakMap<Game, Map<string, LastLook<Look>>>();

  /** Which columns are as they were. */
  function unchanged(g: Game, look: Look, last: LastLook<Look> | undefined): (column: number) => boolean {
    if (last === undefined || kept?.isSame(last.look, look) !== true) return () => false;
    const isAsWritten = (column: number): boolean => last.revisions[column] === g.revisions[column];
    const areTogether = together.every(isAsWritten);
    return (column) =>
      isAsWritten(column) && !isAmong(kept.except, column) && (areTogether || !together.includes(column));
  }

  function columnsKnown(g: Game, side: string): Readonly<Record<string, number[]>> {
    const look = lookOf(g, side);
    const looks = lastLooks.get(g) ?? new Map<string, LastLook<Look>>();
    const last = looks.get(side);
    const isUnchanged = unchanged(g, look, last);
    const columns: Record<string, number[]> = {};
    let isComplete = together.length > 0;
    layout.names.forEach((name, i) => {
      const values = g.state.columns[name] ?? [];
      const before = isUnchanged(i) ? last?.columns[name] : undefined;
      if (before === undefined && isAmong(kept?.together, i)) isComplete = false;
      columns[name] = wordOf(i) === PUBLIC ? values : (before ?? known(look, name, rules[wordOf(i) ?? ''], values));
    });
    if (!isComplete) complete?.(look, columns);
    if (kept !== undefined) lastLooks.set(g, looks.set(side, { look, revisions: [...g.revisions], columns }));
    return columns;
  }

  return (g, side) => ({
    columns: columnsKnown(g, side),
    frames: g.state.frames.map((frame) => frames[frame.proc]?.(frame, side) ?? frame),
  });
}

/** A column as the side that looks takes it for; nothing where no rule says that it may be known. */
const known = <Look>(look: Look, name: string, rule: KnownCell<Look> | undefined, values: readonly number[]) =>
  rule === undefined ? values.map(() => 0) : values.map((value, at) => rule(look, at, value, name));
