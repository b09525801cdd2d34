/** What a line may be before anybody reads it. */
import type { Message } from '@bridgehead/engine/contract';
import { says } from './fault.ts';

/** In bytes. The longest save of a whole campaign has a twentieth of it. */
export const LONGEST_LINE = 8_000_000;

/** Lists and objects within each other. */
export const DEEPEST = 64;

/** A line that was not kept or cannot be text, and why. */
export interface UnreadLine {
  readonly unread: Message;
}

export const tooLong = (bytes: number, limit: number): UnreadLine => ({
  unread: says('line-too-long', { bytes, most: limit }),
});

export const NOT_TEXT: UnreadLine = { unread: says('not-utf-8') };

/** How long a text is when it is written. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign < 0x80) continue;
    // The two halves of a rare sign are four bytes together.
    bytes += sign < 0x800 || (sign >= 0xd800 && sign < 0xe000) ? 1 : 2;
  }
  return bytes;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Whether a text is nested deeper than anything we read. It is seen before it is read, for reading it takes memory. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) i += sign === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
