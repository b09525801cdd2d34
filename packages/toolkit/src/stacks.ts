import { cell, followed, type Game } from '@bridgehead/engine';

/** Who stands where. A unit that moves is taken from one list and put into another; lists are replaced, never changed. */
export interface Stacks {
  /** What the first thing is called; the others follow on. */
  readonly from: number;
  /** From which on they are called by so much more. */
  readonly gap: Gap;
  /** By thing: the hex in whose list it is, or NOWHERE. */
  readonly hexOf: Int16Array;
  /** By hex: what is in it, in order. */
  readonly lists: (readonly number[])[];
  /** The hexes with anything in them, in order, if somebody has asked since they last changed. */
  hexes: readonly number[] | undefined;
}

const NOWHERE = -1;
const NOBODY: readonly number[] = [];

interface Gap {
  readonly at: number;
  readonly by: number;
}
const NO_GAP: Gap = { at: Number.POSITIVE_INFINITY, by: 0 };

interface Things {
  readonly from: number;
  readonly gap?: Gap;
  readonly hexCount: number;
}

/** Lists `count` things, called `from` and on; `hexOf` gives the hex of the i-th, or a negative number for none. */
export function stackByHex(
  { count, from, gap = NO_GAP, hexCount }: Things & { readonly count: number },
  hexOf: (i: number) => number,
): Stacks {
  const lists = new Array<readonly number[]>(hexCount).fill(NOBODY);
  const stacks: Stacks = { from, gap, hexOf: new Int16Array(count).fill(NOWHERE), lists, hexes: undefined };
  for (let i = 0; i < count; i++) restack(stacks, i, hexOf(i));
  return stacks;
}

const nameOf = ({ from, gap }: Pick<Stacks, 'from' | 'gap'>, i: number): number =>
  from + i + (i >= gap.at ? gap.by : 0);

/** Puts the i-th thing into another hex, or with a negative number into none. */
function restack(stacks: Stacks, i: number, to: number): void {
  const { hexOf, lists } = stacks;
  const old = hexOf[i] ?? NOWHERE;
  if (old === to || (old < 0 && to < 0)) return;
  hexOf[i] = to;
  const thing = nameOf(stacks, i);
  if (old >= 0) {
    const rest = without(lists[old] ?? NOBODY, thing);
    lists[old] = rest;
    if (rest.length === 0) stacks.hexes = undefined;
  }
  if (to < 0) return;
  const list = lists[to] ?? NOBODY;
  if (list.length === 0) stacks.hexes = undefined;
  lists[to] = inserted(list, thing);
}

const without = (list: readonly number[], thing: number): readonly number[] =>
  list.length === 1 ? NOBODY : list.toSpliced(list.indexOf(thing), 1);

function inserted(list: readonly number[], thing: number): readonly number[] {
  if (list.length === 0) return [thing];
  let at = list.length;
  while (at > 0 && (list[at - 1] ?? 0) > thing) at -= 1;
  return list.toSpliced(at, 0, thing);
}

/** The stacks of the things whose places are in a column, kept up with every move; `hexAt` gives the hex of a place, or none. */
export const stacksIn = (
  column: number,
  { from, gap = NO_GAP, hexCount }: Things,
  hexAt: (place: number, thing: number) => number,
): ((g: Game) => Stacks) => {
  const hexOf = (g: Game, i: number): number => hexAt(cell(g, column, i), nameOf({ from, gap }, i));
  return followed(
    [column],
    (g) => stackByHex({ count: g.cells[column]?.length ?? 0, from, gap, hexCount }, (i) => hexOf(g, i)),
    (stacks, g, _column, i) => {
      restack(stacks, i, hexOf(g, i));
      return true;
    },
  );
};

/** Whether anything is in a hex. */
export const isAnyIn = (stacks: Stacks, hex: number): boolean => (stacks.lists[hex] ?? NOBODY).length > 0;

/** What is in a hex, in order. */
export const inHex = (stacks: Stacks, hex: number): readonly number[] => stacks.lists[hex] ?? NOBODY;

/** The hexes with anything in them, in order. */
export function occupied(stacks: Stacks): readonly number[] {
  if (stacks.hexes !== undefined) return stacks.hexes;
  const hexes: number[] = [];
  for (let hex = 0; hex < stacks.lists.length; hex++) if (isAnyIn(stacks, hex)) hexes.push(hex);
  stacks.hexes = hexes;
  return hexes;
}
