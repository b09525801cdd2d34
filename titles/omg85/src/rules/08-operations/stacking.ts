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

/** The others of a unit's side in a hex. */
export interface Company {
  /** Stacking points. */
  readonly points: number;
  /** How many are in travel mode. */
  readonly travelling: number;
}
const ALONE: Company = { points: 0, travelling: 0 };

function companyOf(g: Game, u: Unit, hex: number): Company {
  const others = companionsIn(g, u, hex);
  if (others.length === 0) return ALONE;
  let points = 0;
  let travelling = 0;
  for (const other of others) {
    points += stackingOf(g, other);
    if (isTravelling(g, other)) travelling += 1;
  }
  return { points, travelling };
}

/** The same of all hexes. */
export interface OwnTables {
  readonly points: ArrayLike<number>;
  readonly travelling: ArrayLike<number>;
}

/** Who would be with a unit that stands in `from` now; where it stands it makes room for itself. */
export const companyIn = ({ points, travelling }: OwnTables, from: number, hex: number): Company =>
  hex === from || points[hex] === 0 ? ALONE : { points: points[hex] ?? 0, travelling: travelling[hex] ?? 0 };

/** [8.8] [8.9] Advanced: no two units in travel mode in one hex. */
const jamRefusal = (g: Game, { travelling }: Company): Refusal | undefined =>
  travelling > 0 && isAdvanced(g) ? TRAFFIC_JAM : undefined;

/** [8.8] Why such a unit may not join them, or undefined. */
export function companyRefusal(
  g: Game,
  { stacking, travels }: { readonly stacking: number; readonly travels: boolean },
  company: Company,
): Refusal | undefined {
  if (company.points === 0) return undefined;
  if (company.points + stacking > STACKING_LIMIT) return TOO_MANY;
  return travels ? jamRefusal(g, company) : undefined;
}

/** [8.8] Why a unit may not come into a hex beside those of its side, or undefined. */
export const stackingRefusal = (g: Game, u: Unit, hex: number): Refusal | undefined =>
  companyRefusal(g, { stacking: stackingOf(g, u), travels: isTravelling(g, u) }, companyOf(g, u, hex));

/** Why a unit may not change into travel mode where it stands, however full the hex may be. */
export const travelRefusal = (g: Game, u: Unit, hex: number): Refusal | undefined =>
  jamRefusal(g, companyOf(g, u, hex));
