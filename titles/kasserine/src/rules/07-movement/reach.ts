/** [7.1] Every place that units can reach, nearest first, with the cheapest way. */
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { costTo, createReach, IMPASSABLE, isReached, reachFrom } from '@bridgehead/map';
import { HOLDING_BOXES } from '../../data/boxes.ts';
import { GRID } from '../../data/map.ts';
import { boxPlace, hexOfPlace, hexPlace, isHexPlace } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';
import { BOX_COST } from '../../tables/constants.ts';
import { entryHexes } from '../08-special-movement/entries.ts';
import { checkStep, isZoneFor, type Mover, newStep } from './mover.ts';
import { boxRefusal, endingOf, endRefusal, weighArrival } from './path.ts';

/** A place in which a move may end. */
export interface MoveEnd {
  readonly place: number;
  readonly cost: number;
  readonly path: readonly number[];
  /** Nobody goes farther from there. */
  readonly stops: boolean;
}

/** The start of a move has no end before it. */
const NOWHERE = -1;

/** All that was reached, as a tree: each place names the one before it, and paths are written out for those who want one. */
interface Tree {
  readonly places: number[];
  readonly costs: number[];
  readonly stops: boolean[];
  readonly before: number[];
}

interface Branch {
  readonly place: number;
  readonly cost: number;
  readonly stops: boolean;
  readonly before: number;
}

function grow(tree: Tree, { place, cost, stops, before }: Branch): number {
  tree.places.push(place);
  tree.costs.push(cost);
  tree.stops.push(stops);
  return tree.before.push(before) - 1;
}

/** The places where a move may end: those of a tree which the rules do not refuse. */
export interface MoveEnds {
  readonly tree: Tree;
  readonly ends: readonly number[];
}

/** The path to the end of this number. */
export function pathTo({ tree, ends }: MoveEnds, end: number): readonly number[] {
  const path: number[] = [];
  for (let at = ends[end] ?? NOWHERE; at !== NOWHERE; at = tree.before[at] ?? NOWHERE) path.push(tree.places[at] ?? 0);
  return path.reverse();
}

const search = createReach(GRID);
const step = newStep();
/** By hex: its number in the tree that is growing. */
const numbers = new Int32Array(GRID.hexCount);

/** [8.3.4] The boxes beside a hex. */
const BOXES_OF_HEX: ReadonlyMap<number, readonly number[]> = (() => {
  const boxes = new Map<number, number[]>();
  HOLDING_BOXES.forEach(({ hexes }, box) => {
    for (const hex of hexes) boxes.set(hex, [...(boxes.get(hex) ?? []), box]);
  });
  return boxes;
})();

/** Whether a hex that was reached lets the search go on; the start always does. */
const goesOn = (m: Mover, hex: number, start: number): boolean => hex === start || m.slipsThrough || !isZoneFor(m, hex);

interface Beginning {
  readonly start: number;
  readonly left: number;
  /** The number of the start in the tree, or NOWHERE. */
  readonly from: number;
}

/** Searches all hexes that are reached by steps after which one may go on, and those in enemy zones. */
function searchFrom(m: Mover, start: number, left: number): void {
  reachFrom(search, start, left, (from, d, to) => {
    if (to === start || !goesOn(m, from, start)) return IMPASSABLE;
    step.from = from;
    step.to = to;
    step.slot = from * DIRECTION_COUNT + d;
    step.left = Number.MAX_SAFE_INTEGER;
    step.isFirst = false;
    const refused = checkStep(m, step);
    // Steps that end a move for another reason than a zone are tried from every hex afterwards.
    if (refused !== undefined || (step.stops && (m.slipsThrough || !isZoneFor(m, to)))) return IMPASSABLE;
    return step.cost;
  });
}

const NO_BOXES: readonly number[] = [];

/** Adds the ends from a hex on the map with so many points. */
function growFrom(m: Mover, tree: Tree, { start, left, from }: Beginning): void {
  const spent = m.left - left;
  searchFrom(m, start, left);
  numbers[start] = from;
  const stopped = new Set<number>();
  for (let i = 0; i < search.count; i++) {
    const hex = search.order[i] ?? 0;
    const stops = !goesOn(m, hex, start);
    const cost = costTo(search, hex);
    if (hex !== start)
      numbers[hex] = grow(tree, {
        place: hexPlace(hex),
        cost: spent + cost,
        stops,
        before: numbers[search.previous[hex] ?? NOWHERE] ?? NOWHERE,
      });
    if (stops) continue;
    const here = numbers[hex] ?? NOWHERE;
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const slot = hex * DIRECTION_COUNT + d;
      const to = GRID.neighbours[slot] ?? OFF_MAP;
      if (to === OFF_MAP || to === start || isReached(search, to) || stopped.has(to)) continue;
      step.from = hex;
      step.to = to;
      step.slot = slot;
      step.left = left - cost;
      step.isFirst = from === NOWHERE && hex === start;
      if (checkStep(m, step) !== undefined) continue;
      stopped.add(to);
      grow(tree, { place: hexPlace(to), cost: spent + cost + step.cost, stops: true, before: here });
    }
    for (const box of BOXES_OF_HEX.get(hex) ?? NO_BOXES) {
      if (boxRefusal(m, hexPlace(hex), box, left - cost) === undefined)
        grow(tree, { place: boxPlace(box), cost: spent + cost + BOX_COST, stops: true, before: here });
    }
  }
}

/** The cheapest of several ways to a place counts. */
function cheapest(tree: Tree): readonly number[] {
  const best = new Map<number, number>();
  tree.places.forEach((place, i) => {
    const known = best.get(place);
    if (known === undefined || (tree.costs[known] ?? 0) > (tree.costs[i] ?? 0)) best.set(place, i);
  });
  return [...best.values()];
}

/** [5.2.4] [8.3.3] [8.3.5] Adds the ends of those who come from a box or from beyond the map. */
function growFromOutside(m: Mover, tree: Tree, start: number): void {
  const [first = -1] = m.units;
  for (const hex of entryHexes(m.g, first)) {
    step.from = -1;
    step.to = hex;
    step.left = m.left;
    step.isFirst = true;
    if (weighArrival(m, step) !== undefined) continue;
    const { cost, stops } = step;
    const from = grow(tree, { place: hexPlace(hex), cost, stops, before: NOWHERE });
    if (!stops) growFrom(m, tree, { start: hex, left: m.left - cost, from });
  }
  HOLDING_BOXES.forEach((_, box) => {
    if (boxRefusal(m, start, box, m.left) === undefined)
      grow(tree, { place: boxPlace(box), cost: m.left, stops: true, before: NOWHERE });
  });
}

/** Every place in which these units may end their move, the hex in which they stand left out. */
export function endsOfMove(m: Mover): MoveEnds {
  const tree: Tree = { places: [], costs: [], stops: [], before: [] };
  const start = placeOf(m.g, m.units[0] ?? 0);
  const isOnMap = isHexPlace(start);
  if (isOnMap) growFrom(m, tree, { start: hexOfPlace(start), left: m.left, from: NOWHERE });
  else growFromOutside(m, tree, start);
  const ending = endingOf(m, start);
  const all = isOnMap ? tree.places.keys() : cheapest(tree);
  const ends: number[] = [];
  for (const i of all) if (endRefusal(m, ending, tree.places[i] ?? 0) === undefined) ends.push(i);
  return { tree, ends };
}

/** The same, with every path. */
export function moveEnds(m: Mover): MoveEnd[] {
  const found = endsOfMove(m);
  const { places, costs, stops } = found.tree;
  return found.ends.map((at, end) => ({
    place: places[at] ?? 0,
    cost: costs[at] ?? 0,
    path: pathTo(found, end),
    stops: stops[at] ?? false,
  }));
}
