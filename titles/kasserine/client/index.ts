/** Decision at Kasserine as the client shows it. So far every decision is made with the general chooser. */
import { isSide } from '@bridgehead/client-kit/looks';
import { ask, createAnyInteraction, type HexReport, say } from '@bridgehead/client-kit/play';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { MAP_FILE, UNITS } from '../src/facts.ts';
import { START_EN } from '../words/start.en.ts';
import { KASSERINE_CALENDAR, victoryOf } from './calendar.ts';
import { KASSERINE_LESSON } from './lesson.ts';
import { KASSERINE_LOOKS } from './looks.ts';
import { MAP_LOOKS } from './map.ts';
import { AreasPanel, LastDice, RecordPanel } from './panels.tsx';
import { SIDE_LOOKS } from './sides.ts';
import { GRID, KASSERINE_WORDS } from './words.ts';

/** The side whose a location is. */
interface KasserineHex extends HexReport {
  readonly held?: string;
}

export const KASSERINE_CLIENT: TitleClient = {
  id: 'kasserine',
  name: START_EN.name,
  map: MAP_FILE,
  mapStyle: MAP_LOOKS,
  grid: GRID,
  sides: SIDE_LOOKS,
  words: KASSERINE_WORDS,
  looks: KASSERINE_LOOKS,
  calendar: KASSERINE_CALENDAR,
  overlays: {
    list: [
      { name: 'numbers', icon: 'numbers' },
      { name: 'hide', icon: 'hide' },
    ],
    layers: ['standing'],
    standing: () => [],
    scout: async ({ game }, unit) => {
      const hexes = (await ask(game, 'moves', { units: [unit] }))?.ends.flatMap(({ hex }) => hex ?? []) ?? [];
      return [{ kind: 'hexes', hexes, look: 'reach' }];
    },
    mayScout: ({ hex }) => hex !== undefined,
  },
  victoryOf,
  sideOf: (unit) => UNITS.find(({ id }) => id === unit)?.side,
  // [10.3.4] [18.2.7] Fire-support markers and the plan are hidden in every game.
  isSecret: () => true,
  viewerParams: (side) => (isSide(SIDE_LOOKS, side) ? { viewer: side } : {}),
  hexNotes: ({ held }: KasserineHex) => (held === undefined ? [] : [say('hex.held', { side: held })]),
  hexEffects: () => [],
  terrainChart: '7.3',
  createInteraction: (_kind, context, decision) => createAnyInteraction(context, decision),
  endings: ['done', 'end-movement', 'end-declaration'],
  remindParams: () => ({}),
  rolls: 'dice',
  fights: ['combat'],
  LastDice,
  AreasPanel,
  RecordPanel,
  lesson: KASSERINE_LESSON,
  rulebook: ['declared'],
  loadReference: async () => (await import('./reference.en.ts')).KASSERINE_REFERENCE,
};
