import type { ChapterText } from '@bridgehead/client-kit/reference';
import { BRIDGE_DEMOLITION, PHASES, WEATHER, WEATHER_EFFECTS } from './tables.en.ts';

export const CHAPTER_3: ChapterText = {
  chapter: '3',
  title: 'Sequence of Play',
  text: 'A day has three turns: AM, PM and night. In each, the Allied player plays all his phases, then the German player his.',
  rules: {
    '3': {
      text: 'A game-turn is the weather (AM turns only), the Allied player-turn, the German player-turn and the Victory Check. The player whose turn it is is called the phasing player. Airlandings are Allied only, Traffic markers German only. Turn 1 begins with the Allied Airlanding Phase [23.1.1].',
      tables: [PHASES],
    },
  },
};

export const CHAPTER_4: ChapterText = {
  chapter: '4',
  title: 'Weather',
  text: 'Two dice in the morning settle the weather of the whole day, and with it how much the Allied air forces can do.',
  rules: {
    '4.1': {
      text: 'Each morning the Allied player rolls two dice: one for the AM turn, one for the PM turn. There is no weather at night. Turn 1 is always Clear.',
      see: ['4.3'],
    },
    '4.2': {
      text: 'The forecast changes both dice of two days: −1 on turns 3 and 4 (18 September), +2 on turns 6 and 7 (19 September).',
    },
    '4.3': { text: 'Each die is read in the column of its turn, after the forecast [4.2].', tables: [WEATHER] },
    '4.4': {
      text: 'The weather decides how many airborne units may land [22.4], how many Air units help attacks [10.7] and how much airborne Artillery is made Ready [17.8.2]. Night turns count as Overcast.',
      tables: [WEATHER_EFFECTS],
    },
  },
};

export const CHAPTER_5: ChapterText = {
  chapter: '5',
  title: 'Bridges',
  text: 'The German player tries to blow bridges as the Allies reach them; the Allies try to take them whole, or rebuild them.',
  rules: {
    '5.1': {
      text: 'In his Bridge Phase a player may advance repairs [5.8] [5.9]; the German player may also blow [5.5] or rewire [5.3.2] bridges. Ferries can never be destroyed.',
    },
    '5.2': {
      text: 'Only the German player blows bridges: as an interruption of the Allied Movement and Combat Phases [5.4] or in his own Bridge Phase [5.5]. One die decides [5.6]. A blown bridge is gone: the hexside is unbridged water. Roads over Minor Rivers have no bridge that could be blown.',
    },
    '5.3': { text: 'A bridge is Wired, Intact or blown, and only a Wired one can be blown.' },
    '5.3.1': {
      text: 'All bridges start Wired except those named in [5.7] and those of the set-up [S1.2]. A failed attempt makes the bridge Intact: it cannot be blown until it is rewired [5.3.2].',
    },
    '5.3.2': {
      text: 'In his Bridge Phase the German player turns an Intact bridge back to Wired if he controls it: a unit of his in Good Order, or an Unknown unit, stands at one end, and the other end holds no Allied unit and no Allied ZOC. His own unit in that hex cancels the ZOC.',
    },
    '5.3.3': { text: 'In one Bridge Phase a bridge may be rewired or blown up, never both.' },
    '5.4': {
      text: 'The German player may roll when an Allied unit moves or advances next to a Wired bridge, or is about to move, attack or advance across it; no German unit need be near. If he fails the bridge is Intact. If he declines it is Intact too, unless the unit only came adjacent and no Allied unit stands at the other end: we take “controlled” to mean occupied, a ZOC is not enough.',
      see: ['5.6'],
    },
    '5.5': {
      text: 'In his own Bridge Phase the German player may try to blow a Wired bridge if a German and an Allied unit, both in Good Order (our ruling for the Allied one), are within one hex of it. The German unit must be at the bridge, or reach it without passing enemy units or an enemy ZOC Bond. Distance counts from the nearer end. A failure leaves the bridge Intact.',
    },
    '5.6': { text: 'One die; a modified roll below 1 counts as 1.', tables: [BRIDGE_DEMOLITION] },
    '5.7': {
      text: 'Three road bridges can never be blown: Arnhem (6022/6122), Nijmegen (5321/5421), Westervoort (6123/6124). Grave (4816/4817) cannot be blown while the Allies play turn 1, and on that turn it becomes Intact as soon as an Allied unit has crossed it or Allied units stand at both ends. An attack over it is not a crossing.',
    },
    '5.8': {
      text: 'An Allied Bridging unit in Good Order, in supply and not Engaged beside a blown bridge repairs it, if the far end has no enemy unit and no enemy ZOC (a friendly unit there cancels the ZOC). One Bridge Phase puts it Under Repair, a later one makes it Intact. It may work on every bridge beside it at once. Railway bridges over Major Rivers are lost for good, and the work is lost if enemies stand at both ends.',
      see: ['23.2'],
    },
    '5.9': {
      text: 'Without a Bridging unit, a blown bridge is repaired in the same two stages if every enemy unit is at least five hexes away and its road leads by an unbroken supply road [18.3.2] to a friendly Entry Area. For the Allies it must lie south of their northernmost Bridging unit (by row). A German repair leaves it Wired, an Allied one Intact. It is the only German way of repair; bridges without a road need a Bridging unit.',
    },
  },
};
