import { buildGrid, type Grid, type Offset, parseName } from '@bridgehead/hex';
import type { MapFile } from './map-file.ts';

type Sheet = Pick<MapFile, 'sheet' | 'hexes'>;

const grids = new WeakMap<Sheet, Grid>();

/** The grid of a checked map file, hexes numbered in the order of the file; made once for each file. */
export function gridOf(file: Sheet): Grid {
  const grid = grids.get(file) ?? newGridOf(file);
  grids.set(file, grid);
  return grid;
}

/** For data that are still being checked and may be somebody else's to change. */
export function newGridOf(file: Sheet): Grid {
  const hexes = file.hexes.map(({ hex }): Offset => {
    const offset = parseName(file.sheet.naming, hex);
    if (offset === undefined) throw new RangeError(`«${hex}» is not a ${file.sheet.naming} hex name`);
    return offset;
  });
  return buildGrid(file.sheet, file.sheet.naming, hexes);
}
