/** Steps that are lost and units that leave the map, whatever the cause [11.3] [11.4] [26.5.2]. */
import type { Game } from '@bridgehead/engine';
import { rulesOf } from '../editions.ts';
import { emitEvent } from './events.ts';
import { ELIMINATED, POOL } from './places.ts';
import {
  clock,
  GOOD_ORDER,
  marksOn,
  placeUnit,
  RELEASED,
  setAutoDsTarget,
  setClock,
  setMarks,
  setOrder,
  setParent,
  setSteps,
  stepsOf,
} from './state.ts';
import { dataOf, idOf, isAirborne, isBreakdown, remnantCount, sideOfUnit, type Unit, unitsOf } from './units.ts';

/** [11.3] Takes one step; the last one eliminates the unit. */
export function loseStep(g: Game, u: Unit, rule: string): void {
  const left = stepsOf(g, u) - 1;
  if (left <= 0) eliminate(g, u, rule);
  else if (dataOf(u).steps === 3 && left === 1 && !hasRemnant(g, u)) loseForWantOfRemnant(g, u);
  else {
    setSteps(g, u, left);
    emitEvent(g, 'step-lost', rule, { unit: idOf(u), steps: left });
    // [2e 11.4.2] Its owner may give the Remnant up: he is asked as soon as the step that is running is over.
    if (dataOf(u).steps === 3 && left === 1 && rulesOf(g).remnantOptional) setClock(g, 'newRemnant', u + 1);
  }
}

/** [11.4] Whether a Remnant of the unit's class is still in the counter mix. */
export function hasRemnant(g: Game, u: Unit): boolean {
  const { remnant } = dataOf(u);
  if (remnant === undefined) return true;
  const inUse = unitsOf(g, sideOfUnit(u)).filter((v) => dataOf(v).remnant === remnant && stepsOf(g, v) === 1);
  return inUse.length < remnantCount(remnant);
}

/** [11.4] [2e 11.4.2] Without a Remnant the last step goes too; in the first edition an airborne division gets it back as a Replacement. */
function loseForWantOfRemnant(g: Game, u: Unit): void {
  if (isAirborne(u) && rulesOf(g).noRemnantGivesAirborneReplacement) addReturnee(g, u);
  eliminate(g, u, '11.4');
}

/** [20.2.4] [21.1] To the Eliminated Units box; a Breakdown unit goes back to its display. */
export function eliminate(g: Game, u: Unit, rule: string): void {
  emitEvent(g, 'eliminated', rule, { unit: idOf(u) });
  leaveMap(g, u, isBreakdown(u) ? POOL : ELIMINATED);
}

/** Off the map in good order and without markers. */
export function leaveMap(g: Game, u: Unit, place: number): void {
  placeUnit(g, u, place);
  setSteps(g, u, place === POOL ? dataOf(u).steps : 0);
  setOrder(g, u, GOOD_ORDER);
  // [23.6] A garrison once released stays so, should it come back.
  setMarks(g, u, marksOn(g, u) & RELEASED);
  setParent(g, u, undefined);
  setAutoDsTarget(g, u, 0);
}

const TRACKS = {
  '1ABN': ['returnees1', 'newReturnees1'],
  '82ABN': ['returnees82', 'newReturnees82'],
  '101ABN': ['returnees101', 'newReturnees101'],
  '1POL': ['returneesPolish', 'newReturneesPolish'],
} as const;

/** [22.7] The track of a unit's division; the Poles have one of their own. */
export const trackOf = (u: Unit): (typeof TRACKS)[keyof typeof TRACKS] => {
  const { formation } = dataOf(u);
  return formation === '82ABN' || formation === '101ABN' || formation === '1POL' ? TRACKS[formation] : TRACKS['1ABN'];
};

/** [22.3.3] Records one Airborne Replacement; it may not be used this turn. */
export function addReturnee(g: Game, u: Unit): void {
  const [track, fresh] = trackOf(u);
  setClock(g, track, clock(g, track) + 1);
  setClock(g, fresh, clock(g, fresh) + 1);
  emitEvent(g, 'returnee-recorded', '22.7', { unit: idOf(u), steps: clock(g, track) });
}
