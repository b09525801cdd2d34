/** The same for chapters 15 to 27 and the scenarios. */
import type { RuleText } from '@bridgehead/client-kit/reference';

export const TEXTS_FROM_15: Readonly<Record<string, RuleText>> = {
  '15.5': { text: 'Enemy ZOCs stop an advance as they stop a march, and so do Bonds.' },
  '15.5.1': {
    text: 'An advance stops on entering any EZOC, even where a friend stands; EZOCs in the hex that the defender has left do not count. Who has stopped may still make Breakthrough Combat from there (our ruling) [16.3.1].',
  },
  '16.2': {
    text: 'One stack of the attackers is the Breakthrough Group. It may assemble in the vacated hex for one hex of its advance; on its way it picks up nobody. It may also attack from where it stands. Other attackers advance after it is done; units that took no part need not wait.',
  },
  '17.6.3': {
    text: 'One gun for a Determined Defense: +1, and if the stack must roll again because it cannot retreat [12.4], for every roll at no further cost. Guns do not help in Breakthrough Combat.',
    see: ['12.2', '16.3.5'],
  },
  '18.2.2': {
    text: 'A Supply Head supplies its own division until the Allied Supply Phase of turn 5, then it is Depleted for good and serves only for airborne guns [17.8.2], Returnees [22.7] and landings [22.2.1]. It is a Mechanized Vehicle unit of one step that stacks freely, moves only tactically, has a ZOC but no Bonds, leads no defense, does not advance, and defends or takes losses only when it is alone in the hex, without even a unit in Full Retreat. The Poles use that of the 1st Airborne.',
  },
  '18.3.2': {
    text: 'Any length along connected roads. It enters no enemy’s hex, no EZOC unless a friend stands there, and no empty City that the enemy held last; it crosses no blown bridge and no Ferry. Allied paths avoid Wired bridges, German ones Intact bridges; Arnhem, Nijmegen and Westervoort are open to both (our ruling). The hex where the road part begins is free of all this.',
  },
  '19.3.1': {
    text: 'A unit may move, retreat or advance into a friendly area. Moving in costs 1 point and ends the move; it comes out in a later Movement Phase, in Good Order only, paying for the first hex. It does not attack out of the area in the turn it went in. In an area nobody is next to an enemy, for recovery, Extended Movement or a forced retreat.',
  },
  '21.1': {
    text: 'A unit with steps to spare may shed one as a Breakdown unit: British tank battalions, Cromwells included, a Tank Breakdown, all others, German tanks too, infantry, Mechanized if the parent is; for airborne of the same division. It happens while moving or advancing, and both go on from there. A Breakdown unit is a one-step unit like any other; lost, its counter can be used again.',
  },
  '22.1.3': {
    text: 'The two Glider Pilot units join the 1st Airborne’s Supply Head in the Airlanding Phase of turn 2, without a roll, and may move. If the Supply Head is not in play they wait for it. Their figures are our guess.',
  },
  '22.3.1': {
    text: 'On turn 1 one die for each hex; a bad result hits one Infantry Type unit there, chosen by the Allied player. Hexes are rolled from north to south. Later each unit has its own die. S: Scattered. S1: Scattered and a step lost, which the division may get back as a Returnee [22.7]. S2: two steps lost, one of them for good. Guns [22.3.3] and one-step units [22.3.4] fare differently.',
  },
  '22.4': {
    text: 'From turn 3 on each Airlanding Point brings down one unit of any size; the weather gives nine, four or none [4.4]. The Allied player picks who lands; points are not saved.',
  },
  '23.3.2': {
    text: 'An Engineer enables one River Assault a turn. It may move first, but not by Extended Movement, and need not join the attack itself, which keeps it safe from EX, DRX and DS.',
  },
  '23.5': {
    text: 'The five infantry units of the 406th Division come in at area I: from turn 1 on each rolls at the start of the German Movement Phase and arrives on 1 or 2; on turn 4 all the rest come. Its guns come on turn 4 without a roll (our ruling).',
  },
  '25.1': {
    text: 'An Unknown unit is turned over when an Allied unit comes next to it [25.3]. A Garrison (0-0-0) is removed; anything else stays and is a unit like others. The face is drawn at that moment, each unseen one being equally likely: nobody, the program included, knows it before.',
  },
  '25.2.1': {
    text: 'Unrevealed they do not move (except [25.5]) or attack, count for no stacking (one to a hex), have a ZOC but form no Bond, help to blow and rewire bridges, bar Extended Movement next to them, and cancel Allied EZOCs in their hex for German supply and retreats. Allied units enter or retreat into their hex never.',
  },
  '25.3': {
    text: 'When an Allied unit, moving or advancing after combat, comes next to an Unknown unit, it is turned over at once, not across a Major River or Lake without a bridge. A Garrison is removed and the unit may go on if nothing else stops it, but not by Extended Movement. Anything else stops it; it is fought in the Combat Phase like any unit. One that nobody has come next to is turned over when it is attacked; if it is a Garrison, no attack was made (our ruling).',
  },
  '25.4': { text: 'Twenty-one stand on the map at the start, face down. Neither player may look.' },
  '26.3': {
    text: 'The Allied player wins at once with 10 Victory Points if a non-airborne unit, a Breakdown unit will do, is north of the Lower Rhine with a Supply Path to Entry Area N. German points do not matter (our ruling).',
  },
  '26.5.1': {
    text: 'One point for each hex held: Eindhoven 2608, 2707, 2708; Helmond 2914; ’s-Hertogenbosch 4301; Nijmegen 5320, 5321; Tiel 5606; Arnhem 6122, 6222, 6223; Overloon 3524; Venray 3225. A hex belongs to whoever was in it last. And one for each non-airborne unit, Breakdown units excepted, north of the Lower Rhine with a Supply Path to Entry Area M, N or O.',
  },
  '27.1.1': {
    text: 'In his own Combat Phase a player may have a unit or a stack try to slip away instead of attacking; in Good Order only (our ruling), and not if it has attacked.',
  },
  '27.1.2': {
    text: 'One die, modified by [27.1.3]; below 1 counts as 1, above 6 as 6. The step of “Yes, for 1 step” is lost even if nobody then goes.',
  },
  '27.1.3': {
    text: 'Only beside an enemy unit, not over an unbridged Major River. Each unit rolls for itself, or the stack once for all, as the owner likes; he sees each result before the next. What helps must be true of every unit that rolls together, what hinders of one. Of a stack that pays with a step the owner chooses whose (our ruling).',
  },
  '27.1.4': {
    text: 'Who gets away may retreat one or two hexes by the rules of retreat [13.1.3] [13.2], is Disrupted, and may recover in the coming Recovery Phase.',
  },
  '27.3': { text: 'Optional: to help the Allied player in the first days.' },
  '27.3.1': { text: 'KG Segler (1406) and KG Richter (1408) may use Tactical Movement only on turns 1 and 2.' },
  'S1.3': {
    text: 'Four steps of non-airborne units, Breakdown units included, north of the Waal and with a Supply Path to Entry Area M, N or O, at the end of turn 11: then the Allied player wins, otherwise the German player. There are no automatic victories and no points.',
  },
  'S2.3': { text: 'Victory by chapter 26 [26.1].' },
};
