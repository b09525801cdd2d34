import type { MapDrawing } from '../../draw-map.ts';
import type { BoardParts } from '../parts.ts';
import { tokensOf, watchTheme } from '../theme.ts';
import { paintHere, paintInWorker } from './tile-painters.ts';
import { createTiles } from './tiles.ts';

export interface GroundSource {
  /** The full drawing, made where it does not keep the player waiting. Until it is there the board shows a quick one. */
  readonly drawGround?: () => Promise<MapDrawing>;
  /** A worker that calls `servePainter`; without one the ground is painted here, while the camera rests. */
  readonly painter?: () => Worker;
}

/** Puts the full drawing in place of the quick one; settles when all that is in view has been painted. */
export async function layGround(parts: BoardParts, { drawGround, painter }: GroundSource): Promise<void> {
  const drawing = await drawGround?.();
  const { stage, overlays, signal } = parts;
  if (drawing === undefined || signal.aborted) return;
  stage.marks.innerHTML = drawing.marks;
  stage.names.innerHTML = drawing.names;
  overlays.setDrawn(drawing);
  const worker = painter?.();
  return paintGround(parts, worker === undefined ? paintHere(drawing.ground) : paintInWorker(worker, drawing.ground));
}

function paintGround({ sheet, stage, rig, signal }: BoardParts, painter: ReturnType<typeof paintHere>): Promise<void> {
  const tiles = createTiles(painter, sheet.box, tokensOf(stage.element));
  stage.setGround(tiles.element);
  let painted = rig.view().scale;
  const update = (resting: boolean): void => {
    // During a zoom every size would be painted in vain but the last.
    if (!resting && rig.view().scale !== painted) return;
    painted = rig.view().scale;
    tiles.update(rig.view(), rig.size(), resting);
  };
  rig.watchRest(() => update(true));
  rig.watch(() => update(false));
  watchTheme(stage.element, signal, (tokens) => {
    tiles.setTokens(tokens);
    update(true);
  });
  signal.addEventListener('abort', () => tiles.destroy());
  update(true);
  return tiles.done.then(() => stage.dropQuickGround());
}
