/** Units by number: their printed facts, which never change. Rules in the words of 2.3. */
import { type Game, ofSetUp } from '@bridgehead/engine';
import { rosterOf, type Unit } from '@bridgehead/toolkit';
import { LATER_UNITS } from '../data/later-units.ts';
import {
  type Figures,
  type Morale,
  SIDES,
  type Side,
  TANK_TYPES,
  type UnitData,
  type UnitType,
} from '../data/unit-data.ts';
import { UNITS } from '../data/units.ts';
import { type Rules, rulesFor } from '../editions.ts';

export type { Unit } from '@bridgehead/toolkit';

const ROSTER = rosterOf<Side, UnitData>(UNITS, SIDES, LATER_UNITS);
export const { dataOf, unitNamed, idOf, sideOfUnit, enemyOf } = ROSTER;
export const UNIT_COUNT = ROSTER.all.length;

/** All counters of a side, of whatever edition. */
export const { unitsOf: countersOf } = ROSTER;

/** Those of the first edition: its columns hold no others. */
export const FIRST_COUNT = UNITS.length;
export const ALLIED_COUNT = ROSTER.firstCount;
export const GERMAN_COUNT = FIRST_COUNT - ALLIED_COUNT;
const isOfFirst = (u: Unit): boolean => u < FIRST_COUNT;
/** By how many counters of the second edition the column of a side goes on. */
export const LATER_ALLIED = countersOf('allied').filter((u) => !isOfFirst(u)).length;
export const LATER_GERMAN = UNIT_COUNT - FIRST_COUNT - LATER_ALLIED;

/** Where a unit stands in the columns that are kept by side. */
export function indexInSide(u: Unit): number {
  if (u < ALLIED_COUNT) return u;
  return u < FIRST_COUNT + LATER_GERMAN ? u - ALLIED_COUNT : u - FIRST_COUNT - LATER_GERMAN + ALLIED_COUNT;
}

/** The unit that stands there. */
export function unitAt(side: Side, index: number): Unit {
  if (side === 'german') return index + ALLIED_COUNT;
  return index < ALLIED_COUNT ? index : index - ALLIED_COUNT + FIRST_COUNT + LATER_GERMAN;
}

const GLIDER_PILOTS: Readonly<Record<Rules['gliderPilotUnits'], readonly string[]>> = {
  1: ['uk.1abn.gp'],
  2: ['uk.1abn.gp1', 'uk.1abn.gp2'],
};
const EVERY_PILOT = Object.values(GLIDER_PILOTS).flat();

/** [22.1.3] [25.5] The counters that a game is played with: not all are of the same edition. */
export function rosterFor({ gliderPilotUnits, unknownCount }: Rules): readonly Unit[] {
  const isUsed = (u: Unit): boolean => {
    const { id, status } = dataOf(u);
    if (EVERY_PILOT.includes(id)) return GLIDER_PILOTS[gliderPilotUnits].includes(id);
    return isOfFirst(u) || status !== 'unknown' || unknownCount > FIRST_UNKNOWN_COUNT;
  };
  return ROSTER.all.filter(isUsed);
}
export const FIRST_UNKNOWN_COUNT = 20;

const rosterOfGame = ofSetUp((setUp) => {
  const all = rosterFor(rulesFor(setUp));
  return {
    all,
    allied: all.filter((u) => sideOfUnit(u) === 'allied'),
    german: all.filter((u) => sideOfUnit(u) === 'german'),
  };
});

/** All units of a game, in order. */
export const unitsInGame = (g: Game): readonly Unit[] => rosterOfGame(g).all;

/** All units of a side in a game, in order. */
export const unitsOf = (g: Game, side: Side): readonly Unit[] => rosterOfGame(g)[side];

const { having } = ROSTER;
const typed = (types: readonly UnitType[]): ((u: Unit) => boolean) => having((data) => types.includes(data.type));

const RECONNAISSANCE_TYPES: readonly UnitType[] = ['Daimler Dingo', 'Sdkfz 222', 'Cromwell'];
const MECHANIZED_INFANTRY: readonly UnitType[] = ['Mechanized/Panzergrenadier', 'Motorized Infantry', 'Engineers'];
const VEHICLE_TYPES: readonly UnitType[] = [
  'Artillery',
  'Bridging Unit',
  '88mm Flak',
  ...RECONNAISSANCE_TYPES,
  ...TANK_TYPES,
];

/** [2.3.13] As printed; a Dismounted unit or a Breakdown unit may differ, see `isMechanized` in the rules. */
export const isMechanizedType = typed([...VEHICLE_TYPES, ...MECHANIZED_INFANTRY]);

/** [2.3.14] [18.2.2] Supply Heads count as Vehicle units, although they are not Mechanized. */
export const isVehicle = typed([...VEHICLE_TYPES, 'Airborne Supply Head']);

/** [2.3.16] */
export const isInfantryType = having(
  (data) => !VEHICLE_TYPES.includes(data.type) && data.type !== 'Airborne Supply Head',
);

/** [2.3.15] */
export const isTank = typed(TANK_TYPES);

/** [2.3.13] */
export const isAntiTank = typed(['88mm Flak', 'JgPz IV', 'Jagdpanther']);

/** [23.7] */
export const isReconnaissance = typed(RECONNAISSANCE_TYPES);

/** [2.3.8 of the second edition] Tank and Reconnaissance units; see RULINGS. */
export const isArmored = typed([...TANK_TYPES, ...RECONNAISSANCE_TYPES]);

export const isArtillery = typed(['Artillery']);
export const isFlak = typed(['88mm Flak']);
export const isEngineer = typed(['Engineers']);
export const isBridging = typed(['Bridging Unit']);
export const isSupplyHead = typed(['Airborne Supply Head']);
export const isAirborne = having((data) => data.airborne === true);
export const isElite = having((data) => data.morale === 'elite');
export const isLowQuality = having((data) => data.morale === 'low');
export const isBreakdown = having((data) => data.status === 'breakdown' || data.size === 'BD');
/** One of the two halves of a battalion: both bear its name, and their ids end in `a` and `b`. */
export const isHalf = having(({ demi, name }) => demi === name);
export const isRemnantCounter = having((data) => data.status === 'remnant');
/** [25.1] The empty faces of Unknown units. */
export const isGarrison = having((data) => data.status === 'unknown' && data.steps === 0);

export const moraleOf = (u: Unit): Morale => dataOf(u).morale ?? 'normal';

/** The airborne division a unit belongs to, or undefined; the Poles belong to the 1st [22.5.2]. */
export function divisionOf(u: Unit): '1ABN' | '82ABN' | '101ABN' | undefined {
  const { airborne, formation } = dataOf(u);
  if (airborne !== true) return undefined;
  return formation === '82ABN' || formation === '101ABN' ? formation : '1ABN';
}

/** The Remnant counters by their class; those of a class are alike. */
const REMNANTS = new Map<string, UnitData[]>();
for (const unit of UNITS) {
  if (unit.remnantClass === undefined) continue;
  REMNANTS.set(unit.remnantClass, [...(REMNANTS.get(unit.remnantClass) ?? []), unit]);
}
const remnantsOf = (remnant: string | undefined): readonly UnitData[] => REMNANTS.get(remnant ?? '') ?? [];

/** [11.4] What a three-step unit becomes with one step left. Two-sided Remnants move as their parent did. */
export function remnantFigures(u: Unit): Figures {
  const data = dataOf(u);
  const [counter] = remnantsOf(data.remnant);
  if (counter === undefined) return data.full;
  const [attack, defense, move, armor] = counter.full;
  return data.remnant === 'REM-UK-INF' && !isMechanizedType(u)
    ? [attack, defense, 3, armor]
    : [attack, defense, move, armor];
}

/** [2.3.6] Its morale box may differ from its parent's. */
export const remnantMorale = (u: Unit): Morale => remnantsOf(dataOf(u).remnant)[0]?.morale ?? 'normal';

/** How many Remnants of a class there are. */
export const remnantCount = (remnant: string): number => remnantsOf(remnant).length;
