/** [7.1] The check of a path: step by step, from a hex, from a box or from beyond the map. */
import type { Refusal } from '@bridgehead/engine';
import { HOLDING_BOXES, SOUTH_ENTRY } from '../../data/boxes.ts';
import { isMountain } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { usesBoxes } from '../../scenario/options.ts';
import { boxOfPlace, hexOfPlace, isBoxPlace, isHexPlace } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';
import { dataOf, isMountainUnit, mustStaySupplied, type Unit } from '../../state/units.ts';
import { BOX_COST } from '../../tables/constants.ts';
import { couldTrace, isSupplied } from '../06-supply/supply.ts';
import { entersByRoad, entryHexes } from '../08-special-movement/entries.ts';
import { isInterdicted } from '../11-air-power/interdiction-zones.ts';
import { edgeRefusal, entryCost } from './ground.ts';
import { slotTo } from './ground-tables.ts';
import { checkEntry, checkStep, hexRefusal, type Mover, newStep, type Step } from './mover.ts';

/** [3.1.4] A path is a chain of hexes that touch. */
const NOT_ADJACENT = refusal('7.1.1', 'not-adjacent');
const MUST_STOP = refusal('7.2.1', 'must-stop');
const NOT_AN_ENTRY = refusal('5.2.4', 'not-an-entry');
const NO_BOX_THERE = refusal('8.3.4', 'no-box-there');
const BOX_POINTS = refusal('8.3.4', 'box-points');
const BOX_ENDS_MOVE = refusal('8.3.4', 'box-ends-move');
const NO_ARROW = refusal('8.3.5', 'no-arrow');
const LEAVES_SUPPLY = refusal('6.4.2', 'leaves-supply');
const STAYS_ON_ENTRY = refusal('18.2.5', 'stays-on-entry');
const NOT_IN_THIS_PHASE = refusal('8.2.4', 'no-leaving-map');

/** A move that the rules allow. */
export interface Way {
  /** Half points. */
  readonly cost: number;
  /** [16.4.1] The steps, by their number in the path, at which a die decides. */
  readonly rolls: readonly number[];
}

const scratch = newStep();

/** [5.2.4] [8.3.3] The first step of a unit from beyond the map. */
export function weighArrival(m: Mover, step: Step): Refusal | undefined {
  const { g, units, side, rain } = m;
  if (!units.every((u) => entryHexes(g, u).includes(step.to))) return NOT_AN_ENTRY;
  const byRoad = entersByRoad(g, step.to);
  const ground = { rain, roadRates: !isInterdicted(g, side, step.to) };
  let cost = 0;
  for (const u of units) {
    const barred = edgeRefusal(u, step.to, byRoad);
    if (barred !== undefined) return barred;
    cost = Math.max(cost, entryCost(u, step.to, byRoad, ground));
  }
  const refused = hexRefusal(m, step.to);
  if (refused !== undefined) return refused;
  const isHeight = !byRoad && isMountain(step.to) && !units.every(isMountainUnit);
  return checkEntry(m, step, cost, isHeight);
}

/** [8.3.4] [8.3.5] Into a holding box: from a hex of its edge, or along an arrow with the whole allowance. */
export function boxRefusal(m: Mover, from: number, box: number, left: number): Refusal | undefined {
  const target = HOLDING_BOXES[box];
  if (target === undefined || target.side !== m.side || !usesBoxes(m.g)) return NO_BOX_THERE;
  if (m.phase !== 'movement') return NOT_IN_THIS_PHASE;
  if (isBoxPlace(from)) {
    const here = HOLDING_BOXES[boxOfPlace(from)];
    return here?.next.includes(target.name) === true && m.isFresh ? undefined : NO_ARROW;
  }
  if (!target.hexes.includes(hexOfPlace(from))) return NO_BOX_THERE;
  return left < BOX_COST ? BOX_POINTS : undefined;
}

function weighNext(m: Mover, from: number, to: number, step: Step): Refusal | undefined {
  step.to = to;
  step.from = hexOfPlace(from);
  if (!isHexPlace(from)) return weighArrival(m, step);
  step.slot = slotTo(step.from, to);
  if (step.slot < 0) return NOT_ADJACENT;
  return checkStep(m, step);
}

/** [7.1] [7.2.1] The way along a path, or why it may not be gone. */
export function wayAlong(m: Mover, path: readonly number[]): Way | Refusal {
  const start = placeOf(m.g, m.units[0] ?? 0);
  const rolls: number[] = [];
  let [from, left, stopped] = [start, m.left, false];
  for (const [i, place] of path.entries()) {
    if (isBoxPlace(from) && i > 0) return BOX_ENDS_MOVE;
    if (stopped) return MUST_STOP;
    if (isBoxPlace(place)) {
      const refused = boxRefusal(m, from, boxOfPlace(place), left);
      if (refused !== undefined) return refused;
      left -= isBoxPlace(from) ? left : BOX_COST;
    } else {
      scratch.left = left;
      scratch.isFirst = i === 0;
      const refused = weighNext(m, from, hexOfPlace(place), scratch);
      if (refused !== undefined) return refused;
      left -= scratch.cost;
      stopped = scratch.stops;
      if (scratch.rolls) rolls.push(i);
    }
    from = place;
  }
  return endRefusal(m, endingOf(m, start), from) ?? { cost: m.left - left, rolls };
}

export const isWay = (found: Way | Refusal): found is Way => 'cost' in found;

/** Those who are held back where a move would end, found once for all its ends. */
export interface Ending {
  /** [18.2.5] They may not stay where they come on. */
  readonly leavesEntry: boolean;
  /** [6.4.2] [5.2.3] Allied and Italian motorized units in supply, arrivals among them, may not go where they would be out of it. */
  readonly bound: readonly Unit[];
}

export function endingOf({ g, units }: Mover, start: number): Ending {
  const isArriving = !isHexPlace(start) && !isBoxPlace(start);
  return {
    leavesEntry: isArriving && units.some(isOfGafsa),
    bound: units.filter((u) => mustStaySupplied(u) && (!isHexPlace(start) || isSupplied(g, u))),
  };
}

/** [6.4.2] [18.2.5] Where a move may not end. */
export function endRefusal({ g }: Mover, { leavesEntry, bound }: Ending, end: number): Refusal | undefined {
  const hex = hexOfPlace(end);
  if (hex < 0) return undefined;
  if (leavesEntry && SOUTH_ENTRY.includes(hex)) return STAYS_ON_ENTRY;
  for (const u of bound) if (!couldTrace(g, u, hex)) return LEAVES_SUPPLY;
  return undefined;
}

const isOfGafsa = (u: Unit): boolean => dataOf(u).group === 'Gafsa';
