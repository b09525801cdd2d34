import type { ChapterText } from '@bridgehead/client-kit/reference';
import { COMBAT_ZONE_RECOVERY } from './tables.en.ts';

export const CHAPTER_13: ChapterText = {
  chapter: '13',
  title: 'Retreats',
  text: 'Where beaten units go, what kills them on the way and how a retreat can be cut short.',
  rules: {
    '13.1': {
      text: 'The owner retreats his units within strict guidelines; the program shows the ends that are left.',
    },
    '13.1.1': {
      text: 'Two hexes on D1, DR, A1/D1, A1/DR and DRX; two or three, as the owner likes, on DS and DMR. Attackers never retreat. An Automatic DS means three [8.7]; some retreats may stop after one hex [13.3]. An Entry Area ends a retreat of any length [19.5].',
    },
    '13.1.2': {
      text: 'The units of a stack may go different ways, and may pass through friends without disturbing them.',
    },
    '13.1.3': {
      text: 'In this order, as far as possible: 1 do not die; 2 end two hexes from the battle; 3 enter no EZOC (at most one may be passed, and friends who stand fast cancel it); 4 do not end with friends next to the enemy; 5 end where you will have a Supply Path, those who retreat being gone from the battle hex; 6 do not overstack. A guideline that no path can meet is ignored. With two lengths open, the owner picks the length; 1 looks at both, 2 to 6 at each by itself.',
    },
    '13.1.4': {
      text: 'A retreat may end overstacked. It has to be put right by the end of the owner’s next Movement Phase, when steps beyond nine are lost [6.4.2].',
    },
    '13.2': {
      text: 'A unit that must retreat dies if its Movement Allowance is 0, or if its path enters ground, an area or a hexside closed to its movement, a hex with an enemy (Unknown units too), or an enemy ZOC Bond; crosses an unbridged Major River, Canal or Lake, Ferries included; enters two vacant EZOC hexes in a row; or ends in an EZOC without a friend there who has not retreated. If a whole stack faces that, it may fight on in despair [12.4].',
    },
    '13.3': {
      text: 'Not on DS or DMR, the owner may end a retreat after one hex for one extra step from the stack: in a City, Town, Woods or Village, or with a friend in Good Order who has not retreated; in an EZOC only with such a friend. The unit keeps its present state. An Unknown unit is such a friend, while Polder with Woods is no shelter. We charge a step for each hex stopped in, and never the stack’s last.',
    },
    '13.4': {
      text: 'The attacker’s advance is the same whether the defender retreats, stops short or dies on the way.',
    },
    '13.5': {
      text: 'Units that retreated into a friend’s hex are useless if that hex is attacked in the same Combat Phase: no strength, no armor, no morale, no losses taken, no leading a defense; if the hex must retreat they are eliminated. Breakthrough Combat treats them normally [16.4].',
    },
  },
};

export const CHAPTER_14: ChapterText = {
  chapter: '14',
  title: 'Disruption and Recovery',
  text: 'Units are in Good Order, Disrupted or in Full Retreat. They sink by retreating and climb one level in each Recovery Phase.',
  rules: {
    '14.1': { text: 'The three states of order, and how units fall from one to the next.' },
    '14.1.1': {
      text: 'A unit is in Good Order unless it is Disrupted or in Full Retreat. Engaged, Scattered, Spent, Out of Supply and Replacement markers do not change that.',
    },
    '14.1.2': {
      text: 'A unit becomes Disrupted by retreating two hexes on anything but DS and DMR, by moving two hexes while Engaged [11.5.2], and as Artillery by moving two hexes tactically [17.3]. If it is Disrupted already it goes into Full Retreat.',
    },
    '14.1.3': {
      text: 'By retreating on DS or DMR, and whenever a Disrupted unit would be Disrupted again. It cannot get worse than that.',
    },
    '14.2': {
      text: 'A Disrupted unit moves only tactically, leaves no Entry Area, helps no infiltration, forms no Bond (it keeps its ZOC), neither attacks nor advances, defends at half and does not lead a Determined Defense. It gives no artillery, bridging, demolition, engineer or supply services and gets no Replacements. A Low Quality one enters an EZOC only to join units in Good Order and, without such company, must leave one if it can. Morale and Armor Rating still count.',
      see: ['17.6.1', '5.3.2', '20.2.3'],
    },
    '14.3': { text: 'Full Retreat is Disruption and worse: the unit runs, and hardly fights.' },
    '14.3.1': {
      text: 'As Disrupted, but with full (never Extended) movement, a defense of 0, nothing to add to a stack and no ZOC. When an enemy moves or advances next to it and no friend in Good Order or merely Disrupted stands with it (Unknown units do not count), it retreats two hexes at once; a hex gives way once per enemy step. The same if its last such friend is lost in combat. An enemy beyond a Major River without a bridge is not next to it.',
      see: ['13.1.3'],
    },
    '14.3.2': {
      text: 'In his Movement Phase a player may put Disrupted units into Full Retreat to use their full movement; before they have moved.',
    },
    '14.4': { text: 'At the end of your own combat your units pull themselves together.' },
    '14.4.1': {
      text: 'In the owner’s Recovery Phase each unit outside EZOCs climbs one level: Full Retreat to Disrupted, Disrupted to Good Order. In an EZOC it has to roll [14.4.2].',
    },
    '14.4.2': {
      text: 'One die for each such unit. An Entry Area is never in an EZOC [19.3.1].',
      tables: [COMBAT_ZONE_RECOVERY],
    },
    '14.4.3': { text: 'Engaged, Scattered, Spent and Replacement markers come off the owner’s units in every case.' },
  },
};
