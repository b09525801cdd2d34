/** Squares of the ground that were painted before are taken from where they are kept. */
import type { TileRequest } from './ground-painter.ts';
import type { TilePainter } from './tile-painters.ts';

/** Where pictures are kept: it may refuse to, and forget any of them at any time. */
export interface KeptPictures {
  find(key: string): Promise<Blob | undefined>;
  keep(key: string, picture: Blob): void;
}

/** The same square in the same colours at the same size has the same key. */
export function keyOf({ x, y, size, scale, tokens }: TileRequest): string {
  return [size, scale.toFixed(4), x.toFixed(1), y.toFixed(1), digest(JSON.stringify(tokens))].join(' ');
}

/** FNV-1a: a few dozen colours need no better one. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Paints what is not kept, and keeps it. */
export function keptPainter(painter: TilePainter, kept: KeptPictures): TilePainter {
  return {
    ...painter,
    async paint(request, isAnew = false) {
      const key = keyOf(request);
      const known = isAnew ? undefined : await kept.find(key).catch(() => undefined);
      if (known !== undefined) return known;
      const picture = await painter.paint(request);
      kept.keep(key, picture);
      return picture;
    },
  };
}
