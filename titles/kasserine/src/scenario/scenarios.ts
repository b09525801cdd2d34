/** [18] The scenarios, and the option of 5.1.6: what is told before the rules are loaded. */
import { type OptionSpec, yesOrNo } from '@bridgehead/engine';

export const SCENARIOS = [
  { id: 'faid', name: 'Faid Pass' },
  { id: 'campaign', name: 'Kasserine Campaign' },
  { id: 'decide', name: 'The Axis Decide' },
] as const;

export const OPTIONS: readonly OptionSpec[] = [yesOrNo('historical-weather', 'Historical weather [5.1.6]')];
