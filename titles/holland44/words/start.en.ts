import type { StartWords } from '@bridgehead/client-kit/title';

/** What the sides are called. */
export const SIDE_NAMES = { allied: 'Allied', german: 'German' } as const;

/** What the start page says before anything of the title is loaded. */
export const START_EN: StartWords = {
  story:
    'Operation Market-Garden: three airborne divisions, one road, and a bridge that may be too far. Two-kilometre hexes from the Belgian canals to Arnhem.',
  scenarios: {
    short: '17 to 20 September 1944, eleven turns.',
    campaign: '17 to 23 September 1944, twenty turns.',
  },
};
