/** [13] [13.2] Units that are lost. */
import type { Game } from '@bridgehead/engine';
import { tell } from '../../state/events.ts';
import { ELIMINATED, REBUILDING } from '../../state/places.ts';
import {
  BUILDING,
  placeUnit,
  removeMark,
  setAttack,
  setDeployed,
  setMarkerUsed,
  setReserve,
  setReturns,
  setSteps,
  stepsOf,
} from '../../state/state.ts';
import { idOf, isArtillery, isHQ, type Unit } from '../../state/units.ts';
import { clearSites } from '../14-strongpoints/sites.ts';

/** [15.3.1] The turn of an HQ for which the die has still to fall. */
export const NOT_ROLLED = 0;

/** A unit goes; [15.3] an HQ waits for the die that says when it comes back. */
export function eliminate(g: Game, u: Unit, rule: string): void {
  placeUnit(g, u, isHQ(u) ? REBUILDING : ELIMINATED);
  if (isHQ(u)) setReturns(g, u, NOT_ROLLED);
  setSteps(g, u, 0);
  setReserve(g, u, false);
  setAttack(g, u, 0);
  setDeployed(g, u, false);
  removeMark(g, u, BUILDING);
  if (isArtillery(u)) setMarkerUsed(g, u);
  tell(g, 'eliminated', rule, { unit: idOf(u) });
  clearSites(g);
}

/** [13.2.1] [13.2.2] One step: a unit of two is turned over, another is removed. */
export function loseStep(g: Game, u: Unit, rule: string): void {
  const left = stepsOf(g, u) - 1;
  if (left <= 0) {
    eliminate(g, u, rule);
    return;
  }
  setSteps(g, u, left);
  tell(g, 'step-lost', rule, { unit: idOf(u), left });
}
