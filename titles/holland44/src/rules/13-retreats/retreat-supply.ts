/** [13.1.3] Guideline 5: whether a unit would have a Supply Path where its retreat ends. */
import type { Game } from '@bridgehead/engine';
import { supposing } from '@bridgehead/toolkit';
import { ELIMINATED, hexPlace } from '../../state/places.ts';
import { DISRUPTED, hexOf, isInGoodOrder, placeUnit, setOrder } from '../../state/state.ts';
import { supposedOf } from '../../state/supposed.ts';
import { isSupplyHead, type Unit } from '../../state/units.ts';
import { suppliesDivision, supplyHeadOf } from '../18-supply/supply.ts';
import { hasJustLanded, isSupplied } from '../18-supply/supply-findings.ts';
import {
  fieldOf,
  friendlyAreas,
  type Goal,
  isReachedBy,
  isReachedClearOf,
  toAreas,
  toHead,
} from '../18-supply/supply-paths.ts';
import type { RetreatTask } from './retreat-paths.ts';

/** [18.2] Where the unit may trace to. */
function goalsOf(g: Game, { side }: RetreatTask, u: Unit): readonly Goal[] {
  const head = supplyHeadOf(u);
  const areas = toAreas(friendlyAreas(g, side));
  return head !== undefined && suppliesDivision(g, head) ? [areas, toHead(hexOf(g, head))] : [areas];
}

/**
 * [13.1.3] [18.3] Whether the unit could trace a Supply Path from this hex when it stands there and all who must retreat
 * with it have left the battle hex: a unit that retreats keeps no EZOC off the hex it leaves. A Supply Head supplies itself,
 * and others from where it stands.
 *
 * The paths of the position as it is tell most of it. They mislead only if all of them lead through the battle hex; then the
 * retreat is tried out. To stand in the new hex opens no way out of it: a Bond that the unit would keep from being pushed
 * into the hex [7.4.6] comes with an EZOC, in which no retreat ends, and an Engineer unit that retreats is no Ferry.
 */
export function wouldBeSupplied(g: Game, task: RetreatTask, u: Unit, hex: number): boolean {
  const head = supplyHeadOf(u);
  if (hasJustLanded(g, u) || (head === u && suppliesDivision(g, head))) return true;
  let isReached = false;
  for (const goal of goalsOf(g, task, u)) {
    const field = fieldOf(g, task.side, goal);
    if (!isReachedBy(field, hex)) continue;
    if (isReachedClearOf(field, hex, task.hex)) return true;
    isReached = true;
  }
  return isReached && isSuppliedThere(g, task, u, hex);
}

function isSuppliedThere(g: Game, task: RetreatTask, u: Unit, hex: number): boolean {
  const there = supposedOf(g);
  return supposing(there, () => {
    for (const v of task.units) if (v !== u && !isSupplyHead(v)) placeUnit(there, v, ELIMINATED);
    placeUnit(there, u, hexPlace(hex));
    // [14.2] Out of Good Order an Engineer unit is no Ferry; how far out of it does not matter.
    if (task.order !== 'unchanged' && isInGoodOrder(g, u)) setOrder(there, u, DISRUPTED);
    return isSupplied(there, u);
  });
}
