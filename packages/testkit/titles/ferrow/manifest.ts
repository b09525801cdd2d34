/** All that is registered of Ferrow Water: what can be told before it is loaded, and where the rest of it is. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { MAP_LOOKS } from './client/map.ts';
import { SIDE_LOOKS } from './client/sides.ts';
import { FERROW_FACTS } from './src/title-facts.ts';
import { START_EN } from './words/start.en.ts';

export const MANIFEST: TitleManifest = {
  facts: FERROW_FACTS,
  sides: SIDE_LOOKS,
  start: START_EN,
  dice: { least: 1, most: 6, hasFaces: false },
  versions: { cycles: { decoys: [0, 1, 2] }, variants: [{}], shares: {} },
  picture: { x: 0, y: 0, width: 6, height: 4 },
  mapStyle: MAP_LOOKS,
  loadMap: async () => (await import('./src/facts.ts')).MAP_FILE,
  loadRules: async () => (await import('./src/index.ts')).FERROW,
  loadWords: async () => (await import('./words/index.ts')).DICTIONARY,
  loadClient: async () => (await import('./client/index.ts')).FERROW_CLIENT,
};
