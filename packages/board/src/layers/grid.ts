import { cornersOfSide } from '@bridgehead/hex';
import { type Box, boxAround } from '../geometry/boxes.ts';
import { cornerOf } from '../geometry/chains.ts';
import { HEX, type Point, plus, toUnits } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.ts';
import { createStrokes, element, escapeXml, group, num } from '../svg.ts';

/** The net of hexes: below water and roads, and no heavier than it must be. */
export function drawGrid({ grid, shows }: Scene): string {
  const lines = createStrokes(shows);
  for (let side = 0; side < grid.sideCount; side++) {
    const [a, b] = cornersOfSide(grid, side);
    lines.line([cornerOf(grid, a), cornerOf(grid, b)]);
  }
  return lines.paths('m-grid');
}

export interface HexNumber {
  readonly hex: string;
  readonly at: Point;
  readonly box: Box;
}

const SIZE = 6.4;

/** Numbers stand at the top of their hex, where counters and names leave room. */
export function hexNumbers({ grid }: Scene): HexNumber[] {
  const rise = grid.layout.orientation === 'pointy' ? HEX * 0.577 - 10.2 : HEX * 0.5 - 8.6;
  return grid.names.map((hex, index) => {
    const at = plus(toUnits(grid.centres[index] ?? [0, 0]), [0, -rise]);
    return { hex, at, box: boxAround(plus(at, [0, -SIZE * 0.36]), hex.length * SIZE * 0.52 + 2, SIZE) };
  });
}

/** Over light and shade numbers need an edge to be read. */
export const drawNumbers = ({ relief }: Scene, numbers: readonly HexNumber[]): string =>
  group(
    relief === undefined ? 'm-hexno' : 'm-hexno m-edged',
    numbers.map(({ hex, at }) => element('text', { x: at[0], y: at[1] }, escapeXml(hex))).join(''),
  );

/** An invisible hexagon for each hex: what a pointer hits and a reader of the document finds. */
export function drawHexTargets({ cells }: Scene): string {
  const shapes = cells.all.flatMap(({ hex, corners }) =>
    hex === undefined
      ? []
      : [element('polygon', { 'data-hex': hex, points: corners.map(([x, y]) => `${num(x)},${num(y)}`).join(' ') })],
  );
  return group('m-hexes', shapes.join('\n'));
}
