/** Ferrow Water as the client shows it. It has no interactions of its own: every decision is made with the general chooser. */
import { isSide } from '@bridgehead/client-kit/looks';
import { asker, createAnyInteraction, say } from '@bridgehead/client-kit/play';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { type FerrowView, MAP_FILE, type Replies, UNITS } from '../src/facts.ts';
import { START_EN } from '../words/start.en.ts';
import { FERROW_CALENDAR, victoryOf } from './calendar.ts';
import { FERROW_LESSON } from './lesson.ts';
import { FERROW_LOOKS } from './looks.ts';
import { MAP_LOOKS } from './map.ts';
import { AreasPanel, LastDice, RecordPanel } from './panels.tsx';
import { SIDE_LOOKS } from './sides.ts';
import { FERROW_WORDS, GRID } from './words.ts';

const ask = asker<Replies>();

export const FERROW_CLIENT: TitleClient = {
  id: 'ferrow',
  name: START_EN.name,
  map: MAP_FILE,
  mapStyle: MAP_LOOKS,
  grid: GRID,
  sides: SIDE_LOOKS,
  words: FERROW_WORDS,
  looks: FERROW_LOOKS,
  calendar: FERROW_CALENDAR,
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
  isSecret: ({ options }: FerrowView) => Object.values(options).includes(true),
  viewerParams: (side) => (isSide(SIDE_LOOKS, side) ? { viewer: side } : {}),
  hexNotes: ({ held }: Replies['hex']) => (held === undefined ? [] : [say('hex.held', { side: held })]),
  hexEffects: () => [],
  terrainChart: '4.3',
  createInteraction: (_kind, context, decision) => createAnyInteraction(context, decision),
  endings: ['done', 'stay'],
  remindParams: () => ({}),
  rolls: 'dice',
  fights: ['battle'],
  LastDice,
  AreasPanel,
  RecordPanel,
  lesson: FERROW_LESSON,
  rulebook: ['decoys'],
  loadReference: async () => (await import('./reference.en.ts')).FERROW_REFERENCE,
};
