import {
  cornersOfSide,
  DIRECTION_COUNT,
  type Grid,
  hexNamed,
  hexUnder,
  nameOf,
  neighbourOf,
  OFF_MAP,
  sideNamed,
} from '@bridgehead/hex';
import { gridOf, type MapFile } from '@bridgehead/map';
import { sheetAround } from '../draw-map.ts';
import { type Box, boxOf, holds } from '../geometry/boxes.ts';
import { type Cell, type Cells, cellsOf } from '../geometry/cells.ts';
import { cornerOf, middleOf } from '../geometry/chains.ts';
import { HEX, type Point, plus, toUnits } from '../geometry/geometry.ts';
import { type Plate, platesOf } from '../layers/areas.ts';
import type { MapStyle } from '../style/map-style.ts';

/** Where things lie on the sheet, in drawing units; cheap enough to be known before anything is drawn. */
export interface Sheet {
  readonly map: MapFile;
  readonly style: MapStyle;
  readonly grid: Grid;
  readonly cells: Cells;
  /** Around all hexes, and with the margin. */
  readonly hexes: Box;
  readonly box: Box;
  /** The middle of a hex, a hexside or an area; undefined for a name the map does not have. */
  place(name: string): Point | undefined;
  cell(hex: string): Cell | undefined;
  /** The hex or area under a point. */
  under(point: Point): string | undefined;
  /** The hex next to one, clockwise from the first direction at or after straight up. */
  beside(hex: string, direction: number): string | undefined;
  readonly hexNames: readonly string[];
}

export function sheetOf(map: MapFile, style: MapStyle): Sheet {
  const grid = gridOf(map);
  const cells = cellsOf(map, grid, style);
  const hexes = boxOf(grid.cornerPoints.map(toUnits));
  const plates = new Map(map.areas.map((area) => [area.area, platesOf({ grid, box: hexes }, area)]));
  const byName = new Map(cells.all.flatMap((cell) => (cell.hex === undefined ? [] : [[cell.hex, cell] as const])));
  return {
    map,
    style,
    grid,
    cells,
    hexes,
    box: sheetAround(hexes, map),
    place: (name) => byName.get(name)?.centre ?? areaSpot(plates.get(name)) ?? sideSpot(grid, name),
    cell: (hex) => byName.get(hex),
    under: (point) => hexAt(grid, point) ?? areaAt(plates, point),
    beside: (hex, direction) => {
      const index = hexNamed(grid, hex);
      const other = index === undefined ? OFF_MAP : neighbourOf(grid, index, direction % DIRECTION_COUNT);
      return other === OFF_MAP ? undefined : nameOf(grid, other);
    },
    hexNames: grid.names,
  };
}

function hexAt(grid: Grid, [x, y]: Point): string | undefined {
  const index = hexUnder(grid, [x / HEX, y / HEX]);
  return index === undefined ? undefined : nameOf(grid, index);
}

const areaAt = (plates: ReadonlyMap<string, readonly Plate[]>, point: Point): string | undefined =>
  [...plates].find(([, list]) => list.some(({ box }) => holds(box, point)))?.[0];

/** How far from what is written on a plate the middle of the pile of its units stands. */
const BESIDE_LETTER = 22;

/** Along the longest plate, beside its first letter or name, which stays to be read. */
function areaSpot(plates: readonly Plate[] | undefined): Point | undefined {
  const [plate] = plates ?? [];
  const letter = plate?.letters[0];
  if (plate === undefined || letter === undefined) return undefined;
  const { left, top, right, bottom } = plate.box;
  const along: Point = bottom - top > right - left ? [0, 1] : [1, 0];
  return plus(letter, along, plate.reach + BESIDE_LETTER);
}

function sideSpot(grid: Grid, name: string): Point | undefined {
  const side = sideNamed(grid, name);
  return side === undefined ? undefined : middleOf(grid, side);
}

/** The two ends of a hexside. */
export function endsOfSide({ grid }: Sheet, name: string): readonly [Point, Point] | undefined {
  const side = sideNamed(grid, name);
  if (side === undefined) return undefined;
  const [a, b] = cornersOfSide(grid, side);
  return [cornerOf(grid, a), cornerOf(grid, b)];
}
