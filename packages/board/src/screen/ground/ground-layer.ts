import type { MapDrawing } from '../../draw-map.ts';
import type { BoardParts } from '../parts.ts';
import { tokensOf, watchTheme } from '../theme.ts';
import { type KeptPictures, keptPainter } from './kept-pictures.ts';
import { paintHere, paintInWorker, type TilePainter } from './tile-painters.ts';
import { createTiles } from './tiles.ts';

/** What is drawn over the ground, and the ground itself for the worker that paints it: it is large and often not wanted. */
export interface SheetDrawing extends Pick<MapDrawing, 'marks' | 'names' | 'bridges' | 'roads'> {
  ground(): Promise<string>;
}

export interface GroundSource {
  /** The full drawing, made where it does not keep the player waiting. Until it is there the board shows a quick one. */
  readonly drawGround?: () => Promise<SheetDrawing>;
  /** A worker that calls `servePainter`; without one the ground is painted here, while the camera rests. */
  readonly painter?: () => Worker;
  /** Squares that were painted before, perhaps on another day. */
  readonly kept?: KeptPictures;
  /** The address of a ready-made picture of the whole sheet in the colours of now: shown instead of the quick drawing. */
  readonly picture?: () => string | undefined;
}

/** Puts the full drawing in place of the quick one; settles when all that is in view has been painted. `named`: names are there. */
export async function layGround(parts: BoardParts, source: GroundSource, named: () => void): Promise<void> {
  const { stage, overlays, signal } = parts;
  const address = source.picture?.();
  const hasPicture = address !== undefined;
  if (address !== undefined) stage.setPicture(address);
  const drawing = await source.drawGround?.();
  if (drawing === undefined || signal.aborted) return;
  stage.marks.innerHTML = drawing.marks;
  stage.names.innerHTML = drawing.names;
  named();
  overlays.setDrawn(drawing);
  return paintGround(parts, source, painterOf(source, drawing), hasPicture);
}

function painterOf({ painter, kept }: GroundSource, { ground }: SheetDrawing): TilePainter {
  const fresh = painter === undefined ? paintHere(ground) : paintInWorker(painter, ground);
  return kept === undefined ? fresh : keptPainter(fresh, kept);
}

function paintGround(
  { sheet, stage, rig, signal }: BoardParts,
  { picture }: GroundSource,
  painter: TilePainter,
  hasPicture: boolean,
): Promise<void> {
  const tiles = createTiles({ painter, sheet: sheet.box, tokens: tokensOf(stage.element), isBaseLast: hasPicture });
  stage.setGround(tiles.element);
  const update = (resting: boolean): void => {
    // During a zoom every size would be painted in vain but the last.
    if (!resting && rig.isZooming()) return;
    tiles.update(rig.view(), rig.size(), resting);
  };
  rig.watchRest(() => update(true));
  rig.watch(() => update(false));
  watchTheme(stage.element, signal, (tokens) => {
    const address = picture?.();
    if (address !== undefined) stage.setPicture(address);
    tiles.setTokens(tokens);
    update(true);
  });
  signal.addEventListener('abort', () => tiles.destroy());
  update(true);
  return tiles.done.then(() => stage.dropQuickGround());
}
