/** All that is registered of Decision at Kasserine: what can be told before it is loaded, and where the rest of it is. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { MAP_LOOKS } from './client/looks/map.ts';
import { PICTURES } from './client/looks/pictures.ts';
import { SIDE_LOOKS } from './client/looks/sides.ts';
import { KASSERINE_FACTS } from './src/title-facts.ts';
import { START_EN } from './words/start.en.ts';

export const MANIFEST: TitleManifest = {
  facts: KASSERINE_FACTS,
  sides: SIDE_LOOKS,
  start: START_EN,
  // A die of six; chits are drawn by their number, the plan by its letter.
  dice: { least: 0, most: 30, hasFaces: true },
  versions: {
    cycles: { 'historical-weather': [false, false, true] },
    variants: [{}],
    shares: { faid: 10, decide: 2, campaign: 1 },
  },
  // From Kasserine Pass to Sbeitla.
  picture: { x: 16, y: 17, width: 20, height: 8 },
  pictures: PICTURES,
  mapStyle: MAP_LOOKS,
  loadMap: async () => (await import('./src/facts.ts')).MAP_FILE,
  relief: new URL('./map/pictures/relief.webp', import.meta.url).href,
  loadRules: async () => (await import('./src/index.ts')).KASSERINE,
  loadAi: async () => (await import('./ai/index.ts')).KASSERINE_AI,
  loadWords: async () => (await import('./words/index.ts')).DICTIONARY,
  loadHistory: async () => (await import('./history.ts')).KASSERINE_HISTORY,
  loadClient: async () => (await import('./client/index.ts')).KASSERINE_CLIENT,
};
