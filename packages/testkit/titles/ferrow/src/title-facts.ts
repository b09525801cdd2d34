import type { TitleFacts } from '@bridgehead/engine';
import { SIDES } from './data/units.ts';
import { OPTIONS, SCENARIOS } from './options.ts';

export type ScenarioId = (typeof SCENARIOS)[number]['id'];
export type OptionId = (typeof OPTIONS)[number]['id'];

/** What is known of the title before its rules are loaded. */
export const FERROW_FACTS: TitleFacts = {
  id: 'ferrow',
  editions: [1],
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
};
