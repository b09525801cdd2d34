/** Standard output and standard error, each written so that a fault of theirs is told or endured. */
import { once } from 'node:events';
import { fstatSync, writeSync } from 'node:fs';
import { Unable } from '../bad-input.ts';
import { inWords, isSystemError } from './system-error.ts';

type WriteStream = NodeJS.WriteStream & { readonly fd: number };

interface Channel {
  readonly write: (text: string) => void;
  readonly untilTaken: () => Promise<void>;
}

/** Standard output: what cannot be written ends the command, for its answer would be lost. */
export function openOutput(stream: WriteStream): Channel {
  if (isLikeFile(stream)) return { write: (text) => writeWhole(stream.fd, text), untilTaken: async () => {} };
  return {
    write: (text) => {
      stream.write(text);
    },
    untilTaken: async () => {
      if (stream.writableNeedDrain) await once(stream, 'drain');
    },
  };
}

/** A file, or a device that is written like one: `/dev/full`. */
function isLikeFile({ fd, isTTY }: WriteStream): boolean {
  const stats = fstatSync(fd);
  return stats.isFile() || (stats.isCharacterDevice() && !isTTY);
}

/** Node takes a file that has room for a part as one that has taken all. */
function writeWhole(channel: number, text: string): void {
  const bytes = Buffer.from(text);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(channel, bytes, at);
  } catch (error) {
    throw isSystemError(error) ? unwritten(error) : error;
  }
}

export const unwritten = (error: Parameters<typeof inWords>[0]): Unable =>
  new Unable(`cannot write to standard output: ${inWords(error)}`, { cause: error });
