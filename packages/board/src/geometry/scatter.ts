import { type Box, grown } from './boxes.ts';
import type { Point } from './geometry.ts';
import { hash } from './noise.ts';

export interface Scatter {
  readonly spacing: number;
  /** How far a point may stray from its place in the lattice, as a share of the spacing. */
  readonly jitter: number;
  readonly salt: number;
}

/**
 * Points spread evenly but not in rows: a triangular lattice with each point moved a little. A point depends only on
 * its own place, so that a crop of the sheet shows the same points as the whole.
 */
export function* scattered(box: Box, { spacing, jitter, salt }: Scatter): Generator<readonly [Point, number]> {
  const pitch = spacing * 0.87;
  const { left, top, right, bottom } = grown(box, spacing);
  for (let row = Math.floor(top / pitch); row <= bottom / pitch; row++) {
    const shift = row % 2 === 0 ? 0 : spacing / 2;
    for (let column = Math.floor(left / spacing); column <= right / spacing; column++) {
      const x = hash(column * 3 + salt, row * 5 - salt);
      const y = hash(column * 7 - salt, row * 3 + salt * 2);
      const dice = hash(column + salt * 13, row - salt * 17);
      const point: Point = [
        column * spacing + shift + (x - 0.5) * 2 * jitter * spacing,
        row * pitch + (y - 0.5) * 2 * jitter * spacing,
      ];
      yield [point, dice];
    }
  }
}
