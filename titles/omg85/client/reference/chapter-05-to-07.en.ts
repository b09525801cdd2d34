import type { ChapterText } from '@bridgehead/client-kit/reference';
import { ALLOWANCES, EFFICIENCY_BY_SUPPLY, SUPPLY_FIRE } from '../../src/facts.ts';

const daily = (points: number): string => (points > 0 ? `+${points} and rest` : `−${-points}`);

export const CHAPTER_5: ChapterText = {
  chapter: '5',
  title: 'Supply',
  text: 'Settled once a day for everybody on the map.',
  rules: {
    '5.1': {
      text: 'A ground trace runs at most two hexes to a road, and along friendly road hexes off the map: for the Allies by 27,31 or 29,31, for the Germans by any other road that leaves it. Enemy units and hexes cut it.',
    },
    '5.2': {
      text: 'The airborne formations are also supplied from the air, within eight hexes of their source, as long as the source is Allied. In the Advanced game the Allied player drives a cursor from each source over the units to be supplied: not over the border, not over rivers but at bridges, not onto enemies, and next to an enemy only where a friend stands. Next to an enemy unseen it slips: one slip is forgiven, the second ends the drive.',
    },
    '5.3': {
      text: 'With a ground trace a unit is supplied; with supply from the air alone it is out of communications; with neither it is unsupplied. An unsupplied unit that attacks becomes isolated in half of all cases, one that defends in three of ten.',
    },
    '5.4': {
      text: 'The state decides on operation points and fire, and whether efficiency rises or falls [9.1].',
      tables: [
        {
          caption: 'States of supply',
          columns: ['State', 'Operation points', 'Fire', 'Efficiency a day'],
          rows: ['Supplied', 'Out of communications', 'Unsupplied', 'Isolated'].map((state, i) => [
            state,
            String(ALLOWANCES[i]),
            `×${SUPPLY_FIRE[i]}`,
            daily(EFFICIENCY_BY_SUPPLY[i] ?? 0),
          ]),
          note: 'Rest is a point for each operation point that was not used.',
        },
      ],
    },
  },
};

export const CHAPTER_6: ChapterText = {
  chapter: '6',
  title: 'Reinforcements',
  text: 'They come by themselves, on their day and in their hex.',
  rules: {
    '6.1': {
      text: 'Where the entry hex is taken or full, another nearby is used; airborne troops have no other: they drop on their source, with losses in rough ground, and gliders then in the nearest clear or town hex [2.1]. Up to four incoming units stand in an entry hex, whatever their stacking values.',
    },
    '6.2': {
      text: 'A unit waits a day where its side has too many units already (65 Allied, 62 German), where no entry hex is free, where the source of an airborne unit is in enemy hands, or where the weather does not let it drop.',
    },
  },
};

export const CHAPTER_7: ChapterText = {
  chapter: '7',
  title: 'Building up and breaking down',
  text: 'Plotted one day [8.5], done the next.',
  rules: {
    '7.1': {
      text: 'Units in one hex that have the same parent build up into it; it needs two of them at least. A parent breaks down where stacking and the number of units allow.',
    },
    '7.2': {
      text: 'A built-up unit fights 15 % better but pays double on roads if its stacking value is above one. Strengths and guns are added; efficiency is the mean by strength; fortification and operation points are the lowest, and so is what aircraft have left of them [4.2]. A part that comes out again is fortified, supplied and held up as the whole was.',
    },
  },
};
