import type { ChapterText } from '@bridgehead/client-kit/reference';
import { WEATHER_TABLE } from './tables.en.ts';

export const CHAPTER_5: ChapterText = {
  chapter: '5',
  title: 'The Strategic Segment',
  text: 'Weather, supply, arrivals and the first air missions come before anybody moves.',
  rules: {
    '5.1': { text: 'One roll a turn for the whole map.' },
    '5.1.1': { text: 'The die is read in the box of the turn, without modifiers.', tables: [WEATHER_TABLE] },
    '5.1.3': { text: 'Air units fly both missions.' },
    '5.1.4': { text: 'Only close support is flown.' },
    '5.1.5': {
      text: 'Motors cross wadis only at bridges, trails count for nothing, supply lines are four hexes, only close support is flown, and every attack is an Assault [12.4.2].',
    },
    '5.1.6': { text: 'An option takes the weather of 1943 instead of a die.' },
    '5.2.2': { text: 'Who is due may come on any later turn; a hex with an enemy in it is closed.' },
    '5.2.3': { text: 'On their first turn they are in supply.' },
    '5.2.4': {
      text: 'They come on in their Movement Phase and pay for the first hex; take them up under Areas or in the list of those who wait.',
    },
    '5.2.5': { text: 'Before that they do nothing.' },
    '5.3.1': { text: 'Each side has a Ready and a Used box: see the Record.' },
    '5.3.2': { text: 'All air units go to Ready.' },
    '5.3.3': { text: 'Only they fly; one that was Used waits for the next turn.' },
  },
};

export const CHAPTER_6: ChapterText = {
  chapter: '6',
  title: 'Supply',
  text: 'A short line over country to a road, and the road to a source. The Supply overlay draws both.',
  rules: {
    '6.1.1': { text: 'It matters for the movement of motorized units [6.4] and for everybody’s combat [6.5].' },
    '6.1.2': { text: 'Who can trace a route to an open source of his side is in supply.' },
    '6.1.3': { text: 'For combat it is judged at the moment, so an advance may cut somebody off.' },
    '6.2': { text: 'A line [6.2.1] and a road [6.2.3].' },
    '6.2.1': {
      text: 'Seven hexes at most, not over an escarpment, not over an unbridged wadi in rain, not through enemy zones or strongpoints, and not through mountains but by road, the own hex excepted.',
    },
    '6.2.2': {
      text: 'Four hexes in rain, over a wadi without a bridge, or where the road has trails; always four for the French [16.5.4].',
    },
    '6.2.3': { text: 'Roads and trails of any length, free of enemy zones, over wadis only at bridges.' },
    '6.2.4': { text: 'Where a friend stands an enemy zone does not count.' },
    '6.3.1': {
      text: 'An enemy in a source shuts it; it opens when it is one’s own again at the start of a Supply Status Phase.',
    },
    '6.3.2': { text: 'In a holding box everybody is in supply.' },
    '6.4': { text: 'Judged once a turn, in the Supply Status Phase.' },
    '6.4.1': { text: 'A motorized unit out of supply has two points less.' },
    '6.4.2': { text: 'Allied and Italian motorized units do not leave supply of their own will; Germans may.' },
    '6.5.2': { text: 'Attackers out of supply are halved together; artillery is not.' },
    '6.5.3': { text: 'If any defender is out of supply, one is taken off the die.' },
  },
};
