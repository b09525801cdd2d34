import type { ChapterText } from '@bridgehead/client-kit/reference';
import { COMBAT_RESULTS } from './tables.en.ts';

export const CHAPTER_9: ChapterText = {
  chapter: '9',
  title: 'Combat',
  text: 'Attacks are voluntary and made one at a time, each against a single hex: strengths give odds, shifts move the column, one die decides.',
  rules: {
    '9.1': {
      text: 'Units may attack adjacent enemies in their Combat Phase; none must, and a stack need not attack as a whole. A unit attacks once, a hex is attacked once (exceptions: [13.5], [16.1]), and all defenders in the hex are attacked together, in any order of attacks and without announcing them. Attacks may go into hexes and over hexsides that the unit could not enter. Attack Strength 0 cannot attack.',
    },
    '9.2': {
      text: 'An attack has one target hex and may come from all six sides. Units of one stack may take part in different attacks, but no unit splits its strength, and nobody has to attack everything next to him.',
    },
    '9.3': {
      text: 'First Unknown units are revealed [25.3.4] and bridges in the way may be blown [5.4], after which the attacker may call it off. Then attack and defense are added up, modified and compared; the odds are rounded down in favour of the defender. Then come the shifts for armor [10.3] [10.5.2] and morale [10.6], then Air [10.7] and Artillery [17.6]; then the die. Losses, retreat and advance follow at once.',
      tables: [COMBAT_RESULTS],
    },
    '9.4': { text: 'The table ends at 1–3 and 7–1.' },
    '9.4.1': {
      text: 'Odds below 1–3 use the 1–3 column, odds above 7–1 the 7–1 column. Against defenders worth nothing at all (only units in Full Retreat, for example) the attack is rolled on 7–1 whatever the shifts, and suffices for an Automatic DS [8.7].',
    },
    '9.4.2': {
      text: 'The ends of the table apply after all shifts; until then columns go on as 8–1, 9–1 and so on. So 7–1 with two shifts right and one left is still 7–1.',
    },
    '9.5': { text: 'A Major River is attacked over a standing bridge or, by the Allies, with Engineers.' },
    '9.5.1': {
      text: 'No combat across a Major River except over a standing bridge [9.5.2] or as a River Assault [9.5.3]; a Ferry is no bridge. Canals and Minor Rivers may always be attacked across. If the bridge is blown before the attack, those who needed it drop out and the rest may go on or call it off.',
    },
    '9.5.2': { text: 'Whoever attacks over a Major River bridge is halved, and the defender may be doubled [10.8.2].' },
    '9.5.3': {
      text: 'Only the Allies attack across a Major River without a bridge. An Infantry Type unit other than the Engineer must have started the player-turn in the hex without moving (a landing or an advance this turn does not count; absorbing a Breakdown unit where it stands is no move) and take part; an Engineer must be stacked with it and not have used Extended Movement; all attackers are in Good Order and not Engaged. After success the Infantry Type units of that stack and the Engineer may cross, into the vacated hex first. Not over Canals or Lakes.',
      see: ['23.3.2'],
    },
  },
};
