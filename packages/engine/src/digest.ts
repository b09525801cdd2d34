import { formatHash, hashText } from './hash.ts';

/**
 * A name for all that a save says, in the order in which it says it. It finds what was damaged or changed by hand; it is no
 * seal, for the writer of a save can write its digest.
 */
export function digestOf(save: object): string {
  const said = Object.fromEntries(Object.entries(save).filter(([field]) => field !== 'digest'));
  return formatHash(hashText(JSON.stringify(said)));
}
