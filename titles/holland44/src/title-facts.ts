import { type TitleFacts, yesOrNo } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';

const SCENARIOS = [{ id: 'short' }, { id: 'campaign' }] as const;
export type ScenarioId = (typeof SCENARIOS)[number]['id'];

const OPTIONS = [yesOrNo('balance'), yesOrNo('disengagement'), yesOrNo('isolation')] as const;
export type OptionId = (typeof OPTIONS)[number]['id'];

/** What is known of the title before its rules are loaded. */
export const HOLLAND44_FACTS: TitleFacts = {
  id: 'holland44',
  editions: [1],
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
};
