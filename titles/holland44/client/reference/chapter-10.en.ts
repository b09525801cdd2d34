import type { ChapterText } from '@bridgehead/client-kit/reference';
import { COMBAT_TERRAIN } from './tables.en.ts';

export const CHAPTER_10: ChapterText = {
  chapter: '10',
  title: 'Combat Modifiers',
  text: 'What halves or doubles a unit, who leads the attack, and what shifts the column: armor, morale, aircraft and ground.',
  rules: {
    '10.1': {
      text: 'A unit is halved at most once and doubled at most once; if both, halve first. Halving is done unit by unit and rounded up, but units of strength 1 are added together before they are halved. Defenders of 1 that are also doubled form a group of their own (our ruling).',
    },
    '10.2': { text: 'One Formation leads an attack at full strength; units of all others help at half strength.' },
    '10.2.1': {
      text: 'In each attack one Formation and one attachment [10.2.3] attack at full strength: the Lead Formation. All other attackers are halved. Only the Lead Formation with its attachment counts for the shifts of armor [10.3] and morale [10.6], and it takes the losses [11.2].',
    },
    '10.2.2': {
      text: 'Allied Formations are divisions and independent brigades. German ones are larger: Division von Tettau, 15th Army, 1st Parachute Army, Corps Feldt and 2nd SS Panzer Corps. The colour bar on the counter shows which.',
    },
    '10.2.3': {
      text: 'One unit of another Formation may be attached and attack at full strength. It must be stacked with a unit of the Lead Formation that itself takes part; off the map, attack over the same edge hexside. We count it as part of the Lead Formation for armor, infantry and morale.',
    },
    '10.2.4': {
      text: 'Allied units with a white bar are corps troops: a Formation of their own, of which one may be attached without being stacked with the Lead Formation.',
    },
    '10.3': { text: 'Tanks that the other side cannot match shift the column.' },
    '10.3.1': {
      text: 'One column right if there is a Tank unit in the Lead Formation, the best Armor Rating among all attackers is higher than that of every defender, and the ground allows it [10.3.4]. Only the best ratings are compared, never added; any Formation may bring the best one, Flak too at one less, but not a tank stuck behind water.',
    },
    '10.3.2': {
      text: 'One column left if the defender has a Tank unit and nobody in the Lead Formation has an Armor Rating. A better rating of the defender gives no shift, but halves the attacking armor [10.4]. Armoured cars have no rating; Flak in the Lead Formation is enough to deny the shift.',
    },
    '10.3.3': {
      text: 'Flak, JgPz IV and Jagdpanther attack with an Armor Rating one lower. JgPz IV and Jagdpanther can still earn the shift; Flak never can.',
    },
    '10.3.4': {
      text: 'Nobody earns an Armor Shift where the defender is in Woods, Marsh, City or Polder with Woods. Nor does a tank that could not drive over the hexside: unbridged water, or Polder without a road. It still denies the shift to the defender.',
    },
    '10.4': {
      text: 'If the defender’s best Armor Rating is higher than any in the Lead Formation, all attacking Armored units are halved, on any ground. Reconnaissance cars, having no rating, are halved by every rated defender.',
      see: ['10.3.2'],
    },
    '10.5': { text: 'Vehicles need infantry: houses do not help them, and tanks alone are easy prey.' },
    '10.5.1': { text: 'Houses do not help vehicles: in Towns and Cities they defend undoubled.' },
    '10.5.2': {
      text: 'Tank units defending without an Infantry Type unit that counts in the defense give the attacker one column right, if an Infantry Type unit is in his Lead Formation. Flak, or infantry in Full Retreat, is no support. Attacking tanks without infantry suffer nothing.',
    },
    '10.6': {
      text: 'One column right if more than half of the steps of the Lead Formation with its attachment are Elite, and one more if all defenders are Low Quality. The shifts add up; a defender’s good morale shifts nothing.',
    },
    '10.7': {
      text: 'Two Air units in Clear weather, one when Cloudy: each gives one Allied attack one column right, at most one in an attack. The target must be within four hexes of a non-airborne Allied unit, so the airborne divisions must wait for the relief. Air units are not saved up and never defend.',
      see: ['4.4'],
    },
    '10.8': { text: 'Ground and water halve attackers and double defenders.' },
    '10.8.1': {
      text: 'Towns and Cities double defenders, Vehicle units excepted [10.5.1]. The rest is in the table.',
      tables: [COMBAT_TERRAIN],
    },
    '10.8.2': {
      text: 'Attacking over a Canal or Major River, bridge or not, halves every unit; over a Minor River it halves Vehicle units. The defender is doubled, vehicles too, if every attacker comes over water or out of Marsh; one that does not is enough to undo it.',
    },
    '10.8.3': {
      text: 'Vehicle units are halved attacking into or out of Marsh. Attacking out of Marsh counts like attacking over water [10.8.2]. No Armor Shift against a defender in Marsh [10.3.4].',
    },
    '10.8.4': {
      text: 'Polder means nothing to Infantry Type units. Vehicle units are halved attacking into or out of it, but tanks may earn the Armor Shift there along a road.',
      see: ['8.6.3'],
    },
    '10.9': {
      text: 'Disrupted defenders are halved [14.2]. Attackers are halved when Engaged [11.5.1], Scattered [22.3.6] or Out of Supply [18.4]. Artillery shifts the column [17.6.2].',
    },
  },
};
