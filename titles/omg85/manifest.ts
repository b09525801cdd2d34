/** All that is registered of Operation Market Garden: what can be told before it is loaded, and where the rest of it is. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { MAP_LOOKS } from './client/looks/map.ts';
import { PICTURES } from './client/looks/pictures.ts';
import { SIDE_LOOKS } from './client/looks/sides.ts';
import { OMG85_FACTS } from './src/title-facts.ts';
import { START_EN } from './words/start.en.ts';

export const MANIFEST: TitleManifest = {
  facts: OMG85_FACTS,
  sides: SIDE_LOOKS,
  start: START_EN,
  // Percentages, the random of a volley from 80 to 120, costs from nothing.
  dice: { least: 0, most: 120, hasFaces: false },
  versions: {
    cycles: {
      level: [3, 1, 2, 4],
      'historical-weather': [true, false, false],
      'change-plots': [true, false, false, false, false],
      'weak-unsupplied': [true, false, false, false, false, false, false],
    },
    variants: [{}, { advanced: true }, { hidden: true }, { advanced: true, hidden: true }],
    shares: {},
  },
  // Nijmegen and its bridges.
  picture: { x: 3, y: 6.8, width: 12, height: 4.2 },
  pictures: PICTURES,
  mapStyle: MAP_LOOKS,
  loadMap: async () => (await import('./src/facts.ts')).MAP_FILE,
  loadRules: async () => (await import('./src/index.ts')).OMG85,
  loadAi: async () => (await import('./ai/index.ts')).OMG85_AI,
  loadWords: async () => (await import('./words/index.ts')).DICTIONARY,
  loadHistory: async () => (await import('./history.ts')).OMG85_HISTORY,
  loadClient: async () => (await import('./client/index.ts')).OMG85_CLIENT,
};
