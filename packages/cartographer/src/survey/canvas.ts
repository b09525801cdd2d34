import {
  buildGrid,
  directionNamed,
  formatName,
  type Grid,
  hexAt,
  hexesOfSide,
  nameOf,
  neighbourOf,
  type Offset,
  offsetOf,
  type Point,
  parseName,
  sideNamed,
  sideOf,
  toOffset,
} from '@bridgehead/hex';
import { SourceFault } from '../source/geography.ts';
import type { GridDefinition } from '../source/recipe.ts';

/** How far the compiler looks beyond the edge, so that rivers and roads leave the map as they came. */
const MARGIN = 4;

/** The hexes the compiler works on: the playing field and a margin around it that no map file shows. */
export interface Canvas {
  readonly definition: GridDefinition;
  readonly grid: Grid;
  readonly isOnMap: readonly boolean[];
}

export function layCanvas(definition: GridDefinition): Canvas {
  const onMap = new Set<string>();
  const all = new Map<string, Offset>();
  for (const { rows, cols, every = 1 } of definition.extent) {
    for (let row = rows[0] - MARGIN; row <= rows[1] + MARGIN; row++) {
      for (let col = cols[0] - MARGIN; col <= cols[1] + MARGIN; col++) {
        const key = `${col},${row}`;
        all.set(key, { col, row });
        const isPlayed = row >= rows[0] && row <= rows[1] && col >= cols[0] && col <= cols[1];
        if (isPlayed && (col - cols[0]) % every === 0) onMap.add(key);
      }
    }
  }
  const hexes = [...all.values()].sort((a, b) => a.row - b.row || a.col - b.col);
  const grid = buildGrid(definition.layout, 'a,b', hexes);
  return { definition, grid, isOnMap: grid.names.map((name) => onMap.has(name)) };
}

/** The printed name of a hex of the playing field. */
export const printed = (canvas: Canvas, hex: number): string =>
  formatName(canvas.definition.naming, offsetOf(canvas.grid, hex));

/** For reports: also of hexes in the margin. */
export const anyName = (canvas: Canvas, hex: number): string =>
  canvas.isOnMap[hex] === true ? printed(canvas, hex) : `beyond ${nameOf(canvas.grid, hex)}`;

/** The hex of a printed name; a name that the map does not have is a fault of the source. */
export function hexOfName(canvas: Canvas, name: string): number {
  const offset = parseName(canvas.definition.naming, name);
  const hex = offset === undefined ? undefined : canvas.grid.indexByName.get(`${offset.col},${offset.row}`);
  if (hex === undefined || canvas.isOnMap[hex] !== true) throw new SourceFault(`hex «${name}» is not on the map`);
  return hex;
}

/** The hexside of a printed name, `4816/4817` or `5626/E`. */
export function sideOfName(canvas: Canvas, name: string): number {
  const [first = '', second = ''] = name.split('/');
  const a = hexOfName(canvas, first);
  const named = parseName(canvas.definition.naming, second);
  const other = named === undefined ? undefined : canvas.grid.indexByName.get(`${named.col},${named.row}`);
  const side =
    other === undefined
      ? edgeSide(canvas, a, second)
      : sideNamed(canvas.grid, `${nameOf(canvas.grid, a)}/${nameOf(canvas.grid, other)}`);
  if (side === undefined) throw new SourceFault(`«${name}» is no hexside of the map`);
  return side;
}

function edgeSide(canvas: Canvas, hex: number, direction: string): number | undefined {
  const d = directionNamed(canvas.definition.layout.orientation, direction);
  if (d === undefined || canvas.isOnMap[neighbourOf(canvas.grid, hex, d)] === true) return undefined;
  return sideOf(canvas.grid, hex, d);
}

/** Whether a map file shows this hexside: one of its hexes at least is played. */
export function isSideOnMap(canvas: Canvas, side: number): boolean {
  const [a, b] = hexesOfSide(canvas.grid, side);
  return canvas.isOnMap[a] === true || canvas.isOnMap[b] === true;
}

/** The hex of the canvas under a point, margin included. */
export function hexUnderPoint(canvas: Canvas, point: Point): number | undefined {
  const { col, row } = toOffset(canvas.definition.layout, hexAt(canvas.definition.layout, point));
  return canvas.grid.indexByName.get(`${col},${row}`);
}
