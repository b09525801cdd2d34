/** [8.13] Artillery: which guns may fire where, and how strongly. */
import type { Game, Refusal } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { GRID, isInside } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { isHiddenGame } from '../../scenario/options.ts';
import { isEnemyKnownIn, isHeldBy } from '../../state/stacks.ts';
import { cpOf, gunsOf, hexAt, isTravelling, targetOf } from '../../state/state.ts';
import { dataOf, hasGuns, printedCp, sideOfUnit, type Unit } from '../../state/units.ts';
import { FIRE_MODIFIERS } from '../../tables/combat-tables.ts';

const FULL = 1;

/** [8.13] The share of its strength with which a gun fires over a distance; 0 beyond its range. */
export function rangeFactor(u: Unit, distance: number): number {
  const { range } = dataOf(u);
  if (range === undefined || distance > 2) return 0;
  if (distance <= 1 || range === 'L') return FULL;
  return range === 'S' ? FIRE_MODIFIERS.shortRangeAtTwoHexes : 0;
}

export const rangeTo = (g: Game, u: Unit, hex: number): number => distanceBetween(GRID, hexAt(g, u), hex);

/** [8.13] Fire points now: they shrink with the unit's strength. */
export const gunStrength = (g: Game, u: Unit): number =>
  gunsOf(g, u) * Math.min(1, cpOf(g, u) / Math.max(1, printedCp(u)));

const NO_GUNS = refusal('8.13', 'guns-not-in-play');
const IN_TRAVEL_MODE = refusal('8.9', 'guns-in-travel-mode');
const ATTACKS = refusal('8.13', 'guns-attack');
const OUT_OF_RANGE = refusal('8.13', 'guns-out-of-range');
const NO_TARGET = refusal('8.13', 'no-enemy-known');

/** [8.13] Why the guns of a unit may not fire at all, or undefined. */
export function gunRefusal(g: Game, u: Unit): Refusal | undefined {
  if (hexAt(g, u) < 0 || !hasGuns(u)) return NO_GUNS;
  if (isTravelling(g, u)) return IN_TRAVEL_MODE;
  return targetOf(g, u) >= 0 ? ATTACKS : undefined;
}

/** [8.13] Why a barrage may not be plotted on a hex. With hidden units it may be aimed into the blue. */
export function barrageRefusal(g: Game, u: Unit, target: number): Refusal | undefined {
  const refusal = gunRefusal(g, u);
  if (refusal !== undefined) return refusal;
  const distance = rangeTo(g, u, target);
  if (!isInside(target) || distance === 0 || rangeFactor(u, distance) === 0) return OUT_OF_RANGE;
  const side = sideOfUnit(u);
  if (isEnemyKnownIn(g, side, target)) return undefined;
  return isHiddenGame(g) && !isHeldBy(g, side, target) ? undefined : NO_TARGET;
}
