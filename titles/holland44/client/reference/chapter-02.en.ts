import type { ChapterText } from '@bridgehead/client-kit/reference';
import { COMBAT_TERRAIN, MOVEMENT_COSTS, UNIT_TYPES } from './tables.en.ts';

export const CHAPTER_2: ChapterText = {
  chapter: '2',
  title: 'Contents',
  text: 'What lies on the table: the map, the units and what is printed on them, and the markers that note their state.',
  rules: {
    '2.1': {
      text: 'The board game comes with a map, counters, charts and two dice. Here the program keeps all of them: there is nothing to sort, lay out or look up.',
    },
    '2.2': {
      text: 'The map runs from the Dutch-Belgian border in the south to the land beyond Arnhem in the north: rows 10 to 67, columns 01 to 26. A hex is named by row and column: 5320 is row 53, column 20. Around it lie the Entry Areas A to O [19.2].',
    },
    '2.2.1': { text: 'A hex is about two kilometres across.' },
    '2.2.2': {
      text: 'Each hex has one ground (Clear, Woods, Polder, Polder with Woods, Marsh or City) and may hold a Town or a Village besides. Water runs along hexsides; roads and railways cross them. The two tables say what that means for movement [8.1] and combat [10.8.1].',
      tables: [MOVEMENT_COSTS, COMBAT_TERRAIN],
    },
    '2.2.3': {
      text: 'A Minor River that passes between two City hexes, or between two Marsh hexes, does not count: it costs nothing to cross and protects nobody. On our map such hexsides are still drawn, so that the river stays one line.',
    },
    '2.3': {
      text: 'A counter shows attack, defense and movement as three figures, and around them the type, the size, the Formation [10.2.2], the morale [2.3.6] and, for tanks and guns, the Armor Rating [2.3.10].',
    },
    '2.3.1': {
      text: 'Whatever has a Defense Strength is a combat unit. Everything else is a marker, which neither fights nor counts for stacking [6.1].',
    },
    '2.3.2': {
      text: 'The first figure: what the unit brings to an attack. With 0 it cannot attack [9.1]; Artillery shows S and supports instead [17.6].',
    },
    '2.3.3': { text: 'The second figure: what the unit brings when it is attacked.' },
    '2.3.4': {
      text: 'The third figure: the Movement Points that the unit may spend in a Movement Phase and still attack afterwards. Extended Movement adds two [8.2.1]. A unit with 0 never moves and dies if it has to retreat [13.2].',
    },
    '2.3.5': { text: 'The unit’s historical name or number: battalion, then regiment or brigade, then division.' },
    '2.3.6': {
      text: 'A unit is Elite (figures on dark red), Low Quality (figures on white) or normal. Morale counts for the Morale Shift [10.6], a Determined Defense [12.2] and recovery beside the enemy [14.4.2]. A Remnant has the morale of its own counter.',
    },
    '2.3.7': {
      text: 'A line across the counter marks units that may stack for free [6.2]. A dashed line: only while no other Armored unit is in the hex.',
    },
    '2.3.8': {
      text: 'I company, II battalion, III regiment, X brigade, KG Kampfgruppe, REM Remnant; brackets mean about that size, (+) reinforced, (−) parts missing. The size has no effect in play.',
    },
    '2.3.9': {
      text: 'The body colour tells nation or branch: Wehrmacht, SS, Luftwaffe, Kriegsmarine; American, British, Canadian, Dutch, Polish. Allied counters have round corners, German ones cut corners. The colour bar is the Formation [10.2.2].',
    },
    '2.3.10': {
      text: 'The quality of tanks and anti-tank guns, the higher the better, in a small shield: filled for tanks, hollow for guns that are anti-tank only. Only the best rating on each side is compared, for the Armor Shift [10.3] and the Anti-Tank modifier [10.4].',
    },
    '2.3.11': {
      text: 'A unit either begins on the map, lands from the air at the Drop Hex of its code [22.2.1], or arrives on its turn in its Entry Area [19.1]. The turn track lists who comes when and where.',
    },
    '2.3.12': {
      text: 'Units have one, two or three steps, and losses cost steps [11.3]. A unit below full strength may get steps back by Replacements [20.2], Returnees [22.7], Breakdown units [21.4] or merging [21.5]. With its last of three steps it is a Remnant [11.4].',
    },
    '2.3.13': {
      text: 'Every unit is Mechanized or not, which decides what movement costs, and of Infantry Type or Vehicle Type, which decides where it can go and how it fights. “Armored” are Tank and Reconnaissance units; we do not count Flak among them.',
      tables: [UNIT_TYPES],
    },
    '2.3.14': {
      text: 'Vehicle units enter and leave Polder and Marsh only along roads [8.6.2], cross Canals and Rivers only by bridge or Ferry [8.5.2], and gain nothing from houses in defense [10.5.1]. Mechanized and Motorized Infantry and Engineers are Mechanized, yet no Vehicle units.',
    },
    '2.3.15': {
      text: 'Tank units earn the Armor Shift or deny it to the enemy [10.3]. JgPz IV and Jagdpanther are both tank and anti-tank; Flak and armoured cars are no tanks.',
    },
    '2.3.16': {
      text: 'All infantry, on foot or mounted, and Engineers. They cross Minor Rivers anywhere [8.5.1] and, with care, unbridged Canals [8.5.3].',
    },
    '2.4': {
      text: 'Markers note a state: Disrupted, Full Retreat, Engaged, Out of Supply, Scattered, Spent, Moved, Replacement, Dismounted, Auto DS, Traffic, blown and Intact bridges. Here they are badges on the counters and signs on the map, set and removed by the program.',
    },
  },
};
