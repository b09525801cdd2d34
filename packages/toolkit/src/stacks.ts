/** Who stands where: by hex the things in it, in order, and which hexes those are. */
export interface Stacks {
  readonly byHex: readonly (readonly number[] | undefined)[];
  readonly hexes: readonly number[];
}

/** Lists things by hex; `hexOf` gives the hex of the i-th, or a negative number if it is in none. */
export function stackByHex(count: number, hexOf: (i: number) => number): Stacks {
  const byHex: (number[] | undefined)[] = [];
  const hexes: number[] = [];
  for (let i = 0; i < count; i++) {
    const hex = hexOf(i);
    if (hex < 0) continue;
    const list = byHex[hex];
    if (list !== undefined) list.push(i);
    else {
      byHex[hex] = [i];
      hexes.push(hex);
    }
  }
  return { byHex, hexes: hexes.sort((a, b) => a - b) };
}
