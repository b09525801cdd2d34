/** Holland '44 as the client shows it. */
import type { TitleClient } from '@bridgehead/client-kit/title';
import { GRID, type HollandView, MAP_FILE } from '../src/facts.ts';
import { START_EN } from '../words/start.en.ts';
import { BRIEFINGS, briefingPartOf, goalsOf } from './briefing.ts';
import { HOLLAND44_CALENDAR, titleVictoryOf } from './calendar.ts';
import { HOLLAND44_CAMPAIGN } from './campaign.ts';
import { HOLLAND44_FORCES } from './forces.ts';
import { creatorOf } from './interactions/registry.ts';
import { HOLLAND44_LESSON } from './lesson/open-lesson.ts';
import { RULEBOOK } from './lesson/rulebook.ts';
import { printedOf } from './looks/counter-look.ts';
import { MAP_LOOKS } from './looks/map.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import { HOLLAND44_LOOKS } from './looks/stack-looks.ts';
import { HOLLAND44_OVERLAYS } from './overlays.ts';
import { AreasPanel } from './panels/areas-panel.tsx';
import { RecordPanel } from './panels/record-panel.tsx';
import { LastDice } from './parts/last-dice.tsx';
import type { PlayContext } from './play-context.ts';
import type { HollandHex } from './query-replies.ts';
import { points, say } from './say.ts';
import { soundOf } from './sounds.ts';
import { HOLLAND44_WORDS } from './words.ts';

export type { Attack, Bond, Moves, Supplied } from './query-replies.ts';

export const HOLLAND44_CLIENT: TitleClient = {
  id: 'holland44',
  name: START_EN.name,
  map: MAP_FILE,
  mapStyle: MAP_LOOKS,
  grid: GRID,
  sides: SIDE_LOOKS,
  words: HOLLAND44_WORDS,
  looks: HOLLAND44_LOOKS,
  calendar: HOLLAND44_CALENDAR,
  overlays: HOLLAND44_OVERLAYS,
  campaign: HOLLAND44_CAMPAIGN,
  forces: HOLLAND44_FORCES,
  victoryOf: titleVictoryOf,
  sideOf: (unit) => printedOf(unit)?.side,
  isSecret: () => false,
  viewerParams: () => ({}),
  objectiveWords: ({ control }: HollandView, hex) =>
    SIDE_LOOKS.flatMap(({ id }) =>
      (id === 'allied' ? control.allied : control.german).includes(hex) ? [say('hex.held', { side: id })] : [],
    ),
  terrainChart: '2.2.2',
  hexEffects: ({ enters, defense }: HollandHex) => [
    enters.foot === enters.mechanized
      ? say('hex.enters', { points: points(enters.foot) })
      : say('hex.enters.both', { foot: points(enters.foot), mechanized: points(enters.mechanized) }),
    ...defense.map(({ label }) => label),
  ],
  hexNotes: ({ held, traffic }: HollandHex) => [
    ...(held === undefined ? [] : [say('hex.held', { side: held })]),
    ...(traffic === true ? [say('hex.traffic')] : []),
  ],
  createInteraction: (kind, context: PlayContext, decision) => creatorOf(kind)(context, decision),
  endings: ['done', 'pass', 'halt', 'end-advance', 'hold', 'stay', 'cancel'],
  remindParams: ({ air }: HollandView) => ({ points: air.points - air.used }),
  rolls: 'dice',
  fights: ['combat-result', 'determined-defense', 'automatic-ds', 'breakthrough'],
  soundOf,
  LastDice,
  AreasPanel,
  RecordPanel,
  briefings: BRIEFINGS,
  briefingPartOf,
  goalsOf,
  lesson: HOLLAND44_LESSON,
  rulebook: RULEBOOK,
  loadReference: async (played) => (await import('./reference/index.ts')).referenceOf(played),
};
