/** [10.5.1] [10.8] What ground and water do to the strength of attacker and defender. */
import { OFF_MAP } from '@bridgehead/hex';
import { hasFeature, NONE, terrainOf, waterOf } from '@bridgehead/map';
import { CANAL, CITY, LAKE, MAJOR_RIVER, MAP, MARSH, MINOR_RIVER, POLDER_WOODS, TOWN, WOODS } from '../../data/map.ts';
import { type Reason, saysBy } from '../../says.ts';
import { type Attacker, attackHex, type Battle, FROM_ABOVE } from '../../state/battle.ts';
import { isVehicle, type Unit } from '../../state/units.ts';
import { isSoft } from '../07-zones-of-control.ts';

const WATER_HALVES: Readonly<Record<number, Reason>> = {
  [CANAL]: saysBy('10.8.2', 'across-canal'),
  [MAJOR_RIVER]: saysBy('10.8.2', 'across-major-river'),
  [LAKE]: saysBy('10.8.2', 'across-lake'),
};
const OVER_MINOR_RIVER: Reason = saysBy('10.8.2', 'vehicle-across-minor-river');
const IN_MARSH: Reason = saysBy('10.8.3', 'vehicle-in-marsh');
const IN_POLDER: Reason = saysBy('10.8.4', 'vehicle-in-polder');

/** [10.8.2] [10.8.3] [10.8.4] All that halves this attacker on its way; rivers inside a City are not on the map [2.2.3]. */
export function groundHalvings(battle: Battle, attacker: Attacker): readonly Reason[] {
  if (attacker.over === FROM_ABOVE) return [];
  const water = waterOf(MAP, attacker.over);
  const wide = WATER_HALVES[water];
  const reasons: Reason[] = wide === undefined ? [] : [wide];
  if (!isVehicle(attacker.unit)) return reasons;
  if (water === MINOR_RIVER) reasons.push(OVER_MINOR_RIVER);
  const soft = [attackHex(battle, attacker), battle.target].filter((hex) => hex !== OFF_MAP && isSoft(hex));
  if (soft.some(isMarsh)) reasons.push(IN_MARSH);
  if (soft.some((hex) => !isMarsh(hex))) reasons.push(IN_POLDER);
  return reasons;
}

const isMarsh = (hex: number): boolean => terrainOf(MAP, hex) === MARSH;

/** [10.8.2] [10.8.3] Whether this attacker comes across water or out of Marsh. */
function isHampered(battle: Battle, attacker: Attacker): boolean {
  if (attacker.over === FROM_ABOVE) return false;
  const from = attackHex(battle, attacker);
  return waterOf(MAP, attacker.over) !== NONE || (from !== OFF_MAP && isMarsh(from));
}

const BEHIND_WATER: Reason = saysBy('10.8.2', 'behind-water');
const FROM_THE_SKY: Reason = saysBy('22.6', 'landed-upon');
const HOLDS_CITY: Reason = saysBy('10.8.1', 'city');
const HOLDS_TOWN: Reason = saysBy('10.8.1', 'town');

/** [10.8.2] [22.6] What doubles all defenders, Vehicle units too. */
export function doublingsOfAll(battle: Battle): readonly Reason[] {
  if (battle.occasion === 'landing') return [FROM_THE_SKY];
  return battle.attackers.length > 0 && battle.attackers.every((one) => isHampered(battle, one)) ? [BEHIND_WATER] : [];
}

/** [10.5.1] [10.8.1] What the houses do for this defender. */
export function doublingsByHouses(u: Unit, hex: number): readonly Reason[] {
  if (isVehicle(u)) return [];
  if (terrainOf(MAP, hex) === CITY) return [HOLDS_CITY];
  return hasFeature(MAP, hex, TOWN) ? [HOLDS_TOWN] : [];
}

const NO_ARMOR_SHIFT: readonly number[] = [WOODS, MARSH, CITY, POLDER_WOODS];

/** [8.6.3] [10.3.4] Whether either side can earn the Armor Shift where the defender is. */
export const allowsArmorShift = (hex: number): boolean => !NO_ARMOR_SHIFT.includes(terrainOf(MAP, hex));

const HOUSES_DOUBLE: Reason = saysBy('10.8.1', 'houses-double');
const NO_SHIFT: Reason = saysBy('10.3.4', 'no-armor-shift-there');

/** [10.3.4] [10.8.1] What a hex does for those who defend in it. */
export const defenseNotes = (hex: number): readonly Reason[] => [
  ...(terrainOf(MAP, hex) === CITY || hasFeature(MAP, hex, TOWN) ? [HOUSES_DOUBLE] : []),
  ...(allowsArmorShift(hex) ? [] : [NO_SHIFT]),
];
