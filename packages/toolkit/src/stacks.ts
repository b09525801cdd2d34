/**
 * Who stands where. Made anew whenever somebody has moved, so it only links things that share a hex; lists are made for
 * the hexes that are asked about.
 */
export interface Stacks {
  /** By hex: one more than the first thing in it, or 0. */
  readonly first: Uint16Array;
  /** By thing: one more than the next one in its hex, or 0. */
  readonly next: Uint16Array;
  /** What the first thing is called; the others follow on. */
  readonly from: number;
  readonly lists: Map<number, readonly number[]>;
  hexes: readonly number[] | undefined;
}

/** Links `count` things, called `from` and on; `hexOf` gives the hex of the i-th, or a negative number for none. */
export function stackByHex(
  { count, from, hexCount }: { readonly count: number; readonly from: number; readonly hexCount: number },
  hexOf: (i: number) => number,
): Stacks {
  const first = new Uint16Array(hexCount);
  const next = new Uint16Array(count);
  for (let i = count - 1; i >= 0; i--) {
    const hex = hexOf(i);
    if (hex < 0) continue;
    next[i] = first[hex] ?? 0;
    first[hex] = i + 1;
  }
  return { first, next, from, lists: new Map(), hexes: undefined };
}

const NOBODY: readonly number[] = [];

/** Whether anything is in a hex. */
export const isAnyIn = (stacks: Stacks, hex: number): boolean => (stacks.first[hex] ?? 0) !== 0;

/** What is in a hex, in order. */
export function inHex(stacks: Stacks, hex: number): readonly number[] {
  const first = stacks.first[hex] ?? 0;
  if (first === 0) return NOBODY;
  const known = stacks.lists.get(hex);
  if (known !== undefined) return known;
  const list: number[] = [];
  for (let at = first; at !== 0; at = stacks.next[at - 1] ?? 0) list.push(stacks.from + at - 1);
  stacks.lists.set(hex, list);
  return list;
}

/** The hexes with anything in them, in order. */
export function occupied(stacks: Stacks): readonly number[] {
  if (stacks.hexes !== undefined) return stacks.hexes;
  const hexes: number[] = [];
  for (let hex = 0; hex < stacks.first.length; hex++) if (stacks.first[hex] !== 0) hexes.push(hex);
  stacks.hexes = hexes;
  return hexes;
}
