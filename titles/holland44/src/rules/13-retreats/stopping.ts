/** [13.3] Stopping a retreat after one hex, for a step. */
import type { Game, Refusal } from '@bridgehead/engine';
import { neighboursOf, sideBetween } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { CITY, GRID, MAP, TOWN, VILLAGE, WOODS } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { unitsIn, unknownIn } from '../../state/stacks.ts';
import { isInFullRetreat, isInGoodOrder } from '../../state/state.ts';
import { isSupplyHead, type Unit } from '../../state/units.ts';
import { stepsTogether } from '../06-stacking/stacking.ts';
import { isInEzoc } from '../07-zones-of-control.ts';
import { isInPlay, mayStandRouted } from '../14-disruption/disruption.ts';
import { certainLoss, endHazard, standsFast, stepHazard } from './retreat-hazards.ts';
import type { RetreatTask } from './retreat-paths.ts';

/** A retreat under way, as far as stopping goes. */
export interface Withdrawal {
  readonly task: RetreatTask;
  /** All who had to retreat, wherever they are now: the step may be any of theirs. */
  readonly stack: readonly Unit[];
  /** The hexes in which units of this retreat have stopped, each paid for. */
  readonly stops: readonly number[];
}

const NOT_OFFERED = refusal('13.3', 'may-not-stop');
const NOT_ADJACENT = refusal('13.3', 'stops-after-one-hex');
const NO_SHELTER = refusal('13.3', 'no-shelter');
const IN_EZOC = refusal('13.3', 'may-not-stop-in-ezoc');
const IN_FULL_RETREAT = refusal('14.3.1', 'may-not-stop-beside-enemy');
const NO_STEP = refusal('13.3', 'no-step-to-give');

/** [8.6.3] Polder with Woods is Polder. */
const isShelter = (hex: number): boolean =>
  terrainOf(MAP, hex) === CITY ||
  terrainOf(MAP, hex) === WOODS ||
  hasFeature(MAP, hex, TOWN) ||
  hasFeature(MAP, hex, VILLAGE);

/** Whether a friend in Good Order who has not retreated is there; an Unknown unit counts as one. */
const isSteadied = (g: Game, task: RetreatTask, hex: number): boolean =>
  (task.side === 'german' && unknownIn(g, hex) >= 0) ||
  unitsIn(g, task.side, hex).some((friend) => standsFast(g, task, friend) && isInGoodOrder(g, friend));

/** [13.3] [18.2.2] Whose step may be given: a Supply Head's never. */
export const stopPayers = (g: Game, { stack }: Withdrawal): readonly Unit[] =>
  stack.filter((u) => isInPlay(g, u) && !isSupplyHead(u));

/** The last step of all is not given: nobody would be left to stop. */
const canPay = (g: Game, withdrawal: Withdrawal): boolean => stepsTogether(g, stopPayers(g, withdrawal)) > 1;

/** [13.3] [14.3.1] Why this unit may not stop its retreat in this hex, or undefined. */
export function stopRefusal(g: Game, withdrawal: Withdrawal, u: Unit, hex: number): Refusal | undefined {
  const { task, stops } = withdrawal;
  const doom = certainLoss(g, task, u);
  if (doom !== undefined) return doom;
  if (!task.mayStop) return NOT_OFFERED;
  if (sideBetween(GRID, task.hex, hex) === undefined) return NOT_ADJACENT;
  const hazard = stepHazard(g, u, task.hex, hex) ?? endHazard(g, u, hex);
  if (hazard !== undefined) return hazard;
  const isSteady = isSteadied(g, task, hex);
  if (!isSteady && !isShelter(hex)) return NO_SHELTER;
  if (!isSteady && isInEzoc(g, task.side, hex)) return IN_EZOC;
  if (!mayStandAfter(g, u, hex)) return IN_FULL_RETREAT;
  return stops.includes(hex) || canPay(g, withdrawal) ? undefined : NO_STEP;
}

/** [14.3.1] Whether the unit may stand there in the state in which stopping leaves it. */
function mayStandAfter(g: Game, u: Unit, hex: number): boolean {
  const isRouted = rulesOf(g).stoppedRetreatDisrupts ? !isInGoodOrder(g, u) : isInFullRetreat(g, u);
  return !isRouted || mayStandRouted(g, u, hex);
}

/** [13.3] The hexes in which this unit may stop. */
export const stopsOpenTo = (g: Game, withdrawal: Withdrawal, u: Unit): readonly number[] =>
  !withdrawal.task.mayStop
    ? []
    : neighboursOf(GRID, withdrawal.task.hex).filter((hex) => stopRefusal(g, withdrawal, u, hex) === undefined);
