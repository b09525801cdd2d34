/** What the second book says otherwise than the first, or alone, by its own numbers; all other texts are those of the first. */
import type { RuleText } from '@bridgehead/client-kit/reference';

export const CHAPTER_TEXTS: Readonly<Record<string, string>> = {
  '25': 'Twenty-one counters face down: some are real one-step units, some are nothing at all.',
  '27': 'Rules that players may agree on when a game begins.',
};

export const TEXTS_TO_14: Readonly<Record<string, RuleText>> = {
  '2.3.9': {
    text: 'Vehicle units enter and leave Polder and Marsh only along roads or by Ferry [8.6.2], cross Canals and Rivers only by bridge or Ferry [8.5.2], and gain nothing from houses in defense [10.5.1]. Mechanized and Motorized Infantry and Engineers are Mechanized, yet no Vehicle units.',
  },
  '5.7.1': {
    text: 'Three bridges are never blown: Arnhem (6122 to 6022), Nijmegen (5321 to 5421) and Westervoort (6123 to 6124).',
  },
  '5.7.2': { text: 'The bridge of Grave (4816 to 4817) cannot be blown on turn 1.' },
  '6.2': {
    text: 'One Artillery, Bridging, Engineer or Flak unit in each hex is free, marked by a line across the counter; further ones count as usual. A one-step Armored counter (printed so, a Breakdown unit or a Remnant; a dashed line) is free too while it is the only Armored unit there; a two-step unit that has lost a step is not.',
  },
  '6.4.2': {
    text: 'No more than two units and a Free-Stacking one defend in an overstacked hex (the owner picks as many as the limit allows); the others add nothing and lead no Determined Defense, but retreat along. No more attack out of it either; the excess may advance, without Breakthrough Combat. At the end of each own Movement and Combat Phase the owner removes steps until no stack has more than nine. Units enter an overstacked hex like any other.',
    see: ['12.2.2', '16.1'],
  },
  '7.3': { text: 'EZOCs also matter for retreats [13.2], advances [15.5.1] and Supply Paths [18.3].' },
  '8.1': {
    text: 'The phasing player moves as many units as he likes, one unit or stack after the other, each once. Every hex costs Movement Points; a stack pays what its slowest unit pays. No unit enters a hex with an enemy. An Allied unit that comes next to an Unknown unit turns it over [25.3].',
  },
  '8.2.2': {
    text: 'A unit moving so may not come next to any enemy unit: Unknown units, units in Full Retreat and those beyond a Major River count too. It may start next to one. It may not end with another friendly unit, so stacks cannot use it, unless the unit itself is Free-Stacking [6.2]; others may join it later by normal movement. We count an Unknown unit as a German unit here.',
  },
  '8.3.1': {
    text: 'The unit moves one or two hexes, whatever they cost, also out of an EZOC, and may attack afterwards. Everything else about movement still holds: it stops in an EZOC (but see [8.3.2]), passes no enemy Bond [7.4.2], crosses an unbridged Canal only if it starts beside it [8.5.3] and no hexside that is closed to it.',
  },
  '8.3.2': { text: 'A unit moving tactically need not stop for EZOCs in City hexes; in Woods and Towns it must.' },
  '8.5.6': {
    text: 'Each Ferry carries one step in a Movement Phase. By day the Germans ferry Infantry Type steps only, and the Allies no Vehicle step while a German unit is within two hexes of the Ferry; at night both ferry any kind. An Engineer Ferry carries six steps, one of them a Vehicle step, at any time [23.3.3].',
  },
  '8.6.2': { text: 'Vehicle units enter and leave Polder and Marsh only along a road or by Ferry [8.5.5].' },
  '8.7': {
    text: 'If units next to an enemy hex reach 10–1 against it during their Movement Phase, without Air or Artillery, its defenders take a DS at once, of which the attacker picks the step, and retreat two or three hexes as their owner likes. The attackers are marked: they move no more and fight no other battle, but in the Combat Phase they, and nobody stacked with them, make their Bonus Advance, Breakthrough Combat included. Not from an Entry Area, not as a River Assault; against an overstacked hex 10–1 must hold whoever defends.',
    see: ['11.1', '15.2', '16.1'],
  },
  '9.3': {
    text: 'First bridges in the way may be blown [5.4], after which the attacker may call it off. Then attack and defense are added up, modified and compared; the odds are rounded down in favour of the defender. Then come the shifts for armor [10.3] [10.5.2] and morale [10.6], then Air [10.7] and Artillery [17.6]; then the die. Losses [11.2], Determined Defense [12.1], retreat [13.1] and advance [15.1] follow in this order.',
  },
  '9.4.1': {
    text: 'Attacks below 1–3 after all shifts are not allowed; odds above 7–1 use the 7–1 column. If the defender may pick who defends, the attack must reach 1–3 against each choice (our ruling). Against defenders worth nothing at all (only units in Full Retreat, for example) the attack is rolled on 7–1 whatever the shifts, and suffices for an Automatic DS [8.7].',
  },
  '9.5.3': {
    text: 'Only the Allies attack across a Major River or Lake without a bridge. An Infantry Type unit other than the Engineer must have started the player-turn in the hex without moving (a landing or an advance this turn does not count) and take part; all attackers are stacked with an Engineer that has not used Extended Movement, in Good Order and not Engaged. The Engineer may be held out. After success the Infantry Type units of that stack and the Engineer may cross, into the vacated hex first. Not over Canals.',
    see: ['23.3.2'],
  },
  '10.2.4': {
    text: 'Independent Allied units have a white bar: a Formation of their own, of which one may be attached without being stacked with the Lead Formation.',
  },
  '11.2': {
    text: 'The owner picks who loses a step; on EX, DRX and DS the enemy does. An attacker’s loss comes from the Lead Formation or its attachment, from a unit that could advance into the target hex if there is one: ground, water, an allowance of 0 and the corps boundary count. After an Elite Morale Shift, on A1, A1/ENG, A1/DR2 and A1/D1, it comes from an Elite unit that earned it. Supporting guns are safe, as are overstacked and retreated defenders on EX, DRX and DS; a Supply Head pays only if it is alone in the hex.',
    see: ['13.5', '14.3.1'],
  },
  '11.3': {
    text: 'A lost step turns the counter to its weaker side. A unit without another step is eliminated; a three-step unit after its second loss becomes a Remnant [11.4.1] or is given up [11.4.2].',
  },
  '11.4.1': {
    text: 'The last step of a three-step unit is a Remnant counter of its type, with the figures and morale of that counter.',
  },
  '11.4.2': {
    text: 'The owner need not form a Remnant: he may have the unit eliminated, which then counts as two steps lost at once. So it is in any case while no Remnant of the type is free; an airborne division is not paid for it.',
  },
  '11.4.3': {
    text: 'The counter of a Remnant that is eliminated can be used again. The unit it stood for goes to the Eliminated Units box and counts as destroyed [26.5.2].',
  },
  '11.5.2': {
    text: 'Two hexes of movement or a retreat of any length turn Engaged into Disrupted, also one that is stopped [13.3]. A unit that is Disrupted already is not marked Engaged.',
  },
  '12.2': {
    text: 'One die in the column of the ground [12.2.1], with the modifiers of [12.2.4]. The cells are lost in our copy of the card; these are our proposal, and an owner of the card can choose another reading among the house rules.',
  },
  '12.2.1': {
    text: 'Clear/Polder, Other, Town or City, by the ground of the hex. A Town and a City have a column of their own; Woods, Marsh and Villages are Other, for vehicles too. Polder with Woods is Polder.',
  },
  '12.2.2': {
    text: 'The defender names a Lead Unit in the hex that counted in the defense. Its morale counts and it takes the step losses. Disrupted units, those in Full Retreat or retreated in this phase [13.5], Artillery, Supply Heads and the surplus of an overstacked hex cannot lead.',
  },
  '12.2.3': {
    text: 'The colour of a result on the Combat Results Table counts. Against red results, DMR and DS, nobody stands; against orange ones the die is one lower. Which results are orange is lost in our copy: by our proposal every D1 and A1/D1 from 4–1 on.',
  },
  '12.2.4': {
    text: '+1 for a gun in support [17.6.3], +1 for an Elite Lead Unit, −1 for a Low Quality one, −1 against an orange result [12.2.3]. They add up; below 1 counts as 1.',
  },
  '12.3': {
    text: 'A dot means the hex is held and the survivors are Engaged; without a dot the defense has failed. The figures are steps lost, attacker first. The attacker picks his own loss from the Lead Formation, except on 1/1, where the defender picks it; the defender’s loss is the Lead Unit’s. If the last defender dies in holding, the attacker may make a Limited Advance [15.2].',
  },
  '12.4': {
    text: 'If the whole stack would die in the retreat, it rolls again and again until it holds, gives up or is gone. Every failure costs the Lead Unit one step, a 0/1 no more than that, and the Lead Unit may change between rolls. A gun that was paid for the first roll supports all of them. We judge this once, before the first roll; a stack of which one unit could survive or stop after a hex [13.3] is not desperate.',
  },
  '13.1.1': {
    text: 'Two hexes on D1, DR2, A1/D1, A1/DR2 and DRX; two or three, as the owner likes, on DS and DMR, an Automatic DS too [8.7]. Attackers never retreat. Some retreats may stop after one hex [13.3]; one hex more may lead out of an EZOC [13.2]. An Entry Area ends a retreat of any length [19.5].',
  },
  '13.1.3': {
    text: 'In this order, as far as possible: 1 do not die; 2 enter no hex twice and end two hexes from the battle; 3 enter no EZOC (at most one may be passed, no Bond being crossed, and friends who stand fast cancel it); 4 end where you will have a Supply Path, those who retreat being gone from the battle hex. A guideline that no path can meet is ignored. With two lengths open, the owner picks the length; 1 looks at both, 2 to 4 at each by itself.',
  },
  '13.2': {
    text: 'A unit that must retreat dies if its Movement Allowance is 0, or if its path enters ground, an area or a hexside closed to its movement, a hex with an enemy, or an enemy ZOC Bond; crosses an unbridged Major River, Canal or Lake, Ferries included; enters two vacant EZOC hexes in a row; or ends in an EZOC without a friend there who has not retreated. Where every path would end in an EZOC it may go one hex more to leave it. If a whole stack faces that, it may fight on in despair [12.4].',
  },
  '13.3': {
    text: 'Not on DS or DMR, the owner may end a retreat after one hex for one extra step from the stack: in a City, Town, Woods or Village, or with a friend in Good Order who has not retreated; in an EZOC only with such a friend. The unit is Disrupted as after any retreat [14.1.2]. An Unknown unit is such a friend, while Polder with Woods is no shelter. We charge a step for each hex stopped in, and never the stack’s last.',
  },
  '14.1.2': {
    text: 'A unit becomes Disrupted by any retreat on anything but DS and DMR, also one that is stopped [13.3], by moving two hexes while Engaged [11.5.2], and as Artillery by moving two hexes tactically [17.3]. If it is Disrupted already it goes into Full Retreat.',
  },
  '14.1.3': {
    text: 'By retreating on DS or DMR, and whenever a Disrupted unit would be Disrupted again. It cannot get worse than that. In his Movement Phase a player may also put Disrupted units into Full Retreat to use their full movement, before they have moved.',
  },
  '14.2': {
    text: 'A Disrupted unit moves only tactically, leaves no Entry Area, forms no Bond (it keeps its ZOC), neither attacks nor advances, defends at half and does not lead a Determined Defense. It gives no artillery, bridging, demolition, engineer or supply services and gets no Replacements. A Low Quality one enters an EZOC only to join units in Good Order and, without such company, must leave one if it can. Morale and Armor Rating still count.',
    see: ['17.6.1', '5.3.2', '20.2.3'],
  },
  '14.3.1': {
    text: 'As Disrupted, but with full movement, Extended Movement included, a defense of 0, nothing to add to a stack and no ZOC. When an enemy moves or advances next to it and no friend in Good Order or merely Disrupted stands with it (Unknown units do not count), it retreats two hexes at once; a hex gives way once per enemy step. The same if its last such friend is lost in combat. An enemy beyond a Major River without a bridge is not next to it.',
    see: ['13.1.3'],
  },
  '14.4.1': {
    text: 'In the owner’s Recovery Phase each unit outside EZOCs climbs one level: Full Retreat to Disrupted, Disrupted to Good Order. He may leave units in Full Retreat as they are, to keep their movement. In an EZOC a unit has to roll [14.4.2].',
  },
};
