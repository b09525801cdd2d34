/** Chapter 8: who may begin a march, and where it may end. */
import { type Game, type Refusal, refusal } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { areaOfPlace, hexOfPlace, isAreaPlace, isHexPlace } from '../../state/places.ts';
import { unitsIn, unknownIn } from '../../state/stacks.ts';
import { CHANGED_AREA, HAS_MOVED, hasMark, placeOf, turnOf } from '../../state/state.ts';
import { isSupplyHead, sideOfUnit, type Unit } from '../../state/units.ts';
import { allowanceOf } from '../02-contents.ts';
import { TWO_HEADS } from '../06-stacking/stacking.ts';
import { mayExtend, tacticalReason } from '../14-disruption/disruption.ts';
import { isFriendlyArea } from '../19-entry-areas.ts';
import { isFrozen } from '../23-special-rules/garrisons.ts';
import type { Marching, Mode } from './moving-stack.ts';

const NOBODY = refusal('8.1', 'a march needs at least one unit');
const NOT_TOGETHER = refusal('8.1', 'units move singly or as one stack from one place');
const NOT_IN_PLAY = refusal('8.1', 'the unit is not on the map or in an Entry Area');
const MOVED_ALREADY = refusal('8.1', 'the unit has completed its movement');
const IMMOBILE = refusal('25.2.2', 'a unit with a Movement Allowance of 0 cannot move');
const RETREATING = refusal('14.3.1', 'a unit in Full Retreat may not use Extended Movement');
const FROZEN = refusal('23.6', 'the garrison may not move until an Allied unit comes within two hexes');
const EXTENDED_ALONE = refusal(
  '8.2.2',
  'a unit using Extended Movement may not end its move with another friendly unit',
);
const ENEMY_AREA = refusal('19.2', 'the Entry Area is not friendly');

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
  if (stack.mode !== 'extended') return undefined;
  const others = unitsIn(g, stack.side, hex).some((u) => !stack.units.includes(u));
  const unknown = stack.side === 'german' && unknownIn(g, hex) >= 0;
  return others || unknown ? EXTENDED_ALONE : undefined;
}

/** [6.1] Supply Heads stack for free, one to a hex. */
function hasTwoHeads(g: Game, stack: Marching, hex: number): boolean {
  const heads = stack.units.filter(isSupplyHead);
  return heads.length > 1 || unitsIn(g, stack.side, hex).some((u) => isSupplyHead(u) && !stack.units.includes(u));
}
