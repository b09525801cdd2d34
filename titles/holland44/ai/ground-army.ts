/** The army that comes by road, and how far up the highway it is. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { isMechanized } from '../src/rules/02-contents.ts';
import { isSupplied } from '../src/rules/18-supply/supply.ts';
import { hexOf } from '../src/state/state.ts';
import { isAirborne, unitsOf } from '../src/state/units.ts';
import { highwayIndex } from './highway.ts';

/** All Allied units but the airborne. */
export const ARMY = unitsOf('allied').filter((u) => !isAirborne(u));

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
  let index = 0;
  for (const u of ARMY) {
    const hex = hexOf(known, u);
    if (hex === OFF_MAP || highwayIndex(hex) <= index || !isMechanized(known, u)) continue;
    if (isSupplied(known, u)) index = highwayIndex(hex);
  }
  return index;
}
