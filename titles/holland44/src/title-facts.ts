import { type TitleFacts, yesOrNo } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';
import { EDITIONS, FIRST_EDITION, RULE_SPECS, SECOND_EDITION } from './editions.ts';

const SCENARIOS = [{ id: 'short' }, { id: 'campaign' }] as const;
export type ScenarioId = (typeof SCENARIOS)[number]['id'];

const OPTIONS = [
  { ...yesOrNo('balance'), editions: [FIRST_EDITION] },
  yesOrNo('disengagement'),
  yesOrNo('isolation'),
  { ...yesOrNo('tactical-segler'), editions: [SECOND_EDITION] },
] as const;
export type OptionId = (typeof OPTIONS)[number]['id'];

/** What is known of the title before its rules are loaded. */
export const HOLLAND44_FACTS: TitleFacts = {
  id: 'holland44',
  editions: EDITIONS,
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
  rules: RULE_SPECS,
};
