import { buildGrid, type Grid, type Offset, parseName } from '@bridgehead/hex';
import type { MapFile } from './map-file.ts';

/** The grid of a checked map file, hexes numbered in the order of the file. */
export function gridOf(file: Pick<MapFile, 'sheet' | 'hexes'>): Grid {
  const hexes = file.hexes.map(({ hex }): Offset => {
    const offset = parseName(file.sheet.naming, hex);
    if (offset === undefined) throw new RangeError(`«${hex}» is not a ${file.sheet.naming} hex name`);
    return offset;
  });
  return buildGrid(file.sheet, file.sheet.naming, hexes);
}
