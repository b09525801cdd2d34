/** Chapter 8: who may begin a march, and where it may end. */
import type { Game, Refusal } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { areaOfPlace, hexOfPlace, isAreaPlace, isHexPlace } from '../../state/places.ts';
import { unitsIn, unknownIn } from '../../state/stacks.ts';
import { CHANGED_AREA, HAS_MOVED, hasMark, placeOf, turnOf } from '../../state/state.ts';
import { isSupplyHead, sideOfUnit, type Unit } from '../../state/units.ts';
import { allowanceOf } from '../02-contents.ts';
import { stacksForFree, TWO_HEADS } from '../06-stacking/stacking.ts';
import { mayExtend, tacticalReason } from '../14-disruption/disruption.ts';
import { isFriendlyArea } from '../19-entry-areas.ts';
import { isFrozen } from '../23-special-rules/garrisons.ts';
import type { Marching, Mode } from './moving-stack.ts';

const NOBODY = refusal('8.1', 'nobody-marches');
const NOT_TOGETHER = refusal('8.1', 'march-not-together');
const NOT_IN_PLAY = refusal('8.1', 'not-in-play');
const MOVED_ALREADY = refusal('8.1', 'moved-already');
const IMMOBILE = refusal('25.2.2', 'cannot-move');
const RETREATING = refusal('14.3.1', 'extended-in-full-retreat');
const FROZEN = refusal('23.6', 'garrison-may-not-move');
const EXTENDED_ALONE = refusal('8.2.2', 'extended-ends-alone');
const ENEMY_AREA = refusal('19.2', 'area-not-friendly');

/** Why these units may not begin a march of this kind. */
export function startRefusal(g: Game, units: readonly Unit[], mode: Mode): Refusal | undefined {
  const first = units[0];
  if (first === undefined) return NOBODY;
  const place = placeOf(g, first);
  if (!isHexPlace(place) && !isAreaPlace(place)) return NOT_IN_PLAY;
  if (isAreaPlace(place) && !isFriendlyArea(sideOfUnit(first), areaOfPlace(place), turnOf(g))) return ENEMY_AREA;
  for (const u of units) {
    const refusal = placeOf(g, u) === place ? unitRefusal(g, u, mode) : NOT_TOGETHER;
    if (refusal !== undefined) return refusal;
  }
  return mode === 'extended' && units.length > 1 ? EXTENDED_ALONE : undefined;
}

/** [25.2.2] A unit without a Movement Allowance stays where it was revealed. */
function unitRefusal(g: Game, u: Unit, mode: Mode): Refusal | undefined {
  if (hasMark(g, u, HAS_MOVED | CHANGED_AREA)) return MOVED_ALREADY;
  if (allowanceOf(g, u) === 0) return IMMOBILE;
  if (isFrozen(g, u)) return FROZEN;
  if (mode === 'tactical') return undefined;
  const tactical = tacticalReason(g, u);
  if (tactical !== undefined) return tactical;
  return mode === 'extended' && !mayExtend(g, u) ? RETREATING : undefined;
}

/** Why the march may not end in this place. */
export function endRefusal(g: Game, stack: Marching, place: number): Refusal | undefined {
  const hex = hexOfPlace(place);
  if (hex === OFF_MAP) return undefined;
  for (const u of stack.units) if (isSupplyHead(u) && hasTwoHeads(g, stack, hex)) return TWO_HEADS;
  if (stack.mode !== 'extended' || mayEndInCompany(g, stack)) return undefined;
  const others = unitsIn(g, stack.side, hex).some((u) => !stack.units.includes(u));
  const unknown = stack.side === 'german' && unknownIn(g, hex) >= 0;
  return others || unknown ? EXTENDED_ALONE : undefined;
}

/** [8.2.2] Whether a unit that stacks for free may end its Extended Movement with others. */
const mayEndInCompany = (g: Game, { units }: Marching): boolean =>
  rulesOf(g).extendedFreeStackerMayStack && units.every((u) => stacksForFree(g, u));

/** [6.1] Supply Heads stack for free, one to a hex. */
function hasTwoHeads(g: Game, stack: Marching, hex: number): boolean {
  const heads = stack.units.filter(isSupplyHead);
  return heads.length > 1 || unitsIn(g, stack.side, hex).some((u) => isSupplyHead(u) && !stack.units.includes(u));
}
