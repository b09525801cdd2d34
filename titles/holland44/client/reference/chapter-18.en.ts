import type { ChapterText } from '@bridgehead/client-kit/reference';

export const CHAPTER_18: ChapterText = {
  chapter: '18',
  title: 'Supply',
  text: 'At the end of his turn a player traces each unit to a source: up to four hexes overland, then any distance by road.',
  rules: {
    '18.1': {
      text: 'In his Supply Phase the phasing player checks all his units. Those without a Supply Path [18.3] are marked Out of Supply, those that have one again lose the marker. The Supply overlay shows the paths.',
    },
    '18.2': { text: 'Supply comes from Entry Areas and, for airborne divisions, from their Supply Heads.' },
    '18.2.1': { text: 'Sources are all friendly Entry Areas [19.2] and the Airborne Supply Heads [18.2.2].' },
    '18.2.2': {
      text: 'A Supply Head supplies its own division until the Allied Supply Phase of turn 5, then it is Depleted for good and serves only for airborne guns [17.8.2], Returnees [22.7] and landings [22.2.1]. It is a Vehicle unit of one step that stacks freely, moves only tactically, has a ZOC but no Bonds, and defends or takes losses only when it is alone in the hex, without even a unit in Full Retreat. The Poles use that of the 1st Airborne.',
    },
    '18.2.3': {
      text: 'A lost Supply Head returns in the next Allied Supply Phase, Depleted and Disrupted, in a hex with a unit of its division; in Polder only where there is a road. If there is no such hex it waits; if there is one it must return.',
    },
    '18.3': {
      text: 'First an Overland part [18.3.1], then a Road part [18.3.2]; either may be missing. No part passes an enemy Bond.',
    },
    '18.3.1': {
      text: 'At most four hexes over any ground. It may not enter an enemy’s hex, pass an enemy ZOC Bond, cross an unbridged Major River except at a usable Ferry [8.5.5] or beside an Engineer [23.3.4], or enter two EZOC hexes in a row; friends cancel the EZOC in their hex. The unit’s own hex does not count, nor does the step off the map.',
    },
    '18.3.2': {
      text: 'Any length along connected roads. It enters no enemy’s hex, no EZOC (friends do not help here, but a Supply Head in an EZOC still supplies) and no empty City that the enemy held last; it crosses no blown bridge and no Ferry. Allied paths avoid Wired bridges, German ones Intact bridges; Arnhem, Nijmegen and Westervoort are open to both. The hex where the road part begins is free of all this.',
    },
    '18.4': {
      text: 'A unit Out of Supply moves only tactically, attacks at half and has no Road Bonus; its guns, unless airborne, are not made Ready, but a Ready gun may fire. Defense, ZOC, Bonds, morale and armor stay whole. Nobody dies of it, except by the optional rule [27.2].',
    },
    '18.5': {
      text: 'Airborne units are in supply on the turn they land and skip its Supply Phase. From the next Allied Supply Phase on they need their Supply Head or an Entry Area. A Breakdown unit shares its parent’s luck.',
    },
    '18.6': {
      text: 'Allied Mechanized or Motorized Infantry whose only Overland path crosses an unbridged Canal leaves its vehicles behind: it is Dismounted and moves and advances on foot with a Movement Allowance of 3. The marker goes at the start of its movement once a path without such a Canal exists. Engineers are never Dismounted; a Ferry over a Major River does no harm.',
    },
  },
};
