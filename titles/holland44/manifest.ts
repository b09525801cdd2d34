/** All that is registered of Holland '44: what can be told before it is loaded, and where the rest of it is. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { MAP_LOOKS } from './client/looks/map.ts';
import { PICTURES } from './client/looks/pictures.ts';
import { SIDE_LOOKS } from './client/looks/sides.ts';
import { HOLLAND44_FACTS } from './src/title-facts.ts';
import { START_EN } from './words/start.en.ts';

export const MANIFEST: TitleManifest = {
  facts: HOLLAND44_FACTS,
  sides: SIDE_LOOKS,
  start: START_EN,
  dice: { least: 1, most: 6, hasFaces: true },
  versions: {
    cycles: {
      balance: [true, false, false],
      disengagement: [true, false],
      isolation: [true, false, false, false, false],
      'tactical-segler': [true, false],
    },
    variants: [{}],
    shares: { short: 9 },
  },
  // Nijmegen and its bridges.
  picture: { x: 10.6, y: -48.7, width: 15, height: 5.2 },
  pictures: PICTURES,
  mapStyle: MAP_LOOKS,
  loadMap: async () => (await import('./src/facts.ts')).MAP_FILE,
  loadRules: async () => (await import('./src/index.ts')).HOLLAND44,
  loadAi: async () => (await import('./ai/index.ts')).HOLLAND44_AI,
  loadWords: async () => (await import('./words/index.ts')).DICTIONARY,
  loadHistory: async () => (await import('./history.ts')).HOLLAND44_HISTORY,
  loadClient: async () => (await import('./client/index.ts')).HOLLAND44_CLIENT,
};
