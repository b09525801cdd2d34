/** [8.16] [9.4] Advances: who follows the retreating enemy, and how far. */
import type { Game } from '@bridgehead/engine';
import { NONE } from '@bridgehead/map';
import { FERRY, isInside, RIVER, WATER } from '../../data/map.ts';
import { isAdvanced } from '../../scenario/options.ts';
import { tellOf } from '../../state/events.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { isHeldBy } from '../../state/stacks.ts';
import { advanceOf, clock, hexAt, isTravelling, setClock } from '../../state/state.ts';
import { enemyOf, isFoot, isParatroop, sideOfUnit, type Unit } from '../../state/units.ts';
import { spendPoints } from '../08-operations/allowances.ts';
import { isFirstTry } from '../08-operations/bridges.ts';
import { ferrymanFor, groundCost, isRoadOpen, moverOf, type Step } from '../08-operations/costs.ts';
import { enterHex, stepTo } from '../08-operations/move.ts';
import { stackingRefusal } from '../08-operations/stacking.ts';

/**
 * [8.16] How many hexes the attacker in this place of the order goes, of so many that are open. Intermediate: attackers
 * are spread evenly over their own hex, the vacated one and the path of retreat, the first to plot the furthest.
 */
export function advanceLength(
  g: Game,
  u: Unit,
  place: { readonly order: number; readonly of: number; readonly open: number },
): number {
  const { order, of, open } = place;
  if (isAdvanced(g)) return Math.min(open, advanceOf(g, u));
  const levels = open + 1;
  return levels - 1 - Math.floor((order * levels) / of);
}

/** [9.4] Where regular movement is prohibited, nobody advances; a road leads over a bridge, the ferry carries nobody. */
function mayCross(g: Game, u: Unit, step: Step): boolean {
  if (FERRY[step.side] === 1) return false;
  if (isRoadOpen(g, step.side)) return true;
  if (isTravelling(g, u)) return false;
  const water = WATER[step.side] ?? NONE;
  if (water === NONE) return true;
  if (water !== RIVER) return isFoot(u);
  return isParatroop(u) && clock(g, 'riverAdvance') === 0 && ferrymanFor(g, step) !== undefined;
}

/** The next step of an advance, or undefined if the unit stays where it is. */
export function advanceStep(g: Game, u: Unit, to: number): Step | undefined {
  const step = stepTo(hexAt(g, u), to);
  if (step === undefined || !isInside(to) || isHeldBy(g, enemyOf(sideOfUnit(u)), to)) return undefined;
  if (!mayCross(g, u, step) || stackingRefusal(g, u, to) !== undefined) return undefined;
  return step;
}

/** [8.12] An advance over a bridge that may blow is a try, too. */
export const isBridgeTry = (g: Game, u: Unit, step: Step): boolean =>
  isRoadOpen(g, step.side) && isFirstTry(g, u, step.side);

/** [9.4] The unit goes; no ZOC costs, and never for want of operation points. */
export function carryOutAdvance(g: Game, u: Unit, step: Step): void {
  if (WATER[step.side] === RIVER && !isRoadOpen(g, step.side)) setClock(g, 'riverAdvance', 1);
  spendPoints(g, u, groundCost(moverOf(g, u), step));
  enterHex(g, u, step);
  tellOf(g, u, 'advanced', { rule: '8.16', to: placeName(hexPlace(step.to)) });
}
