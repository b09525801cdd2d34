import { capital } from '@bridgehead/client-kit/messages';
import type { ChapterText, RuleTable } from '@bridgehead/client-kit/reference';
import { OPERATION_COSTS } from '../../src/facts.ts';

/** A cost below zero is a prohibition. */
const costText = (cost: number): string => (cost < 0 ? '–' : String(cost));

const COSTS: RuleTable = {
  caption: 'Operation points',
  columns: ['Action', 'Motorized', 'Vehicles', 'Foot'],
  rows: Object.entries(OPERATION_COSTS).map(([action, costs]) => [capital(action), ...costs.map(costText)]),
  note: 'Motorized: panzergrenadiers, mechanized infantry, engineers. Vehicles: armor, reconnaissance, artillery, headquarters. Foot: infantry, airborne, glider. Costs of zones, owners and water are added to that of the hex; a road in travel mode replaces it.',
};

export const CHAPTER_8: ChapterText = {
  chapter: '8',
  title: 'Operations',
  text: 'Units act one by one, in any order and as often as their operation points allow, until their player calls for combat.',
  rules: {
    '8.1': {
      text: 'Any unit may be looked at; in the Advanced game an enemy shows nothing but what it is and where.',
    },
    '8.2': { text: 'Orders are given on the map and in the card of the stack.' },
    '8.3': { text: 'What a unit may be ordered now stands in its card.' },
    '8.4': { text: 'The card tells combat points, efficiency, fortification, guns, supply, command, mode and plots.' },
    '8.5': {
      text: 'A unit moves [8.7], changes its mode [8.9], digs in [8.11], plots an attack [8.15], and plots for tomorrow whether it builds up or breaks down [7.1] or is disbanded: a third of its combat points then goes to the units with it.',
    },
    '8.6': {
      text: 'Operation points are given before each of the two phases, by supply [5.4]; up to ten that are left are carried into the second. Most Germans have none on the first day and 15 a phase on the second; airborne units that land lose some; columns that arrive have none in their first phase in one case of two.',
    },
    '8.7': {
      text: 'Each hex is paid for when it is entered. With too few points a unit may still move if it has not moved this turn and the hex is not next to an enemy; its points are then gone. Another try fails and costs one to three.',
      tables: [COSTS],
    },
    '8.8': {
      text: 'A unit controls the six hexes around it. It costs more to enter and to leave such a hex, and going from one straight to another in normal mode ends the move. Streams and canals are crossed on foot; rivers by airborne and glider troops with an engineer of 30th Corps, one a phase; everybody else needs a bridge and travel mode. At most four stacking points in a hex; the German ferry at 10,4 takes one unit a turn in travel mode.',
    },
    '8.9': {
      text: 'In travel mode roads are cheap, but the unit fights with a third of its strength, fires no barrage and suffers more. Nobody changes into it next to an enemy. In the Advanced game two units in travel mode never share a hex. A retreat ends it.',
    },
    '8.10': {
      text: 'Advanced: a unit that does not begin the turn in or next to the headquarters of its formation is out of command and pays up to three points more for a move and up to two more in combat. Formations without a headquarters are in command.',
    },
    '8.11': {
      text: 'Up to five levels, 15 points each, 10 with an engineer in the hex, 5 more next to an enemy. Each takes 5 % off losses and makes a retreat less likely. Moving gives them up.',
    },
    '8.12': {
      text: 'The first Allied unit to try a bridge finds it blown in about three cases of ten, more or fewer by level [2.1]; a bridge that stands then stands for good, and five are never blown. An Allied engineer next to the place at the start of a phase rebuilds it for 20 points.',
    },
    '8.13': {
      text: 'Headquarters and artillery fire by themselves on battles in range: long guns two hexes at full strength, short ones two at half, divisional ones one. Not in travel mode, not when attacking, once a phase. In the Advanced game the target of a barrage is plotted, and protective fire goes to the first attack in range or by halves to the first two.',
    },
    '8.14': {
      text: 'Allied engineers rebuild bridges, help to dig in, take paratroops over rivers and add 15 points of fire.',
    },
    '8.15': {
      text: 'To move onto an enemy is to plot an attack. It cannot be taken back, unless an option says so, and the unit does nothing more. Battles are fought in the order of plotting; several attackers of one hex fire with 100, 80, 60 and 40 %. The seven points are paid in combat: whoever has too few left does not attack.',
    },
    '8.16': {
      text: 'After a retreat the attackers follow, the first plotter furthest. In the Advanced game each unit has plotted how far: none, one or two hexes.',
    },
  },
};
