/** What is read before the first turn, in six sentences a scenario. */
export const BRIEFING_EN = {
  'briefing.faid.name': 'Faid Pass',
  'briefing.faid.situation':
    'A French garrison holds the pass of Faid in the Eastern Dorsal, and 21st Panzer has come up behind it from both ends; an American combat command is a day’s march away.',
  'briefing.faid.aim.allied': 'Hold Faid, or enough of the hexes around it, until the Americans arrive from Sbeitla.',
  'briefing.faid.aim.axis':
    'Take the pass, and four of the six hexes that command it: through Rebaou in the south you can come in behind the French.',
  'briefing.faid.win':
    'The Axis wins if at the end of turn 6 Faid and four of 6326, 6322, 6127, 5823, 5726 and 5228 are its own; otherwise the Allies do.',
  'briefing.faid.length': 'Six turns, two a day, 30 January to 1 February 1943: an hour or two.',
  'briefing.faid.first':
    'The Axis moves first: surround before you attack, for defenders with no way to retreat are lost. The French are untried: nobody knows their strength before they fight.',

  'briefing.campaign.name': 'Kasserine Campaign',
  'briefing.campaign.situation':
    'Two panzer divisions stand behind the passes of the Eastern Dorsal, and the Afrika Korps comes up from Gafsa; a thin Allied line faces them from isolated hills.',
  'briefing.campaign.aim.allied':
    'Give ground slowly from pass to pass, keep your divisions whole, and bring what comes from Algeria to the right road in time.',
  'briefing.campaign.aim.axis':
    'Break the line at Sidi bou Zid or at Fondouk, drive west before help comes, and take enough of the eight locations for one of three ways to win.',
  'briefing.campaign.win':
    'The Axis wins with El Ala and two others by turn 6 if 10th Panzer began at Fondouk, with any four locations by turn 10, or from turn 11 with what its secret plan wants; otherwise the Allies do.',
  'briefing.campaign.length': 'Eighteen turns, two a day, 14 to 22 February 1943: several evenings.',
  'briefing.campaign.first':
    'Decide first where the panzer divisions begin; dry days are few, so use roads and air units while they last. Allied garrisons are released only when you come next to them.',

  'briefing.decide.name': 'The Axis Decide',
  'briefing.decide.situation':
    'Sbeitla has fallen and it rains: Rommel stands before the Kasserine Pass, 21st Panzer before Sbiba, and nobody but the Axis knows where the attack will come.',
  'briefing.decide.aim.allied':
    'Hold Tebessa, Thala, Sbiba and El Ala with whatever has come, and guess the plan from Enigma and from what you see.',
  'briefing.decide.aim.axis':
    'Your plan names a place and how many others: force the pass, then shift the mobile divisions before the Allies can.',
  'briefing.decide.win':
    'The Axis wins when at a turn’s end it holds all that the plan wants: El Ala and three others, Tebessa and four, or Thala or Sbiba and four; otherwise the Allies do on turn 18.',
  'briefing.decide.length': 'Eight turns, 19 to 22 February 1943: an evening.',
  'briefing.decide.first':
    'In rain every attack is an Assault and motorized units cross a wadi only at a bridge: the roads decide. 10th Panzer comes on turn 12.',

  'briefing.mark.tebessa': 'Tebessa',
  'briefing.mark.thala': 'Thala',
  'briefing.mark.sbiba': 'Sbiba',
  'briefing.mark.el-ala': 'El Ala',
  'briefing.mark.kasserine': 'Kasserine Pass',
  'briefing.mark.sbeitla': 'Sbeitla',
  'briefing.mark.sidi': 'Sidi bou Zid',
  'briefing.mark.faid': 'Faid Pass',
  'briefing.mark.rebaou': 'Rebaou',
  'briefing.mark.cca': 'Combat Command A',
  'briefing.mark.army': 'Fifth Panzer Army',
  'briefing.mark.dak': 'Afrika Korps',
} as const;
