import type { TitleFacts } from '@bridgehead/engine';
import { SIDES } from './data/units.ts';
import { OPTIONS, SCENARIOS } from './options.ts';

/** What is known of the title before its rules are loaded. */
export const FERROW_FACTS: TitleFacts = {
  id: 'ferrow',
  name: 'Ferrow Water',
  editions: [1],
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
  furtherFacts: { costUnit: 'movement point' },
};
