/** Chapter 8: every place a stack can end its march in, at the least cost. */
import { cached, type Game, type Refusal } from '@bridgehead/engine';
import { neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { areaBeyond, NONE } from '@bridgehead/map';
import { GRID, MAP } from '../../data/map.ts';
import { areaOfPlace, areaPlace, hexOfPlace, hexPlace, isAreaPlace } from '../../state/places.ts';
import { unknownIn } from '../../state/stacks.ts';
import { EVERY_COLUMN, placeOf } from '../../state/state.ts';
import { sideOfUnit, type Unit } from '../../state/units.ts';
import { entrySides } from '../19-entry-areas.ts';
import { isOffRoadWoods, passageOf } from './costs.ts';
import { endRefusal, startRefusal } from './march-rules.ts';
import { isHalted, type Mode, type MovingStack, STOPPED, sideToCross, stepCost } from './moving-stack.ts';

export interface MarchEnd {
  readonly place: number;
  /** Sixths of a Movement Point; in Tactical Movement the number of hexes. */
  readonly cost: number;
  /** The places entered, in order. */
  readonly path: readonly number[];
  /** Why the march can go no farther than here, if a rule says so. */
  readonly stops?: Refusal;
}

/** A way found so far; `woods` is part of where one stands, for the third Woods hex costs more. */
interface Node {
  readonly stack: MovingStack;
  readonly from: Node | undefined;
}

/** A stack that has not yet moved. */
export const stackSettingOut = (g: Game, units: readonly Unit[], mode: Mode): MovingStack => ({
  side: sideOfUnit(units[0] ?? 0),
  units,
  mode,
  place: placeOf(g, units[0] ?? 0),
  spent: 0,
  steps: 0,
  woods: 0,
});

/** The stack after a step that cost so much. */
export function stepped(g: Game, stack: MovingStack, to: number, cost: number): MovingStack {
  const side = sideToCross(g, stack, to);
  const hex = hexOfPlace(to);
  const inWoods = typeof side === 'number' && hex !== OFF_MAP && isOffRoadWoods(passageOf(g, side), hex);
  const woods = Math.min(2, stack.woods + (inWoods ? 1 : 0));
  const { units, mode, spent, steps } = stack;
  return { side: stack.side, units, mode, place: to, spent: spent + cost, steps: steps + 1, woods };
}

/** By hex: the places next to it, areas included, each once. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) => besideHex(hex));

/** The places next to a place, areas included, each once. */
export function placesBeside(place: number): readonly number[] {
  if (isAreaPlace(place)) {
    return [...new Set(entrySides(areaOfPlace(place)).map((side) => hexPlace(GRID.sideHexes[side * 2] ?? 0)))];
  }
  return BESIDE[hexOfPlace(place)] ?? [];
}

function besideHex(hex: number): readonly number[] {
  const places: number[] = [];
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, hex, d);
    const area = next === OFF_MAP ? areaBeyond(MAP, GRID.sides[hex * 6 + d] ?? 0) : NONE;
    if (next !== OFF_MAP) places.push(hexPlace(next));
    else if (area !== NONE && !places.includes(areaPlace(area))) places.push(areaPlace(area));
  }
  return places;
}

/** [8.1] Every place this stack can end a march of this kind in; empty if it may not march so at all. */
export function marchEnds(g: Game, units: readonly Unit[], mode: Mode): readonly MarchEnd[] {
  if (startRefusal(g, units, mode) !== undefined) return [];
  return reachOf(g, stackSettingOut(g, units, mode));
}

/** A question lists, samples and checks the ways of the same stack: the last few found are kept. */
const lastReaches = cached(EVERY_COLUMN, () => new Map<string, readonly MarchEnd[]>());
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
  const best = new Map<number, Node>();
  const buckets: Node[][] = [[{ stack: start, from: undefined }]];
  const seen = new Map<number, number>();
  for (let key = 0; key < buckets.length; key++) {
    for (const node of buckets[key] ?? []) {
      const state = node.stack.place * 3 + node.stack.woods;
      if ((seen.get(state) ?? Number.POSITIVE_INFINITY) <= key) continue;
      seen.set(state, key);
      if (node.from !== undefined && !best.has(node.stack.place)) best.set(node.stack.place, node);
      if (!isJourneysEnd(g, node.stack)) expand(g, node, buckets, key);
    }
  }
  return [...best.values()]
    .filter(({ stack }) => endRefusal(g, stack) === undefined)
    .map((node) => toEnd(g, node))
    .sort((a, b) => a.place - b.place);
}

/** [19.3.1] [25.3.1] An Entry Area and the hex of an Unknown unit end a march, at least for now. */
export const isJourneysEnd = (g: Game, stack: MovingStack): boolean =>
  stack.steps > 0 &&
  (isAreaPlace(stack.place) || (stack.side === 'allied' && unknownIn(g, hexOfPlace(stack.place)) >= 0));

/** Tactical Movement costs nothing, so hexes are counted instead. */
function expand(g: Game, node: Node, buckets: Node[][], key: number): void {
  for (const to of placesBeside(node.stack.place)) {
    const cost = stepCost(g, node.stack, to);
    if (typeof cost !== 'number') continue;
    const at = key + (node.stack.mode === 'tactical' ? 1 : cost);
    while (buckets.length <= at) buckets.push([]);
    buckets[at]?.push({ stack: stepped(g, node.stack, to, cost), from: node });
  }
}

function toEnd(g: Game, node: Node): MarchEnd {
  const path: number[] = [];
  for (let at: Node | undefined = node; at?.from !== undefined; at = at.from) path.push(at.stack.place);
  const { stack } = node;
  const hex = hexOfPlace(stack.place);
  const halted = hex !== OFF_MAP && isHalted(g, stack, hex);
  const cost = stack.mode === 'tactical' ? stack.steps : stack.spent;
  return { place: stack.place, cost, path: path.reverse(), ...(halted ? { stops: STOPPED } : {}) };
}
