import type { TitleFacts } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';
import { OPTIONS, SCENARIOS } from './scenario/scenarios.ts';

/** What is known of the title before its rules are loaded. */
export const KASSERINE_FACTS: TitleFacts = {
  id: 'kasserine',
  name: 'Decision at Kasserine',
  editions: [1],
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
  furtherFacts: { costUnit: 'half movement point' },
};
