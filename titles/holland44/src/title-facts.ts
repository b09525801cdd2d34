import { type TitleFacts, yesOrNo } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';

/** What is known of the title before its rules are loaded. */
export const HOLLAND44_FACTS: TitleFacts = {
  id: 'holland44',
  name: 'Holland ’44',
  editions: [1],
  scenarios: [
    { id: 'short', name: 'The Short Game' },
    { id: 'campaign', name: 'The Campaign Game' },
  ],
  sides: SIDES,
  options: [
    yesOrNo('balance', 'One Unknown unit may begin in 6421 [S2.3]'),
    yesOrNo('disengagement', 'Disengagement [27.1]'),
    yesOrNo('isolation', 'Isolation Attrition [27.2]'),
  ],
  /** What `cost` counts in replies: the smallest unit of a movement cost. */
  furtherFacts: { costUnit: 'sixth of a Movement Point' },
};
