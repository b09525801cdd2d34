import { withSign } from '@bridgehead/client-kit/messages';
import type { ChapterText } from '@bridgehead/client-kit/reference';
import { CASUALTIES, SCATTERS_BELOW_ONE_IN } from '../../src/facts.ts';

export const CHAPTER_9: ChapterText = {
  chapter: '9',
  title: 'Combat',
  text: 'Battle by battle: protective fire on the attackers, the barrage, defensive fire, offensive fire, retreats and advances. Both sides are told the hex, the odds of offensive against defensive fire before the first shot, and about how strong the defender is.',
  rules: {
    '9.1': {
      text: 'Efficiency, from 40 to 100, multiplies fire. It falls with each hex in normal mode and with losses, more for attackers; it changes every day with supply [5.4] and rises by a point for each operation point that was left.',
    },
    '9.2': {
      text: 'The fire of a unit is its combat points times all that applies, and each volley varies by a fifth either way.',
      tables: [
        {
          caption: 'Fire',
          columns: ['What', 'Effect'],
          rows: [
            ['Efficiency', '× its per cent'],
            ['Supply', '×1, ×1, ×0.75, ×0.25'],
            ['Built-up unit', '×1.15'],
            ['Travel mode', '×0.33'],
            ['Short guns at two hexes', '×0.5'],
            ['Protective fire on two targets', '×0.5 each'],
            ['Armor into rough, forest', '×0.5, ×0.33'],
            ['Over a river without a bridge', '×0.3'],
            ['Order of attack', '×1, ×0.8, ×0.6, ×0.4'],
            ['Points left of the allowance', 'attackers: the share that is left'],
            ['Engineers', '+15 once'],
          ],
        },
      ],
    },
    '9.3': {
      text: `Ten points of fire cost one combat point, changed by the sum of what applies to the unit that suffers. Fire on several units is divided by their strength, on attackers by their order too. A unit that a loss leaves with less than one in ${SCATTERS_BELOW_ONE_IN} of its full strength scatters and is destroyed; in a city it fights on to the last point. The full strength of a built-up unit is that of the units inside it; the card of a unit says below what it scatters.`,
      tables: [
        {
          caption: 'Losses',
          columns: ['Who suffers', 'Per cent'],
          rows: [
            ['In the open', withSign(CASUALTIES.open)],
            ['In a town', withSign(CASUALTIES.town)],
            ['In a forest', withSign(CASUALTIES.forest)],
            ['Attacks a city', withSign(CASUALTIES.attackingCity)],
            ['Attacks over a river or a bridge', withSign(CASUALTIES.attackingAcrossRiverOrBridge)],
            ['In travel mode', withSign(CASUALTIES.travelMode)],
            ['Armor', withSign(CASUALTIES.armor)],
            ['Under artillery', withSign(CASUALTIES.artillery)],
            ['Each level of fortification', withSign(CASUALTIES.perFortLevel)],
          ],
        },
      ],
    },
    '9.4': {
      text: 'The more the defenders have lost, the weaker their efficiency and the lower their fortification, the likelier they retreat, one hex or two, each unit by its own way, away from the attackers and along roads; onto enemy ground only where no other is open. In a city, or without a way, nobody retreats; where some have no way, they stay and hold the hex. Next to enemies a retreat costs more. Where nobody is left, the attackers advance [8.16].',
    },
  },
};

export const CHAPTER_10: ChapterText = {
  chapter: '10',
  title: 'Victory',
  text: 'One score after ten days: objectives for the Allies, less what the Germans hold.',
  rules: {
    '10.1': {
      text: 'Westervoort (10,4) counts 25, Arnhem (8,4) 10 and Nijmegen (12,9) 20: each only if it and all hexes around it are Allied and in ground supply. Three points are lost when the source of the 1st Airborne is overrun, two for that of the 82nd or the 101st. Each German town or city hex takes one off.',
    },
    '10.2': {
      text: 'The score gives the level of victory; the record shows how it stands.',
      tables: [
        {
          caption: 'Levels',
          columns: ['Score', 'Level'],
          rows: [
            ['42 and more', 'Allied Strategic'],
            ['20 to 41', 'Allied Tactical'],
            ['13 to 19', 'Draw'],
            ['1 to 12', 'German Tactical'],
            ['0 and less', 'German Strategic'],
          ],
        },
      ],
    },
  },
};
