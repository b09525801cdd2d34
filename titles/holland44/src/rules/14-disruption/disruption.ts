/** Chapter 14: what Disrupted units and units in Full Retreat may do, and how they get so [14.1] [14.3]. */
import { type Game, OK, type Refusal } from '@bridgehead/engine';
import { neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { rulesOf } from '../../editions.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { isAreaPlace, isHexPlace } from '../../state/places.ts';
import { isOccupiedBy, unitsIn, unknownIn } from '../../state/stacks.ts';
import {
  DISRUPTED,
  ENGAGED,
  FULL_RETREAT,
  GOOD_ORDER,
  HAS_MOVED,
  hasMark,
  hexOf,
  isInFullRetreat,
  isInGoodOrder,
  MOVED_MARKER,
  OUT_OF_SUPPLY,
  orderOf,
  placeOf,
  SCATTERED,
  setOrder,
  turnOf,
} from '../../state/state.ts';
import {
  enemyOf,
  idOf,
  isArtillery,
  isLowQuality,
  isSupplyHead,
  sideOfUnit,
  type Unit,
  unitNamed,
  unitsOf,
} from '../../state/units.ts';
import { isInEzoc, stopsZoc } from '../07-zones-of-control.ts';

/** On the map or in an Entry Area. */
export const isInPlay = (g: Game, u: Unit): boolean => {
  const place = placeOf(g, u);
  return isHexPlace(place) || isAreaPlace(place);
};

/** [14.1.2] One level worse: Good Order to Disrupted, Disrupted to Full Retreat; worse there is not [14.1.3]. */
export function disrupt(g: Game, u: Unit, rule: string): void {
  const order = orderOf(g, u);
  if (order === FULL_RETREAT) return;
  worsenTo(g, u, order === DISRUPTED ? FULL_RETREAT : DISRUPTED, rule);
}

/** [14.1.3] Straight into Full Retreat. */
export function rout(g: Game, u: Unit, rule: string): void {
  if (!isInFullRetreat(g, u)) worsenTo(g, u, FULL_RETREAT, rule);
}

function worsenTo(g: Game, u: Unit, order: number, rule: string): void {
  setOrder(g, u, order);
  emitEvent(g, order === FULL_RETREAT ? 'full-retreat' : 'disrupted', rule, { unit: idOf(u) });
}

/** [14.4.1] One level better. */
export function recoverLevel(g: Game, u: Unit, rule: string): void {
  const order = isInFullRetreat(g, u) ? DISRUPTED : GOOD_ORDER;
  setOrder(g, u, order);
  emitEvent(g, 'recovered', rule, { unit: idOf(u), to: order === GOOD_ORDER ? 'good-order' : 'disrupted' });
}

const SURPRISED = refusal('23.1.2', 'surprised-is-tactical');
const HEAD = refusal('18.2.2', 'head-is-tactical');
const WITHOUT_MARKER = refusal('17.3', 'gun-is-tactical');
const IS_SCATTERED = refusal('22.3.6', 'scattered-is-tactical');
const NO_SUPPLY = refusal('18.4', 'out-of-supply-is-tactical');
const IS_ENGAGED = refusal('11.5.1', 'engaged-is-tactical');
const IS_DISRUPTED = refusal('14.2', 'disrupted-is-tactical');

const HELD_FOR_BALANCE = refusal('2e 27.3.1', 'balance-is-tactical');
const HELD_UNITS: readonly Unit[] = ['de.segler', 'de.richter'].flatMap((id) => unitNamed(id) ?? []);
const LAST_HELD_TURN = 2;

/** [2e 27.3] [2e 27.3.1] Optional: the two SS battle groups at the canal move little on the first turns. */
const isHeldForBalance = (g: Game, u: Unit): boolean =>
  g.setUp.options['tactical-segler'] === true && turnOf(g) <= LAST_HELD_TURN && HELD_UNITS.includes(u);

/** Why a unit may use only Tactical Movement, or undefined. Full Retreat lifts none of these but 14.2 [14.3.1]. */
export function tacticalReason(g: Game, u: Unit): Refusal | undefined {
  if (turnOf(g) === 1 && sideOfUnit(u) === 'german') return SURPRISED;
  if (isHeldForBalance(g, u)) return HELD_FOR_BALANCE;
  if (isSupplyHead(u)) return HEAD;
  if (isArtillery(u) && !hasMark(g, u, MOVED_MARKER)) return WITHOUT_MARKER;
  if (orderOf(g, u) === DISRUPTED) return IS_DISRUPTED;
  if (hasMark(g, u, ENGAGED)) return IS_ENGAGED;
  if (hasMark(g, u, SCATTERED)) return IS_SCATTERED;
  // [17.3] [14.2] Artillery in Full Retreat may not use its marker.
  if (isArtillery(u) && isInFullRetreat(g, u)) return WITHOUT_MARKER;
  return hasMark(g, u, OUT_OF_SUPPLY) ? NO_SUPPLY : undefined;
}

/** [14.2] [14.3.1] [17.3] [18.2.2] [18.4] [22.3.6] [23.1.2] */
export const isTacticalOnly = (g: Game, u: Unit): boolean => tacticalReason(g, u) !== undefined;

/** [14.3.1] A unit in Full Retreat moves its full allowance, but not farther in the first edition. */
export const mayExtend = (g: Game, u: Unit): boolean =>
  (!isInFullRetreat(g, u) || rulesOf(g).fullRetreatExtendedMovement) && !isTacticalOnly(g, u);

/** [21.3] Scattered units and those not in Good Order do not break down. */
export const isFitToBreakDown = (g: Game, u: Unit): boolean => isInGoodOrder(g, u) && !hasMark(g, u, SCATTERED);

/** [11.5.1] [14.2] Good Order and not Engaged: needed for Replacements and Returnees. */
export const mayReceiveSteps = (g: Game, u: Unit): boolean => isInGoodOrder(g, u) && !hasMark(g, u, ENGAGED);

/** [5.3.2] [14.1.1] An unrevealed Unknown unit counts as a unit in Good Order. */
function isBackedInGoodOrder(g: Game, u: Unit, hex: number): boolean {
  const side = sideOfUnit(u);
  if (side === 'german' && unknownIn(g, hex) >= 0) return true;
  for (const other of unitsIn(g, side, hex)) if (other !== u && isInGoodOrder(g, other)) return true;
  return false;
}

/** [14.2] [14.3.1] What is said of Disrupted Low Quality units holds for those in Full Retreat too. */
export const isShaky = (g: Game, u: Unit): boolean => isLowQuality(u) && !isInGoodOrder(g, u);

/** [14.2] A Disrupted Low Quality unit leaves an EZOC if it can, unless a unit in Good Order stands by it. */
export function mustLeaveEzoc(g: Game, u: Unit): boolean {
  const hex = hexOf(g, u);
  return isShaky(g, u) && hex !== OFF_MAP && isInEzoc(g, sideOfUnit(u), hex) && !isBackedInGoodOrder(g, u, hex);
}

/** [14.2] Whether this unit may enter this hex, which lies in an EZOC, during the Movement Phase. */
const mayEnterEzocDisrupted = (g: Game, u: Unit, hex: number): boolean =>
  !isShaky(g, u) || isBackedInGoodOrder(g, u, hex);

/** [14.2] Whether the unit may enter the hex as far as EZOCs go. */
export const mayEnterEzoc = (g: Game, u: Unit, hex: number): boolean =>
  !isInEzoc(g, sideOfUnit(u), hex) || mayEnterEzocDisrupted(g, u, hex);

/** [14.3.1] A unit in Full Retreat stands beside the enemy only in company that is not; Unknown units do not count. */
export function mayStandIn(g: Game, u: Unit, hex: number): boolean {
  return !isInFullRetreat(g, u) || mayStandRouted(g, u, hex);
}

/** [14.3.1] The same of a unit that is in Full Retreat, or will be. */
export function mayStandRouted(g: Game, u: Unit, hex: number): boolean {
  for (const other of unitsIn(g, sideOfUnit(u), hex)) if (!isInFullRetreat(g, other)) return true;
  return !isBesideEnemyUnits(g, sideOfUnit(u), hex);
}

/** [13.1.3] [14.3.1] Whether enemy units are next to the hex; across an unbridged Major River or Lake nobody is. */
export function isBesideEnemyUnits(g: Game, side: Side, hex: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next !== OFF_MAP && isOccupiedBy(g, enemyOf(side), next) && !stopsZoc(g, sideOf(GRID, hex, d))) return true;
  }
  return false;
}

const NOT_HIS = refusal('14.3.2', 'not-his-in-play');
const NOT_DISRUPTED = refusal('14.3.2', 'not-disrupted');
const MOVED_ALREADY = refusal('14.3.2', 'full-retreat-has-moved');

/** [14.3.2] The owner may turn Disrupted markers to Full Retreat so that the units can move their full allowance. */
const fullRetreat: Order<'full-retreat'> = {
  kind: 'full-retreat',
  *list(g, side) {
    for (const u of unitsOf(g, side)) {
      if (orderOf(g, u) === DISRUPTED && refusalFor(g, side, u) === undefined) {
        yield { kind: 'full-retreat', units: [idOf(u)] };
      }
    }
  },
  check(g, side, { units }) {
    for (const u of units) {
      const refusal = refusalFor(g, side, u);
      if (refusal !== undefined) return refusal;
    }
    return OK;
  },
  perform(g, _side, { units }) {
    for (const u of units) rout(g, u, '14.3.2');
    return undefined;
  },
};

function refusalFor(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== side || !isInPlay(g, u)) return NOT_HIS;
  if (orderOf(g, u) !== DISRUPTED) return NOT_DISRUPTED;
  return hasMark(g, u, HAS_MOVED) ? MOVED_ALREADY : undefined;
}

export const recoverOrders: readonly Order[] = [fullRetreat];
