/** [7.1] Every place that units can reach, nearest first, with the cheapest way. */
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { costTo, createReach, IMPASSABLE, isReached, pathTo, reachFrom } from '@bridgehead/map';
import { HOLDING_BOXES } from '../../data/boxes.ts';
import { GRID } from '../../data/map.ts';
import { boxPlace, hexOfPlace, hexPlace, isHexPlace } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';
import { BOX_COST } from '../../tables/constants.ts';
import { entryHexes } from '../08-special-movement/entries.ts';
import { isZoneFor, type Mover, newStep, weighStep } from './mover.ts';
import { boxRefusal, endRefusal, weighArrival } from './path.ts';

export interface MoveEnd {
  readonly place: number;
  readonly cost: number;
  readonly path: readonly number[];
  /** Nobody goes farther from there. */
  readonly stops: boolean;
}

const search = createReach(GRID);
const step = newStep();

/** Whether a hex that was reached lets the search go on; the start always does. */
const goesOn = (m: Mover, hex: number, start: number): boolean => hex === start || m.slipsThrough || !isZoneFor(m, hex);

interface Beginning {
  readonly start: number;
  readonly left: number;
  /** The places that lead to the start. */
  readonly before: readonly number[];
  /** Nothing has been spent yet. */
  readonly isFirst: boolean;
}

/** Ends from a hex on the map with so many points. */
function endsFrom(m: Mover, { start, left, before, isFirst }: Beginning): MoveEnd[] {
  const spent = m.left - left;
  reachFrom(search, start, left, (from, _d, to, hexside) => {
    if (to === start || !goesOn(m, from, start)) return IMPASSABLE;
    step.from = from;
    step.to = to;
    step.hexside = hexside;
    step.left = Number.MAX_SAFE_INTEGER;
    step.isFirst = false;
    const refused = weighStep(m, step);
    // Steps that end a move for another reason than a zone are tried from every hex afterwards.
    if (refused !== undefined || (step.stops && (m.slipsThrough || !isZoneFor(m, to)))) return IMPASSABLE;
    return step.cost;
  });
  const ends: MoveEnd[] = [];
  const pathOf = (hex: number): number[] => [...before, ...pathTo(search, hex).slice(1).map(hexPlace)];
  const reached = Array.from(search.order.subarray(0, search.count));
  const stopped = new Set<number>();
  for (const hex of reached) {
    const stops = !goesOn(m, hex, start);
    if (hex !== start) ends.push({ place: hexPlace(hex), cost: spent + costTo(search, hex), path: pathOf(hex), stops });
    if (stops) continue;
    const here = left - costTo(search, hex);
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const to = GRID.neighbours[hex * DIRECTION_COUNT + d] ?? OFF_MAP;
      if (to === OFF_MAP || to === start || isReached(search, to) || stopped.has(to)) continue;
      step.from = hex;
      step.to = to;
      step.hexside = GRID.sides[hex * DIRECTION_COUNT + d] ?? 0;
      step.left = here;
      step.isFirst = isFirst && hex === start;
      if (weighStep(m, step) !== undefined) continue;
      stopped.add(to);
      const cost = spent + left - here + step.cost;
      ends.push({ place: hexPlace(to), cost, path: [...pathOf(hex), hexPlace(to)], stops: true });
    }
    ends.push(...boxEnds(m, hex, spent + left - here, pathOf(hex)));
  }
  return ends;
}

/** [8.3.4] The boxes beside a hex. */
function boxEnds(m: Mover, hex: number, cost: number, path: readonly number[]): MoveEnd[] {
  return HOLDING_BOXES.flatMap((_, box) =>
    boxRefusal(m, hexPlace(hex), box, m.left - cost) === undefined
      ? [{ place: boxPlace(box), cost: cost + BOX_COST, path: [...path, boxPlace(box)], stops: true }]
      : [],
  );
}

/** [5.2.4] [8.3.3] [8.3.5] Ends of those who come from a box or from beyond the map. */
function endsFromOutside(m: Mover, start: number): MoveEnd[] {
  const [first = -1] = m.units;
  const ends = new Map<number, MoveEnd>();
  const offer = (end: MoveEnd): void => {
    const known = ends.get(end.place);
    if (known === undefined || known.cost > end.cost) ends.set(end.place, end);
  };
  for (const hex of entryHexes(m.g, first)) {
    step.from = -1;
    step.to = hex;
    step.left = m.left;
    step.isFirst = true;
    if (weighArrival(m, step) !== undefined) continue;
    const { cost, stops } = step;
    offer({ place: hexPlace(hex), cost, path: [hexPlace(hex)], stops });
    if (!stops)
      for (const end of endsFrom(m, { start: hex, left: m.left - cost, before: [hexPlace(hex)], isFirst: false }))
        offer(end);
  }
  HOLDING_BOXES.forEach((_, box) => {
    if (boxRefusal(m, start, box, m.left) === undefined && placeOf(m.g, first) === start)
      offer({ place: boxPlace(box), cost: m.left, path: [boxPlace(box)], stops: true });
  });
  return [...ends.values()];
}

/** Every place in which these units may end their move, the hex in which they stand left out. */
export function moveEnds(m: Mover): MoveEnd[] {
  const start = placeOf(m.g, m.units[0] ?? 0);
  const found = isHexPlace(start)
    ? endsFrom(m, { start: hexOfPlace(start), left: m.left, before: [], isFirst: true })
    : endsFromOutside(m, start);
  return found.filter(({ place }) => endRefusal(m, start, place) === undefined);
}
