import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { readSaveText } from '@bridgehead/engine';
import { isNestedTooDeep } from '@bridgehead/protocol';
import { BadInput } from './bad-input.ts';
import { isSystemError, tellingRefusals } from './process/system-error.ts';

const MB = 1_000_000;
/** The largest file of the repository has a tenth of it. */
const MOST_BYTES = 100 * MB;
const PIECE = 1 << 20;

/** The bytes of a file or device, not more than so many; `name` is how messages call it. */
export function readBytes(path: string, name: string, most = MOST_BYTES): Buffer {
  return tellingRefusals(`${name}: cannot be read`, () => {
    const file = openSync(path, 'r');
    try {
      return readUpTo(file, name, most);
    } finally {
      closeSync(file);
    }
  });
}

/** What is too large is not kept: a device may have no end. */
function readUpTo(file: number, name: string, most: number): Buffer {
  const pieces: Buffer[] = [];
  for (let size = 0; ; ) {
    const piece = Buffer.allocUnsafe(PIECE);
    const length = readSync(file, piece);
    if (length === 0) return Buffer.concat(pieces);
    size += length;
    if (size > most) throw new BadInput(`${name}: is too large: expected at most ${most / MB} MB`);
    pieces.push(length === PIECE ? piece : Buffer.from(piece.subarray(0, length)));
  }
}

export const readText = (path: string, name: string, most = MOST_BYTES): string =>
  readBytes(path, name, most).toString('utf8');

/** A save, in lines or as one piece of JSON. */
export function readSaveJson(path: string, name: string, most = MOST_BYTES): unknown {
  const text = shallowText(path, name, most);
  return readSaveText(text) ?? parsed(text, name);
}

function shallowText(path: string, name: string, most: number): string {
  const text = readText(path, name, most);
  if (isNestedTooDeep(text)) throw new BadInput(`${name}: is nested too deeply`);
  return text;
}

export const readJson = (path: string, name: string, most = MOST_BYTES): unknown =>
  parsed(shallowText(path, name, most), name);

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new BadInput(`${name}: is not JSON (${firstLine(error.message)})`, { cause: error });
  }
}

/** The text of a file of our own, or undefined where there is none. */
export function textIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
