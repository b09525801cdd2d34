import { openPinBook, type PinBook } from '../pins/pin-book.ts';
import type { LonLat } from '../source/geography.ts';
import { type Project, projection } from '../source/projection.ts';
import type { MapSource } from '../source/recipe.ts';
import { type Canvas, layCanvas } from './canvas.ts';
import { densify, type Line } from './geometry.ts';

/** What every step of the compiler works from. */
export interface Setting {
  readonly source: MapSource;
  readonly canvas: Canvas;
  readonly pins: PinBook;
  readonly project: Project;
}

export const openSetting = (source: MapSource): Setting => ({
  source,
  canvas: layCanvas(source.grid),
  pins: openPinBook(source.pins),
  project: projection(source.grid.georeference),
});

/** Lines are bent by the projection, so they are laid out in short steps first. */
const STEP_KM = 0.3;

export function draw({ source, project }: Setting, line: readonly LonLat[]): Line {
  return densify(line, STEP_KM / source.grid.georeference.kmPerDegLat).map(project);
}
