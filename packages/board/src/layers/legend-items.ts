import { MAP_FORMAT, MAP_VERSION, MARK_KINDS, type MapFile, type MarkRecord } from '@bridgehead/map';
import { drawLand } from '../draw-map.ts';
import { boxAround } from '../geometry/boxes.ts';
import { curveThrough, HEX, type Point, type Polyline, plus } from '../geometry/geometry.ts';
import { CANAL_WIDTH, DRY_WIDTH, type Stream } from '../routes/streams.ts';
import { type Scene, sceneOf } from '../scene/scene.ts';
import { legendWordsOf, ROAD_RANKS, type RoadRank, styleOf, toneOf, type WaterLook } from '../style/map-style.ts';
import { boxPath, element, path, pathOf, place } from '../svg.ts';
import { bridgeSymbol, ferrySymbol } from './bridges.ts';
import { drawWalls } from './escarpments.ts';
import { reliefOver } from './heights.ts';
import { airfieldSymbol, fordSymbol, passSymbol } from './landmarks.ts';
import { markSymbol, STAR } from './marks.ts';

/** A sample and what it is called. `view` is the middle of the window onto the sample. */
export interface LegendItem {
  readonly name: string;
  readonly swatch: string;
  readonly view: Point;
}

export interface LegendGroup {
  readonly head: string;
  readonly items: readonly LegendItem[];
}

/** Only what the map uses is explained. Samples are drawn by the same code as the map, so the two cannot drift apart. */
export function legendGroups(scene: Scene): LegendGroup[] {
  const words = legendWordsOf(scene.style);
  const groups = [
    { head: words.ground, items: groundItems(scene) },
    { head: words.water, items: waterItems(scene) },
    { head: scene.map.railways.length > 0 ? words.ways : words.roads, items: wayItems(scene) },
    { head: hasFords(scene) ? words.crossings : words.bridges, items: bridgeItems(scene) },
    { head: words.marks, items: markItems(scene) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const hasFords = ({ map }: Scene): boolean => map.sides.some(({ ford }) => ford === true);

const MIDDLE: Point = [HEX * 1.5, HEX * Math.sqrt(3) * 0.5];

/** Nine hexes of one kind. */
function sampleMap(terrain: string, features: readonly string[], landform?: string): MapFile {
  const hexes = ['0000', '0001', '0002', '0100', '0101', '0102', '0200', '0201', '0202'].map((hex) => ({
    hex,
    terrain,
    features,
  }));
  return {
    format: MAP_FORMAT,
    version: MAP_VERSION,
    title: 'sample',
    name: 'Sample',
    attribution: [],
    sheet: { orientation: 'pointy', shifted: 'odd', rows: 'down', naming: 'RRCC', hexKm: 1, north: 0 },
    vocabulary: { terrain: [terrain], features: [...features], waters: [], roads: [], boundaries: [] },
    hexes,
    sides: [],
    places: [],
    areas: [],
    regions: [],
    marks: [],
    waters: [],
    roads: [],
    railways: [],
    boundaries: [],
    lettering: [],
    ...(landform === undefined ? {} : { landforms: [{ name: landform, class: landform, ring: WHOLE_SAMPLE }] }),
  };
}

const WHOLE_SAMPLE: readonly Point[] = [
  [-1, -1],
  [4, -1],
  [4, 3],
  [-1, 3],
];

interface Sample {
  readonly terrain: string;
  readonly features?: readonly string[];
  readonly landform?: string | undefined;
  readonly water?: Stream;
  readonly road?: { readonly rank: RoadRank; readonly line: Polyline };
  readonly rail?: Polyline;
}

function drawSample(
  scene: Scene,
  key: string,
  { terrain, features = [], landform, water, road, rail }: Sample,
): string {
  const base = sceneOf(sampleMap(terrain, features, landform), scene.style, { id: `${scene.id}-k-${key}` });
  const waters = water === undefined ? base.waters : { ...base.waters, streams: [water] };
  const roads = road === undefined ? base.roads : { ...base.roads, stretches: [road] };
  const railways = rail === undefined ? base.railways : { ...base.railways, stretches: [{ rank: 1, line: rail }] };
  return drawLand({ ...base, waters, roads, railways }).join('');
}

const plainWord = ({ map, style }: Scene): string =>
  map.vocabulary.terrain.find((word) => style.terrain[word]?.looks[0] === 'clear') ?? map.vocabulary.terrain[0] ?? '';

interface Ground {
  readonly name: string;
  readonly terrain: string;
  readonly features: readonly string[];
}

function groundItems(scene: Scene): LegendItem[] {
  const { map, style } = scene;
  const used = new Set(map.hexes.map(({ terrain }) => terrain));
  const terrains: Ground[] = map.vocabulary.terrain
    .filter((word) => used.has(word))
    .map((word) => ({ name: styleOf(style.terrain, word, 'terrain').name, terrain: word, features: [] }));
  const features: Ground[] = map.vocabulary.features
    .filter((word) => map.hexes.some((hex) => hex.features?.includes(word)))
    .map((word) => ({
      name: styleOf(style.features, word, 'feature').name,
      terrain: plainWord(scene),
      features: [word],
    }));
  const grounds = [...terrains, ...features]
    .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i)
    .filter(({ features: [feature] }) => feature === undefined || hasGround(scene, feature))
    .map((ground, i) => heightItem(scene, ground) ?? groundItem(scene, ground, i));
  return (map.escarpments ?? []).length > 0 ? [...grounds, escarpmentItem(scene)] : grounds;
}

/** A feature that only marks a spot (a pass) has no ground to show. */
const hasGround = ({ style }: Scene, feature: string): boolean =>
  styleOf(style.features, feature, 'feature').looks.length > 0 || style.landforms?.[feature] !== undefined;

function groundItem(scene: Scene, { name, terrain, features }: Ground, i: number): LegendItem {
  const landform = features.find((feature) => scene.style.landforms?.[feature] !== undefined);
  return { name, view: MIDDLE, swatch: drawSample(scene, `g${i}`, { terrain, features, landform }) };
}

const HEIGHTS = ['mountain', 'hill'] as const;

/** Heights are shown where the map has most of them around a hex, with the light and shade that they have there. */
function heightItem(scene: Scene, { name, terrain, features }: Ground): LegendItem | undefined {
  const look = HEIGHTS.find((height) => styleOf(scene.style.terrain, terrain, 'terrain').looks.includes(height));
  if (scene.relief === undefined || look === undefined || features.length > 0) return undefined;
  const inside = scene.cells.all.find((cell) =>
    [cell, ...scene.cells.neighbours(cell)].every((one) => one?.looks.has(look) === true && !one.looks.has('woods')),
  );
  if (inside === undefined) return undefined;
  const window = boxAround(inside.centre, HEX, HEX);
  return { name, view: inside.centre, swatch: path(`m-${look}`, boxPath(window)) + reliefOver(scene, window) };
}

function escarpmentItem(scene: Scene): LegendItem {
  const wall = across(6);
  const ground = drawSample(scene, 'scarp', { terrain: plainWord(scene) });
  return {
    name: legendWordsOf(scene.style).escarpment,
    view: MIDDLE,
    swatch: ground + drawWalls([{ wall, hand: 1, gaps: [] }]),
  };
}

const across = (rise: number): Polyline =>
  curveThrough(
    [-70, -35, 0, 35, 70].map((x, i) => plus(MIDDLE, [x, (i % 2 === 0 ? -1 : 1) * rise])),
    8,
  );

const WIDTH: Readonly<Record<WaterLook, number>> = { river: 12, lake: 24, canal: CANAL_WIDTH, stream: 3, ...DRY_WIDTH };

function sampleStream(look: WaterLook): Stream {
  const line = look === 'canal' ? [plus(MIDDLE, [-60, 14]), plus(MIDDLE, [4, 3]), plus(MIDDLE, [60, -10])] : across(5);
  return { look, line, widths: line.map(() => WIDTH[look]), sides: [], names: [], sideAt: [] };
}

function waterItems(scene: Scene): LegendItem[] {
  const { map, style } = scene;
  const terrain = plainWord(scene);
  const used = new Set(map.waters.map((water) => water.class));
  const items = map.vocabulary.waters
    .filter((word) => used.has(word))
    .reverse()
    .map((word, i) => {
      const { look, name } = styleOf(style.waters, word, 'water');
      return { name, view: MIDDLE, swatch: drawSample(scene, `w${i}`, { terrain, water: sampleStream(look) }) };
    });
  const ferries = map.sides.some(({ ferry }) => ferry !== undefined);
  const river = drawSample(scene, 'ferry', { terrain, water: sampleStream('river') });
  const ferry: LegendItem = {
    name: legendWordsOf(style).ferry,
    view: MIDDLE,
    swatch: river + place(plus(MIDDLE, [0, -5]), ferrySymbol(), 90),
  };
  return ferries ? [...items, ferry] : items;
}

function wayItems(scene: Scene): LegendItem[] {
  const { map, style } = scene;
  const terrain = plainWord(scene);
  const used = new Set(scene.roads.stretches.map(({ rank }) => rank));
  const items = ROAD_RANKS.filter((rank) => used.has(rank)).map((rank) => {
    const word = map.vocabulary.roads.find((road) => styleOf(style.roads, road, 'road').rank === rank);
    const name = word === undefined ? legendWordsOf(style).road : styleOf(style.roads, word, 'road').name;
    return { name, view: MIDDLE, swatch: drawSample(scene, `r${rank}`, { terrain, road: { rank, line: across(-5) } }) };
  });
  const rail: LegendItem = {
    name: legendWordsOf(style).railway,
    view: MIDDLE,
    swatch: drawSample(scene, 'rail', { terrain, rail: across(4) }),
  };
  return map.railways.length > 0 ? [...items, rail] : items;
}

const upright = (x: number): Polyline => [plus(MIDDLE, [x, -40]), plus(MIDDLE, [x, 40])];

function bridgeItems(scene: Scene): LegendItem[] {
  const terrain = plainWord(scene);
  const bridges = scene.map.sides.flatMap((side) => side.bridges ?? []);
  const rank = ROAD_RANKS.find((best) => scene.roads.stretches.some((stretch) => stretch.rank === best)) ?? 1;
  const words = legendWordsOf(scene.style);
  const kinds = [
    {
      name: words['bridge.road'],
      bridge: bridges.find(({ kind, permanent }) => kind === 'road' && permanent !== true),
    },
    {
      name: words['bridge.rail'],
      bridge: bridges.find(({ kind, permanent }) => kind === 'rail' && permanent !== true),
    },
    { name: words['bridge.permanent'], bridge: bridges.find(({ permanent }) => permanent === true) },
  ];
  const items = kinds.flatMap(({ name, bridge }, i): LegendItem[] => {
    if (bridge === undefined) return [];
    const line = across(0);
    const look = dryLook(scene) ?? 'river';
    const widths = line.map(() => WIDTH[look]);
    const water: Stream = { look, line, widths, sides: [], names: [], sideAt: [] };
    const way = bridge.kind === 'road' ? { road: { rank, line: upright(0) } } : { rail: upright(0) };
    const swatch =
      drawSample(scene, `b${i}`, { terrain, water, ...way }) + place(MIDDLE, bridgeSymbol(bridge, 19, rank), 90);
    return [{ name, view: MIDDLE, swatch }];
  });
  return hasFords(scene) ? [...items, fordItem(scene, rank)] : items;
}

function fordItem(scene: Scene, rank: RoadRank): LegendItem {
  const water = sampleStream(dryLook(scene) ?? 'stream');
  const way = drawSample(scene, 'ford', { terrain: plainWord(scene), water, road: { rank, line: upright(0) } });
  return {
    name: legendWordsOf(scene.style).ford,
    view: MIDDLE,
    swatch: way + place(plus(MIDDLE, [0, -5]), fordSymbol(11), 90),
  };
}

/** Bridges of a dry country stand over dry beds. */
const dryLook = ({ map, style }: Scene): 'wash' | 'wadi' | undefined =>
  (['wash', 'wadi'] as const).find((look) => map.waters.some((water) => style.waters[water.class]?.look === look));

function markItems(scene: Scene): LegendItem[] {
  const { map, style } = scene;
  const terrain = plainWord(scene);
  const ground = drawSample(scene, 'mark', { terrain });
  const on = (content: string): string => ground + content;
  const marks = MARK_KINDS.flatMap((kind) => {
    const found = map.marks.find(({ mark }) => mark === kind);
    if (found === undefined) return [];
    const words = legendWordsOf(style);
    const name = kind === 'objective' && found.code === STAR ? words.star : words[kind];
    return [{ name, view: MIDDLE, swatch: on(sampleMark(scene, found)) }];
  });
  const boundaries = map.vocabulary.boundaries
    .filter((word) => map.boundaries.some((boundary) => boundary.class === word))
    .map((word) => {
      const { look, name } = styleOf(style.boundaries, word, 'boundary');
      const part = look === 'frontier' ? 'frontier' : 'boundary';
      const data = pathOf(across(-4));
      return { name, view: MIDDLE, swatch: on(path(`m-${part}-band`, data) + path(`m-${part}`, data)) };
    });
  const landmarks = [
    { kind: 'pass', name: legendWordsOf(style).pass, symbol: passSymbol() },
    { kind: 'airfield', name: legendWordsOf(style).airfield, symbol: airfieldSymbol() },
  ]
    .filter(({ kind }) => map.places.some((known) => known.class === kind))
    .map(({ name, symbol }) => ({ name, view: MIDDLE, swatch: on(place(MIDDLE, symbol)) }));
  return [...marks, ...landmarks, ...boundaries];
}

const sampleMark = (scene: Scene, { mark, code, side }: MarkRecord): string =>
  element('g', { class: `tone-${toneOf(scene.style, side)}` }, place(MIDDLE, markSymbol(mark, code)));
