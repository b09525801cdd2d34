/** How the ground of each title's map comes to the board: from this device if it was here before, else drawn and painted. */
import type { GroundSource, SheetDrawing } from '@bridgehead/board';
import { manifestOf } from '@bridgehead/catalogue';
import type { ReadonlySignal } from '@preact/signals';
import { drawInWorker } from '../workers/engine-client.ts';
import type { KeptGround } from './kept-ground.ts';

const startPainter = (): Worker => new Worker(new URL('../workers/painter.ts', import.meta.url), { type: 'module' });

export function createGround(
  kept: KeptGround,
  theme: ReadonlySignal<'light' | 'dark'>,
): (title: string) => GroundSource {
  const drawn = remembered(drawInWorker);
  const drawings = remembered((title) => drawingOf(kept, title, () => drawn(title)));
  return (title) => ({
    drawGround: () => drawings(title),
    painter: startPainter,
    kept: kept.pictures(title),
    picture: () => manifestOf(title)?.pictures?.ground[theme.peek()],
  });
}

/** The lettering is small and often all that is wanted; the ground is drawn for a square that was never painted. */
async function drawingOf(
  kept: KeptGround,
  title: string,
  draw: () => ReturnType<typeof drawInWorker>,
): Promise<SheetDrawing> {
  const ground = async (): Promise<string> => (await draw()).ground;
  const known = await kept.drawing(title);
  if (known !== undefined) return { ...known, ground };
  const { marks, names, bridges, roads } = await draw();
  const lettering = { marks, names, bridges, roads };
  kept.keepDrawing(title, lettering);
  return { ...lettering, ground };
}

/** Done once for each title; what has failed may be asked for again. */
function remembered<T>(make: (title: string) => Promise<T>): (title: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (title) => {
    const before = known.get(title);
    if (before !== undefined) return before;
    const made = make(title);
    known.set(title, made);
    made.catch(() => known.delete(title));
    return made;
  };
}
