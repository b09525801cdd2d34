import { type Box, boxOf, heightOf, widthOf } from '../geometry/boxes.ts';
import { HEX } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.ts';

const LEAST = { width: HEX * 5, height: HEX * 8 } as const;

/** Rectangles in the corners of the sheet that no hex reaches and that are large enough to hold a legend. */
export function emptyCorners(scene: Scene): Box[] {
  const hexes = scene.cells.all.filter(({ hex }) => hex !== undefined).map(({ corners }) => boxOf(corners));
  const corners = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  return corners
    .map(([right, down]) => largestAt(scene.box, hexes, right, down))
    .filter((box) => widthOf(box) >= LEAST.width && heightOf(box) >= LEAST.height);
}

/** The largest free rectangle that starts in one corner and grows rightwards or leftwards, down or up. */
function largestAt(sheet: Box, hexes: readonly Box[], right: 1 | -1, down: 1 | -1): Box {
  // Each hex by how far from the corner it begins, sideways and upwards or downwards.
  const begins = hexes.map((hex) => ({
    across: right === 1 ? hex.left - sheet.left : sheet.right - hex.right,
    away: down === 1 ? hex.top - sheet.top : sheet.bottom - hex.bottom,
  }));
  let best = { width: 0, height: 0 };
  for (const { away: height } of begins) {
    const width = begins.reduce(
      (least, hex) => (hex.away < height - 0.5 ? Math.min(least, hex.across) : least),
      widthOf(sheet),
    );
    if (width * height > best.width * best.height) best = { width, height };
  }
  const left = right === 1 ? sheet.left : sheet.right - best.width;
  const top = down === 1 ? sheet.top : sheet.bottom - best.height;
  return { left, top, right: left + best.width, bottom: top + best.height };
}
