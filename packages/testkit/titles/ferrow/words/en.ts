/** The words of the game screen that only this title needs. */
export const FERROW_EN = {
  board: 'Map of the Ferrow Valley',
  day: 'Day {day}',
  'points.side': '{points} points',

  'phase.decoys': 'Decoys',
  'phase.movement': 'Movement',
  'phase.combat': 'Combat',

  'ask.decoys': 'Which of your companies are decoys? Still to be named: {left}',
  'ask.movement': 'Who goes where?',
  'ask.combat': 'Who attacks?',
  'ask.retreat': 'Where does it retreat to?',
  'ask.advance': 'Does the attacker advance?',

  'choice.decoy': '{unit} is a decoy',
  'choice.move': '{unit} to {end}',
  'choice.attack': '{unit} attacks {end}',
  'choice.retreat': '{unit} retreats to {end}',
  'choice.advance': '{unit} advances to {end}',
  'choice.stay': 'Stay',
  'end.movement.done': 'End movement',
  'end.combat.done': 'End combat',

  'state.decoy': 'decoy',
  'state.shown': 'turned up',
  'state.acted': 'has acted',
  'mark.objective': 'Objective',
  'label.values': 'strength {strength}, {movement} movement points',

  'lesson.move.title': 'Move a company',
  'lesson.move.text': 'Tap a company, then a marked hex, then the hex again.',
  'lesson.help.title': 'Where help is',
  'lesson.help.text': 'Any small number such as 4.5 is a rule: tap it to read it.',
  'anatomy.strength': 'First figure',
  'anatomy.strength.text': 'its strength',
  'anatomy.movement': 'Last figure',
  'anatomy.movement.text': 'its movement points',
  'rulebook.intro': 'The program keeps the rules; this is where things are.',
  'rulebook.map': 'At the table and here',
  'rulebook.decoys': 'Decoys',
  'rulebook.decoys.text': 'You name them before the first turn; your own are marked, those of the enemy are not.',
} as const;
