/** [1.5] Units by number: what the order of battle says of them, which never changes. */
import { rosterOf, type Unit } from '@bridgehead/toolkit';
import { SIDES, type Side, type UnitData, type UnitType } from '../data/unit-data.ts';
import { UNITS } from '../data/units.ts';

export type { Unit } from '@bridgehead/toolkit';

const ROSTER = rosterOf<Side, UnitData>(UNITS, SIDES);
export const { dataOf, unitNamed, idOf, sideOfUnit, enemyOf, unitsOf } = ROSTER;
export const UNIT_COUNT = ROSTER.all.length;
export const ALLIED_COUNT = ROSTER.firstCount;
export const GERMAN_COUNT = UNIT_COUNT - ALLIED_COUNT;

const { having, all: ALL_UNITS } = ROSTER;
const typed = (types: readonly UnitType[]): ((u: Unit) => boolean) => having((data) => types.includes(data.type));

/** The three columns of the Operation Costs Table. */
export const MOTORIZED = 0;
export const VEHICLE = 1;
export const FOOT = 2;
const MOTORIZED_TYPES: readonly UnitType[] = ['panzergrenadier', 'mech inf', 'engineer'];
const FOOT_TYPES: readonly UnitType[] = ['infantry', 'airborne', 'glider'];
const CLASSES = Uint8Array.from(UNITS, ({ type }) =>
  MOTORIZED_TYPES.includes(type) ? MOTORIZED : FOOT_TYPES.includes(type) ? FOOT : VEHICLE,
);
export const classOf = (u: Unit): number => CLASSES[u] ?? VEHICLE;
export const isFoot = (u: Unit): boolean => CLASSES[u] === FOOT;

export const isArmor = typed(['armor']);
export const isEngineer = typed(['engineer']);
export const isHeadquarters = typed(['headquarters']);
export const isGlider = typed(['glider']);
/** [8.8] Those whom engineers take over rivers: airborne and glider troops of the Allies. */
export const isParatroop = typed(['airborne', 'glider']);
/** [8.13] */
export const hasGuns = having(({ guns }) => guns !== undefined);

/** [5.2] The formations that are supplied from the air, in the order of the table of sources. */
export const AIRBORNE_FORMATIONS = ['1', '101', '82', 'POL'] as const;
const AIRBORNE_INDEX = Int8Array.from(UNITS, ({ side, formation }) =>
  side === 'allied' ? (AIRBORNE_FORMATIONS as readonly string[]).indexOf(formation) : -1,
);
/** [5.2] The number of the airborne formation of a unit, or -1. */
export const airborneFormation = (u: Unit): number => AIRBORNE_INDEX[u] ?? -1;
export const isOfAirborne = (u: Unit): boolean => airborneFormation(u) >= 0;
/** [4.3] Every other Allied unit is of the 30th Corps. */
export const isOfCorps = (u: Unit): boolean => u < ALLIED_COUNT && !isOfAirborne(u);

const PARENTS = Int16Array.from(UNITS, ({ buildsInto }) =>
  buildsInto === undefined ? -1 : (unitNamed(buildsInto) ?? -1),
);
/** [7.1] The unit that this one builds up into, or -1. */
export const parentUnit = (u: Unit): Unit => PARENTS[u] ?? -1;

const COMPONENTS: readonly (readonly Unit[])[] = ALL_UNITS.map((parent) =>
  ALL_UNITS.filter((u) => PARENTS[u] === parent),
);
export const NOBODY: readonly Unit[] = [];
/** [7.1] The units that may be inside this one, in order. */
export const componentsOf = (u: Unit): readonly Unit[] => COMPONENTS[u] ?? NOBODY;
/** [7.2] A parent unit: one that others build up into. */
export const isParent = (u: Unit): boolean => componentsOf(u).length > 0;

const HEADQUARTERS: ReadonlyMap<string, Unit> = new Map(
  ALL_UNITS.filter(isHeadquarters).map((u) => [`${sideOfUnit(u)} ${dataOf(u).formation}`, u]),
);
const HQ_OF = Int16Array.from(ALL_UNITS, (u) => HEADQUARTERS.get(`${sideOfUnit(u)} ${dataOf(u).formation}`) ?? -1);
/** [8.10] The headquarters of the formation of a unit, or -1 where it has none. */
export const headquartersOf = (u: Unit): Unit => HQ_OF[u] ?? -1;

export const printedCp = (u: Unit): number => dataOf(u).cp;
