/** The words and names of which choices, events and answers are made. */
import { code, dieOf, name, text, whole } from '@bridgehead/engine/contract';
import { LOCATION_NAMES } from '../data/objectives.ts';
import { SIDES } from '../data/unit-data.ts';
import { ARRIVALS } from '../tables/air-arrival.ts';
import { CRTS, RESULTS } from '../tables/combat-results.ts';
import { PLANS } from '../tables/plans.ts';
import { WEATHERS } from '../tables/weather.ts';

export const side = code(SIDES);
export const crt = code(CRTS);
export const result = code(RESULTS);
export const weather = code(WEATHERS);
export const plan = code(PLANS);
export const arrival = code(ARRIVALS);
export const location = code(LOCATION_NAMES);
/** [2.4] One die of six. */
export const die = dieOf(6);
/** An air unit. */
export const air = name('air');
export const steps = whole(0, 99);
export const strength = whole(0, 200);
export const modifier = whole(-20, 20);
/** A column of the table: `3-1`. */
export const odds = text;
export const turn = whole(1, 18);

export const OPTIONS_OF_AXIS = ['A', 'B'] as const;
export const option = code(OPTIONS_OF_AXIS);
export const MODES = ['travel', 'deployed'] as const;
export const mode = code(MODES);
/** Why a retreat is made. */
export const RETREATS = ['assault', 'mobile', 'evasion'] as const;
