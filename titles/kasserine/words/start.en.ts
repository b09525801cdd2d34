import type { StartWords } from '@bridgehead/client-kit/title';
import type { OptionId, ScenarioId } from '../src/title-facts.ts';

/** What the start page says before anything of the title is loaded. */
export const START_EN: StartWords<ScenarioId, OptionId> = {
  name: 'Decision at Kasserine',
  story:
    'Tunisia, February 1943. Two panzer divisions break out of the passes of the Eastern Dorsal; the Allies must hold the roads to Tebessa, Thala and Le Kef until the Axis has run out of time.',
  costUnit: 'half a movement point',
  scenarios: {
    faid: {
      name: 'Faid Pass',
      about:
        '30 January to 1 February 1943. 21st Panzer takes the pass from the French before an American command comes up. Six turns.',
    },
    campaign: {
      name: 'Kasserine Campaign',
      about:
        '14 to 22 February 1943, from Sidi bou Zid to Thala. The Axis has three ways to win, the last of them secret. Eighteen turns.',
    },
    decide: {
      name: 'The Axis Decide',
      about: '19 to 22 February 1943. The plan is drawn at once: Tebessa, Thala, Sbiba or El Ala? Eight turns.',
    },
  },
  options: { 'historical-weather': { name: 'Historical weather [5.1.6]' } },
  learn: {
    first: 'I have never played such a game',
    firstHint: 'One attack west of the Faid Pass, step by step: ten minutes.',
    rulebook: 'I know the game',
    rulebookHint: 'Where everything of the table is on this screen.',
  },
};

export const SIDE_NAMES = { allied: 'Allied', axis: 'Axis' } as const;
