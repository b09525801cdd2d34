import type { StartWords } from '@bridgehead/client-kit/title';
import type { OptionId, ScenarioId } from '../src/title-facts.ts';
import { EDITION_CHAPTERS_EN, EDITION_WORDS_EN } from './editions.en.ts';

/** What the sides are called. */
export const SIDE_NAMES = { allied: 'Allied', german: 'German' } as const;

/** What the start page says before anything of the title is loaded. */
export const START_EN: StartWords<ScenarioId, OptionId> = {
  name: 'Holland ’44',
  story:
    'Operation Market-Garden: three airborne divisions, one road, and a bridge that may be too far. Two-kilometre hexes from the Belgian canals to Arnhem.',
  costUnit: 'sixth of a Movement Point',
  scenarios: {
    short: { name: 'The Short Game', about: '17 to 20 September 1944, eleven turns.' },
    campaign: { name: 'The Campaign Game', about: '17 to 23 September 1944, twenty turns.' },
  },
  options: {
    'tactical-segler': { name: 'Segler and Richter use Tactical Movement on turns 1 and 2 [27.3.1]' },
    balance: { name: 'One Unknown unit may begin in 6421 [S2.3]' },
    disengagement: { name: 'Disengagement [27.1]' },
    isolation: { name: 'Isolation Attrition [27.2]' },
  },
  rules: EDITION_WORDS_EN,
  chapters: EDITION_CHAPTERS_EN,
};
