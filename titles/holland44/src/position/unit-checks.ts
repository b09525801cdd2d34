/** What a single unit can never be: the wrong marker, the enemy's Entry Area. */

import type { Message } from '@bridgehead/engine/contract';
import { refuseBy } from '../parse.ts';
import { ownerOfArea } from '../rules/19-entry-areas.ts';
import { says } from '../says.ts';
import { DEPLETED, DISMOUNTED, FIRED, MECHANIZED_FACE, MOVED_MARKER, RELEASED } from '../state/state.ts';
import {
  isArtillery,
  isBreakdown,
  isMechanizedType,
  isSupplyHead,
  isVehicle,
  sideOfUnit,
  type Unit,
} from '../state/units.ts';

/** [19.4] Nobody is in an enemy Entry Area; when one changes hands, its units have left it [19.2.2]. */
export function checkArea(u: Unit, area: number, turn: number, place: string): void {
  const side = sideOfUnit(u);
  if (ownerOfArea(area, turn) !== side) refuseBy('19.4', place, says('area-of-enemy'));
}

interface MarkRule {
  readonly rule: string;
  readonly says: Message;
  readonly fits: (u: Unit) => boolean;
}

const isMotorizedInfantry = (u: Unit): boolean => isMechanizedType(u) && !isVehicle(u);

/** Markers and sides of counters that only some units have. */
const MARK_RULES: ReadonlyMap<number, MarkRule> = new Map([
  [FIRED, { rule: '17.5', says: says('fired-is-artillery'), fits: isArtillery }],
  [MOVED_MARKER, { rule: '17.3', says: says('moved-marker-is-artillery'), fits: isArtillery }],
  [DEPLETED, { rule: '18.2.2', says: says('depleted-is-head'), fits: isSupplyHead }],
  [
    DISMOUNTED,
    { rule: '18.6', says: says('dismounts-is-mechanized'), fits: (u) => isMotorizedInfantry(u) || isBreakdown(u) },
  ],
  [
    MECHANIZED_FACE,
    {
      rule: '21.2',
      says: says('two-sides-is-breakdown'),
      fits: (u) => isBreakdown(u) && !isVehicle(u),
    },
  ],
  [RELEASED, { rule: '23.6', says: says('released-is-garrison'), fits: (u) => sideOfUnit(u) === 'german' }],
]);

export function checkMark(u: Unit, mark: number, place: string): void {
  const known = MARK_RULES.get(mark);
  if (known !== undefined && !known.fits(u)) refuseBy(known.rule, place, known.says);
}
