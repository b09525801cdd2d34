import { hexNamed } from '@bridgehead/hex';
import type { PlaceClass } from '@bridgehead/map';
import { boxOf } from '../geometry/boxes.ts';
import { angleOf, at, HEX, type Point, type Polyline, plus, towards, turned } from '../geometry/geometry.ts';
import { hash, noise, type Random, randomAt } from '../geometry/noise.ts';
import { loopsOf, organic, type Region, regionOf } from '../geometry/outlines.ts';
import { waysOut } from '../routes/network.ts';
import { cellsWith, type Scene } from '../scene/scene.ts';
import { createStrokes, path, pathsOf, type Strokes } from '../svg.ts';

/** The built-up ground of cities and towns; their blocks are drawn later, over the water. */
export interface BuiltUp {
  readonly ground: string;
  readonly blocks: string;
}

const CITY_EDGE = { amplitude: 0.035, inset: 0.05, frequency: 0.05, rounding: 5 };
const TOWN_RADIUS = HEX * 0.3;
const BLOCK = { city: 6.4, town: 5.2 } as const;

export function drawBuiltUp(scene: Scene): BuiltUp {
  const cities = loopsOf(scene.cells, cellsWith(scene, 'city')).map((loop, i) =>
    organic(loop, { ...CITY_EDGE, seed: 5 + i }),
  );
  const towns = townCentres(scene).map(({ at: centre, axis }) => ({ shape: blob(centre, TOWN_RADIUS), axis }));
  const cityBlocks = createStrokes(scene.shows);
  const townBlocks = createStrokes(scene.shows);
  for (const shape of cities) {
    const axis = (hash(Math.round(at(shape, 0)[0]), 3) - 0.5) * 1.2;
    addBlocks(scene, cityBlocks, { shape, axis, size: BLOCK.city });
  }
  for (const { shape, axis } of towns) addBlocks(scene, townBlocks, { shape, axis, size: BLOCK.town });
  return {
    ground:
      path('m-urban', pathsOf(cities, true)) +
      path(
        'm-urban-t',
        pathsOf(
          towns.map(({ shape }) => shape),
          true,
        ),
      ),
    blocks: cityBlocks.paths('m-block') + townBlocks.paths('m-block-t'),
  };
}

interface TownCentre {
  readonly at: Point;
  readonly axis: number;
}

/** A town stands where its place is and turns with its best road. */
function townCentres(scene: Scene): TownCentre[] {
  return [...cellsWith(scene, 'town')].flatMap(({ hex, centre, looks }) => {
    if (hex === undefined || looks.has('city')) return [];
    const settlement = scene.settlements.find(({ place }) => place.hex === hex);
    const index = hexNamed(scene.grid, hex);
    const [way] = index === undefined ? [] : waysOut(scene.roads, scene.grid, index);
    return [{ at: settlement?.at ?? centre, axis: way === undefined ? hash(Math.round(centre[0]), 5) : angleOf(way) }];
  });
}

const blob = (centre: Point, radius: number): Point[] =>
  Array.from({ length: 24 }, (_, i) => {
    const [x, y] = towards((i / 24) * Math.PI * 2);
    const bulge = 0.86 + 0.34 * noise(x * 1.6 + centre[0], y * 1.6 - centre[1]);
    return plus(centre, [x * radius * bulge * 1.06, y * radius * bulge * 0.94]);
  });

interface Quarter {
  readonly shape: Polyline;
  readonly axis: number;
  readonly size: number;
}

interface Cut {
  readonly from: Point;
  readonly to: Point;
}

/** Cuts the ground into blocks along its own axis, again and again, and keeps those that stand on it and dry. */
function addBlocks(scene: Scene, strokes: Strokes, { shape, axis, size }: Quarter): void {
  const area: Region = regionOf([shape]);
  const random = randomAt(at(shape, 0)[0], at(shape, 0)[1], 17);
  const alongAxis = towards(axis);
  const acrossAxis = turned(alongAxis);
  const local = (p: Point): Point => [
    p[0] * alongAxis[0] + p[1] * alongAxis[1],
    p[0] * acrossAxis[0] + p[1] * acrossAxis[1],
  ];
  const back = ([x, y]: Point): Point => [x * alongAxis[0] + y * acrossAxis[0], x * alongAxis[1] + y * acrossAxis[1]];
  const { left, top, right, bottom } = boxOf(shape.map(local));
  for (const cut of cutsOf({ from: [left, top], to: [right, bottom] }, size, random)) {
    const corners = blockCorners(cut, size * 0.12, random);
    const middle = back([(cut.from[0] + cut.to[0]) / 2, (cut.from[1] + cut.to[1]) / 2]);
    const park = random() < 0.07;
    if (!park && area.contains(middle) && scene.waters.clearanceOfAll(middle) > 3.4)
      strokes.line(corners.map(back), true);
  }
}

function cutsOf(cut: Cut, size: number, random: Random, depth = 0): Cut[] {
  const width = cut.to[0] - cut.from[0];
  const tall = cut.to[1] - cut.from[1];
  if ((width < size * 1.9 && tall < size * 1.6) || depth > 14) return [cut];
  const share = 0.38 + random() * 0.24;
  const wide = width > tall;
  const x = wide ? cut.from[0] + width * share : cut.to[0];
  const y = wide ? cut.to[1] : cut.from[1] + tall * share;
  const second: Point = wide ? [x, cut.from[1]] : [cut.from[0], y];
  return [
    ...cutsOf({ from: cut.from, to: [x, y] }, size, random, depth + 1),
    ...cutsOf({ from: second, to: cut.to }, size, random, depth + 1),
  ];
}

function blockCorners({ from, to }: Cut, gap: number, random: Random): Point[] {
  const street = gap * (0.7 + random() * 0.6);
  const slack = (): number => (random() - 0.5) * 0.8;
  const [x0, y0, x1, y1] = [from[0] + street, from[1] + street, to[0] - street, to[1] - street];
  return [
    [x0 + slack(), y0 + slack()],
    [x1 + slack(), y0 + slack()],
    [x1 + slack(), y1 + slack()],
    [x0 + slack(), y1 + slack()],
  ];
}

const HOUSES: Readonly<Record<PlaceClass, number>> = {
  city: 11,
  town: 11,
  village: 11,
  hamlet: 5,
  pass: 0,
  airfield: 0,
};

/** Villages: a few houses strung along their roads, without built-up ground, because the rules see none. */
export function drawVillages(scene: Scene): string {
  const houses = createStrokes(scene.shows);
  const built = new Set([...cellsWith(scene, 'town', 'city')].map(({ hex }) => hex));
  const named = new Set(scene.settlements.map(({ place }) => place.hex));
  for (const { place, hex, at: centre } of scene.settlements) {
    if (!built.has(place.hex))
      addHouses(scene, houses, { centre, ways: waysOut(scene.roads, scene.grid, hex), count: HOUSES[place.class] });
  }
  for (const { hex, centre } of cellsWith(scene, 'village')) {
    if (hex !== undefined && !named.has(hex)) addHouses(scene, houses, { centre, ways: [], count: HOUSES.village });
  }
  return houses.paths('m-house');
}

interface Hamlet {
  readonly centre: Point;
  readonly ways: readonly Point[];
  readonly count: number;
}

function addHouses(scene: Scene, strokes: Strokes, { centre, ways, count }: Hamlet): void {
  const random = randomAt(centre[0], centre[1], 23);
  const streets = ways.length > 0 ? ways.map(angleOf) : [0.4, 3.5];
  for (let i = 0; i < count; i++) {
    const angle = at(streets, i % streets.length) + (random() - 0.5) * 0.2;
    const out = 2.5 + random() * HEX * 0.13;
    const aside = (i % 2 === 0 ? -1 : 1) * (4.2 + random() * 1.4);
    const [long, wide] = [1.3 + random() * 1.1, 1 + random() * 0.5];
    const middle = plus(plus(centre, towards(angle, out)), turned(towards(angle)), aside);
    if (scene.waters.clearanceOfAll(middle) < 3) continue;
    const turn = (x: number, y: number): Point => plus(plus(middle, towards(angle, x)), turned(towards(angle)), y);
    strokes.line([turn(-long, -wide), turn(long, -wide), turn(long, wide), turn(-long, wide)], true);
  }
}
