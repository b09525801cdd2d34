/** Chapter 8: every place a stack can end its march in, at the least cost. */
import { cachedUntilWrite, type Game, type Refusal } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { hexOfPlace, hexPlace, isHexPlace } from '../../state/places.ts';
import type { Unit } from '../../state/units.ts';
import { endRefusal, startRefusal } from './march-rules.ts';
import { type Mode, type MovingStack, stackSettingOut } from './moving-stack.ts';
import {
  EVERYWHERE,
  firstNodeOf,
  placeOfNode,
  placesTo,
  ROUGHLY_ON_MAP,
  searchFrom,
  standOn,
  waysFound,
} from './steps/march-search.ts';
import { fitMarchers, type Marchers, marchersOf } from './steps/marchers.ts';
import { mustHalt, STOPPED } from './steps/step-rules.ts';

export interface MarchEnd {
  readonly place: number;
  /** Sixths of a Movement Point; in Tactical Movement the number of hexes. */
  readonly cost: number;
  /** The places entered, in order. */
  readonly path: readonly number[];
  /** Why the march can go no farther than here, if a rule says so. */
  readonly stops?: Refusal;
}

/** [8.1] Every place this stack can end a march of this kind in; empty if it may not march so at all. */
export function marchEnds(g: Game, units: readonly Unit[], mode: Mode): readonly MarchEnd[] {
  if (startRefusal(g, units, mode) !== undefined) return [];
  return reachOf(g, stackSettingOut(g, units, mode));
}

/** Sixths of a Movement Point that nobody has: as far as anybody asks. */
const ANY_BUDGET = 240;

/** [8.1] What a march to this place would cost if there were points enough; undefined if no way leads there. */
export function costTo(g: Game, units: readonly Unit[], mode: Mode, place: number): number | undefined {
  if (mode === 'tactical' || startRefusal(g, units, mode) !== undefined) return undefined;
  const start = stackSettingOut(g, units, mode);
  const m: Marchers = { ...marchersOf(g, start), budget: ANY_BUDGET };
  const node = searchFrom(m, start, EVERYWHERE).find((one) => placeOfNode(one) === place);
  return node === undefined ? undefined : standOn(m, start, node).spent;
}

/** A question lists, samples and checks the ways of the same stack: the last few found are kept. */
const lastReaches = cachedUntilWrite(() => new Map<string, readonly MarchEnd[]>());
const KEPT_REACHES = 4;

/** The same for a stack that is already on its way. */
export function reachOf(g: Game, start: MovingStack): readonly MarchEnd[] {
  const kept = lastReaches(g);
  const { units, mode, place, spent, steps, woods } = start;
  const key = `${units.join()} ${mode} ${place} ${spent} ${steps} ${woods}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_REACHES) kept.clear();
  const found = findEnds(g, start);
  kept.set(key, found);
  return found;
}

function findEnds(g: Game, start: MovingStack): readonly MarchEnd[] {
  const m = marchersOf(g, start);
  return searchFrom(m, start, EVERYWHERE)
    .filter((node) => endRefusal(g, m, placeOfNode(node)) === undefined)
    .map((node) => toEnd(m, start, node))
    .sort((a, b) => a.place - b.place);
}

function toEnd(m: Marchers, start: MovingStack, node: number): MarchEnd {
  const at = standOn(m, start, node);
  const cost = m.mode === 'tactical' ? at.steps : at.spent;
  return { place: at.place, cost, path: placesTo(node), ...(mustHalt(m, at) ? { stops: STOPPED } : {}) };
}

/** Where one unit can march on the map, for computer players. */
export interface MapReach {
  /** The hexes it can end in, nearest first. */
  readonly hexes: readonly number[];
  /** The places of the way to one of them. */
  wayTo(hex: number): readonly number[];
}

const isEndOnMap = (g: Game, m: Marchers, start: MovingStack, place: number): boolean =>
  isHexPlace(place) && place !== start.place && endRefusal(g, m, place) === undefined;

/**
 * The hexes that a unit can march to, nearest first, as if all were in Good Order and it might begin now: for players who look at
 * many units. What they order of it is checked by the rules.
 */
export function hexesInReach(g: Game, u: Unit, mode: Mode): readonly number[] {
  return reachAround(g, u, mode).hexes;
}

interface ReachAround {
  readonly hexes: readonly number[];
  /** How far from the hex where it stands the unit could come at all, also where it may not end. */
  readonly radius: number;
}

export function reachAround(g: Game, u: Unit, mode: Mode): ReachAround {
  const start = stackSettingOut(g, [u], mode);
  const m = fitMarchers(g, start);
  const from = hexOfPlace(start.place);
  const hexes: number[] = [];
  let radius = 0;
  for (const node of searchFrom(m, start, ROUGHLY_ON_MAP)) {
    const place = placeOfNode(node);
    if (!isHexPlace(place)) continue;
    if (from !== OFF_MAP) radius = Math.max(radius, distanceBetween(GRID, from, hexOfPlace(place)));
    if (isEndOnMap(g, m, start, place)) hexes.push(hexOfPlace(place));
  }
  return { hexes, radius };
}

/** Several ways of the same unit are asked for one after the other. */
const lastMapReach = cachedUntilWrite((): { of: string; reach: MapReach | undefined } => ({
  of: '',
  reach: undefined,
}));

/** The same with the ways. */
export function reachOnMap(g: Game, u: Unit, mode: Mode): MapReach {
  const last = lastMapReach(g);
  const of = `${u} ${mode}`;
  if (last.reach === undefined || last.of !== of) {
    last.reach = findReachOnMap(g, u, mode);
    last.of = of;
  }
  return last.reach;
}

function findReachOnMap(g: Game, u: Unit, mode: Mode): MapReach {
  const hexes = hexesInReach(g, u, mode);
  const found = waysFound(ROUGHLY_ON_MAP);
  return { hexes, wayTo: (hex) => (hexes.includes(hex) ? placesTo(firstNodeOf(hexPlace(hex)), found) : []) };
}
