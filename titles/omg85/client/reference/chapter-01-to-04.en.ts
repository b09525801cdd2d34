import { capital, hundredths } from '@bridgehead/client-kit/messages';
import type { ChapterText } from '@bridgehead/client-kit/reference';
import { INTERDICTION_SHARE, ROUGH_LANDING, WEATHER } from '../../src/facts.ts';

const days = new Intl.ListFormat('en-GB').format(WEATHER.map(({ name, chance }) => `${name} in ${chance}`));

export const CHAPTER_1: ChapterText = {
  chapter: '1',
  title: 'The game',
  text: 'Ten days in September 1944, one turn a day, on hexes of about four kilometres.',
  rules: {
    '1.1': {
      text: 'A turn is a day: weather, air strikes, supply, reinforcements, building up, and two rounds of operations and combat for each side [2.3].',
    },
    '1.2': {
      text: 'The original was played from the keyboard; here everything is on the screen, and the keys are in the help.',
    },
    '1.3': { text: 'Every answer is kept on this device by itself. A game can be written to a file from its menu.' },
    '1.4': {
      text: 'Each hex has an owner: whoever entered it last. Owners decide on supply [5.1] and victory [10.1]. At the start all hexes are German but the entry hexes of 30th Corps and those on which Allied troops have landed. The field ends at its border; only Germans go outside, where every hex costs the same and nobody can be attacked; from there they attack into the field and have their zones of control in it.',
    },
    '1.5': {
      text: 'A unit has combat points, an efficiency in per cent [9.1], a level of fortification [8.11], a state of supply [5.3], a mode [8.9], a stacking value [8.8] and operation points [8.6]. Battalions build up into regiments and brigades, some regiments into divisions [7.1].',
    },
  },
};

export const CHAPTER_2: ChapterText = {
  chapter: '2',
  title: 'Options and sequence',
  text: 'What is chosen before the game, and the order of a day.',
  rules: {
    '2.1': {
      text: `Level 3 is the historical one; 1 is the hardest for the Allies and 4 the easiest: bridges, air points, German fire and German movement on the second day change with it. In a free set-up the Allied player chooses supply sources and drop zones: not in a city, a forest or on an enemy; gliders only in clear or town hexes; a landing in rough ground costs ${ROUGH_LANDING.least} to ${ROUGH_LANDING.most} per cent. The Advanced game adds a driven supply cursor [5.2], command control [8.10], plotted barrages and protective fire [8.13], plotted advances [8.16], and hides the strength of enemy units [8.1]. Hidden units are seen from the hexes next to them and from nowhere else. Where one was seen last is shown to the end of the next Operation Phase of the side that saw it.`,
    },
    '2.2': { text: 'In the historical set-up every unit stands where it stood on 17 September.' },
    '2.3': {
      text: 'Weather, air strikes of both sides, supply, reinforcements, building up and breaking down; then twice: Allied operations, Allied combat, German operations, German combat.',
    },
  },
};

export const CHAPTER_3: ChapterText = {
  chapter: '3',
  title: 'Weather',
  text: 'It decides on air points and on how many airborne units can drop.',
  rules: {
    '3.1': {
      text: `The first day is clear. Later days are ${days} times in a hundred, or as they were.`,
    },
    '3.2': {
      text: 'Air points and drops follow the weather; those of the Allies also the level [2.1].',
      tables: [
        {
          caption: 'At level 3',
          columns: ['Weather', 'Allied air', 'German air', 'Drops'],
          rows: WEATHER.map(({ name, alliedAir, germanAir, drops }) => [
            capital(name),
            String(alliedAir),
            String(germanAir),
            String(drops),
          ]),
        },
      ],
    },
  },
};

export const CHAPTER_4: ChapterText = {
  chapter: '4',
  title: 'Air strikes',
  text: 'Each point is a mission: interdiction, or an attack on one hex.',
  rules: {
    '4.1': { text: 'The Allies fly first. A side may keep points, but they are lost with the day.' },
    '4.2': {
      text: `Allied points on interdiction hold German units up anywhere, on the map or off it: the more points, the more units are caught. A caught unit loses ${hundredths(INTERDICTION_SHARE.least)} to ${hundredths(INTERDICTION_SHARE.most)} per cent of its operation points in the first Operation Phase and half of that in the second, also when it builds up or breaks down [7.2].`,
    },
    '4.3': {
      text: 'A ground attack hits a lone unit in about two cases of five, stacks and columns in travel mode more often. Whoever is hit loses combat points, efficiency and operation points, but is never destroyed. The Allies strike within six hexes of 30th Corps or a unit linked to it; the Germans never strike those. With hidden units a hex may be struck at a guess; whether anybody was there, the attacker is not told.',
    },
  },
};
