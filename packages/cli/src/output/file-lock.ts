/**
 * A file that only one process at a time may write. A second file beside it says which process that is; it means nothing
 * once that process is gone, however it ended.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isJsonObject } from '@bridgehead/engine';
import { Unable } from '../bad-input.ts';
import { textIfThere } from '../files.ts';
import { isElsewhere, mayRun, ownIdentity, type ProcessIdentity } from '../process/process-identity.ts';
import { isSystemError, tellingRefusals } from '../process/system-error.ts';
import { endOfLinks, type Place } from './outputs.ts';

interface Lock {
  release(): void;
}

/** Refused where somebody has it; of several that come at the same moment one gets it. */
export function lockFile({ path, name }: Place): Lock {
  return tellingRefusals(`cannot write «${name}»`, () => {
    const lock = `${endOfLinks(path)}.lock`;
    // No two are alike, not even of one process.
    const mine = JSON.stringify({ ...ownIdentity(), token: randomUUID() });
    const holder = take(lock, mine);
    if (holder !== undefined) throw new Unable(`«${name}» is in use${saysOf(holder, lock)}`);
    return {
      release: () => {
        if (textIfThere(lock) === mine) rmSync(lock, { force: true });
      },
    };
  });
}

function saysOf(holder: Holder, lock: string): string {
  if (holder === 'unnamed') return `: «${basename(lock)}» does not say by whom`;
  const where = isElsewhere(holder) ? ` on ${holder.host}; if it is gone, delete «${basename(lock)}»` : '';
  return ` by process ${holder.pid}${where}`;
}

type Holder = ProcessIdentity | 'unnamed';

/** Who has the lock; nobody if it is ours now. */
function take(lock: string, mine: string): Holder | undefined {
  for (;;) {
    if (isCreated(lock, mine)) return undefined;
    const text = textIfThere(lock);
    if (text === undefined) continue;
    const holder = holderOf(text);
    if (isHeld(holder, lock)) return holder;
    // Two may find it abandoned at once: what is not replaced under a lock of its own could be a third one's.
    const guard = `${lock}.guard`;
    const other = take(guard, mine);
    if (other !== undefined) return other;
    try {
      if (textIfThere(lock) === text) return replace(lock, mine);
    } finally {
      rmSync(guard, { force: true });
    }
  }
}

function isCreated(lock: string, mine: string): boolean {
  try {
    const file = openSync(lock, 'wx');
    try {
      writeFileSync(file, mine);
    } catch (error) {
      rmSync(lock, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

function replace(lock: string, mine: string): undefined {
  const next = `${lock}.next`;
  writeFileSync(next, mine);
  renameSync(next, lock);
}

/** Between its creation and its first words a lock is empty for a moment. */
const SILENT_MS = 5000;

function isHeld(holder: Holder, lock: string): boolean {
  if (holder !== 'unnamed') return mayRun(holder);
  const stats = statSync(lock, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < SILENT_MS;
}

function holderOf(text: string): Holder {
  try {
    const json: unknown = JSON.parse(text);
    if (!isJsonObject(json)) return 'unnamed';
    const { pid, host, boot, began } = json;
    const isNamed =
      typeof pid === 'number' &&
      Number.isSafeInteger(pid) &&
      pid > 0 &&
      typeof host === 'string' &&
      typeof boot === 'string' &&
      typeof began === 'string';
    return isNamed ? { pid, host, boot, began } : 'unnamed';
  } catch (error) {
    if (error instanceof SyntaxError) return 'unnamed';
    throw error;
  }
}
