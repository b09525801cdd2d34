/** [21.1] [21.2] [21.3] Breaking down: a larger unit splits off a unit of one step. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { POOL } from '../../state/places.ts';
import {
  autoDsTarget,
  DEPLETED,
  FIRED,
  GOOD_ORDER,
  landedOn,
  MECHANIZED_FACE,
  MOVED_MARKER,
  marksOn,
  placeOf,
  placeUnit,
  RELEASED,
  setAutoDsTarget,
  setLanded,
  setMarks,
  setOrder,
  setParent,
  setSteps,
  stepsOf,
} from '../../state/state.ts';
import { hasRemnant } from '../../state/step-loss.ts';
import {
  countersOf,
  dataOf,
  idOf,
  isAirborne,
  isBreakdown,
  isMechanizedType,
  isTank,
  isVehicle,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../../state/units.ts';
import { isFitToBreakDown, isInPlay } from '../14-disruption/disruption.ts';

export const BREAKDOWNS: readonly Unit[] = [...countersOf('allied'), ...countersOf('german')].filter(isBreakdown);

/** [21.1] [21.2] Which counters fit: those of the airborne division, British tanks for tanks, infantry for all else. */
function fits(counter: Unit, parent: Unit): boolean {
  if (sideOfUnit(counter) !== sideOfUnit(parent) || isAirborne(counter) !== isAirborne(parent)) return false;
  if (isAirborne(parent)) return dataOf(counter).formation === dataOf(parent).formation;
  return sideOfUnit(parent) === 'german' || isTank(counter) === isTank(parent);
}

/** [21.3] The counters in the mix that this unit could use now. */
export const freeCounters = (g: Game, parent: Unit): readonly Unit[] =>
  BREAKDOWNS.filter((counter) => placeOf(g, counter) === POOL && fits(counter, parent));

export const NOT_IN_PLAY = refusal('21.1', 'not-in-play');
const ONE_STEP = refusal('21.1', 'one-step-left');
const UNFIT = refusal('21.3', 'breakdown-unfit');
export const NO_REMNANT = refusal('11.4', 'no-remnant-left');
const WRONG_COUNTER = refusal('21.1', 'other-breakdown-type');
const COUNTER_IN_USE = refusal('21.3', 'breakdown-unit-in-use');
const NO_COUNTER = refusal('21.3', 'no-breakdown-unit-left');

/** [21.1] [21.3] Whether a unit may break down at all, on the march or off it. */
export function mayBreakDown(g: Game, parent: Unit): Ruling {
  if (!isInPlay(g, parent)) return NOT_IN_PLAY;
  if (stepsOf(g, parent) < 2) return ONE_STEP;
  if (!isFitToBreakDown(g, parent)) return UNFIT;
  if (leavesRemnant(g, parent) && !hasRemnant(g, parent)) return NO_REMNANT;
  return freeCounters(g, parent).length === 0 ? NO_COUNTER : OK;
}

/** [11.4] Whether losing a step would turn the unit into a Remnant. */
export const leavesRemnant = (g: Game, u: Unit): boolean => dataOf(u).steps === 3 && stepsOf(g, u) === 2;

/** What belongs to the counter of the parent and not to its men. */
const NOT_INHERITED = FIRED | MOVED_MARKER | DEPLETED | RELEASED | MECHANIZED_FACE;

/** [21.1] [21.2] [21.3] Splits a step off; the new unit has done and suffered what its parent has. */
export function breakDown(g: Game, parent: Unit, counter: Unit): void {
  setSteps(g, parent, stepsOf(g, parent) - 1);
  placeUnit(g, counter, placeOf(g, parent));
  setSteps(g, counter, 1);
  setOrder(g, counter, GOOD_ORDER);
  const face = isMechanizedType(parent) && !isVehicle(counter) ? MECHANIZED_FACE : 0;
  setMarks(g, counter, (marksOn(g, parent) & ~NOT_INHERITED) | face);
  setParent(g, counter, parent);
  setAutoDsTarget(g, counter, autoDsTarget(g, parent));
  setLanded(g, counter, landedOn(g, parent));
  emitEvent(g, 'broken-down', '21.1', { unit: idOf(parent), as: idOf(counter), steps: stepsOf(g, parent) });
}

export const NOT_YOURS = refusal('21.3', 'own-player-turn-only');

export const breakDownOrder: Order<'break-down'> = {
  kind: 'break-down',
  // Counters of one kind are alike, so only the first free one is listed.
  *list(g, side) {
    for (const u of unitsOf(g, side)) {
      const counter = mayBreakDown(g, u).legal ? freeCounters(g, u)[0] : undefined;
      if (counter !== undefined) yield { kind: 'break-down', unit: idOf(u), as: idOf(counter) };
    }
  },
  check(g, side, { unit: u, as: counter }) {
    if (sideOfUnit(u) !== side) return NOT_YOURS;
    const ruling = mayBreakDown(g, u);
    if (!ruling.legal) return ruling;
    if (!isBreakdown(counter) || !fits(counter, u)) return WRONG_COUNTER;
    return placeOf(g, counter) === POOL ? OK : COUNTER_IN_USE;
  },
  perform(g, _side, { unit, as }) {
    breakDown(g, unit, as);
    return undefined;
  },
};
