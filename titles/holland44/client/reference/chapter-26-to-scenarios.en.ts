import type { ChapterText } from '@bridgehead/client-kit/reference';
import { DISENGAGEMENT, ISOLATION } from './tables.en.ts';

export const CHAPTER_26: ChapterText = {
  chapter: '26',
  title: 'How to Win',
  text: 'The campaign is won by Victory Points, or at once by a decision at the Rhine. The short game has its own aim [S1.3].',
  rules: {
    '26.1': {
      text: 'At the end of every turn both automatic victories are looked at; either ends the game. If both are there, the Allied one counts. The record shows the points.',
    },
    '26.2': {
      text: 'The German player wins at once with 12 Victory Points, or when no Allied unit is left north of the Lower Rhine. For the latter an Allied unit must have been there before; all kinds count, Supply Heads too. The land beyond the Pannerden canal and the IJssel is north of it.',
    },
    '26.3': {
      text: 'The Allied player wins at once with 10 Victory Points if a non-airborne unit, a Breakdown unit will do, is north of the Lower Rhine with a Supply Path to the west map edge: we take that as any friendly area on the south or west edge (M, N, O, and A from turn 7). German points do not matter.',
    },
    '26.4': { text: 'After the last turn more Victory Points win; a tie is German.' },
    '26.5': { text: 'Points for places and crossings on one side, for losses inflicted on the other.' },
    '26.5.1': {
      text: 'One point for each hex held: Eindhoven 2608, 2707, 2708; Helmond 2914; ’s-Hertogenbosch 4301; Nijmegen 5320, 5321; Tiel 5606; Arnhem 6122, 6222, 6223; Overloon 3524; Venray 3225. A hex belongs to whoever was in it last. And one for each non-airborne unit, Breakdown units excepted, north of the Lower Rhine and in supply.',
    },
    '26.5.2': {
      text: 'One point for each Allied three-step unit eliminated with its Remnant, half a point for every other unit; none for Breakdown units and Supply Heads. A unit that is restored takes its points back.',
    },
  },
};

export const CHAPTER_27: ChapterText = {
  chapter: '27',
  title: 'Optional Rules',
  text: 'Two rules that players may agree on when a game begins.',
  rules: {
    '27.1': { text: 'Optional: getting away from the enemy instead of fighting.' },
    '27.1.1': {
      text: 'In the Combat Phase a unit may try to slip away instead of attacking. If it succeeds it may retreat two hexes by the rules of retreat [13.1.3], but into no EZOC at any point, unless a friend who has not retreated is there.',
    },
    '27.1.2': {
      text: 'Only a unit in Good Order that has not attacked, at any time in the Combat Phase, one die for each unit. One that goes is Disrupted and may recover in the coming Recovery Phase. The step of “Yes, for 1 step” is lost even if the unit then stays.',
      tables: [DISENGAGEMENT],
    },
    '27.2': { text: 'Optional: pockets wither at night.' },
    '27.2.1': {
      text: 'On night turns, in the owner’s Supply Phase, units that were Out of Supply before and have no Overland path of any length to a source may lose a step. Supply Heads are exempt, and so is every Allied unit with a Supply Path to a Depleted Supply Head.',
    },
    '27.2.2': {
      text: 'One die for each such unit; the last step may be lost. It is rolled before the supply markers change. For the City any City counts that the path reaches, the unit’s own hex too.',
      tables: [ISOLATION],
    },
  },
};

export const SCENARIO_1: ChapterText = {
  chapter: 'S1',
  title: 'The Short Game',
  text: 'Eleven turns for one question: does the relief get across the Waal?',
  rules: {
    'S1.1': {
      text: 'Turns 1 to 11, beginning with the Allied Airlanding Phase; no Weather, Artillery Resupply or Bridge Phase on turn 1. The set-up is that of the campaign.',
    },
    'S1.2': {
      text: 'Traffic markers 1 to 3 are at hand, 4 to 6 follow on turns 2 to 4. Both Air units may be used on turn 1; all Returnee tracks are empty. Of the border canal’s bridges, 1402/1502, 1306/1407, 1307/1408 and 1109/1210 are blown and 1303/1404, Joe’s Bridge, is Intact.',
    },
    'S1.3': {
      text: 'Four steps of non-airborne units, Breakdown units included, north of the Waal and with a Supply Path to the west map edge as in [26.3], at the end of turn 11: then the Allied player wins, otherwise the German player. There are no automatic victories and no points.',
    },
  },
};

export const SCENARIO_2: ChapterText = {
  chapter: 'S2',
  title: 'The Campaign Game',
  text: 'The whole operation: twenty turns, to Arnhem or not.',
  rules: {
    'S2.1': { text: 'Turns 1 to 20, set up and begun like the short game [S1.1].' },
    'S2.2': { text: 'Markers as in the short game [S1.2].' },
    'S2.3': {
      text: 'Victory by chapter 26 [26.1]. For balance the players may agree that the German player moves one Unknown unit of his choice to 6421 before turn 1, which keeps 6520 from being reached on turn 1 and Krafft from being cut off. We allow the option in the short game too; he may decline.',
    },
  },
};
