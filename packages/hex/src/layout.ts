/** How the hexes of a printed sheet lie: which way they point, which rows or columns are shifted, and how rows count. */

export const ORIENTATIONS = ['pointy', 'flat'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const PARITIES = ['odd', 'even'] as const;
export type Parity = (typeof PARITIES)[number];

export const ROW_ORDERS = ['down', 'up'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

export interface Layout {
  /** `pointy`: corners at top and bottom, hexes in rows. `flat`: sides at top and bottom, hexes in columns. */
  readonly orientation: Orientation;
  /** Which rows (pointy) or columns (flat) are moved by half a hex: to the right, or the way in which rows count. */
  readonly shifted: Parity;
  /** Whether row numbers grow down the sheet or up it. */
  readonly rows: RowOrder;
}

/** A hex by the two numbers that the sheet prints. */
export interface Offset {
  readonly col: number;
  readonly row: number;
}

/** A hex by cube coordinates without the redundant third; `q` runs right, `r` runs down the sheet. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Whether this row (pointy) or column (flat) is one of the shifted ones. */
export function isShifted(layout: Layout, line: number): boolean {
  return ((line & 1) !== 0) === (layout.shifted === 'odd');
}

/** A layout whose even lines are shifted has its axial origin half a hex further on; this keeps axial numbers whole. */
const bias = (layout: Layout): number => (layout.shifted === 'even' ? 1 : 0);
const half = (layout: Layout, line: number): number => (isShifted(layout, line) ? 1 : 0);
const sign = (layout: Layout): number => (layout.rows === 'down' ? 1 : -1);
/** Minus zero is not zero to a deep comparison. */
const whole = (n: number): number => (n === 0 ? 0 : n);

export function toAxial(layout: Layout, { col, row }: Offset): Axial {
  if (layout.orientation === 'pointy') {
    const r = whole(row * sign(layout));
    return { q: whole((2 * col + half(layout, row) - bias(layout) - r) / 2), r };
  }
  const twiceY = (2 * row + half(layout, col) - bias(layout)) * sign(layout);
  return { q: col, r: whole((twiceY - col) / 2) };
}

export function toOffset(layout: Layout, { q, r }: Axial): Offset {
  if (layout.orientation === 'pointy') {
    const row = whole(r * sign(layout));
    return { col: whole((2 * q + r + bias(layout) - half(layout, row)) / 2), row };
  }
  return { col: q, row: whole(((2 * r + q) * sign(layout) + bias(layout) - half(layout, q)) / 2) };
}
