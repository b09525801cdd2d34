import type { OptionGroup, StartWords } from '@bridgehead/client-kit/title';

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
    firstHint: 'Eleven small steps on a small position. Five minutes.',
    rulebook: 'You played it in 1985',
    rulebookHint: 'One page: where on the screen everything of the menus is, and the keys, old and new.',
  },
};

export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    id: 'level',
    name: 'Level',
    choices: [
      { name: '1: hardest for the Allies', option: 'level-1' },
      { name: '2: hard for the Allies', option: 'level-2' },
      { name: '3: historical' },
      { name: '4: easiest for the Allies', option: 'level-4' },
    ],
  },
  { id: 'version', name: 'Version', choices: [{ name: 'Intermediate' }, { name: 'Advanced', option: 'advanced' }] },
  { id: 'units', name: 'Units', choices: [{ name: 'Open' }, { name: 'Hidden until they are met', option: 'hidden' }] },
  {
    id: 'weather',
    name: 'Weather',
    choices: [{ name: 'Random' }, { name: 'Historical', option: 'historical-weather' }],
  },
];
