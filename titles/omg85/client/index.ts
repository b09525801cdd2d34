/** Operation Market Garden as the client shows it. */
import './omg85.css';
import { isSide } from '@bridgehead/client-kit/looks';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { MAP_FILE, type MarketGardenView } from '../src/facts.ts';
import { START_EN } from '../words/start.en.ts';
import { SIDE_OF } from './battle-reports.ts';
import { BRIEFINGS, goalsOf } from './briefing.ts';
import { OMG85_CALENDAR, titleVictoryOf } from './calendar.ts';
import { OMG85_CAMPAIGN } from './campaign.ts';
import { OMG85_FORCES } from './forces.ts';
import { CLASSIC_KEYS } from './interactions/classic-keys.ts';
import { creatorOf } from './interactions/registry.ts';
import { OMG85_LESSON } from './lesson/lesson.ts';
import { RULEBOOK } from './lesson/rulebook.ts';
import { MAP_LOOKS } from './looks/map.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import { OMG85_LOOKS } from './looks/stack-looks.ts';
import { OMG85_OVERLAYS } from './overlays.ts';
import { AreasPanel } from './panels/areas-panel.tsx';
import { RecordPanel } from './panels/record-panel.tsx';
import { LastRolls } from './parts/last-rolls.tsx';
import type { PlayContext } from './play-context.ts';
import type { MarketGardenHex } from './query-replies.ts';
import { say } from './say.ts';
import { GRID, OMG85_WORDS } from './words.ts';

/** [10] The hexes that count for victory. */
const OBJECTIVES: ReadonlySet<string> = new Set(
  MAP_FILE.marks.filter(({ mark }) => mark === 'objective').map(({ hex }) => hex),
);

export const OMG85_CLIENT: TitleClient = {
  id: 'omg85',
  name: START_EN.name,
  map: MAP_FILE,
  mapStyle: MAP_LOOKS,
  grid: GRID,
  sides: SIDE_LOOKS,
  words: OMG85_WORDS,
  looks: OMG85_LOOKS,
  calendar: OMG85_CALENDAR,
  overlays: OMG85_OVERLAYS,
  campaign: OMG85_CAMPAIGN,
  forces: OMG85_FORCES,
  victoryOf: titleVictoryOf,
  sideOf: (unit) => SIDE_OF.get(unit),
  isSecret: ({ options }: MarketGardenView) => options.hidden === true,
  viewerParams: (side) => (isSide(SIDE_LOOKS, side) ? { viewer: side } : {}),
  objectiveWords: ({ allied }: MarketGardenView, hex) =>
    OBJECTIVES.has(hex) ? [say('hex.held', { side: allied.includes(hex) ? 'allied' : 'german' })] : [],
  terrainChart: '8.7',
  hexEffects: ({ enters, armorInto }: MarketGardenHex) => [
    say('hex.enters', enters),
    ...(armorInto < 1 ? [say('hex.armor', { percent: Math.round(armorInto * 100) })] : []),
  ],
  hexNotes: ({ owner }: MarketGardenHex) => (owner === undefined ? [] : [say('hex.held', { side: owner })]),
  createInteraction: (kind, context: PlayContext, decision) => creatorOf(kind)(context, decision),
  endings: ['pass', 'no-drive', 'combat'],
  remindParams: ({ air, side }: MarketGardenView) => ({ points: side === 'german' ? air.german : air.allied }),
  rolls: 'hundreds',
  LastDice: LastRolls,
  AreasPanel,
  RecordPanel,
  briefings: BRIEFINGS,
  goalsOf,
  lesson: OMG85_LESSON,
  rulebook: RULEBOOK,
  learn: START_EN.learn,
  loadReference: async () => (await import('./reference/index.ts')).OMG85_REFERENCE,
  keys: CLASSIC_KEYS,
  fights: ['battle', 'volley', 'strike-hit', 'bombed'],
};
