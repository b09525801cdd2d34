import { centre, type Grid, hexNamed } from '@bridgehead/hex';
import { type BridgeRecord, gridOf, type MapFile, type PlaceClass, type RouteRecord } from '@bridgehead/map';
import { type Box, boxOf, holds } from '../geometry/boxes.ts';
import { type Cell, type Cells, cellsOf } from '../geometry/cells.ts';
import { sideCalled } from '../geometry/chains.ts';
import { type Point, toUnits } from '../geometry/geometry.ts';
import { type Network, networkOf } from '../routes/network.ts';
import { type Route, routeOf, sidesOfRoute } from '../routes/routes.ts';
import { type Waters, watersOf } from '../routes/streams.ts';
import { type GroundLook, type MapStyle, styleOf } from '../style/map-style.ts';
import { byClass, type Settlement, settlementsOf } from './settlements.ts';

/** A map file made ready for drawing: everything has its place on the sheet, nothing has a colour yet. */
export interface Scene {
  readonly map: MapFile;
  readonly grid: Grid;
  readonly style: MapStyle;
  readonly cells: Cells;
  readonly waters: Waters;
  readonly settlements: readonly Settlement[];
  readonly roads: Network;
  readonly railways: Network;
  /** The box around all hexes. */
  readonly box: Box;
  /** Distinguishes the ids of several drawings in one document. */
  readonly id: string;
  /** The address of a picture of light and shade over all hexes; 128 of 255 is level ground. */
  readonly relief: string | undefined;
  /** Whether textures are wanted here: a crop leaves out what nobody will see. */
  shows(point: Point): boolean;
}

/** How far a place moves, in hexes, so that its road runs straight: a village goes where its road goes. */
const SLACK: Readonly<Record<PlaceClass, number>> = {
  city: 0.1,
  town: 0.12,
  village: 0.2,
  hamlet: 0.24,
  pass: 0.24,
  airfield: 0,
};

export interface SceneOptions {
  readonly id: string;
  readonly crop?: Box | undefined;
  readonly relief?: string | undefined;
}

export function sceneOf(map: MapFile, style: MapStyle, { id, crop, relief }: SceneOptions): Scene {
  const grid = gridOf(map);
  const cells = cellsOf(map, grid, style);
  const waters = watersOf(map, grid, style);
  const surveyed = settlementsOf(map, grid, waters);
  const twins = new Set(
    map.sides
      .filter(({ bridges }) => bridges?.some(isRoad) && bridges.some((bridge) => !isRoad(bridge)))
      .map(({ side }) => sideCalled(grid, side)),
  );
  const chief = new Map([...byClass(surveyed)].reverse().map((settlement) => [settlement.hex, settlement]));
  const stops = new Map([...chief].map(([hex, { at, place }]) => [hex, { at, slack: SLACK[place.class] }]));
  const roads = networkOf({ grid, waters, routes: roadRoutes(map, grid, style), kind: 'road', twins, stops });
  const settlements = surveyed.map((settlement) => {
    const node = chief.get(settlement.hex) === settlement ? roads.node(settlement.hex) : undefined;
    return node === undefined ? settlement : { ...settlement, at: node };
  });
  const railways = networkOf({
    grid,
    waters,
    routes: map.railways.map((record) => routeOf(grid, record, 1)),
    kind: 'rail',
    twins,
    stops: new Map(),
    other: roads,
  });
  const box = boxOf(cells.all.filter(({ hex }) => hex !== undefined).flatMap(({ corners }) => corners));
  return {
    map,
    grid,
    style,
    cells,
    waters,
    settlements,
    roads,
    railways,
    box,
    id,
    relief,
    shows: (point) => crop === undefined || holds(crop, point),
  };
}

const isRoad = ({ kind }: BridgeRecord): boolean => kind === 'road';

/** The roads of the file, and a short one for each hexside that the file joins by road without naming a road for it. */
function roadRoutes(map: MapFile, grid: Grid, style: MapStyle): Route[] {
  const rankOf = (word: string): number => styleOf(style.roads, word, 'road').rank;
  const routes = map.roads.map((record) => routeOf(grid, record, rankOf(record.class)));
  const covered = new Set(routes.flatMap((route) => sidesOfRoute(grid, route)));
  for (const { side, road } of map.sides) {
    if (road === undefined || covered.has(sideCalled(grid, side))) continue;
    routes.push(routeOf(grid, shortRoad(grid, side, road), rankOf(road)));
  }
  return routes;
}

function shortRoad(grid: Grid, side: string, road: string): RouteRecord {
  const [a = '', b = ''] = side.split('/');
  const inside = hexNamed(grid, b) !== undefined;
  const joined = { name: `road at ${side}`, class: road, course: [] };
  return inside ? { ...joined, hexes: [a, b] } : { ...joined, hexes: [a], to: side };
}

export const cellsWith = (scene: Scene, ...looks: readonly GroundLook[]): Set<Cell> =>
  new Set(scene.cells.all.filter((cell) => looks.some((look) => cell.looks.has(look))));

export function hexCentre(scene: Scene, hex: string): Point {
  const index = hexNamed(scene.grid, hex);
  if (index === undefined) throw new RangeError(`the map has no hex «${hex}»`);
  return toUnits(centre(scene.grid, index));
}
