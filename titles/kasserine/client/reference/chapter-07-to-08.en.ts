import type { ChapterText } from '@bridgehead/client-kit/reference';
import { TERRAIN_TABLE } from './tables.en.ts';

export const CHAPTER_7: ChapterText = {
  chapter: '7',
  title: 'Movement',
  text: 'Each unit moves once in its Movement Phase, alone or with its stack. Where it could go, and for how much, is shown.',
  rules: {
    '7.1': { text: 'Take up units, tap a hex to see the way, tap it again to go.' },
    '7.1.1': { text: 'Every hex is paid for as it is entered.' },
    '7.1.2': { text: 'A stack has the lowest allowance in it and pays the highest cost. Who is to stay is left out.' },
    '7.1.3': { text: 'Once a phase, within the allowance; points are not saved.' },
    '7.1.4': { text: 'Never into a hex with an enemy combat unit; friends are no hindrance.' },
    '7.2.1': { text: 'Who enters an enemy zone stops there.' },
    '7.2.2': {
      text: 'Who begins in one may leave it by a hex that lies in none, and may then enter another. Straight from zone to zone only by infiltration [8.1].',
    },
    '7.3': { text: 'What ground costs, and what it does for those who defend in it.', tables: [TERRAIN_TABLE] },
    '7.3.1': { text: 'A hex costs as its dearest terrain, a hexside is added.' },
    '7.3.2': {
      text: 'By road half a point into clear ground and one into any other, where the road crosses the hexside.',
    },
    '7.3.3': {
      text: 'Red boxes cross anywhere, orange circles at a bridge or ford, guns at bridges alone; in rain no motor crosses but at a bridge.',
    },
    '7.3.4': { text: 'Over a bridge a wadi costs nothing, through a ford less.' },
    '7.3.5': {
      text: 'Armour needs a road or trail into mountains and over escarpments; all others may, and must stop. By road nobody stops.',
    },
    '7.3.6': { text: 'Woods cost a point more, by road too; groves cost nothing.' },
    '7.3.7': { text: 'Towns, airfields, railways and salt pans cost nothing.' },
    '7.4.2': {
      text: 'A unit that has spent nothing may always enter one hex with all its points, if the ground is not barred to it.',
    },
    '7.5.3': { text: 'In rain a trail is no road.' },
    '7.6': { text: 'Guns move in travel mode and fire Deployed.' },
    '7.6.2': {
      text: 'It costs two points to turn a gun over, once a segment. Into an enemy zone it goes only where a friend stands already, and is not turned over there; alone in one it may turn over but not leave.',
    },
    '7.6.3': {
      text: 'Self-propelled guns pay one point, may turn over twice, and may deploy in a zone that they have entered.',
    },
  },
};

export const CHAPTER_8: ChapterText = {
  chapter: '8',
  title: 'Special movement',
  text: 'Slipping from zone to zone, waiting in Reserve, and the boxes beside the map.',
  rules: {
    '8.1.1': {
      text: 'Who begins in an enemy zone may spend everything to enter a neighbouring hex that is in one too.',
    },
    '8.1.2': { text: 'It takes a printed allowance of five; towed guns may not.' },
    '8.1.3': { text: 'The allowance must cover the ground.' },
    '8.1.4': { text: 'Not into an enemy strongpoint.' },
    '8.2': {
      text: 'At the end of movement units go into Reserve: they move in the enemy’s Reaction Phase or at the end of their own segment. Tick it in the card while they march.',
    },
    '8.2.1': { text: 'Only they move then, and with that the marker goes.' },
    '8.2.2': {
      text: 'A red box, within four hexes of an HQ, in no enemy zone, with at most half of the allowance spent.',
    },
    '8.2.3': { text: 'A Reserve controls its own hex only, and does not attack.' },
    '8.2.4': { text: 'Up to the full allowance, by road too; no infiltration and no one-hex movement.' },
    '8.2.5': { text: 'An enemy zone ends it at once, and its own zone comes back.' },
    '8.2.6': { text: 'Into an enemy zone only where a friend stands.' },
    '8.2.7': { text: 'Self-propelled artillery in Reserve may react by laying its marker on another hex.' },
    '8.3': { text: 'Boxes belong to one side, and nobody else ever enters them.' },
    '8.3.2': { text: 'Nothing reaches who is in one.' },
    '8.3.3': { text: 'Out by a hex of its edge, for the cost of that hex.' },
    '8.3.4': { text: 'In from such a hex for one point; the move ends there.' },
    '8.3.5': { text: 'From box to box along an arrow, for the whole allowance.' },
  },
};
