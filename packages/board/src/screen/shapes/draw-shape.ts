import type { BridgeSite } from '../../layers/bridges.ts';
import { NO_ROADS, type RoadPoints } from '../../routes/road-points.ts';
import type { HexLook, Shape } from '../look.ts';
import type { Sheet } from '../sheet.ts';
import { drawAlert, drawFort } from './forts.ts';
import { drawHexes } from './hexes.ts';
import { drawArrow, drawBoundary, drawPath, drawRope } from './lines.ts';
import { drawBridge, drawMarker, drawPill, drawVictory } from './marks.ts';

/** [design 6.4, 9] Under the names, between names and counters, over the counters. */
export const PLANES = ['under', 'middle', 'top'] as const;
export type Plane = (typeof PLANES)[number];

const OVER_NAMES: readonly HexLook[] = ['selected', 'target', 'option', 'cursor', 'hover', 'refused'];

export function planeOf(shape: Shape): Plane {
  switch (shape.kind) {
    case 'hexes':
      if (shape.look === 'pointed') return 'top';
      return OVER_NAMES.includes(shape.look) ? 'middle' : 'under';
    case 'pill':
      return shape.look === 'cost' || shape.look === 'stop' ? 'middle' : 'top';
    case 'path':
      return shape.look.startsWith('supply') ? 'under' : 'middle';
    case 'rope':
    case 'boundary':
    case 'bridge':
      return 'under';
    case 'fort':
      return 'middle';
    case 'arrow':
    case 'marker':
    case 'victory':
    case 'alert':
      return 'top';
  }
}

/** What the drawing of the map has put where. */
export interface Drawn {
  readonly bridges: readonly BridgeSite[];
  readonly roads: RoadPoints;
}

export const NOTHING_DRAWN: Drawn = { bridges: [], roads: NO_ROADS };

export function drawShape(sheet: Sheet, { bridges, roads }: Drawn, shape: Shape): string {
  switch (shape.kind) {
    case 'hexes':
      return drawHexes(sheet, shape.hexes, shape.look);
    case 'pill':
      return drawPill(sheet, shape);
    case 'path':
      return drawPath(sheet, roads, shape);
    case 'arrow':
      return drawArrow(sheet, shape);
    case 'rope':
      return drawRope(sheet, shape);
    case 'boundary':
      return drawBoundary(sheet, shape);
    case 'bridge':
      return drawBridge(sheet, bridges, shape);
    case 'marker':
      return drawMarker(sheet, shape);
    case 'victory':
      return drawVictory(sheet, shape);
    case 'fort':
      return drawFort(sheet, shape);
    case 'alert':
      return drawAlert(sheet, shape);
  }
}
