import type { ChapterText } from '@bridgehead/client-kit/reference';
import { SEQUENCE_TABLE } from './tables.en.ts';

export const CHAPTER_2: ChapterText = {
  chapter: '2',
  title: 'Equipment',
  text: 'A hex is two miles, a turn half a day. Everything that a counter prints is said in words when you hover over it or hold it.',
  rules: {
    '2.1': { text: 'Hexes are numbered by column and row; columns grow eastward, rows southward.' },
    '2.2.2': {
      text: 'US, British and French units are Allied, German and Italian ones Axis. Each nation has a colour and a mark of its own.',
    },
    '2.2.3': {
      text: 'Attack, defense, movement; dots are stacking points, the leaning plate is the evasion rating [9.2], a striped band means no zone of control [3.2.4].',
    },
    '2.2.4': {
      text: 'Guns have two sides. In travel mode they show what every unit shows; Deployed they show range, barrage and protective fire. SP guns drive themselves [7.6.3], AT guns fight armour [16.1].',
    },
    '2.2.6': {
      text: 'The bar at the left has the colour of the division; HQs come back to units of their own [15.3.2].',
    },
    '2.2.7': { text: 'Points of close support in the triangle; an I means that the unit can interdict [11.2].' },
    '2.4': { text: 'One die of six. Low rolls help the attacker.' },
  },
};

export const CHAPTER_3: ChapterText = {
  chapter: '3',
  title: 'Basic concepts',
  text: 'Zones of control, control of hexes, stacking, steps, halving and the three ways to move.',
  rules: {
    '3.1.1': { text: 'A hex or a source belongs to the side whose combat units last held or controlled it.' },
    '3.1.2': { text: 'A side controls a hex in which it stands, and an empty one that lies in its zone alone.' },
    '3.1.3': { text: 'An empty hex in the zones of both sides is nobody’s.' },
    '3.1.4': { text: 'Ways, retreats and supply routes run through neighbouring hexes without a gap.' },
    '3.2': { text: 'Zones stop movement [7.2], cut supply [6.2] and close ways of retreat [13.3.5].' },
    '3.2.1': { text: 'The six hexes around a combat unit. Its own hex it always controls.' },
    '3.2.2': {
      text: 'A zone does not reach where the unit itself could not go: armour not into mountains, motors not over an unbridged wadi in rain.',
    },
    '3.2.3': { text: 'Several zones in one hex count as one.' },
    '3.2.4': { text: 'A unit with the striped band has no zone, unless another without it is in the same hex.' },
    '3.2.5': { text: 'Air units, markers and Rommel have none.' },
    '3.3': { text: 'The dots of all units in a hex are added [3.3.2].' },
    '3.3.2': { text: 'At the end of every phase nine points may stand in a hex; in passing there is no limit.' },
    '3.3.3': { text: 'What is too much is removed from the game, as its owner chooses.' },
    '3.3.4': { text: 'Stacks may be looked at; the strength of untried units and markers laid face down may not.' },
    '3.3.5': { text: 'Holding boxes have no limit.' },
    '3.4.1': {
      text: 'A unit with two cells in its bar has two steps; with the first gone it fights with the reduced figures.',
    },
    '3.4.2': { text: 'HQs and artillery have one step.' },
    '3.5': { text: 'Attack strength can be halved, defense never is.' },
    '3.5.1': {
      text: 'Halved are attackers out of supply [6.5.2], against a mountain, and over an escarpment; artillery only against a mountain.',
    },
    '3.5.2': { text: 'Those halved for the same reasons are added first, then halved, and a half is dropped.' },
    '3.5.3': { text: 'Who comes to less than one point does not attack.' },
    '3.6.2': {
      text: 'Motorized units have a red box or an orange circle. Only red boxes go into Reserve [8.2.2] and cross wadis without a bridge [7.3.3].',
    },
    '3.6.3': { text: 'Tanks, and scouts in armoured cars.' },
  },
};

export const CHAPTER_4: ChapterText = {
  chapter: '4',
  title: 'Starting the game',
  text: 'The Allied player sets up first. Most units have a printed hex; those with an area are put where you like.',
  rules: {
    '4.1.4': { text: 'Guns begin Deployed; each may be turned over once. Markers are Ready or lie on a hex already.' },
    '4.1.5': { text: 'Red-box units may begin in Reserve if they could be [8.2.2].' },
    '4.1.6': { text: 'Who is to come is seen by all: turn and place stand under Areas.' },
    '4.2': { text: 'Untried units are green troops of whom nobody knows what they are worth.' },
    '4.2.1': { text: 'Their face shows how they move and nothing else.' },
    '4.2.2': { text: 'They are turned up just before their first combat is rolled for, and stay so.' },
    '4.2.3': { text: 'Which strength it is, is drawn then, from what is left of their pool.' },
    '4.3': { text: 'Two turns a day, morning and afternoon.' },
    '4.3.1': { text: 'Every turn has these phases, in this order.', tables: [SEQUENCE_TABLE] },
    '4.3.2': { text: 'It goes on until somebody has won or the last turn is over.' },
  },
};
