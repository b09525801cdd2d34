/** From the survey to the map file: the pins have the last word on terrain, and only the playing field is shown. */
import { centre, cornersOfSide, gapBetween, hexesOfSide, OFF_MAP, offsetOf, type Point } from '@bridgehead/hex';
import {
  type BoundaryRecord,
  type HexRecord,
  type LandformRecord,
  MAP_FORMAT,
  MAP_VERSION,
  type MapFile,
  type PlaceRecord,
  type RegionRecord,
  type RouteRecord,
  type WaterRecord,
} from '@bridgehead/map';
import { northOf } from './source/projection.ts';
import type { MapSource } from './source/recipe.ts';
import { type Canvas, hexOfName, isSideOnMap } from './survey/canvas.ts';
import { areasOf, floodFrom, isInBlock } from './survey/edges.ts';
import { type Line, thin } from './survey/geometry.ts';
import { isLandmark, plain } from './survey/places.ts';
import { type Route, sidesOf } from './survey/routes.ts';
import { type SheetNames, sheetNames } from './survey/sheet-names.ts';
import { boundaryChains, ignoredInside, sideRecords } from './survey/side-records.ts';
import type { Survey } from './survey/survey.ts';
import type { Chain } from './survey/waters.ts';

/** Courses are kept to about this spacing, in hexes. */
const COURSE_SPACING = 0.2;
/** A course is shown this far beyond the hexes it belongs to. */
const COURSE_MARGIN = 1.6;

export function assemble(source: MapSource, survey: Survey): MapFile {
  const { recipe, grid } = source;
  const names = sheetNames(survey.canvas);
  const hexes = hexRecords(source, survey, names);
  const byName = new Map(hexes.map((record) => [record.hex, record.terrain]));
  return {
    format: MAP_FORMAT,
    version: MAP_VERSION,
    title: recipe.title,
    name: recipe.name,
    attribution: recipe.attribution,
    sheet: { ...grid.layout, naming: grid.naming, hexKm: grid.hexKm, north: northOf(grid.georeference) },
    vocabulary: recipe.vocabulary,
    hexes,
    sides: sideRecords(
      survey,
      names,
      ignoredInside(survey, (hex) => byName.get(names.hex(hex))),
    ),
    places: placeRecords(survey, names),
    areas: areasOf(survey.canvas, survey.pins, names),
    regions: regionRecords(survey, names),
    marks: survey.pins.of('mark').map(({ mark, hex, code, side, note }) => ({
      mark,
      hex,
      code,
      ...(side === undefined ? {} : { side }),
      ...(note === undefined ? {} : { note }),
    })),
    waters: survey.waters.flatMap((chain) => waterRecords(survey.canvas, chain, names)),
    roads: survey.roads.flatMap((route) => routeRecords(survey.canvas, route, names)),
    railways: survey.railways.flatMap((route) => routeRecords(survey.canvas, route, names)),
    boundaries: boundaryRecords(survey, names),
    lettering: survey.pins.of('lettering').map(({ text, kind, lonLat, turn }) => ({
      text,
      kind,
      at: round(survey.project(lonLat)),
      turn,
    })),
    ...escarpmentRecords(survey, names),
    ...landformRecords(survey),
  };
}

/** A country without escarpments has no list of them, so that older maps stay as they are. */
function escarpmentRecords({ canvas, escarpments }: Survey, names: SheetNames): Pick<MapFile, 'escarpments'> {
  const records = escarpments.flatMap(({ name, low, sides, corners }) => {
    const steps = sides.map((side, i) => ({ side, from: corners[i] }));
    return stretches(steps, ({ side }) => isSideOnMap(canvas, side)).map((part) => {
      const [step, ...more] = part;
      const isTurned =
        step !== undefined && more.length === 0 && cornersOfSide(canvas.grid, step.side)[0] !== step.from;
      return { name, low: isTurned ? OTHER_HAND[low] : low, sides: part.map(({ side }) => names.side(side)) };
    });
  });
  return records.length === 0 ? {} : { escarpments: records };
}

const OTHER_HAND = { left: 'right', right: 'left' } as const;

/** The outlines that the recipe asks for, as far as they come near the playing field. */
function landformRecords(survey: Survey): Pick<MapFile, 'landforms'> {
  const { source, canvas } = survey;
  const wanted = source.geography.landcover.filter((cover) => source.recipe.landforms?.includes(cover.class));
  const played = playedHexes(canvas).map((hex) => centre(canvas.grid, hex));
  const records = wanted.flatMap(({ name, class: word, summit, ring }): LandformRecord[] => {
    const outline = ring.slice(0, -1).map(survey.project);
    const isNear = outline.some((p) => played.some((q) => gapBetween(p, q) < COURSE_MARGIN));
    const height = summit === undefined ? {} : { summit };
    return isNear ? [{ name: plain(name), class: word, ...height, ring: outline.map(round) }] : [];
  });
  return records.length === 0 ? {} : { landforms: records };
}

const round = ([x, y]: Point): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

function playedHexes(canvas: Canvas): number[] {
  return canvas.isOnMap.flatMap((onMap, hex) => (onMap ? [hex] : []));
}

function hexRecords(source: MapSource, survey: Survey, names: SheetNames): HexRecord[] {
  return playedHexes(survey.canvas).map((hex) => {
    const name = names.hex(hex);
    const settled = survey.places.filter((place) => place.hex === hex);
    const ground = survey.ground[hex];
    let terrain = ground?.terrain ?? source.recipe.landCover.otherwise;
    const features = new Set(ground?.features);
    for (const place of settled.filter((known, i) => i === 0 || isLandmark(known))) {
      const word = source.recipe.places[place.class];
      if (word === undefined) continue;
      if (source.recipe.vocabulary.terrain.includes(word)) terrain = word;
      else features.add(word);
    }
    for (const pin of survey.pins.of('not-terrain'))
      if (pin.hex === name && pin.not.includes(terrain)) terrain = pin.else;
    for (const pin of survey.pins.of('terrain')) {
      if (pin.hex !== name) continue;
      terrain = pin.is ?? terrain;
      for (const feature of pin.with ?? []) features.add(feature);
      for (const feature of pin.without ?? []) features.delete(feature);
    }
    const kept = source.recipe.vocabulary.features.filter(
      (word) => features.has(word) && isAllowed(source, word, terrain),
    );
    const stated = survey.pins.of('terrain').find((pin) => pin.hex === name && pin.name !== undefined);
    const label = stated?.name ?? settled[0]?.name;
    return {
      hex: name,
      terrain,
      ...(kept.length === 0 ? {} : { features: kept }),
      ...(label === undefined ? {} : { name: plain(label) }),
    };
  });
}

/** A feature of the land cover stays only on the terrain that its rule names (a pin may have changed it). */
const isAllowed = (source: MapSource, feature: string, terrain: string): boolean =>
  source.recipe.landCover.features.every((rule) => rule.is !== feature || rule.on.includes(terrain));

function placeRecords(survey: Survey, names: SheetNames): PlaceRecord[] {
  return survey.places
    .filter((place) => survey.canvas.isOnMap[place.hex] === true)
    .map((place) => ({ name: plain(place.name), class: place.class, hex: names.hex(place.hex), at: round(place.at) }));
}

/** The parts of a list that satisfy the test without a break. */
function stretches<T>(items: readonly T[], test: (item: T) => boolean): T[][] {
  const parts: T[][] = [];
  let part: T[] = [];
  for (const item of items) {
    if (test(item)) part.push(item);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function waterRecords(canvas: Canvas, chain: Chain, names: SheetNames): WaterRecord[] {
  return stretches(chain.sides, (side) => isSideOnMap(canvas, side)).map((sides) => ({
    name: chain.name,
    class: chain.class,
    sides: sides.map((side) => names.side(side)),
    course: courseNear(
      chain.course,
      sides.flatMap((side) => sideCentres(canvas, side)),
    ),
  }));
}

const sideCentres = (canvas: Canvas, side: number): Point[] =>
  hexesOfSide(canvas.grid, side)
    .filter((hex) => hex !== OFF_MAP)
    .map((hex) => centre(canvas.grid, hex));

/** The stretch of a course that runs by these points. */
function courseNear(course: Line, points: readonly Point[]): Point[] {
  const near = course.map((p) => points.some((q) => gapBetween(p, q) < COURSE_MARGIN));
  const first = near.indexOf(true);
  const last = near.lastIndexOf(true);
  return first < 0 ? [] : thin(course.slice(first, last + 1), COURSE_SPACING).map(round);
}

function routeRecords(canvas: Canvas, route: Route, names: SheetNames): RouteRecord[] {
  const steps = route.hexes.map((hex, index) => ({ hex, index }));
  return stretches(steps, ({ hex }) => canvas.isOnMap[hex] === true).flatMap((part): RouteRecord[] => {
    const first = part[0]?.index ?? 0;
    const last = part[part.length - 1]?.index ?? 0;
    const from = edgeBetween(canvas, names, route.hexes[first - 1], route.hexes[first]);
    const to = edgeBetween(canvas, names, route.hexes[last], route.hexes[last + 1]);
    if (part.length === 1 && from === undefined && to === undefined) return [];
    return [
      {
        name: route.name,
        class: route.class,
        hexes: part.map(({ hex }) => names.hex(hex)),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        course: courseNear(
          route.course,
          part.map(({ hex }) => centre(canvas.grid, hex)),
        ),
      },
    ];
  });
}

function edgeBetween(
  canvas: Canvas,
  names: SheetNames,
  a: number | undefined,
  b: number | undefined,
): string | undefined {
  if (a === undefined || b === undefined) return undefined;
  const side = sidesOf(canvas, [a, b])[0];
  return side === undefined ? undefined : names.side(side);
}

function regionRecords(survey: Survey, names: SheetNames): RegionRecord[] {
  const { canvas, pins, waters } = survey;
  const floods = pins.of('region').map((pin) => {
    const barred = new Set(waters.filter((chain) => pin.within.includes(chain.name)).flatMap((chain) => chain.sides));
    const hexes = [...floodFrom(canvas, hexOfName(canvas, pin.from), barred)].sort((a, b) => a - b);
    return { region: pin.region, name: pin.name, hexes: hexes.map((hex) => names.hex(hex)) };
  });
  const blocks = pins.of('block').map((pin) => {
    const hexes = playedHexes(canvas).filter((hex) => isInBlock(pin, offsetOf(canvas.grid, hex)));
    return { region: pin.region, name: pin.name, hexes: hexes.map((hex) => names.hex(hex)) };
  });
  return [...floods, ...blocks];
}

function boundaryRecords(survey: Survey, names: SheetNames): BoundaryRecord[] {
  const played = playedHexes(survey.canvas).map((hex) => centre(survey.canvas.grid, hex));
  return boundaryChains(survey).flatMap((chain): BoundaryRecord[] => {
    const sides = chain.sides.filter((side) => isSideOnMap(survey.canvas, side)).map((side) => names.side(side));
    const course = courseNear(chain.course, played);
    return sides.length === 0 && course.length === 0 ? [] : [{ name: chain.name, class: chain.class, sides, course }];
  });
}
