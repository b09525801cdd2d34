import type { PlayContext } from './play-context.ts';
import { zoomToHexes } from './zoom-to-hexes.ts';

/** [design 5] A hex on which counters can be read, in pixels. */
export const READABLE_HEX = 74;

/** Goes to what was looked for: near enough to be read, and lit. */
export function findOnMap({ camera, board, client, overlays }: PlayContext, place: string): void {
  camera.lookAt([place]);
  const screen = board.peek();
  if (screen !== undefined) zoomToHexes(screen, client.grid, READABLE_HEX, () => [place]);
  overlays.light([place]);
}
