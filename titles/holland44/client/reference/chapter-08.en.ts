import type { ChapterText } from '@bridgehead/client-kit/reference';
import { MOVEMENT_COSTS } from './tables.en.ts';

export const CHAPTER_8: ChapterText = {
  chapter: '8',
  title: 'Movement',
  text: 'Three ways to move: normally by Movement Points, extended by two more, or tactically by one or two hexes. Beside them, water and soft ground, and the Automatic DS.',
  rules: {
    '8.1': {
      text: 'The phasing player moves as many units as he likes, one unit or stack after the other, each once. Every hex costs Movement Points; a stack pays what its slowest unit pays. No unit enters a hex with an enemy, except that Allied units may run into an Unknown unit [25.3.1].',
      tables: [MOVEMENT_COSTS],
    },
    '8.2': {
      text: 'Extended Movement is a long march away from the enemy: more points, but no contact and no company at its end.',
    },
    '8.2.1': { text: 'The Movement Allowance grows by 2.' },
    '8.2.2': {
      text: 'A unit moving so may not come next to any enemy unit: Unknown units, units in Full Retreat and those beyond a Major River count too. It may start next to one. It may not end with another friendly unit, so stacks cannot use it; others may join it later by normal movement. We count an Unknown unit as a German unit here.',
    },
    '8.3': {
      text: 'Tactical Movement counts hexes instead of points: good for hard ground, for slipping along the front and for crossing water.',
    },
    '8.3.1': {
      text: 'The unit moves one or two hexes, whatever they cost, also out of an EZOC. It may attack afterwards.',
    },
    '8.3.2': {
      text: 'Everything else about movement still holds: it stops in an EZOC (but see [8.3.3]), passes no enemy Bond [7.4.2], crosses an unbridged Canal only if it starts beside it [8.5.3] and no hexside that is closed to it.',
    },
    '8.3.3': {
      text: 'A unit moving tactically need not stop for EZOCs in City hexes. In a Woods or Town hex it need not stop if at least two friendly steps in Good Order there give up their own move and become Spent, which bars them from attacking this turn; units with a Movement Allowance of 0 may do so. Polder with Woods is no cover.',
    },
    '8.4': {
      text: 'Along a road a unit pays the road’s cost instead of the ground’s, also into and out of an EZOC, where the 2 points for leaving remain [7.2]. Roads cross Minor Rivers freely, and run through Towns and Cities.',
      see: ['8.1'],
    },
    '8.5': {
      text: 'Minor Rivers cost points, Canals hold up, Major Rivers stop, unless there is a bridge or a Ferry.',
    },
    '8.5.1': {
      text: 'Crossing a Minor River without a road adds 1 point on foot, 2 for Mechanized units; so does a standing railway bridge over larger water.',
    },
    '8.5.2': {
      text: 'Vehicle units cross Canals and Rivers only by bridge or road, by Ferry [8.5.5] or with Engineers [23.3.3].',
    },
    '8.5.3': {
      text: 'Infantry Type units cross a Canal without a bridge only by Tactical Movement and only if they start beside that hexside; so it is always their first step.',
    },
    '8.5.4': {
      text: 'A Major River without a bridge is crossed only at a usable Ferry [8.5.5] or with Engineers [23.3.3], by Tactical Movement. A unit whose bridge is blown before it may go on another way with the points it has left.',
    },
    '8.5.5': {
      text: 'A Ferry is usable if both banks are free of enemy units and EZOCs; a friendly unit cancels the EZOC in its hex. A unit with one step left then crosses by Tactical Movement, without having to start beside it. A Ferry that is not usable does not exist for any purpose.',
    },
    '8.5.6': {
      text: 'Each Ferry carries one step in a Movement Phase. The Allies ferry any kind of step; the Germans only Infantry Type by day, any kind at night. A Vehicle step may be landed in Polder if a road runs through the hex (our ruling). An Engineer Ferry carries six steps [23.3.3].',
    },
    '8.5.7': {
      text: 'A unit with more than one step crosses a Ferry step by step, as Breakdown units [21.1]: airborne ones of its division, generic ones otherwise, which later rebuild only the unit they came from [21.4].',
    },
    '8.6': { text: 'Woods slow down, Polder and Marsh keep vehicles on the roads.' },
    '8.6.1': {
      text: 'Off the road the first two Woods hexes of a move cost the normal rate; each further one costs 1 point more.',
    },
    '8.6.2': { text: 'Vehicle units enter and leave Polder and Marsh only along a road.' },
    '8.6.3': {
      text: 'Polder with Woods is Polder in every way, except that nobody earns the Armor Shift there [10.3.4].',
    },
    '8.7': {
      text: 'If units next to an enemy hex reach 10–1 against it during their Movement Phase, without Air or Artillery, its defenders take a DS at once and retreat three hexes. The attackers are marked: they move no more and fight no other battle, but in the Combat Phase they, and nobody stacked with them, make their Bonus Advance, Breakthrough Combat included. Others may move through the hex. Not from an Entry Area, not as a River Assault; against an overstacked hex 10–1 must hold whoever defends.',
      see: ['11.1', '15.2', '16.1', '25.4'],
    },
  },
};
