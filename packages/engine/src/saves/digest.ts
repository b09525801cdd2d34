import { formatHash, hashText } from '../hash.ts';
import type { SaveHeader } from './save-file.ts';

/**
 * A name for all that a save says, in the order in which it says it. It finds what was damaged or changed by hand; it is no
 * seal, for the writer of a save can write its digest.
 */
export function digestOf(save: object): string {
  const said = Object.fromEntries(Object.entries(save).filter(([field]) => field !== 'digest'));
  return formatHash(hashText(JSON.stringify(said)));
}

/** The same for the set-up alone: it stands in the first line, so that also a save that was cut short has it. */
export const checksumOf = ({ format, version, setUp, from }: Omit<SaveHeader, 'checksum'>): string =>
  digestOf({ format, version, setUp, from });
