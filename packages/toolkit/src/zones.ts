import { DIRECTION_COUNT, type Grid, OFF_MAP } from '@bridgehead/hex';

/** Marks with this bit the hexes next to a source into which its zone extends over the hexside between them. */
export function spreadZone(
  grid: Grid,
  zone: Uint8Array,
  { hex, bit }: { readonly hex: number; readonly bit: number },
  extendsOver: (side: number) => boolean,
): void {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = hex * DIRECTION_COUNT + d;
    const to = grid.neighbours[slot] ?? OFF_MAP;
    if (to !== OFF_MAP && extendsOver(grid.sides[slot] ?? 0)) zone[to] = (zone[to] ?? 0) | bit;
  }
}
