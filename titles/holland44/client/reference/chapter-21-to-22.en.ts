import type { ChapterText } from '@bridgehead/client-kit/reference';
import { AIRLANDING, AIRLANDING_MODIFIERS } from './tables.en.ts';

export const CHAPTER_21: ChapterText = {
  chapter: '21',
  title: 'Breakdown Units and Merging',
  text: 'Units can shed a step as a small unit of its own, take it back, and German infantry can fill up one unit from another.',
  rules: {
    '21.1': {
      text: 'A unit with steps to spare may shed one as a Breakdown unit: same type, for airborne the same division. It happens while moving or advancing, and both go on from there. A Breakdown unit is a one-step unit like any other; lost, its counter can be used again.',
    },
    '21.2': {
      text: 'British tank battalions, Cromwells included, shed Tank Breakdowns; all others, German tanks too, shed infantry. The counter is Mechanized if its parent is.',
    },
    '21.3': {
      text: 'Before, during or after a move, before or after an advance, only in your own turn, and not if Scattered, Disrupted or in Full Retreat. Supply, EZOCs and being Engaged do not matter. The part has spent what its parent has spent, bears its markers and belongs to its Formation. Counters are limited, and it is refused if a Remnant would be needed and none is left [11.4].',
    },
    '21.4': {
      text: 'In the Movement Phase a Breakdown unit rejoins: an airborne one any unit of its division, another one its parent only. Both have then finished moving; but a Breakdown unit on the march may join a unit that has not moved yet, which then goes on with the points the part has left. Spent, Engaged, Disrupted or Full Retreat pass over with the step; if none does, the unit may still attack.',
    },
    '21.5': {
      text: 'German only: an Infantry Type unit may give a step to another of the same Formation stacked with it, if its morale is as good or better and both have finished moving. Mounted and foot infantry may mix; Vehicle units may not. Bad states pass over with the step. A unit that gives its last step is eliminated and could be replaced later [20.2.4].',
    },
  },
};

export const CHAPTER_22: ChapterText = {
  chapter: '22',
  title: 'Airborne Landings',
  text: 'The three airborne divisions and the Poles come down around their Drop Hexes, with a die for the damage.',
  rules: {
    '22.1': { text: 'Airborne units arrive in the Allied Airlanding Phase.' },
    '22.1.1': {
      text: 'Units are put on or near their Drop Hex [22.2], then the Airlanding Table shows how they came down [22.3].',
    },
    '22.1.2': {
      text: 'One landing a day: in the AM or in the PM turn, under a Clear or Cloudy sky; no landings by night.',
    },
    '22.1.3': {
      text: 'The Glider Pilots join the 1st Airborne’s Supply Head in the Airlanding Phase of turn 2, without a roll, and may move. If the Supply Head is not in play they wait for it.',
    },
    '22.2': { text: 'Where a unit may come down: its Drop Hex, with more freedom as the days pass.' },
    '22.2.1': {
      text: 'Turn 1: on the Drop Hex of the unit’s code; turns 3 and 4: there or adjacent. Turns 6 and 7: on or next to any Drop Hex or the Supply Head of its division; from turn 9 on: of any division. The three P hexes are for Poles only [22.5.2].',
    },
    '22.2.2': {
      text: 'After turn 1 no landing is compulsory: a unit may wait, and lands by the leeway of the later day.',
    },
    '22.2.3': {
      text: 'Parachutists land in Clear, Woods, Town or Polder; gliders and guns in Clear only, and a Town is not Clear. At most nine steps land in a hex each turn; with units already there, too many steps must be gone by the end of the Movement Phase [6.4.2]. Not on the other side of a River or Canal from the Drop Hex or Supply Head aimed at.',
    },
    '22.2.4': {
      text: 'The 1/501 of the 101st comes down in 4008 (A2). Its planned hex 3909 (A1) can be used from turn 6 on.',
    },
    '22.3': { text: 'One die for each landing unit, on turn 1 for each hex.', tables: [AIRLANDING] },
    '22.3.1': {
      text: 'On turn 1 one die for each hex; a bad result hits one Infantry Type unit there, chosen by the Allied player. Hexes are rolled from north to south. Later each unit has its own die.',
    },
    '22.3.2': {
      text: 'Contested: next to an enemy (Unknown units too), with a friend in or next to the hex. Enemy-Controlled: next to an enemy without such a friend. Both are fixed when the phase begins. A hex that holds an enemy counts as next to him; Polder with Woods as Polder.',
      tables: [AIRLANDING_MODIFIERS],
    },
    '22.3.3': {
      text: 'S: Scattered. S1: Scattered and a step lost, which the division may get back as a Returnee [22.7]. S2: two steps lost, one of them for good. Guns [22.3.4] and one-step units [22.3.5] fare differently.',
    },
    '22.3.4': {
      text: 'A gun that rolls S1 is Scattered and Fired instead of losing a step; on S2 it is lost. Neither brings a Returnee.',
    },
    '22.3.5': { text: 'A one-step unit that rolls S1 is eliminated, and its division records the Returnee.' },
    '22.3.6': {
      text: 'A Scattered unit moves only tactically, attacks at half and gives no Artillery Support. It lasts until the Allied Recovery Phase, even in an EZOC.',
    },
    '22.4': {
      text: 'From turn 3 on each Airlanding Point brings down one unit of any size; the weather gives eight, four or none [4.4]. The Allied player picks who lands; points are not saved.',
    },
    '22.5': { text: 'The Poles are choosier than the others.' },
    '22.5.1': {
      text: 'They land only in Clear weather, and not before all units of turn 3 have landed, though the same turn will do.',
    },
    '22.5.2': {
      text: 'Their three Drop Hexes marked P are theirs alone: on our map 6019 Driel, 5922 south of the Arnhem bridge and 6320 Johannahoeve. As part of the 1st Airborne they may use its hexes too when the leeway allows it.',
    },
    '22.6': {
      text: 'Units landing on enemies fight at once, after all are down, in the order the Allied player likes: they are halved, the defender is doubled; no Air or Artillery, but morale counts. If the hex is not cleared all who landed there are lost; if it is, they still roll for the landing. They keep the Stacking Limit. Not on turn 1.',
    },
    '22.7': {
      text: 'Steps lost to S1 and S2 wait on the division’s track. From the turn after, one step a game-turn for each division goes in the Allied Movement Phase to a unit in Good Order, not Engaged, with a Supply Path to its Supply Head, itself in Good Order and not Engaged. It counts as a Replacement [20.2.5]. The Poles have a track and a step of their own, but use the 1st Airborne’s Supply Head.',
    },
  },
};
