/** [21.4] [21.5] Rebuilding with Breakdown units and merging: steps that pass from one unit to another. */
import { type Game, OK, type Refusal, type Ruling } from '@bridgehead/engine';
import { MORALES, type Side } from '../../data/unit-data.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { ELIMINATED, hexOfPlace, isAreaPlace, isHexPlace, POOL } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import {
  ASTRAY,
  addMark,
  CHANGED_AREA,
  COVERING,
  completeInPlace,
  ENGAGED,
  EXTENDED,
  HAS_MOVED,
  hasMark,
  isInGoodOrder,
  marksOn,
  orderOf,
  parentOf,
  placeOf,
  REPLACEMENT,
  removeMark,
  SPENT,
  setOrder,
  setSteps,
  stepsOf,
} from '../../state/state.ts';
import { hasRemnant, leaveMap } from '../../state/step-loss.ts';
import {
  dataOf,
  idOf,
  isAirborne,
  isBreakdown,
  isInfantryType,
  moraleOf,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../../state/units.ts';
import { isRemnant } from '../02-contents.ts';
import { isInEzoc } from '../07-zones-of-control.ts';
import { marchEnds } from '../08-movement/reach.ts';
import { formationOf } from '../10-odds/formations.ts';
import { isInPlay, mustLeaveEzoc } from '../14-disruption/disruption.ts';
import { BREAKDOWNS, leavesRemnant, NO_REMNANT, NOT_IN_PLAY, NOT_YOURS } from './breaking-down.ts';

/** Friendly units in the same hex or Entry Area, the unit itself left out. */
function companionsOf(g: Game, u: Unit): readonly Unit[] {
  const place = placeOf(g, u);
  const side = sideOfUnit(u);
  if (isHexPlace(place)) return unitsIn(g, side, hexOfPlace(place)).filter((v) => v !== u);
  return isAreaPlace(place) ? unitsOf(g, side).filter((v) => v !== u && placeOf(g, v) === place) : [];
}

/** [21.4] [21.5] Listed there: Spent and Engaged. The others tell what a step has done this turn. */
const PASSED_ON = SPENT | ENGAGED | REPLACEMENT | EXTENDED | CHANGED_AREA | ASTRAY | COVERING;

/** [21.4] [21.5] The receiver gains a step and shares the fate of the one who gave it. */
function receiveStep(g: Game, from: Unit, into: Unit): void {
  setSteps(g, into, stepsOf(g, into) + 1);
  addMark(g, into, marksOn(g, from) & PASSED_ON);
  setOrder(g, into, Math.max(orderOf(g, from), orderOf(g, into)));
  // [11.5.2] Disruption takes the place of an Engaged marker.
  if (!isInGoodOrder(g, into)) removeMark(g, into, ENGAGED);
}

/** [14.2] [21.4] [21.5] A unit completes its movement when its owner says so, but not while it must leave an EZOC. */
const mustStillMove = (g: Game, u: Unit): boolean =>
  !hasMark(g, u, HAS_MOVED) &&
  mustLeaveEzoc(g, u) &&
  marchEnds(g, [u], 'tactical').some(({ place }) => isOutOfEzoc(g, sideOfUnit(u), place));

const isOutOfEzoc = (g: Game, side: Side, place: number): boolean =>
  !isHexPlace(place) || !isInEzoc(g, side, hexOfPlace(place));

const NOT_A_BREAKDOWN = refusal('21.4', 'not-a-breakdown-unit');
const NOT_TOGETHER = refusal('21.4', 'not-in-same-place');
const WRONG_DIVISION = refusal('21.4', 'other-division');
const NOT_THE_PARENT = refusal('21.4', 'not-the-parent');
const NOT_REDUCED = refusal('21.4', 'has-lost-no-step');
const MUST_LEAVE = refusal('14.2', 'has-not-left-ezoc');

/** [21.4] Whether this Breakdown unit may be absorbed here and now by the other unit; movement is not looked at. */
export function mayRebuild(g: Game, unit: Unit, into: Unit): Ruling {
  if (!isBreakdown(unit)) return NOT_A_BREAKDOWN;
  if (!isInPlay(g, unit)) return NOT_IN_PLAY;
  if (unit === into || sideOfUnit(unit) !== sideOfUnit(into) || placeOf(g, unit) !== placeOf(g, into))
    return NOT_TOGETHER;
  if (!isAirborne(unit)) {
    if (parentOf(g, unit) !== into) return NOT_THE_PARENT;
  } else if (!isAirborne(into) || dataOf(unit).formation !== dataOf(into).formation) return WRONG_DIVISION;
  return stepsOf(g, into) < dataOf(into).steps ? OK : NOT_REDUCED;
}

/** [21.4] The Breakdown unit goes back to its display and the other unit gains its step. */
export function rebuild(g: Game, unit: Unit, into: Unit): void {
  receiveStep(g, unit, into);
  leaveMap(g, unit, POOL);
  emitEvent(g, 'rebuilt', '21.4', { unit: idOf(unit), into: idOf(into), steps: stepsOf(g, into) });
}

function rebuildRefusal(g: Game, unit: Unit, into: Unit): Refusal | undefined {
  const ruling = mayRebuild(g, unit, into);
  if (!ruling.legal) return ruling;
  return mustStillMove(g, unit) || mustStillMove(g, into) ? MUST_LEAVE : undefined;
}

/** [21.4] Off the march it ends the movement of both, which moves neither. */
export const rebuildOrder: Order<'rebuild'> = {
  kind: 'rebuild',
  *list(g, side) {
    for (const u of BREAKDOWNS) {
      if (sideOfUnit(u) !== side) continue;
      for (const into of companionsOf(g, u)) {
        if (rebuildRefusal(g, u, into) === undefined) yield { kind: 'rebuild', unit: idOf(u), into: idOf(into) };
      }
    }
  },
  check: (g, side, { unit, into }) => (sideOfUnit(unit) === side ? (rebuildRefusal(g, unit, into) ?? OK) : NOT_YOURS),
  perform(g, _side, { unit, into }) {
    rebuild(g, unit, into);
    completeInPlace(g, into);
    return undefined;
  },
};

const GERMANS_ONLY = refusal('21.5', 'merging-is-german');
const NOT_STACKED = refusal('21.5', 'not-stacked-together');
const NOT_INFANTRY = refusal('21.5', 'merging-is-infantry');
const OTHER_FORMATION = refusal('21.5', 'other-formation');
const WORSE_MORALE = refusal('21.5', 'worse-morale');
const NOTHING_TO_RESTORE = refusal('21.5', 'has-lost-no-step');

/** Lower is better. */
const moraleRank = (u: Unit): number => MORALES.indexOf(moraleOf(u));

/** [21.5] Why these two may not merge. */
function mergeRefusal(g: Game, unit: Unit, into: Unit): Refusal | undefined {
  if (sideOfUnit(unit) !== 'german') return GERMANS_ONLY;
  if (!isInPlay(g, unit)) return NOT_IN_PLAY;
  if (unit === into || sideOfUnit(into) !== 'german' || placeOf(g, unit) !== placeOf(g, into)) return NOT_STACKED;
  if (!isInfantryType(unit) || !isInfantryType(into)) return NOT_INFANTRY;
  if (formationOf(g, unit) !== formationOf(g, into)) return OTHER_FORMATION;
  if (moraleRank(unit) > moraleRank(into)) return WORSE_MORALE;
  if (stepsOf(g, into) >= dataOf(into).steps) return NOTHING_TO_RESTORE;
  if (leavesRemnant(g, unit) && !hasRemnant(g, unit) && !freesRemnant(g, unit, into)) return NO_REMNANT;
  return mustStillMove(g, unit) || mustStillMove(g, into) ? MUST_LEAVE : undefined;
}

/** The Remnant that the receiver gives up is one that the giver can use. */
const freesRemnant = (g: Game, unit: Unit, into: Unit): boolean =>
  isRemnant(g, into) && dataOf(unit).remnant === dataOf(into).remnant;

/** [21.5] A step goes over; a unit without steps is removed. It ends the movement of both. */
function merge(g: Game, unit: Unit, into: Unit): void {
  receiveStep(g, unit, into);
  addMark(g, into, HAS_MOVED);
  addMark(g, unit, HAS_MOVED);
  const left = stepsOf(g, unit) - 1;
  if (left > 0) setSteps(g, unit, left);
  else leaveMap(g, unit, isBreakdown(unit) ? POOL : ELIMINATED);
  emitEvent(g, 'merged', '21.5', { unit: idOf(unit), into: idOf(into), steps: [left, stepsOf(g, into)] });
}

export const mergeOrder: Order<'merge'> = {
  kind: 'merge',
  *list(g, side) {
    if (side !== 'german') return;
    for (const u of unitsOf(g, side)) {
      if (!isInfantryType(u)) continue;
      for (const into of companionsOf(g, u)) {
        if (mergeRefusal(g, u, into) === undefined) yield { kind: 'merge', unit: idOf(u), into: idOf(into) };
      }
    }
  },
  check(g, side, { unit, into }) {
    if (side !== 'german') return GERMANS_ONLY;
    return sideOfUnit(unit) === side ? (mergeRefusal(g, unit, into) ?? OK) : NOT_YOURS;
  },
  perform(g, _side, { unit, into }) {
    merge(g, unit, into);
    return undefined;
  },
};
