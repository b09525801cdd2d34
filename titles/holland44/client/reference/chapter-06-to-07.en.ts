import type { ChapterText } from '@bridgehead/client-kit/reference';

export const CHAPTER_6: ChapterText = {
  chapter: '6',
  title: 'Stacking',
  text: 'How many units share a hex, and what it costs to crowd more of them in.',
  rules: {
    '6.1': {
      text: 'Two units and one Free-Stacking unit [6.2] may share a hex. Stacks may move through each other; the limit is looked at when movement is over. Airborne Supply Heads and unrevealed Unknown units count for nothing, but at most one of each may be in a hex.',
    },
    '6.2': {
      text: 'One Artillery, Bridging, Engineer or Flak unit in each hex is free; further ones count as usual. A one-step Armored counter (printed so, a Breakdown unit or a Remnant) is free too while it is the only Armored unit there, whoever of the stack fights; a two-step unit that has lost a step is not.',
    },
    '6.3': { text: 'Some battalions are two counters. The two halves stacked together count as one unit.' },
    '6.4': { text: 'A hex may hold more than the limit, up to nine steps, at a price [6.4.2].' },
    '6.4.1': { text: 'A stack above the limit of [6.1] is overstacked.' },
    '6.4.2': {
      text: 'Mechanized units enter a hex that is overstacked already only by Tactical Movement. No more than two units and a Free-Stacking one defend there (the owner picks as many as the limit allows); the others add nothing, but retreat along and may lead a Determined Defense. No more attack out of it either; the excess may advance, without Breakthrough Combat. At the end of each own Movement and Combat Phase the owner removes steps until no stack has more than nine.',
      see: ['12.1.2', '16.1'],
    },
    '6.5': { text: 'All Allied nations stack together freely, and so do all German branches.' },
  },
};

export const CHAPTER_7: ChapterText = {
  chapter: '7',
  title: 'Zones of Control and ZOC Bonds',
  text: 'A unit makes the six hexes around it dangerous; two of them, two hexes apart, bar the way between them.',
  rules: {
    '7.1': {
      text: 'Each combat unit exerts a Zone of Control (ZOC) into the six adjacent hexes, whatever the ground, except across a Major River or Lake hexside without a standing bridge. Units in Full Retreat exert none [14.3.1]; no ZOC reaches into or out of an Entry Area [19.4].',
    },
    '7.2': {
      text: 'A unit stops when it enters an enemy ZOC (EZOC), unless it infiltrates [8.3.3]. Entering costs nothing extra, leaving costs 2 Movement Points. A unit that begins in an EZOC may go straight into another and stop, if no enemy ZOC Bond is in the way [7.4.2].',
    },
    '7.3': { text: 'EZOCs also matter for retreats [13.2], advances [15.5.2] and Supply Paths [18.3].' },
    '7.4': {
      text: 'Two friendly stacks two hexes apart form a ZOC Bond: a barrier that no enemy passes. The Bonds overlay draws them on the map.',
    },
    '7.4.1': {
      text: 'A hex with at least two steps in Good Order can form a Bond with another such hex two hexes away. If they are in line, the vacant hex between them is barred: a Hex Bond. If they are not, the hexside that points from one to the other is barred: a Hexside Bond. Supply Heads and Unknown units form none.',
    },
    '7.4.2': {
      text: 'A Bond stops enemy movement: nobody enters the barred hex or crosses the barred hexside. A unit that has to retreat there is eliminated [13.2], and supply does not pass [18.3]. Advances stop at it too, except into the hex that the defender has just left [15.5.1].',
    },
    '7.4.3': {
      text: 'An enemy unit in the middle hex ends a Hex Bond. Enemy units in both hexes beside the hexside end a Hexside Bond; one alone does not.',
    },
    '7.4.4': {
      text: 'Where Bonds of both sides cross, both hold: neither player passes until one of them is negated [7.4.3].',
    },
    '7.4.5': {
      text: 'A unit one hex from the edge also forms Hexside Bonds with a friendly Entry Area: on the hexside that runs from the unit to the edge between two edge hexes, if both lead into friendly areas. There are no Hex Bonds with areas, and no Bonds with enemy areas.',
    },
    '7.4.6': {
      text: 'A Bond does not pass through a City hex or across a Major River or Lake hexside without a bridge, and a Vehicle unit forms none into ground or across water that it could not enter or cross. The owner runs a Hexside Bond on whichever side of the hexside suits him, but never through a hex with an enemy unit; we count the very unit that wants to pass as one.',
    },
  },
};
