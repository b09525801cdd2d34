import type { TitleFacts } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';
import { OPTIONS, SCENARIOS } from './scenario/options.ts';

/** What is known of the title before its rules are loaded. */
export const OMG85_FACTS: TitleFacts = {
  id: 'omg85',
  name: 'Operation Market Garden',
  editions: [1],
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
  /** What `cost` counts in replies: the smallest unit of a movement cost. */
  furtherFacts: { costUnit: 'operation point' },
};
