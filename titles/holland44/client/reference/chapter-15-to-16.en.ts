import type { ChapterText } from '@bridgehead/client-kit/reference';
import { ADVANCE_RATES } from './tables.en.ts';

export const CHAPTER_15: ChapterText = {
  chapter: '15',
  title: 'Advance after Combat',
  text: 'When the defender’s hex is empty, the attackers may follow up by a few hexes in any direction.',
  rules: {
    '15.1': {
      text: 'If the defender is gone, units in Good Order that attacked, or were stacked with attackers when the advance begins, may advance; those of another attack may not. Artillery, Supply Heads and units with a Movement Allowance of 0 stay. Hexes count, not points. Each unit goes by itself, and each advance must end within the Stacking Limit.',
      see: ['6.1', '6.4.2'],
    },
    '15.2': {
      text: 'The result decides between Limited, Normal and Bonus Advance. Road Bonus: a Mechanized unit in supply that keeps to a road of any class all the way goes one hex further, if it ends without company [15.4].',
      tables: [ADVANCE_RATES],
    },
    '15.3': {
      text: 'The advance may go anywhere; only after a River Assault must its first hex be the defender’s [9.5.3].',
    },
    '15.4': {
      text: 'The Road Bonus is for one unit alone: it may not end stacked with another one, except that a Free-Stacking unit may be with it. The halves of one battalion count as one unit. Units at the normal rate may join it later.',
    },
    '15.5': { text: 'Enemy ZOCs hinder an advance less than a march; Bonds stop it.' },
    '15.5.1': { text: 'No advance into or across an enemy ZOC Bond, except into the hex that the defender has left.' },
    '15.5.2': {
      text: 'EZOCs do not stop an advance. But a step from one EZOC into another of the same enemy unit is allowed only at the very beginning, or into a hex where a friend stands.',
    },
    '15.6': {
      text: 'Hexes and hexsides closed to movement stay closed, and Ferries do not serve. Infantry Type units cross a Minor River only as their first hex, a Canal only if they attacked across it and at once (over any hexside of that Canal), a Major River only after a River Assault, into the vacated hex. Entering Marsh off the road ends an advance.',
      see: ['9.5.3', '24.2'],
    },
  },
};

export const CHAPTER_16: ChapterText = {
  chapter: '16',
  title: 'Breakthrough Combat',
  text: 'After DS or DMR one group of the attackers may attack again during its advance.',
  rules: {
    '16.1': {
      text: 'Only after DS (an Automatic DS too) or DMR. It is a combat like any other with the limits of [16.3.5], and may be aimed at anybody: units that have just retreated, or hexes that others have attacked already.',
    },
    '16.2': {
      text: 'One stack of the attackers is the Breakthrough Group. It may assemble in the vacated hex for one hex of its advance, or pick up other attackers on its way; it may also attack from where it stands. Other attackers advance after it is done; units that took no part need not wait.',
    },
    '16.3': { text: 'A Breakthrough Combat is paid for with a hex of the advance.' },
    '16.3.1': {
      text: 'It costs one hex. If the hex is cleared the group may enter it for nothing, all of it or a part, or stay. On foot that means one hex and a fight; with the Road Bonus two hexes and a fight. If a bridge is blown first and the fight called off, the hex is given back.',
    },
    '16.3.2': {
      text: 'One Breakthrough Combat for each group, whatever its result. After DS or DMR the group may use up the hexes it has left.',
    },
    '16.3.3': { text: 'Success earns no new hexes: the rate of the first combat is all there is.' },
    '16.3.4': {
      text: 'A group that pays by the Road Bonus is one unit and one Free-Stacking unit at most. We ask that a road lead to the target too, and that the group could end its advance where it attacks from.',
      see: ['15.4'],
    },
    '16.3.5': {
      text: 'The target must be a hex that every unit of the group could enter, as far as ground, water and corps boundaries go. The group attacks from one hex, in which no friend stands who took no part in the first combat (guns that supported it do not matter). Not across an unbridged Canal or Major River. No Air, no Artillery; all else applies.',
    },
    '16.4': {
      text: 'Units that have just retreated defend normally, and another retreat does not kill them. Those in Full Retreat give way when the group comes near [14.3.1].',
    },
    '16.5': {
      text: 'Instead of its own Breakthrough, the group may pay a hex to join an attack by others that follows immediately: at half strength, never as part of the Lead Formation, and not across an unbridged Canal or Major River. Afterwards it may only enter the vacated hex or stay. If that attack comes to nothing, the duty lapses.',
    },
  },
};
