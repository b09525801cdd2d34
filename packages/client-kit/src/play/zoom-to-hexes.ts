import type { ScreenBoard } from '@bridgehead/board';
import type { Grid } from '@bridgehead/hex';

/** The width of a hex on the screen now, in pixels. */
function hexWidth({ names: [first = '', second = ''] }: Grid, { screenOf }: ScreenBoard): number | undefined {
  const [a, b] = [screenOf(first), screenOf(second)];
  return a === undefined || b === undefined ? undefined : Math.hypot(a.x - b.x, a.y - b.y);
}

/** Brings the map near enough for hexes of this width, and these places into view; after the next frame the board knows its size. */
export function zoomToHexes(board: ScreenBoard, grid: Grid, width: number, places: () => readonly string[]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = hexWidth(grid, board) ?? width;
      if (now < width) board.zoomBy(width / now);
      const wanted = places();
      if (wanted.length > 0) board.show(wanted);
    }),
  );
}
