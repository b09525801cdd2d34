import type { ChapterText } from '@bridgehead/client-kit/reference';

export const CHAPTER_23: ChapterText = {
  chapter: '23',
  title: 'Special Rules',
  text: 'The surprise of the first turn, Allied bridging and engineers, corps boundaries, and some German units with rules of their own.',
  rules: {
    '23.1': { text: 'Surprise: what is different on turn 1.' },
    '23.1.1': {
      text: 'The game opens with the Allied Airlanding Phase in Clear weather; there is no Artillery Resupply or Bridge Phase before it.',
    },
    '23.1.2': {
      text: 'On turn 1 landings are rolled by hex and without modifiers [22.3.1], demolitions have −1 [5.6], German units move only tactically, even in Full Retreat, and enter no Entry Area but A and L, so a retreat into another one is fatal.',
    },
    '23.1.3': {
      text: 'On turn 1 the guns of the Guards Division and 5 AGRA shift two columns each, but not both in one attack. 5 AGRA together with another gun makes three.',
      see: ['17.6.2'],
    },
    '23.2': {
      text: 'The two Allied Bridging units, one with 8th and one with 30th Corps, are the only units that repair bridges. They are Free-Stacking.',
      see: ['5.8'],
    },
    '23.3': { text: 'Allied Engineers carry the army over Major Rivers. German Engineers are ordinary infantry.' },
    '23.3.1': {
      text: 'They make River Assaults possible [9.5.3] and serve as a Ferry [23.3.3]; in Good Order and not Engaged only.',
    },
    '23.3.2': {
      text: 'An Engineer enables one River Assault a turn. It may move first, but not by Extended Movement, and need not join the attack itself, which keeps it safe from EX and DRX.',
    },
    '23.3.3': {
      text: 'Beside a Major River an Engineer is a Ferry over one adjacent hexside for six steps a turn, one of them a Vehicle step, even in the phase it arrives (not by Extended Movement). Units cross by Tactical Movement, into an EZOC too, but not into or across an enemy Bond. Once used, the Engineer stays put and makes no River Assault that turn. It crosses Major Rivers itself by Tactical Movement.',
    },
    '23.3.4': {
      text: 'For Supply Paths an Engineer beside a Major River is a usable Ferry, over every such hexside of its hex and whatever EZOC lies opposite; not if Disrupted, Engaged or just replaced.',
      see: ['18.3.1'],
    },
    '23.4': {
      text: 'Through turn 6 units of 8th, 12th and 30th Corps go at most one hex across their boundary line and may attack from there. Beyond two hexes, however they got there, they fall into Full Retreat and do not recover until they are back, or in an Entry Area. North of row 20 they are free, but may not come round behind the line. Germans do not care.',
    },
    '23.5': {
      text: 'The six units of the 406th Division come in at area I: from turn 1 on each rolls at the start of the German Movement Phase and arrives on 1 or 2; on turn 4 all the rest come.',
    },
    '23.6': {
      text: 'The garrisons of Tiel (5606) and ’s-Hertogenbosch (4301) are tied to their hexes until an Allied unit comes, or lands, within two hexes of them. From then on they are free. Until then they do not disengage either.',
    },
    '23.7': {
      text: 'A Reconnaissance unit (Dingo, Sdkfz 222, Cromwell) that is alone in its hex ignores the step loss of D1 and DS, an Automatic DS too, but not the retreat. EX, DRX and A1/D1 hit it normally. A Cromwell battalion’s Remnant has lost the gift.',
    },
  },
};

export const CHAPTER_24: ChapterText = {
  chapter: '24',
  title: 'Traffic Markers',
  text: 'Six German markers stand for the jams on the one highway.',
  rules: {
    '24.1': {
      text: 'The German player puts Traffic markers on the road ahead. They trouble Allied Mechanized units only.',
    },
    '24.2': {
      text: 'Entering the hex costs Allied Mechanized units 2 points more, on or off the road; Tactical Movement ignores it. An advance of such a unit ends there, without Breakthrough Combat. Combat, retreats and supply are not affected.',
    },
    '24.3': {
      text: 'In the Traffic Marker Phase the German player places any markers he has at hand. Then two dice are rolled, and the markers with those numbers go back to him; doubles remove one only. Markers on the map are never moved or taken back otherwise.',
    },
    '24.4': {
      text: 'Not in or next to a hex with another marker, and not north, by row, of the northernmost Allied Mechanized unit that came by land (Dismounted ones do not count). Any other hex will do, even under enemy units. Without such a unit on the map no marker is placed.',
    },
    '24.5': { text: 'Three markers (1, 2, 3) are at hand on turn 1; one more joins on each of turns 2, 3 and 4.' },
  },
};

export const CHAPTER_25: ChapterText = {
  chapter: '25',
  title: 'Unknown Units',
  text: 'Twenty counters face down: some are real one-step units, some are nothing at all.',
  rules: {
    '25.1': {
      text: 'An Unknown unit is turned over when Allied units enter or attack its hex. A Garrison (0-0-0) is removed; anything else stays and fights. The face is drawn at that moment, each unseen one being equally likely: nobody, the program included, knows it before.',
    },
    '25.2': { text: 'Face down they are units with limits, face up units like all others.' },
    '25.2.1': {
      text: 'Unrevealed they do not move (except [25.6]) or attack, count for no stacking (one to a hex), have a ZOC but form no Bond, help to blow and rewire bridges, bar Extended Movement next to them, and cancel Allied EZOCs in their hex for German supply and retreats. Allied units cannot retreat into their hex.',
    },
    '25.2.2': {
      text: 'Revealed, it stays revealed and is a normal unit. Some have a Movement Allowance of 0: they never move and die if they must retreat [13.2].',
    },
    '25.3': { text: 'A lone Unknown unit may be attacked on the march, in the Combat Phase or in a Breakthrough.' },
    '25.3.1': {
      text: 'A marching Allied stack may enter the hex of a lone Unknown unit, not by Extended Movement nor over an unbridged Major River; at least one of its units must be able to attack. It pays for the hex, without the 2 points for leaving that unit’s EZOC. If a Garrison vanishes the march goes on; otherwise the stack stays before the hex and attacks at once, alone, without Air or Artillery shifts and without an advance. If another German unit’s EZOC holds the stack, it must wait for the Combat Phase.',
    },
    '25.3.2': {
      text: 'DS or DMR in such an attack is an overrun: the stack marches on, into the hex or elsewhere, with the points it has left, though not by Extended Movement, and may attack again in the Combat Phase. The entry is paid for in any case.',
    },
    '25.3.3': {
      text: 'After any other result the stack stops, in the vacated hex or where it attacked from, and all of it is Spent: no attack in the Combat Phase. If a bridge was blown and the attack called off, nobody is Spent.',
    },
    '25.3.4': {
      text: 'In the Combat Phase the unit is revealed as the attack begins; what appears is no reason to call it off, a bridge blown afterwards is. A lone Garrison vanishes and the attacker has a DS. The odds card shows the known defenders and the mean over all unseen faces.',
    },
    '25.3.5': {
      text: 'In an advance only as Breakthrough Combat [16.1]. If it is a Garrison the advance goes on and the Breakthrough is not used up; otherwise the fight takes place at once.',
    },
    '25.4': {
      text: 'An Unknown unit with German company, Full Retreat aside, is safe on the march: the hex is not entered and suffers no Automatic DS. In the Combat Phase it is revealed and joins the defense as far as stacking allows; steps beyond nine go when the Germans have moved next [6.4.2]. Units in Full Retreat give way when a stack goes for the hex.',
    },
    '25.5': { text: 'Twenty stand on the map at the start, face down. Neither player may look.' },
    '25.6': {
      text: 'From turn 3 on the German player may lift one unrevealed Unknown unit in each of his Movement Phases and put it in any Town or City that has no Allied unit in or next to it and a supply road to a German Entry Area [18.3.2].',
    },
  },
};
