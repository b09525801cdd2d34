import type { StartWords } from '@bridgehead/client-kit/title';

/** What the sides are called. */
export const SIDE_NAMES = { allied: 'Allied', german: 'German' } as const;

/** What the start page says before anything of the title is loaded. */
export const START_EN: StartWords = {
  story:
    'The same campaign as the computer wargame of 1985 told it: operation points, plotted attacks, efficiency and fatigue, and units that may be hidden.',
  scenarios: {
    historical: 'Everybody where he was on 17 September 1944. Ten days, one turn a day.',
    free: 'The Allied player chooses drop zones and supply sources; the Germans stand elsewhere.',
  },
  learn: {
    first: 'First time at a hex wargame, or at this one',
    firstHint: 'One turn in small steps on a small position. Ten minutes.',
    rulebook: 'You played it in 1985',
    rulebookHint: 'One page: where on the screen everything of the menus is, and the keys, old and new.',
  },
  options: {
    level: {
      name: 'Level',
      values: {
        1: '1: hardest for the Allies',
        2: '2: hard for the Allies',
        3: '3: historical',
        4: '4: easiest for the Allies',
      },
    },
    advanced: { name: 'Version', values: { false: 'Intermediate', true: 'Advanced' } },
    hidden: { name: 'Units', values: { false: 'Open', true: 'Hidden until they are met' } },
    'historical-weather': { name: 'Weather', values: { false: 'Random', true: 'Historical' } },
  },
};
