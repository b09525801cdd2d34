import { directionName, directionTo, hexesOfSide } from '@bridgehead/hex';
import { type Canvas, printed } from './canvas.ts';

/** Printed names of canvas hexes and hexsides; a hexside on the edge is named by its direction. */
export interface SheetNames {
  hex(hex: number): string;
  side(side: number): string;
}

export function sheetNames(canvas: Canvas): SheetNames {
  const hex = (index: number): string => printed(canvas, index);
  return {
    hex,
    side(side) {
      const [a, b] = hexesOfSide(canvas.grid, side);
      if (canvas.isOnMap[a] === true && canvas.isOnMap[b] === true) return `${hex(a)}/${hex(b)}`;
      const [inner, outer] = canvas.isOnMap[a] === true ? [a, b] : [b, a];
      const direction = directionTo(canvas.grid, inner, outer) ?? 0;
      return `${hex(inner)}/${directionName(canvas.definition.layout.orientation, direction)}`;
    },
  };
}
