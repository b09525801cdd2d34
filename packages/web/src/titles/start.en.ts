/** What the start page says of each title, before anything of it is loaded. */
export const START_EN = {
  'start.scenario.holland44.short': '17 to 20 September 1944, eleven turns.',
  'start.scenario.holland44.campaign': '17 to 23 September 1944, twenty turns.',
  'title.holland44.story':
    'Operation Market-Garden: three airborne divisions, one road, and a bridge that may be too far. Two-kilometre hexes from the Belgian canals to Arnhem.',
  'start.scenario.omg85.historical': 'Everybody where he was on 17 September 1944. Ten days, one turn a day.',
  'start.scenario.omg85.free': 'The Allied player chooses drop zones and supply sources; the Germans stand elsewhere.',
  'title.omg85.story':
    'The same campaign as the computer wargame of 1985 told it: operation points, plotted attacks, efficiency and fatigue, and units that may be hidden.',
  'learn.first.omg85': 'First time at a hex wargame, or at this one',
  'learn.first.hint.omg85': 'Eleven small steps on a small position. Five minutes.',
  'learn.rulebook.omg85': 'You played it in 1985',
  'learn.rulebook.hint.omg85': 'One page: where on the screen everything of the menus is, and the keys, old and new.',
  'start.group.level': 'Level',
  'start.group.level.1': '1: hardest for the Allies',
  'start.group.level.2': '2: hard for the Allies',
  'start.group.level.3': '3: historical',
  'start.group.level.4': '4: easiest for the Allies',
  'start.group.version': 'Version',
  'start.group.version.intermediate': 'Intermediate',
  'start.group.version.advanced': 'Advanced',
  'start.group.units': 'Units',
  'start.group.units.open': 'Open',
  'start.group.units.hidden': 'Hidden until they are met',
  'start.group.weather': 'Weather',
  'start.group.weather.random': 'Random',
  'start.group.weather.historical': 'Historical',
} as const;
