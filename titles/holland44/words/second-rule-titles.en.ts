/** What the numbered rules of the second book are called here: as in the first, but for those that only it has. */
import { SECOND_RULES } from '../src/rules/second-edition.ts';
import { RULE_TITLES } from './rule-titles.en.ts';

const OWN_TITLES: Readonly<Record<string, string>> = {
  '5.7.1': 'bridges that are never blown',
  '5.7.2': 'Grave on turn 1',
  '6.2': 'Free-Stacking units',
  '8.3.1': 'how far, and where it stops',
  '10.2.4': 'Independent units',
  '11.4.2': 'forming one is optional',
  '11.4.3': 'its counter comes back',
  '12.2.3': 'the colours of the results',
  '12.2.4': 'modifiers',
  '12.4': 'when it fails',
  '15.5.1': 'stops in enemy ZOCs',
  '25.3': 'revealing lone ones',
  '27.1.1': 'when',
  '27.1.3': 'who rolls',
  '27.1.4': 'the retreat',
  '27.3': 'play balance',
  '27.3.1': 'Segler and Richter',
  'S2.3': 'its victory',
};

export const SECOND_RULE_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  SECOND_RULES.map(({ rule, identity }) => [rule, OWN_TITLES[rule] ?? RULE_TITLES[identity] ?? '']),
);
