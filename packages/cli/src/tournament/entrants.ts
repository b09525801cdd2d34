/** Who may enter a tournament: a level of this build, or one of another build, `staff@1a2b3c4d5e6f`. */
import { LEVELS, type Level } from '@bridgehead/ai';

export type EntrantName = Level | `${Level}@${string}`;

export const levelIn = (name: EntrantName): Level =>
  LEVELS.find((level) => level === name.split('@', 1)[0]) ?? 'random';

/** The commit whose build it is; undefined for this build. */
export function commitIn(name: EntrantName): string | undefined {
  const at = name.indexOf('@');
  return at < 0 ? undefined : name.slice(at + 1);
}

export const entrantOf = (level: Level, commit: string | undefined): EntrantName =>
  commit === undefined ? level : `${level}@${commit}`;

/** As results name them: branches move, so a commit stands there by its own name. */
const WRITTEN = new RegExp(`^(?:${LEVELS.join('|')})(?:@[0-9a-f]{12})?$`);

export const isEntrant = (name: unknown): name is EntrantName => typeof name === 'string' && WRITTEN.test(name);

/** So much of a commit's name is written. */
export const COMMIT_DIGITS = 12;
