import { rosterOf } from '@bridgehead/toolkit';
import { SIDES, type Side, UNITS, type UnitData } from './data/units.ts';

export type { Unit } from '@bridgehead/toolkit';

const ROSTER = rosterOf<Side, UnitData>(UNITS, SIDES);
export const { all: ALL_UNITS, dataOf, unitNamed, idOf, sideOfUnit, enemyOf, unitsOf } = ROSTER;
