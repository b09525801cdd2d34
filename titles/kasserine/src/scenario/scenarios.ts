/** [18] The scenarios, and the option of 5.1.6: what is told before the rules are loaded. */
import { type OptionSpec, yesOrNo } from '@bridgehead/engine';

export const SCENARIOS = [{ id: 'faid' }, { id: 'campaign' }, { id: 'decide' }] as const;

export const OPTIONS = [yesOrNo('historical-weather')] as const satisfies readonly OptionSpec[];
