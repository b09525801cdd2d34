import { SourceFault } from '../source/geography.ts';

/** Pins speak of features by their names: one that geography does not have is a fault of the source. */
export function demandKnown(what: string, names: Iterable<string>, known: readonly { readonly name: string }[]): void {
  const all = new Set(known.map(({ name }) => name));
  for (const name of names) {
    if (!all.has(name)) throw new SourceFault(`${what} «${name}» is not in the geography`);
  }
}
