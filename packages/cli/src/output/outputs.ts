/**
 * What the program writes. A file is written beside its place and put there when it is whole: no reader sees half of it,
 * and a full disk leaves the old one as it was. A link stays a link, a device a device.
 */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { BadInput } from '../bad-input.ts';
import { isSystemError, tellingRefusals } from '../process/system-error.ts';

/** Where something is to be written. */
export interface Place {
  readonly path: string;
  /** How the user calls it. */
  readonly name: string;
}

export interface Output extends Place {
  readonly content: string | Uint8Array;
}

/** The place of an output, refused before any work is done if it cannot be written. */
export function outputPlace(cwd: string, name: string): Place {
  const path = isAbsolute(name) ? name : resolve(cwd, name);
  const says = `cannot write «${name}»`;
  tellingRefusals(says, () => {
    if (!isFolder(dirname(path))) throw new BadInput(`${says}: expected «${dirname(name)}» to be a directory`);
    if (isFolder(path)) throw new BadInput(`${says}: expected a file name, it is a directory`);
    expectWritable(path);
  });
  return { path, name };
}

const statsOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });
const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() ?? false;

/** A file that may not be written is not replaced by another, even where the folder would allow it. */
function expectWritable(path: string): void {
  const stats = statsOf(path);
  if (stats !== undefined) accessSync(path, constants.W_OK);
  if (stats === undefined || stats.isFile()) accessSync(dirname(endOfLinks(path)), constants.W_OK | constants.X_OK);
}

const MOST_LINKS = 40;

/** Where a path leads in the end, also by a link to a file that is not there yet. */
export function endOfLinks(path: string): string {
  let end = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    if (!lstatSync(end, { throwIfNoEntry: false })?.isSymbolicLink()) return end;
    end = resolve(realpathSync(dirname(end)), readlinkSync(end));
  }
  throw new BadInput(`«${path}»: its links lead in a circle`);
}

/** Something that is ready to be put in its place, or to be forgotten. */
interface Prepared {
  readonly output: Output;
  readonly finish: () => void;
  readonly forget: () => void;
}

/** Writes all or, if any of them cannot be written, none. */
export function writeAll(outputs: readonly Output[]): void {
  const prepared: Prepared[] = [];
  try {
    for (const output of outputs) prepared.push(telling(output, () => prepare(output)));
    for (const { output, finish } of prepared) telling(output, finish);
  } catch (error) {
    for (const { forget } of prepared) forget();
    throw error;
  }
}

const telling = <T>({ name }: Place, act: () => T): T => tellingRefusals(`cannot write «${name}»`, act);

function prepare(output: Output): Prepared {
  const { path, content } = output;
  const stats = statsOf(path);
  const own = stats === undefined ? undefined : ownChannel(stats);
  if (own !== undefined) return { output, finish: () => writeToChannel(own, content), forget: () => {} };
  if (stats === undefined || stats.isFile()) return staged(output, stats);
  return { output, finish: () => writeInto(path, content), forget: () => {} };
}

/** `/dev/stdout` is written where it has come to, like everything else that is printed: it may be a file or a socket. */
const ownChannel = ({ dev, ino }: Stats): number | undefined =>
  [1, 2].find((channel) => {
    const stats = fstatSync(channel);
    return stats.dev === dev && stats.ino === ino;
  });

const BUSY_MS = 5;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** A reader that is slower than we are is waited for. */
function writeToChannel(channel: number, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(channel, bytes, at);
    } catch (error) {
      if (!isSystemError(error) || error.code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, BUSY_MS);
    }
  }
}

/** Into a device or a pipe, which stays what it is. */
function writeInto(path: string, content: string | Uint8Array): void {
  const device = openSync(path, constants.O_WRONLY);
  try {
    writeFileSync(device, content);
  } finally {
    closeSync(device);
  }
}

function staged(output: Output, old: Stats | undefined): Prepared {
  expectWritable(output.path);
  const to = endOfLinks(output.path);
  // A name of its own: what may be long enough for the system must not become too long.
  const from = join(dirname(to), `.bridgehead-${randomUUID()}`);
  const forget = (): void => rmSync(from, { force: true });
  const file = openSync(from, 'wx');
  try {
    writeFileSync(file, output.content);
    if (old !== undefined) keepRights(file, old);
    fsyncSync(file);
  } catch (error) {
    forget();
    throw error;
  } finally {
    closeSync(file);
  }
  return { output, finish: () => renameSync(from, to), forget };
}

/** The new file belongs to whom the old one did, as far as the system lets us give it away. */
function keepRights(file: number, { uid, gid, mode }: Stats): void {
  const own = fstatSync(file);
  try {
    if (own.uid !== uid || own.gid !== gid) fchownSync(file, uid, gid);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
  fchmodSync(file, mode & 0o7777);
}
