import type { MapFile } from '@bridgehead/map';
import { type Box, grown } from './geometry/boxes.ts';
import { HEX } from './geometry/geometry.ts';
import { drawAreas, PLATE } from './layers/areas.ts';
import { drawFormationBoundaries, drawFrontiers } from './layers/boundaries.ts';
import { type BridgeSite, bridgeSites, drawBridges, drawFerries } from './layers/bridges.ts';
import { drawDrainedLand } from './layers/drained-land.ts';
import { drawEscarpments } from './layers/escarpments.ts';
import { drawFields } from './layers/fields.ts';
import { drawGrid, drawHexTargets } from './layers/grid.ts';
import { drawHeights } from './layers/heights.ts';
import { drawLandforms } from './layers/landforms.ts';
import { drawAirfields, drawFords, drawPasses } from './layers/landmarks.ts';
import { drawMarks } from './layers/marks.ts';
import { drawNames, namesOf } from './layers/names.ts';
import { drawOpenGround } from './layers/open-ground.ts';
import { drawRailways, drawRoads } from './layers/roads.ts';
import { clippedToSheet, drawMargin, drawPaper } from './layers/sheet.ts';
import { drawSteppe } from './layers/steppe.ts';
import { drawBuiltUp, drawVillages } from './layers/towns.ts';
import { drawFloodPlain, drawWaters } from './layers/waters.ts';
import { drawWoods } from './layers/woods.ts';
import { type RoadPoints, roadPoints } from './routes/road-points.ts';
import { parcelsOf } from './scene/parcels.ts';
import { type Scene, sceneOf } from './scene/scene.ts';
import { type MapStyle, plainStyle } from './style/map-style.ts';

/** A part of the sheet, in hexes. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MapOptions {
  readonly style?: MapStyle;
  readonly numbers?: boolean;
  readonly names?: boolean;
  readonly view?: View;
  /** The address of the picture of its relief, where it has one. */
  readonly relief?: string | undefined;
  /** Where several maps stand in one document, each needs an id of its own. */
  readonly id?: string;
}

/** A map as layers that a client may cache, switch and put counters between. All are strings of SVG. */
export interface MapDrawing {
  /** Ground, waters, works of man, the margin. */
  readonly ground: string;
  /** Areas, marks and boundaries of the rules. */
  readonly marks: string;
  /** Numbers and names; they go over overlays and under counters. */
  readonly names: string;
  /** Hexagons to be hit by a pointer. */
  readonly targets: string;
  readonly bridges: readonly BridgeSite[];
  readonly roads: RoadPoints;
  /** The box around all hexes, and the one with the margin. */
  readonly hexes: Box;
  readonly sheet: Box;
}

const MARGIN = { plain: 54, withAreas: PLATE + 58 } as const;

/** The box of the whole sheet around its hexes: plates of areas need a broader margin. */
export const sheetAround = (hexes: Box, { areas }: Pick<MapFile, 'areas'>): Box =>
  grown(hexes, areas.length > 0 ? MARGIN.withAreas : MARGIN.plain);

export const boxOfView = ({ x, y, width, height }: View): Box => ({
  left: x * HEX,
  top: y * HEX,
  right: (x + width) * HEX,
  bottom: (y + height) * HEX,
});

export function drawMap(map: MapFile, options: MapOptions = {}): MapDrawing {
  const { view, id = 'map', style = plainStyle(map) } = options;
  const crop = view === undefined ? undefined : grown(boxOfView(view), HEX * 1.5);
  return drawScene(sceneOf(map, style, { id, crop, relief: options.relief }), options);
}

export function drawScene(scene: Scene, { numbers = true, names = true }: MapOptions): MapDrawing {
  const sheet = sheetAround(scene.box, scene.map);
  const lettering = namesOf(scene);
  return {
    ground: clippedToSheet(scene, drawLand(scene).join('\n')) + drawMargin(scene, sheet),
    marks: drawFormationBoundaries(scene) + drawAreas(scene) + drawMarks(scene),
    names: drawNames(scene, names ? lettering : { labels: [], numbers: lettering.numbers }, numbers),
    targets: drawHexTargets(scene),
    bridges: bridgeSites(scene),
    roads: roadPoints(scene),
    hexes: scene.box,
    sheet,
  };
}

/** From the paper up: what grows, what flows, what was built. */
export function drawLand(scene: Scene): string[] {
  const parcels = parcelsOf(scene);
  const builtUp = drawBuiltUp(scene);
  return [
    drawPaper(scene),
    scene.style.land === 'steppe' ? drawSteppe(scene) : drawFields(scene, parcels),
    drawDrainedLand(scene, parcels),
    drawOpenGround(scene),
    drawFloodPlain(scene),
    drawHeights(scene),
    drawWoods(scene),
    drawLandforms(scene),
    builtUp.ground,
    drawGrid(scene),
    drawWaters(scene),
    drawEscarpments(scene),
    builtUp.blocks,
    drawRailways(scene),
    drawRoads(scene),
    drawVillages(scene),
    drawFrontiers(scene),
    drawFerries(scene),
    drawFords(scene),
    drawBridges(scene),
    drawPasses(scene),
    drawAirfields(scene),
  ];
}
