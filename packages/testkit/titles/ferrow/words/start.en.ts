import type { OptionGroup, StartWords } from '@bridgehead/client-kit/title';

/** What the start page says before anything of the title is loaded. */
export const START_EN: StartWords = {
  story: 'Two small armies dispute the crossings of an invented river. A title for tests: it has one of everything.',
  scenarios: { crossing: 'The uplands come down to the river, the lowlands hold its two towns. Six turns.' },
};

export const SIDE_NAMES = { upland: 'Upland', lowland: 'Lowland' } as const;

export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    id: 'decoys',
    name: 'Decoys',
    choices: [
      { name: 'None' },
      { name: 'One a side', option: 'one-decoy' },
      { name: 'Two a side', option: 'two-decoys' },
    ],
  },
];
