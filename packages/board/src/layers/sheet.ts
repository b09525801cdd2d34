import { type Box, grown } from '../geometry/boxes.ts';
import { loopsOf } from '../geometry/outlines.ts';
import type { Scene } from '../scene/scene.ts';
import { boxPath, element, path, pathsOf } from '../svg.ts';

const OVERHANG = 36;

export const drawPaper = ({ box }: Scene): string => path('m-paper', boxPath(grown(box, OVERHANG)));

/** True courses run on beyond the sheet; nothing of them may show outside the margin. */
export function clippedToSheet({ box, id }: Scene, content: string): string {
  const clip = element('clipPath', { id: `${id}-sheet` }, element('path', { d: boxPath(grown(box, OVERHANG)) }));
  return clip + element('g', { 'clip-path': `url(#${id}-sheet)` }, content);
}

/** The margin covers what runs over the edge of the map; a dark line shows where the world ends. */
export function drawMargin(scene: Scene, sheet: Box): string {
  const hexes = new Set(scene.cells.all.filter(({ hex }) => hex !== undefined));
  const edge = pathsOf(loopsOf(scene.cells, hexes), true);
  return path('m-margin', boxPath(sheet) + edge, { 'fill-rule': 'evenodd' }) + path('m-edge', edge);
}

/** Two fine lines around everything, as on a printed sheet. */
export const drawNeatLine = (sheet: Box): string =>
  path('m-neat-outer', boxPath(grown(sheet, -14))) + path('m-neat', boxPath(grown(sheet, -20)));
