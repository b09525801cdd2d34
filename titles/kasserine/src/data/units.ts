/** [2.2] Every ground unit, those of the Allies first. */
import { ALLIED_UNITS } from './allied-units.ts';
import { AXIS_UNITS } from './axis-units.ts';
import type { UnitData } from './unit-data.ts';

export const UNITS: readonly UnitData[] = [...ALLIED_UNITS, ...AXIS_UNITS];
