import type { TitleFacts } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';
import { OPTIONS, SCENARIOS } from './scenario/scenarios.ts';

export type ScenarioId = (typeof SCENARIOS)[number]['id'];
export type OptionId = (typeof OPTIONS)[number]['id'];

/** What is known of the title before its rules are loaded. */
export const KASSERINE_FACTS: TitleFacts = {
  id: 'kasserine',
  editions: [1],
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
};
