/** What is read before the first turn, in six sentences a scenario, and the aims that are seen during play. */
const SITUATION =
  'On the afternoon of 17 September 1944 three airborne divisions come down along one road through Holland, and the tanks of 30th Corps wait at the Belgian border to drive up it.';
const FIRST =
  'The first turn begins with the landings: put the airborne battalions down beside their bridges, then let 30th Corps attack the thin German line on the road to Valkenswaard.';

export const BRIEFING_EN = {
  'briefing.short.name': 'The Short Game',
  'briefing.short.situation': SITUATION,
  'briefing.short.aim.allied':
    'Take the bridges from the air before they are blown, open the road, and bring 30th Corps through Eindhoven, Grave and Nijmegen over the Waal.',
  'briefing.short.aim.german':
    'Blow the bridges, hold the towns on the road as long as they cost the Allies time, and cut the road behind the leading tanks.',
  'briefing.short.win':
    'The Allies win with four steps of ground troops north of the Waal that can trace supply to the south or west edge when turn 11 is over; with fewer the Germans win.',
  'briefing.short.win.M-N-O':
    'The Allies win with four steps of ground troops north of the Waal that can trace supply to Entry Area M, N or O when turn 11 is over; with fewer the Germans win.',
  'briefing.short.length': 'Eleven turns, three a day, up to the night of 20 September: an evening’s play.',
  'briefing.short.first': FIRST,

  'briefing.campaign.name': 'The Campaign Game',
  'briefing.campaign.situation': SITUATION,
  'briefing.campaign.aim.allied':
    'Bring the army over the Lower Rhine at Arnhem before the 1st Airborne Division is worn down, and take the towns on both sides of the corridor.',
  'briefing.campaign.aim.german':
    'Destroy the 1st Airborne north of the Rhine, make every mile of the road cost troops, and cut it from both flanks.',
  'briefing.campaign.win':
    'Ten points with a supplied ground unit over the Lower Rhine win for the Allies at once, twelve points or no Allied unit left there for the Germans; otherwise more points win at the end, and a tie is German.',
  'briefing.campaign.win.N':
    'Ten points with a ground unit over the Lower Rhine that can trace supply to Entry Area N win for the Allies at once, twelve points or no Allied unit left there for the Germans; otherwise more points win at the end, and a tie is German.',
  'briefing.campaign.length': 'Twenty turns, three a day, up to the night of 23 September: several evenings.',
  'briefing.campaign.first': FIRST,

  'briefing.mark.corps': '30th Corps',
  'briefing.mark.101': '101st',
  'briefing.mark.82': '82nd',
  'briefing.mark.1': '1st Airborne',
  'briefing.mark.waal': 'Waal bridge',
  'briefing.mark.arnhem': 'Arnhem',

  'goal.steps': 'Steps over the Waal in supply',
  'goal.steps.german': 'Turns left to stop them',
  'goal.points': 'Points, with a unit over the Rhine',
  'goal.points.german': 'Points for Allied units destroyed',
} as const;
