import { GRID, MAP } from './data/map.ts';
import {
  dataOf,
  idOf,
  isBreakdown,
  isBridging,
  isEngineer,
  isHalf,
  isRemnantCounter,
  type Unit,
  unitNamed,
} from './state/units.ts';

const FORMATION_NAMES: Readonly<Record<string, string>> = {
  '1ABN': '1st Airborne Division',
  '1POL': '1st Polish Parachute Brigade',
  '82ABN': '82nd Airborne Division',
  '101ABN': '101st Airborne Division',
  GDS: 'Guards Armoured Division',
  '3DIV': '3rd Division',
  '11ARM': '11th Armoured Division',
  '15DIV': '15th Division',
  '43DIV': '43rd Division',
  '50DIV': '50th Division',
  '8ARM': '8th Armoured Brigade',
  CORPS: 'Corps units',
  '1PA': '1st Parachute Army',
  '15A': '15th Army',
  '2SS': 'II SS Panzer Corps',
  CF: 'Corps Feldt',
  VT: 'Division von Tettau',
};

/** `2/505/82`, `1/325/82 (a)` or `A Breakdown` for a unit, `4816` or `5320 Nijmegen` for a hex, a Formation in full, and any other word as it is. */
export function labelOf(id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) return unitLabel(u);
  const formation = Object.hasOwn(FORMATION_NAMES, id) ? FORMATION_NAMES[id] : undefined;
  if (formation !== undefined) return formation;
  const hex = GRID.indexByName.get(id);
  const name = hex === undefined ? undefined : MAP.hexNames.get(hex);
  return name === undefined ? id : `${id} ${name}`;
}

/** `2/505/82`, `30 Corps Engineers`. */
const unitLabel = (u: Unit): string => dataOf(u).name + kindOf(u);

/** What a name alone would not tell. */
function kindOf(u: Unit): string {
  if (isHalf(u)) return ` (${idOf(u).slice(-1)})`;
  if (isEngineer(u)) return ' Engineers';
  if (isBridging(u)) return ' Bridging';
  if (isRemnantCounter(u)) return ' Remnant';
  return isBreakdown(u) ? ' Breakdown' : '';
}
