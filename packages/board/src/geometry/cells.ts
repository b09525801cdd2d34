import { type Axial, centreOf, cornersOf, DIRECTION_COUNT, type Grid, hexAt, neighbour } from '@bridgehead/hex';
import type { MapFile } from '@bridgehead/map';
import { type GroundLook, type MapStyle, styleOf } from '../style/map-style.ts';
import { at, HEX, type Point, toUnits } from './geometry.ts';

/**
 * The ground to be drawn: every hex of the map and a ring of make-believe hexes around it that repeat what lies at the
 * edge, so that woods and fields run on under the margin instead of ending in a rim.
 */
export interface Cell {
  readonly axial: Axial;
  readonly centre: Point;
  /** Clockwise; side d runs from corner d to d + 1 and faces the neighbour in direction d. */
  readonly corners: readonly Point[];
  readonly looks: ReadonlySet<GroundLook>;
  /** The name of the hex, undefined in the ring beyond the edge. */
  readonly hex: string | undefined;
}

export interface Cells {
  readonly all: readonly Cell[];
  /** The cell under a point, undefined far outside. */
  under(point: Point): Cell | undefined;
  neighbours(cell: Cell): readonly (Cell | undefined)[];
}

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;

const BUILT: readonly GroundLook[] = ['city', 'town', 'village'];

export function cellsOf(map: MapFile, grid: Grid, style: MapStyle): Cells {
  const { layout } = grid;
  const cells = new Map<string, Cell>();
  const add = (axial: Axial, looks: ReadonlySet<GroundLook>, hex: string | undefined): void => {
    const corners = cornersOf(layout, axial).map(toUnits);
    cells.set(keyOf(axial), { axial, centre: toUnits(centreOf(layout, axial)), corners, looks, hex });
  };
  map.hexes.forEach((record, index) => {
    const words = [styleOf(style.terrain, record.terrain, 'terrain')];
    for (const feature of record.features ?? []) words.push(styleOf(style.features, feature, 'feature'));
    add(at(grid.axial, index), new Set(words.flatMap(({ looks }) => looks)), record.hex);
  });
  for (const cell of [...cells.values()]) {
    const looks = new Set([...cell.looks].filter((look) => !BUILT.includes(look)));
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const beyond = neighbour(layout.orientation, cell.axial, d);
      if (!cells.has(keyOf(beyond))) add(beyond, looks, undefined);
    }
  }
  const around = ({ axial }: Cell): readonly (Cell | undefined)[] =>
    Array.from({ length: DIRECTION_COUNT }, (_, d) => cells.get(keyOf(neighbour(layout.orientation, axial, d))));
  // Every kind of ground asks for them again.
  const known = new Map<Cell, readonly (Cell | undefined)[]>();
  return {
    all: [...cells.values()],
    under: ([x, y]) => cells.get(keyOf(hexAt(layout, [x / HEX, y / HEX]))),
    neighbours: (cell) => {
      const neighbours = known.get(cell) ?? around(cell);
      known.set(cell, neighbours);
      return neighbours;
    },
  };
}
