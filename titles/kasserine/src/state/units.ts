/** Units by number: what the order of battle says of them, which never changes. Rules in the words of 2.2 and 3.6. */
import { rosterOf, type Unit } from '@bridgehead/toolkit';
import { AIR_UNITS } from '../data/air-units.ts';
import { type AirUnitData, INFANTRY_TYPES, SIDES, type Side, type UnitData, type UnitType } from '../data/unit-data.ts';
import { UNITS } from '../data/units.ts';

export type { Unit } from '@bridgehead/toolkit';

const ROSTER = rosterOf<Side, UnitData>(UNITS, SIDES);
export const { all: ALL_UNITS, dataOf, unitNamed, idOf, sideOfUnit, enemyOf, unitsOf } = ROSTER;
export const UNIT_COUNT = ALL_UNITS.length;
export const ALLIED_COUNT = ROSTER.firstCount;
export const AXIS_COUNT = UNIT_COUNT - ALLIED_COUNT;

const { having } = ROSTER;
const typed = (...types: readonly UnitType[]): ((u: Unit) => boolean) => having(({ type }) => types.includes(type));

/** [15.5] A leader: no combat unit. */
export const isLeader = typed('leader');
export const ROMMEL: Unit = ALL_UNITS.find(isLeader) ?? -1;

/** [3.6.1] */
export const isOnFoot = having(({ move }) => move === 'leg');
/** [3.6.2] */
export const isMotorized = having(({ move }) => move !== 'leg');
export const isRedBox = having(({ move }) => move === 'red');
/** [3.6.3] Tanks, and scouts in armoured cars; guns on vehicles are guns. */
export const isArmor = having(({ type, move }) => type === 'armor' || (type === 'recon' && move === 'red'));
/** [12.4.3] Armour that opens the Mobile table: armoured cars do not. */
export const isTank = typed('armor');

/** [15] XII ASC commands nobody on the ground. */
export const isHQ = typed('HQ');
export const isAirCommand = typed('air command');
/** [2.2.4] Artillery with a fire-support marker. */
export const isArtillery = typed('artillery', 'SP artillery');
/** [16.1] [16.1.1] Anti-tank units, the 88s among them: they have no fire-support markers. */
export const isAntiTank = having(({ at }) => at === true);
/** [7.6] What has a Deployed side and follows the rules of guns. */
export const isGun = having(({ range }) => range !== undefined);
export const hasModes = having(({ range, type }) => range !== undefined || type === 'air command');
/** [7.6.3] */
export const isSelfPropelled = having(({ sp }) => sp === true);
/** [7.6.2] [16.7.1] Towed guns, and XII ASC, which moves like them. */
export const isTowed = (u: Unit): boolean => hasModes(u) && !isSelfPropelled(u);
/** [3.2.4] */
export const hasFullZone = having(({ zoc }) => zoc === undefined);
/** [16.6] */
export const isMountainUnit = typed('mountain');
/** [16.3] [16.4] */
export const isTiger = having(({ trait }) => trait === 'tiger');
export const isCommando = typed('commando');
const INFANTRY: readonly UnitType[] = INFANTRY_TYPES;
/** [14.3.4] */
export const canBuild = typed(...INFANTRY);
/** [16.2.2] The second arm of a German attack [uncertain: the symbols are lost]. */
export const isSecondArm = having(({ nation, type }) => nation === 'German' && INFANTRY.includes(type));
export const isGermanArmor = having(({ nation, type }) => nation === 'German' && type === 'armor');
/** [16.5] */
export const isFrench = having(({ nation }) => nation === 'French');
/** [6.4.2] Motorized units that may not leave supply of their own will: all but the German ones. */
export const mustStaySupplied = having(({ nation, move }) => nation !== 'German' && move !== 'leg');

/** Air units by number, those of the Allies first. */
export type AirUnit = number;
export const AIR_COUNT = AIR_UNITS.length;
export const ALL_AIR: readonly AirUnit[] = AIR_UNITS.map((_, i) => i);
const AIR_BY_NAME: ReadonlyMap<string, AirUnit> = new Map(AIR_UNITS.map(({ id }, i) => [id, i]));
export function airDataOf(air: AirUnit): AirUnitData {
  const data = AIR_UNITS[air];
  if (data === undefined) throw new RangeError(`no air unit ${air}`);
  return data;
}
export const airNamed = (id: string): AirUnit | undefined => AIR_BY_NAME.get(id);
export const airIdOf = (air: AirUnit): string => airDataOf(air).id;
export const airOf = (side: Side): readonly AirUnit[] => ALL_AIR.filter((air) => airDataOf(air).side === side);
