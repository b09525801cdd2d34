/** [8.8] Stacking. */
import type { Game, Refusal } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { isAdvanced } from '../../scenario/options.ts';
import { INSIDE } from '../../state/places.ts';
import { companionsIn, unitsIn } from '../../state/stacks.ts';
import { isTravelling, placeOf } from '../../state/state.ts';
import { componentsOf, dataOf, isParent, type Unit } from '../../state/units.ts';
import { STACKING_LIMIT } from '../../tables/campaign-tables.ts';

/** [8.8] One to four; a parent unit has as many as the units built into it. */
export function stackingOf(g: Game, u: Unit): number {
  if (!isParent(u)) return dataOf(u).stacking;
  let inside = 0;
  for (const component of componentsOf(u)) if (placeOf(g, component) === INSIDE) inside += 1;
  return inside;
}

export function stackingIn(g: Game, side: Side, hex: number): number {
  let points = 0;
  for (const u of unitsIn(g, side, hex)) points += stackingOf(g, u);
  return points;
}

export const TOO_MANY = refusal('8.8', 'stacked-too-high');
const TRAFFIC_JAM = refusal('8.8', 'traffic-jam');

/** [8.8] Why a unit may not come into a hex beside those of its side, or undefined. */
export function stackingRefusal(g: Game, u: Unit, hex: number): Refusal | undefined {
  const others = companionsIn(g, u, hex);
  if (others.length === 0) return undefined;
  let points = stackingOf(g, u);
  for (const other of others) points += stackingOf(g, other);
  if (points > STACKING_LIMIT) return TOO_MANY;
  return isTravelling(g, u) ? jamRefusal(g, others) : undefined;
}

/** [8.8] [8.9] Advanced: no two units in travel mode in one hex. */
const jamRefusal = (g: Game, others: readonly Unit[]): Refusal | undefined =>
  isAdvanced(g) && others.some((other) => isTravelling(g, other)) ? TRAFFIC_JAM : undefined;

/** The same for a unit that would change into travel mode where it stands. */
export const travelRefusal = (g: Game, u: Unit, hex: number): Refusal | undefined =>
  jamRefusal(g, companionsIn(g, u, hex));
