import type { Messages } from '@bridgehead/engine/contract';

/** [23] [24] [25] [27] Special rules, Traffic markers, Unknown units and optional rules. */
export const SPECIAL_REFUSALS = {
  'across-corps-boundary': 'no more than one hex across the corps boundary',
  'marker-not-in-box': 'this marker is not in the Holding Box',
  'traffic-too-far-north': 'the hex is north of all British Mechanized units',
  'traffic-too-close': 'a marker may not be on or next to another',
  'not-of-marching-stack': 'only units of the marching stack attack, and only those that can',
  'stack-attacks-in-full': 'as many of the stack attack as the Stacking Limit allows, and no more',
  'unknown-units-are-german': 'only the German player repositions Unknown units',
  'repositioned-from-turn-3': 'Unknown units are repositioned from turn 3 on',
  'repositioned-already': 'one Unknown unit may be repositioned a turn',
  'no-unknown-unit-there': 'there is no unrevealed Unknown unit in that hex',
  'unknown-unit-needs-town': 'an Unknown unit is placed on a Town or City hex',
  'allied-unit-near': 'not in or next to a hex with an Allied unit',
  'two-unknown-units': 'no more than one Unknown unit in a hex',
  'no-road-to-german-area': 'the hex has no road-bound Supply Path to a German Entry Area',
  'disengages-from-nobody': 'only a unit beside an enemy unit disengages',
  'disengages-alone': 'units disengage one by one',
  'disengage-from-one-hex': 'units that disengage together stand in one hex',
  'disengagement-not-used': 'Disengagement is an optional rule that this game does not use',
  'not-his-on-map': 'the unit is not a unit of the phasing player on the map',
  'garrison-stays': 'the garrison may not move until an Allied unit has come near',
  'disengage-in-good-order': 'only a unit in Good Order may attempt Disengagement',
  'has-fought-or-tried': 'the unit has attacked or tried to disengage in this Combat Phase',
  'has-shattered-enemy': 'the unit has attacked in this turn: it carries an Automatic DS marker',
} as const satisfies Messages;
