/** The edge of the map: which hexsides lie on it, and the areas beyond. */
import { neighbourOf, type Offset, offsetOf, sideOf } from '@bridgehead/hex';
import type { AreaRecord, Edge } from '@bridgehead/map';
import type { PinBook, PinOf } from '../pins/pin-book.ts';
import type { Canvas } from './canvas.ts';
import type { SheetNames } from './sheet-names.ts';

interface EdgeSide {
  readonly side: number;
  readonly edge: Edge;
  /** The row of its hex on the west and east edges, the column on the north and south edges. */
  readonly at: number;
}

/** The hexsides between a played hex and one beyond, each on the edge that its neighbour lies past. */
function edgeSides(canvas: Canvas): EdgeSide[] {
  const { extent, layout } = canvas.definition;
  const lowest = Math.min(...extent.map(({ rows }) => rows[0]));
  const highest = Math.max(...extent.map(({ rows }) => rows[1]));
  const lastRows = lastRowByColumn(canvas);
  const found: EdgeSide[] = [];
  canvas.isOnMap.forEach((onMap, hex) => {
    for (let d = 0; onMap && d < 6; d++) {
      const beyond = neighbourOf(canvas.grid, hex, d);
      if (canvas.isOnMap[beyond] === true) continue;
      const here = offsetOf(canvas.grid, hex);
      const there = offsetOf(canvas.grid, beyond);
      const side = sideOf(canvas.grid, hex, d);
      const isHigh = there.row > (lastRows.get(there.col) ?? highest);
      if (isHigh || there.row < lowest) {
        found.push({ side, edge: isHigh === (layout.rows === 'up') ? 'north' : 'south', at: here.col });
      } else {
        const eastward = (canvas.grid.centres[beyond]?.[0] ?? 0) > (canvas.grid.centres[hex]?.[0] ?? 0);
        found.push({ side, edge: eastward ? 'east' : 'west', at: here.row });
      }
    }
  });
  return found;
}

/** The last played row of each column: shifted columns may be shorter. */
function lastRowByColumn(canvas: Canvas): Map<number, number> {
  const rows = new Map<number, number>();
  canvas.isOnMap.forEach((onMap, hex) => {
    const { col, row } = offsetOf(canvas.grid, hex);
    if (onMap) rows.set(col, Math.max(row, rows.get(col) ?? row));
  });
  return rows;
}

export function areasOf(canvas: Canvas, pins: PinBook, names: SheetNames): AreaRecord[] {
  const sides = edgeSides(canvas);
  return pins.of('area').map((pin) => {
    const note = pin.note === undefined ? {} : { note: pin.note };
    const mine = sides.filter((side) => isClaimed(pin, side)).map(({ side }) => names.side(side));
    const edge = pin.edges[0]?.edge ?? 'north';
    return { area: pin.area, side: pin.side, ...note, edge, sides: mine, touches: pin.touches };
  });
}

const isClaimed = (pin: PinOf<'area'>, side: EdgeSide): boolean =>
  pin.edges.some(({ edge, from, to }) => edge === side.edge && side.at >= from && side.at <= to);

export const isInBlock = ({ cols, rows }: PinOf<'block'>, { col, row }: Offset): boolean =>
  col >= cols[0] && col <= cols[1] && row >= rows[0] && row <= rows[1];

/** All played hexes that can be reached from one without crossing these hexsides. */
export function floodFrom(canvas: Canvas, start: number, barred: ReadonlySet<number>): Set<number> {
  const reached = new Set([start]);
  for (const hex of reached) {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(canvas.grid, hex, d);
      if (canvas.isOnMap[next] === true && !barred.has(sideOf(canvas.grid, hex, d))) reached.add(next);
    }
  }
  return reached;
}
