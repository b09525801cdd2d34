import type { PlaceClass } from '@bridgehead/map';
import { type Box, type Buckets, boxAround, createBuckets, grown, holds, overlap, widthOf } from '../geometry/boxes.ts';
import { distance, HEX, type Point, plus, toUnits } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.ts';
import { byClass, type Settlement } from '../scene/settlements.ts';
import { textWidth } from './metrics.ts';

/** A name on the sheet, with the boxes it covers: one for a straight name, one a letter for a curved or spaced one. */
export interface Label {
  readonly words: string;
  readonly className: string;
  readonly boxes: readonly Box[];
  /** The middle of the base line. */
  readonly at: Point;
  /** Degrees clockwise. */
  readonly turn: number;
  /** A curved base line for those that have one. */
  readonly along?: readonly Point[];
  /** Between letters, where it is not the common one of its class. */
  readonly spacing?: number;
  /** How far the letters stand below the base line. */
  readonly drop?: number;
}

/** What is already on the sheet. Names may never cover each other; all else only has its price. */
export interface Page {
  readonly scene: Scene;
  readonly taken: Buckets<Box>;
  readonly symbols: Buckets<Box>;
  readonly tracks: Buckets<{ readonly point: Point; readonly weight: number }>;
}

const ROAD_WEIGHT: Readonly<Record<number, number>> = { 1: 1.6, 2: 1.1, 3: 0.5 };
const RAIL_WEIGHT = 0.6;

export function pageOf(scene: Scene, symbols: readonly Box[]): Page {
  const page: Page = { scene, taken: createBuckets(), symbols: createBuckets(), tracks: createBuckets() };
  for (const box of symbols) page.symbols.put(box, box);
  for (const { rank, line } of scene.roads.stretches) addTrack(page, line, ROAD_WEIGHT[rank] ?? 1);
  for (const { line } of scene.railways.stretches) addTrack(page, line, RAIL_WEIGHT);
  return page;
}

function addTrack({ tracks }: Page, line: readonly Point[], weight: number): void {
  line.forEach((point, i) => {
    if (i % 2 === 0) tracks.put(boxAround(point, 1, 1), { point, weight });
  });
}

export const isFree = (page: Page, box: Box): boolean => !page.taken.near(box).some((other) => overlap(box, other));

export function take(page: Page, label: Label): Label {
  for (const box of label.boxes) page.taken.put(box, box);
  return label;
}

/** What it costs to write over roads and symbols here. */
export function coverCost(page: Page, box: Box): number {
  const symbols = page.symbols.near(box).filter((symbol) => overlap(box, symbol)).length;
  const tracks = page.tracks.near(box).filter(({ point }) => holds(box, point));
  return symbols * 18 + tracks.reduce((sum, { weight }) => sum + weight, 0);
}

function waterCost({ scene }: Page, box: Box): number {
  const steps = 6;
  let cost = 0;
  for (let i = 0; i <= steps; i++) {
    const x = box.left + (widthOf(box) * i) / steps;
    const room = scene.waters.clearance([x, (box.top + box.bottom) / 2]);
    if (room < 1) cost += 4.4;
    else if (room < 5) cost += 2.2;
  }
  return cost;
}

interface Lettering {
  readonly className: string;
  readonly size: number;
  readonly spacing: number;
  /** A name that costs more than this is left for the next zoom. */
  readonly limit: number;
}

type PlaceLettering = Readonly<Record<PlaceClass, Lettering>>;

const PLACE_LETTERING: PlaceLettering = {
  city: { className: 'm-city', size: 15.5, spacing: 1.6, limit: Number.POSITIVE_INFINITY },
  town: { className: 'm-town', size: 11.4, spacing: 0, limit: Number.POSITIVE_INFINITY },
  village: { className: 'm-village', size: 9.2, spacing: 0, limit: 17 },
  hamlet: { className: 'm-hamlet', size: 8.4, spacing: 0, limit: 14 },
  pass: { className: 'm-pass-name', size: 9.6, spacing: 0, limit: 20 },
  airfield: { className: 'm-airfield-name', size: 8, spacing: 0, limit: 8 },
};

const STAFF_LETTERING: PlaceLettering = {
  ...PLACE_LETTERING,
  city: { className: 'm-city m-staff-city', size: 16, spacing: 1.6, limit: Number.POSITIVE_INFINITY },
  town: { className: 'm-town m-staff-town', size: 13.2, spacing: 1.2, limit: Number.POSITIVE_INFINITY },
  village: { className: 'm-village m-staff-village', size: 10.6, spacing: 0, limit: 26 },
  hamlet: { className: 'm-hamlet m-staff-hamlet', size: 9, spacing: 0, limit: 14 },
  pass: { className: 'm-pass-name', size: 10.2, spacing: 0, limit: 24 },
};

/** What is written: no explanation in brackets, a proper apostrophe, cities in capitals. */
export function writtenName(name: string, kind?: PlaceClass): string {
  const bare = name.replace(/ \(.*\)/, '').replaceAll("'", '’');
  // The Dutch article keeps its small letter: ’s-HERTOGENBOSCH.
  return kind === 'city' ? bare.toUpperCase().replace(/^’S-/, '’s-') : bare;
}

/** Cities first. Each name is centred in the free band above or below its hex, which counters do not cover. */
export function placeLabels(page: Page, classes: readonly PlaceClass[]): Label[] {
  return byClass(page.scene.settlements)
    .filter(({ place }) => classes.includes(place.class))
    .flatMap((settlement) => {
      const label = bestLabel(page, settlement);
      return label === undefined ? [] : [take(page, label)];
    });
}

interface Candidate {
  readonly at: Point;
  readonly cost: number;
}

function bestLabel(page: Page, settlement: Settlement): Label | undefined {
  const { place } = settlement;
  const isStaff = page.scene.style.lettering === 'staff';
  const { className, size, spacing, limit } = (isStaff ? STAFF_LETTERING : PLACE_LETTERING)[place.class];
  const words = writtenName(place.name, isStaff && place.class === 'town' ? 'city' : place.class);
  const width = textWidth(words, size, spacing) + size * 0.9;
  const height = size * 0.98;
  let best: { candidate: Candidate; box: Box; cost: number } | undefined;
  for (const candidate of candidates(page.scene, settlement)) {
    const ceiling = Math.min(limit, best?.cost ?? Number.POSITIVE_INFINITY);
    const box = boxAround(candidate.at, width, height);
    if (candidate.cost >= ceiling || !isFree(page, box)) continue;
    const cost =
      candidate.cost +
      edgeCost(page.scene, box) +
      coverCost(page, box) +
      waterCost(page, box) +
      doubtCost(page.scene, settlement, box);
    if (cost < ceiling) best = { candidate, box, cost };
  }
  if (best === undefined) return undefined;
  return { words, className, boxes: [best.box], at: plus(best.candidate.at, [0, size * 0.34]), turn: 0 };
}

function* candidates({ grid }: Scene, { hex, at, place }: Settlement): Generator<Candidate> {
  const [, middle] = toUnits(grid.centres[hex] ?? [0, 0]);
  const band = grid.layout.orientation === 'pointy' ? HEX * 0.433 : HEX * 0.5;
  const rows = place.class === 'city' ? [1, -1, 3, -3] : [1, -1];
  const reach = place.class === 'city' || place.class === 'town' ? 16 : 9;
  for (const row of rows) {
    const rowCost = (row === 1 ? 0 : 1.2) + (Math.abs(row) === 3 ? 6 : 0);
    for (let step = -reach; step <= reach; step++) {
      yield { at: [at[0] + step * HEX * 0.055, middle + row * band], cost: rowCost + Math.abs(step) * 0.55 };
    }
  }
  // Beside the place itself: out of the band, so only where the band is full. A city has counters in it more often than not.
  const outOfBand = place.class === 'city' ? 25 : 5;
  for (const step of [0, -2, 2, -4, 4, -7, 7, -10, 10]) {
    for (const rise of [13, -13, 20, -20, 27, -27]) {
      yield {
        at: [at[0] + step * HEX * 0.055, at[1] + rise],
        cost: outOfBand + Math.abs(step) * 0.55 + Math.abs(rise) * 0.05,
      };
    }
  }
}

function edgeCost({ box: sheet, cells }: Scene, box: Box): number {
  const inside = grown(sheet, -3);
  const within =
    box.left >= inside.left && box.right <= inside.right && box.top >= inside.top && box.bottom <= inside.bottom;
  const middle = (box.top + box.bottom) / 2;
  const outside = [0, 0.25, 0.5, 0.75, 1].filter(
    (share) => cells.under([box.left + widthOf(box) * share, middle])?.hex === undefined,
  );
  return (within ? 0 : 40) + outside.length * 6;
}

/** A name must be nearer to its own place than to any other. */
function doubtCost({ settlements }: Scene, own: Settlement, box: Box): number {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reach = distance(middle, own.at);
  const nearer = settlements.filter((other) => other !== own && distance(middle, other.at) < reach * 0.85);
  return nearer.length * 3 + reach * 0.02;
}
