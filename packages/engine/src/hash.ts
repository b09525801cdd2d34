/** Incremental hashing: each cell of a column has a key for each value, and the hash is the XOR of the keys. */

/** Two words of a hash; 64 bits are enough that no two positions of a game meet. */
export interface Hash {
  low: number;
  high: number;
}

/**
 * Adds or removes the value of a cell: the operation is its own inverse. Zero counts as nothing. The words are mixed
 * apart from each other: where two cells meet in one of them, they differ in the other.
 */
export function toggleCell(hash: Hash, column: number, index: number, value: number): void {
  if (value === 0) return;
  let a = Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca77);
  a = Math.imul(a ^ (a >>> 15), 0xc2b2ae3d) ^ Math.imul(value | 0, 0x27d4eb2f);
  a = Math.imul(a ^ (a >>> 13), 0x165667b1);
  hash.low ^= a ^ (a >>> 16);
  let b = Math.imul(index + 1, 0xcc9e2d51) ^ Math.imul(value | 0, 0x1b873593);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(column + 1, 0xe6546b65);
  b = Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  hash.high ^= b ^ (b >>> 16);
}

export function hashText(text: string): Hash {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13);
  }
  return { low, high };
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

export const formatHash = ({ low, high }: Hash): string => hex(high) + hex(low);
