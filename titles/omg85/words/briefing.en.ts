/** What is read before the first turn, in six sentences a scenario, and the aims that are seen during play. */
const AIM_ALLIED =
  'Link up with the airborne divisions along the road from Eindhoven, and hold Nijmegen, Arnhem and the crossing at Westervoort with everything around them, in supply.';
const AIM_GERMAN =
  'Keep the 1st Airborne Division from its bridge, overrun the drop zones that feed the paratroopers, and hold as many towns as you can.';
const WIN =
  'The three objectives are worth 20, 10 and 25 points, each town the Germans hold takes one away and each drop zone lost two or three: 20 points are an Allied victory, 42 a strategic one, 12 or fewer a German one.';
const LENGTH =
  'Ten turns of a day each, 17 to 26 September 1944, with two rounds of orders and combat for both sides: an evening or two.';

export const BRIEFING_EN = {
  'briefing.historical.name': 'Historical Set-Up',
  'briefing.historical.situation':
    'Three airborne divisions have dropped from Eindhoven to Arnhem, and 30th Corps stands on the Belgian border with one road to reach them.',
  'briefing.historical.aim.allied': AIM_ALLIED,
  'briefing.historical.aim.german': AIM_GERMAN,
  'briefing.historical.win': WIN,
  'briefing.historical.length': LENGTH,
  'briefing.historical.first':
    'The first day begins with air strikes; then send the airborne battalions to every bridge in reach, and let the Guards break the line south of Valkenswaard.',

  'briefing.free.name': 'Free Set-Up',
  'briefing.free.situation':
    'The airborne divisions are still in the air: you choose where they drop and where their supplies come down, while the Germans do not stand where they stood in 1944.',
  'briefing.free.aim.allied': AIM_ALLIED,
  'briefing.free.aim.german': AIM_GERMAN,
  'briefing.free.win': WIN,
  'briefing.free.length': LENGTH,
  'briefing.free.first':
    'First name a supply source for each division, then drop its units: gliders on open ground or towns only, nobody on a city, a forest or an enemy.',

  'briefing.mark.corps': '30th Corps',
  'briefing.mark.101': '101st',
  'briefing.mark.82': '82nd',
  'briefing.mark.1': '1st Airborne',
  'briefing.mark.nijmegen': 'Nijmegen',
  'briefing.mark.arnhem': 'Arnhem',
  'briefing.mark.westervoort': 'Westervoort',

  'goal.objectives': 'Objectives held in supply',
  'goal.score': 'Score ({points} is an Allied victory)',
  'goal.towns': 'Towns held, a point each',
} as const;
