import { type Grid, neighboursOf } from '@bridgehead/hex';

/** The hexes around a hex, by name. */
export function around(grid: Grid, place: string): readonly string[] {
  const hex = grid.indexByName.get(place);
  if (hex === undefined) return [];
  return neighboursOf(grid, hex).flatMap((next) => grid.names[next] ?? []);
}
