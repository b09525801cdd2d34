import type { ChapterText } from '@bridgehead/client-kit/reference';
import { ASSAULT_TABLE, MOBILE_TABLE, MODIFIER_TABLE } from './tables.en.ts';

export const CHAPTER_12: ChapterText = {
  chapter: '12',
  title: 'Combat',
  text: 'Strength against strength gives a column, the die a row. The planner shows both tables before you decide.',
  rules: {
    '12.1.1': { text: 'Everybody in a hex defends together.' },
    '12.1.2': { text: 'Units of one stack may strike different hexes.' },
    '12.1.3': { text: 'The attacker chooses the order.' },
    '12.1.4': { text: 'Who stands beside an enemy may stay out.' },
    '12.1.6': { text: 'Untried units are turned up before the die falls.' },
    '12.2.2': {
      text: 'Of several terrains the best counts. A hexside helps one hex if all attack over it, several hexes if anybody does.',
    },
    '12.2.7': { text: 'All over a wadi: one more on the die, two in rain.' },
    '12.3.4': { text: 'Guns alone do not attack, but anti-tank guns may fire [16.1.5].' },
    '12.4.1': { text: 'Rough, hill, mountain, woods, towns, strongpoints and escarpments force an Assault.' },
    '12.4.2': { text: 'So does rain.' },
    '12.4.3': { text: 'Otherwise Mobile may be chosen if a tank unit attacks.' },
    '12.5': { text: 'The results of the modified die.', tables: [ASSAULT_TABLE, MOBILE_TABLE] },
    '12.5.2': { text: 'Attack with barrage against defense with protective fire, rounded in favour of the defender.' },
    '12.5.3': { text: 'Below the lowest column it is used with two more on the die.' },
    '12.5.4': { text: 'Above the highest it is used as it is.' },
    '12.5.5': { text: 'All that applies is added.', tables: [MODIFIER_TABLE] },
    '12.5.6': { text: 'Three at most either way.' },
  },
};

export const CHAPTER_13: ChapterText = {
  chapter: '13',
  title: 'Combat results',
  text: 'Losses first, then the retreat, then the advance, before the next combat.',
  rules: {
    '13.1.1': { text: 'A attacker, D defender, a figure is steps, E everybody, R a retreat.' },
    '13.2.1': { text: 'A unit of two steps is turned over, another is removed.' },
    '13.2.3': { text: 'The owner chooses who suffers.' },
    '13.2.4': { text: 'What one side cannot lose is taken off the loss of the other.' },
    '13.3.1': { text: 'Assault: one hex or two; Mobile: two; evasion: three.' },
    '13.3.2': { text: 'Two hexes away at the end, if that can be.' },
    '13.3.3': { text: 'All at once, and nobody may stay.' },
    '13.3.5': {
      text: 'Into or through an empty hex in an enemy zone is death [13.4]; where a friend stands it is safe.',
    },
    '13.3.6': { text: 'From an overstacked hex one goes one further.' },
    '13.3.7': { text: 'Not into barred ground, enemies, their strongpoints, off the map or into a box.' },
    '13.3.9': { text: 'Deployed towed guns that must retreat are lost; self-propelled ones go back to travel mode.' },
    '13.4': { text: 'Motorized units without another way may try to break out.' },
    '13.4.4': { text: 'The group loses a step, enters the empty hex and rolls: 1 to 3 and it gets through.' },
    '13.4.6': { text: 'Then one hex further, out of zones or to friends; else it is lost.' },
    '13.5.1': { text: 'At once, or not at all.' },
    '13.5.2': { text: 'Only who attacked there, within the stacking limit.' },
    '13.5.3': { text: 'Into the hex that was left; in a Mobile attack motorized units may go one further.' },
    '13.5.4': { text: 'Out of supply one hex only.' },
    '13.5.5': { text: 'Deployed guns stay.' },
  },
};
