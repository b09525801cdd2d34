import type { Offset } from './layout.ts';

/** `RRCC`: row then column, two digits each. `XXYY`: column then row, two digits each. `a,b`: column, row. */
export const NAMINGS = ['RRCC', 'XXYY', 'a,b'] as const;
export type Naming = (typeof NAMINGS)[number];

const two = (n: number): string => String(n).padStart(2, '0');

/** The printed name; numbers that the scheme cannot print are an error of the caller. */
export function formatName(naming: Naming, { col, row }: Offset): string {
  if (naming === 'a,b') return `${col},${row}`;
  if (col < 0 || col > 99 || row < 0 || row > 99) throw new RangeError(`${naming} cannot print ${col}, ${row}`);
  return naming === 'RRCC' ? two(row) + two(col) : two(col) + two(row);
}

const FOUR_DIGITS = /^(\d\d)(\d\d)$/;
/** No sheet counts beyond six digits, and longer numbers would not print back as they were read. */
const TWO_NUMBERS = /^(0|-?[1-9]\d{0,5}),(0|-?[1-9]\d{0,5})$/;

/** The hex that a printed name means, or undefined if it is not a name of this scheme. */
export function parseName(naming: Naming, name: string): Offset | undefined {
  const digits = (naming === 'a,b' ? TWO_NUMBERS : FOUR_DIGITS).exec(name);
  if (digits === null) return undefined;
  const first = Number(digits[1]);
  const second = Number(digits[2]);
  return naming === 'RRCC' ? { row: first, col: second } : { col: first, row: second };
}
