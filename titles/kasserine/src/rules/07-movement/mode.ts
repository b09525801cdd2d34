/** [7.6] Travel mode and Deployed mode. */
import type { Game, Refusal } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { tell } from '../../state/events.ts';
import {
  addMark,
  BEGAN_IN_ZONE,
  fpfHexOf,
  hasMark,
  hexAt,
  isDeployed,
  MODE_ONCE,
  MODE_TWICE,
  MOVED,
  setDeployed,
  setMarkerReady,
  setSpent,
  spentOf,
} from '../../state/state.ts';
import { hasModes, idOf, isArtillery, isSelfPropelled, sideOfUnit, type Unit } from '../../state/units.ts';
import { INTERDICTED_MODE, MODE_COST, SP_MODE_COST } from '../../tables/constants.ts';
import { isUnitInZone } from '../03-concepts/zones.ts';
import { isInterdicted } from '../11-air-power/interdiction-zones.ts';
import { garrisonRefusal } from '../18-scenarios/garrisons.ts';
import { pointsLeft } from './allowance.ts';

const NOT_YOURS = refusal('7.1', 'not-your-unit');
const NO_MODES = refusal('7.6', 'has-no-modes');
const CHANGED = refusal('7.6.2', 'mode-changed-already');
const TOO_FEW_POINTS = refusal('7.6.2', 'too-few-points-for-mode');
const ENTERED_ZONE = refusal('7.6.2', 'mode-in-entered-zone');

/** [7.6.2] [7.6.3] [11.2.6] Two points, one for self-propelled guns, twice that under interdiction. */
const modeCost = (g: Game, u: Unit): number =>
  (isSelfPropelled(u) ? SP_MODE_COST : MODE_COST) *
  (isInterdicted(g, sideOfUnit(u), hexAt(g, u)) ? INTERDICTED_MODE : 1);

/** [7.6.2] Once a segment, self-propelled guns twice [7.6.3]. */
const hasChangedEnough = (g: Game, u: Unit): boolean => hasMark(g, u, isSelfPropelled(u) ? MODE_TWICE : MODE_ONCE);

export function modeRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== side || hexAt(g, u) < 0) return NOT_YOURS;
  if (!hasModes(u)) return NO_MODES;
  if (hasChangedEnough(g, u)) return CHANGED;
  if (modeCost(g, u) > pointsLeft(g, u)) return TOO_FEW_POINTS;
  // [7.6.2] Only self-propelled guns deploy in a zone that they have entered in this phase, whatever zone they began in.
  const hasEntered = !hasMark(g, u, BEGAN_IN_ZONE) || hasMark(g, u, MOVED);
  if (isUnitInZone(g, u) && hasEntered && !isSelfPropelled(u)) return ENTERED_ZONE;
  return garrisonRefusal(g, u);
}

/** [10.1.1] Who goes into travel mode takes its marker back from where it lay. */
export function turnOver(g: Game, u: Unit): void {
  const deployed = !isDeployed(g, u);
  setDeployed(g, u, deployed);
  if (!deployed && isArtillery(u) && fpfHexOf(g, u) >= 0) setMarkerReady(g, u);
  tell(g, 'mode-changed', '7.6.2', { unit: idOf(u), mode: deployed ? 'deployed' : 'travel' });
}

export function changeMode(g: Game, u: Unit): void {
  setSpent(g, u, spentOf(g, u) + modeCost(g, u));
  addMark(g, u, hasMark(g, u, MODE_ONCE) ? MODE_TWICE : MODE_ONCE);
  turnOver(g, u);
}
