/** A file to which lines are added, each wholly or not at all. */
import { closeSync, constants, fstatSync, ftruncateSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { Unable } from '../../bad-input.ts';
import type { Place } from '../../output/outputs.ts';
import { tellingRefusals } from '../../process/system-error.ts';

interface LogFile {
  append(line: string): void;
  close(): void;
}

/** Opens or begins a file of which so many bytes are sound; the rest is cut off. */
export function openLog({ path, name }: Place, soundBytes: number): LogFile {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT);
  let size = soundBytes;
  const expectThere = (): void => {
    const [own, there] = [fstatSync(file), statSync(path, { throwIfNoEntry: false })];
    if (own.ino !== there?.ino || own.dev !== there.dev)
      throw new Unable(`cannot write «${name}»: it was moved or deleted in the meantime`);
  };
  const append = (line: string): void => {
    expectThere();
    try {
      size += writeAt(file, line, size);
    } catch (error) {
      ftruncateSync(file, size);
      // A file in which nothing could be begun is of no use to anybody.
      if (size === 0) rmSync(path, { force: true });
      throw error;
    }
  };
  ftruncateSync(file, soundBytes);
  return {
    append: (line) => tellingRefusals(`cannot write «${name}»`, () => append(line)),
    close: () => closeSync(file),
  };
}

/** The system may take a part of the bytes and refuse the rest. */
function writeAt(file: number, line: string, from: number): number {
  const bytes = Buffer.from(line);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, from + at);
  return bytes.length;
}
