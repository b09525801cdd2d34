/** What to do when a decision is asked for the first time; the panels of combat, support and landing say it themselves. */
export const HINTS_EN = {
  'hint.balance': 'An optional Unknown unit that the Germans may add before the game.',
  'hint.artillery-resupply':
    'Artillery that has fired is made ready here, so that it can support again. Ready guns add shifts to attacks in range.',
  'hint.bridges': 'Choose a bridge that is marked on the map, and what is to be done there.',
  'hint.scatter':
    'A Scattered unit moves only by Tactical Movement and attacks at half strength until the Recovery Phase of this turn.',
  'hint.landing-fight': 'Units that came down on the enemy fight at once.',
  'hint.movement-orders':
    'Tap a stack: its reach lights up. Tap a hex to see the route, and again to go. Move next to enemies to attack them in the Combat Phase.',
  'hint.march-on': 'They stopped with points left: tap a marked hex to go on, or halt.',
  'hint.demolition': 'A die is rolled. A bridge left standing may be captured intact.',
  'hint.shed-steps': 'More steps than the Stacking Limit allows: the surplus is lost.',
  'hint.attack-or-cancel': 'It goes on with those who can still attack, or is called off.',
  'hint.defenders': 'The hex is over the Stacking Limit: only those you pick defend.',
  'hint.lead-formation': 'Other Formations attack at half strength; the one that leads takes the losses.',
  'hint.attacker-loss': 'Pick who pays: a counter with empty cells in its bar has lost steps before.',
  'hint.defender-loss': 'Pick who pays: a counter with empty cells in its bar has lost steps before.',
  'hint.determined-defense': 'To stand is a gamble: the hex may be held, but steps may be lost.',
  'hint.retreat': 'Tap a marked hex. Who goes all the way is Disrupted; on DS and DMR it ends in Full Retreat.',
  'hint.remnant': 'A unit given up counts as two steps lost at once; its Remnant would stay, with one step.',
  'hint.decline-recovery':
    'A unit in Full Retreat has its full movement and no defense; once it has recovered to Disrupted it only moves tactically.',
  'hint.stop-loss': 'A retreat cut short costs a step.',
  'hint.advance': 'The hex is free: advance into it, or stay. What is left behind may be retaken.',
  'hint.advance-on':
    'They go on together to a marked hex, or halt. A second attack costs a hex of the advance too: where one is left, it is offered here.',
  'hint.occupy': 'The hex was vacated just now and may be entered for nothing.',
  'hint.march-attackers': 'An Unknown unit bars the way, and no more than the Stacking Limit may attack it.',
  'hint.disengage': 'A die decides whether the unit may slip away, and what it costs.',
  'hint.return-supply-head': 'It feeds its airborne division again from a hex with one of its units.',
  'hint.traffic': 'A jam costs Allied Mechanized units 2 points more. Pick a marker, then tap a marked hex.',
} as const;
