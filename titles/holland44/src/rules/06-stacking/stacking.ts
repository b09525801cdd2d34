/** Chapter 6: stacking. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { unitsIn } from '../../state/stacks.ts';
import { stepsOf } from '../../state/state.ts';
import {
  dataOf,
  isArmored,
  isArtillery,
  isBridging,
  isEngineer,
  isFlak,
  isSupplyHead,
  type Unit,
} from '../../state/units.ts';
import { isRemnant } from '../02-contents.ts';

/** [6.1] Two units and one Free-Stacking unit. */
export const STACKING_LIMIT = 2;
/** [6.4.2] */
export const STEP_LIMIT = 9;

/** [6.2] These stack for free, one to a hex. */
const isFreeStacking = (u: Unit): boolean => isArtillery(u) || isBridging(u) || isEngineer(u) || isFlak(u);

/** [6.2] A one-step counter: printed so, or the Remnant of a larger unit. */
const isOneStepCounter = (g: Game, u: Unit): boolean => dataOf(u).steps === 1 || isRemnant(g, u);

/** [6.2] Whether the unit by itself is one that stacks for free. */
export const stacksForFree = (g: Game, u: Unit): boolean =>
  isFreeStacking(u) || isSupplyHead(u) || (isArmored(u) && isOneStepCounter(g, u));

/**
 * [6.1] [6.2] [6.3] How much of the limit these units use. They may be some of those in a hex: a one-step Armored unit is
 * free only if there is no other Armored unit in the hex, whether that one is among them or not.
 */
export function stackingValue(g: Game, units: readonly Unit[], inHex: readonly Unit[] = units): number {
  const counted = units.some(isSupplyHead) ? units.filter((u) => !isSupplyHead(u)) : units;
  const isFree = (u: Unit): boolean =>
    isFreeStacking(u) || (isArmored(u) && isOneStepCounter(g, u) && !inHex.some((v) => v !== u && isArmored(v)));
  const hasFree = counted.some(isFree);
  return counted.length - pairsOf(counted) - (hasFree ? 1 : 0);
}

/** [6.3] The two halves of a battalion count as one unit when stacked together. */
function pairsOf(units: readonly Unit[]): number {
  let pairs = 0;
  for (let i = 1; i < units.length; i++) {
    const demi = dataOf(units[i] ?? 0).demi;
    for (let j = 0; demi !== undefined && j < i; j++) {
      if (dataOf(units[j] ?? 0).demi !== demi) continue;
      pairs += 1;
      break;
    }
  }
  return pairs;
}

/** [6.4] [6.4.1] No unit uses more than one of the limit, so most stacks need not be looked into. */
export const exceedsLimit = (g: Game, units: readonly Unit[], inHex: readonly Unit[] = units): boolean =>
  units.length > STACKING_LIMIT && stackingValue(g, units, inHex) > STACKING_LIMIT;

export const isOverstacked = (g: Game, side: Side, hex: number): boolean => exceedsLimit(g, unitsIn(g, side, hex));

/** [6.4.2] Steps that count against the limit of nine; Supply Heads and unrevealed Unknown units do not. */
export function stepsTogether(g: Game, units: readonly Unit[]): number {
  let steps = 0;
  for (const u of units) if (!isSupplyHead(u)) steps += stepsOf(g, u);
  return steps;
}

export const TWO_HEADS = refusal('6.1', 'two-supply-heads');
