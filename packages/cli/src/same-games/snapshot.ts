/** Cells, frames, generator and hash of a game: costly to ask for, so they are compared every few choices and traced back. */
import { isJsonObject, type Json } from '@bridgehead/engine';
import type { Reply } from '../builds/engine-process.ts';
import { type Aspect, Parted } from './aspects.ts';
import { differencesOf } from './differences.ts';
import { type Both, type PairedGame, parted, readBoth, sameReply } from './paired-game.ts';

interface Seen {
  readonly cells: Json;
  readonly frames: Json;
  readonly generator: Json;
  readonly hash: Json;
  readonly choices: Json;
}

const SEEN = ['cells', 'frames', 'generator', 'hash', 'choices'] as const satisfies readonly (Aspect & keyof Seen)[];

interface Difference {
  readonly what: Aspect;
  readonly lines: readonly string[];
}

/** A save holds all of it: the position with the generator, the hash, and every roll. */
function seenIn(save: Json): Seen {
  const { position, hashes, choices } = isJsonObject(save) ? save : {};
  const { chance, frames, ...cells } = isJsonObject(position) ? position : {};
  return {
    cells,
    frames: frames ?? null,
    generator: chance ?? null,
    hash: Array.isArray(hashes) ? hashes : null,
    choices: choices ?? null,
  };
}

function differenceIn({ except }: PairedGame, replies: Both<Reply>): Difference | undefined {
  if (sameReply(replies)) return undefined;
  const [ours, theirs] = readBoth(replies).map(seenIn);
  for (const what of SEEN.filter((aspect) => !except.has(aspect))) {
    const lines = differencesOf(ours?.[what], theirs?.[what]);
    if (lines.length > 0) return { what, lines };
  }
  return undefined;
}

/** Compares the game as it stands; `since` is when it was last compared. Gives both saves. */
export async function compareSnapshots(paired: PairedGame, since: number): Promise<Both<Reply>> {
  const saves = await paired.ask('save');
  const difference = differenceIn(paired, saves);
  if (difference === undefined) return saves;
  throw (await firstDeparture(paired, since)) ?? parted(paired.log, difference.what, difference.lines);
}

/** Looks back at every choice since then, for the first after which the builds no longer agree. */
async function firstDeparture(paired: PairedGame, since: number): Promise<Parted | undefined> {
  for (let at = since + 1; at < paired.log.length; at++) {
    const difference = await differenceAfter(paired, at);
    if (difference !== undefined) return parted(paired.log, difference.what, difference.lines, at);
  }
  return undefined;
}

/** Undefined also where a build cannot look back. */
async function differenceAfter(paired: PairedGame, at: number): Promise<Difference | undefined> {
  try {
    await paired.ask('seek', { at });
    return differenceIn(paired, await paired.ask('save'));
  } catch (error) {
    if (error instanceof Parted) return undefined;
    throw error;
  }
}
