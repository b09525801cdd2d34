import type { StartWords } from '@bridgehead/client-kit/title';
import type { OptionId, ScenarioId } from '../src/title-facts.ts';

/** What the start page says before anything of the title is loaded. */
export const START_EN: StartWords<ScenarioId, OptionId> = {
  name: 'Ferrow Water',
  story: 'Two small armies dispute the crossings of an invented river. A title for tests: it has one of everything.',
  costUnit: 'movement point',
  scenarios: {
    crossing: {
      name: 'The Crossing',
      about: 'The uplands come down to the river, the lowlands hold its two towns. Six turns.',
    },
  },
  options: {
    decoys: {
      name: 'Decoys a side [2.2]',
      listed: { name: 'Decoys', values: { 0: 'None', 1: 'One a side', 2: 'Two a side' } },
    },
  },
};

export const SIDE_NAMES = { upland: 'Upland', lowland: 'Lowland' } as const;
