/** Cells, generator and hash of a game: costly to ask for, so they are compared every few answers and traced back. */
import { isJsonObject, type Json } from '@bridgehead/engine';
import type { Reply } from '../builds/engine-process.ts';
import { type Aspect, Parted } from './aspects.ts';
import { differencesOf } from './differences.ts';
import { type Both, parted, readBoth, sameReply, type Table } from './paired-game.ts';

interface Seen {
  readonly cells: Json;
  readonly generator: Json;
  readonly hash: Json;
  readonly choices: Json;
}

const SEEN = ['cells', 'generator', 'hash', 'choices'] as const satisfies readonly (Aspect & keyof Seen)[];

interface Difference {
  readonly what: Aspect;
  readonly lines: readonly string[];
}

/** A save holds all of it: the position with the generator, the hash, and every answer of chance. */
function seenIn(save: Json): Seen {
  const { position, hashes, choices } = isJsonObject(save) ? save : {};
  const { chance, ...cells } = isJsonObject(position) ? position : {};
  return {
    cells,
    generator: chance ?? null,
    hash: Array.isArray(hashes) ? hashes : null,
    choices: choices ?? null,
  };
}

function differenceIn({ except }: Table, replies: Both<Reply>): Difference | undefined {
  if (sameReply(replies)) return undefined;
  const [ours, theirs] = readBoth(replies).map(seenIn);
  for (const what of SEEN.filter((aspect) => !except.has(aspect))) {
    const lines = differencesOf(ours?.[what], theirs?.[what]);
    if (lines.length > 0) return { what, lines };
  }
  return undefined;
}

/** Compares the game as it stands; `since` is when it was last compared. Gives both saves. */
export async function compareSnapshots(table: Table, since: number): Promise<Both<Reply>> {
  const saves = await table.ask('save');
  const difference = differenceIn(table, saves);
  if (difference === undefined) return saves;
  throw (await firstDeparture(table, since)) ?? parted(table.log, difference.what, difference.lines);
}

/** Looks back at every answer since then, for the first after which the builds no longer agree. */
async function firstDeparture(table: Table, since: number): Promise<Parted | undefined> {
  for (let at = since + 1; at < table.log.length; at++) {
    const difference = await differenceAfter(table, at);
    if (difference !== undefined) return parted(table.log, difference.what, difference.lines, at);
  }
  return undefined;
}

/** Undefined also where a build cannot look back. */
async function differenceAfter(table: Table, at: number): Promise<Difference | undefined> {
  try {
    await table.ask('seek', { at });
    return differenceIn(table, await table.ask('save'));
  } catch (error) {
    if (error instanceof Parted) return undefined;
    throw error;
  }
}
