/** Decision at Kasserine as the client shows it. */
import './kasserine.css';
import { isSide } from '@bridgehead/client-kit/looks';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { MAP_FILE, type ToldView } from '../src/facts.ts';
import { START_EN } from '../words/start.en.ts';
import { SIDE_OF } from './battle-reports.ts';
import { BRIEFINGS, goalsOf } from './briefing.ts';
import { KASSERINE_CALENDAR, victoryOf } from './calendar.ts';
import { KASSERINE_CAMPAIGN } from './campaign.ts';
import { KASSERINE_FORCES } from './forces.ts';
import { hexEffects, hexNotes, type KasserineHex } from './hex-words.ts';
import { creatorOf } from './interactions/registry.tsx';
import { KASSERINE_LESSON } from './lesson/lesson.ts';
import { RULEBOOK } from './lesson/rulebook.ts';
import { MAP_LOOKS } from './looks/map.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import { KASSERINE_LOOKS } from './looks/stack-looks.ts';
import { KASSERINE_OVERLAYS } from './overlays.ts';
import { AreasPanel } from './panels/areas-panel.tsx';
import { RecordPanel } from './panels/record-panel.tsx';
import { LastDice } from './parts/last-dice.tsx';
import type { PlayContext } from './play-context.ts';
import { say } from './say.ts';
import { soundOf } from './sounds.ts';
import { objectivesOf } from './victory-sets.ts';
import { GRID, KASSERINE_WORDS } from './words.ts';

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
  overlays: KASSERINE_OVERLAYS,
  campaign: KASSERINE_CAMPAIGN,
  forces: KASSERINE_FORCES,
  victoryOf,
  sideOf: (unit) => SIDE_OF.get(unit),
  // [10.3.4] [18.2.7] Fire-support markers and the plan are hidden in every game.
  isSecret: () => true,
  viewerParams: (side) => (isSide(SIDE_LOOKS, side) ? { viewer: side } : {}),
  objectiveWords: (view: ToldView, hex) =>
    objectivesOf(view)
      .filter((one) => one.hex === hex)
      .map(({ side }) => say('hex.held', { side })),
  hexEffects: (hex: KasserineHex) => hexEffects(hex),
  hexNotes: (hex: KasserineHex) => hexNotes(hex),
  terrainChart: '7.3',
  createInteraction: (kind, context: PlayContext, decision) => creatorOf(kind)(context, decision),
  endings: ['done', 'end-movement', 'end-declaration'],
  remindParams: () => ({}),
  rolls: 'dice',
  fights: ['combat', 'evasion'],
  soundOf,
  LastDice,
  AreasPanel,
  RecordPanel,
  briefings: BRIEFINGS,
  goalsOf,
  lesson: KASSERINE_LESSON,
  rulebook: RULEBOOK,
  learn: START_EN.learn,
  loadReference: async () => (await import('./reference/index.ts')).KASSERINE_REFERENCE,
};
