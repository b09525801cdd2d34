/** The army that comes by road, and how far up the highway it is. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { isMechanized } from '../src/rules/02-contents.ts';
import { isSupplied } from '../src/rules/18-supply/supply.ts';
import { hexOf } from '../src/state/state.ts';
import { countersOf, isAirborne } from '../src/state/units.ts';
import { highwayIndex } from './highway.ts';

/** All Allied units but the airborne. */
export const ARMY = countersOf('allied').filter((u) => !isAirborne(u));

/** The highest highway hex with a vehicle of the army in it. */
export function spearheadIndex(known: Game): number {
  let index = 0;
  for (const u of ARMY) {
    const hex = hexOf(known, u);
    if (hex !== OFF_MAP && isMechanized(known, u)) index = Math.max(index, highwayIndex(hex));
  }
  return index;
}

/** [18.1] [S1.3] The highest highway hex with a vehicle of the army in it that is in supply: what is cut off counts for nothing. */
export function suppliedIndex(known: Game): number {
  const onHighway = ARMY.filter((u) => highwayIndex(hexOf(known, u)) > 0 && isMechanized(known, u));
  const fromTheTop = onHighway.sort((a, b) => highwayIndex(hexOf(known, b)) - highwayIndex(hexOf(known, a)));
  const lead = fromTheTop.find((u) => isSupplied(known, u));
  return lead === undefined ? 0 : highwayIndex(hexOf(known, lead));
}
