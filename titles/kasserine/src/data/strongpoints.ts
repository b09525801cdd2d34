/** [14.3.1] The strongpoints at the start and the number of counters [design: oob-notes 10]. */
import type { Side } from './unit-data.ts';

export const STRONGPOINT_COUNTERS: Readonly<Record<Side, number>> = { allied: 14, axis: 10 };

interface AtStart {
  readonly allied: readonly string[];
  readonly axis: readonly string[];
}

export const STRONGPOINTS_AT_START: Readonly<Record<string, AtStart>> = {
  faid: { allied: ['6324', '6127'], axis: [] },
  campaign: { allied: ['5823', '6128', '5928', '6007', '6107'], axis: ['6407'] },
  decide: { allied: ['3119', '4111', '4211', '2427', '2123'], axis: ['6407'] },
};

/** [18.2.4] Where 21st Panzer stands at the start of option A, it has a strongpoint more. */
export const STRONGPOINT_OF_OPTION_A = '6324';
