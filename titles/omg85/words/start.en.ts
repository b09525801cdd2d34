import type { StartWords } from '@bridgehead/client-kit/title';
import type { OptionId, ScenarioId } from '../src/title-facts.ts';

/** What the sides are called. */
export const SIDE_NAMES = { allied: 'Allied', german: 'German' } as const;

/** What the start page says before anything of the title is loaded. */
export const START_EN: StartWords<ScenarioId, OptionId> = {
  name: 'Operation Market Garden',
  story:
    'The same campaign as the computer wargame of 1985 told it: operation points, plotted attacks, efficiency and fatigue, and units that may be hidden.',
  costUnit: 'operation point',
  scenarios: {
    historical: {
      name: 'Historical Set-Up',
      about: 'Every unit where it stood on 17 September 1944. Ten turns of one day each.',
    },
    free: {
      name: 'Free Set-Up',
      about: 'The Allied player chooses drop zones and supply sources; the Germans stand elsewhere.',
    },
  },
  learn: {
    first: 'First time at a hex wargame, or at this one',
    firstHint: 'One turn in small steps on a small position. Ten minutes.',
    rulebook: 'You played it in 1985',
    rulebookHint: 'One page: where on the screen everything of the menus is, and the keys, old and new.',
  },
  options: {
    level: {
      name: 'Level of play, 1 the hardest for the Allies [2.1]',
      listed: {
        name: 'Level',
        values: {
          1: '1: hardest for the Allies',
          2: '2: hard for the Allies',
          3: '3: historical',
          4: '4: easiest for the Allies',
        },
      },
    },
    advanced: {
      name: 'The Advanced game [2.1]',
      listed: { name: 'Version', values: { false: 'Intermediate', true: 'Advanced' } },
    },
    hidden: {
      name: 'Hidden units [2.1]',
      listed: { name: 'Units', values: { false: 'Open', true: 'Hidden until they are met' } },
    },
    'historical-weather': {
      name: 'Historical weather [3.1]',
      listed: { name: 'Weather', values: { false: 'Random', true: 'Historical' } },
    },
    'change-plots': { name: 'Combat plots may be changed until combat begins [8.15]' },
    'weak-unsupplied': { name: 'Unsupplied units fire at half strength, as the text has it [5.4]' },
  },
};
