/** The words of the first lesson. */
export const LESSON_EN = {
  'lesson.astray.title': 'You went another way',
  'lesson.astray.text':
    'That was legal, but the next step needs the Guards beside the German battalion. Set the position up again?',

  'lesson.counter.title': 'What a counter says',
  'lesson.counter.text':
    'Each counter is a body of troops. Round corners are Allied, cut corners German. Yours wait on the road; a worn German battalion stands to the north-east.',
  'lesson.select.title': 'Take up a stack',
  'lesson.select.text':
    'Units in one hex are a stack. Tap the lit stack on the map, or press N for the next unit that waits.',
  'lesson.reach.title': 'Where they can go',
  'lesson.reach.text':
    'The bright hexes are those they can reach; the number is what it costs to come there, out of their movement points. Roads are cheap, woods and streams are not. A red number means that they must stop there.',
  'lesson.march.title': 'March',
  'lesson.march.text':
    'Tap the lit hex, beside the enemy: the way is drawn and the card at the lower left tells its cost. Tap it again to go. Undo, at the top right, takes it back.',
  'lesson.zoc.title': 'Zones of control',
  'lesson.zoc.text':
    'They stopped because units control the hexes around them: who enters one must stop. Switch on ZOC in the bar at the left to see whose zones lie where.',
  'lesson.end-movement.title': 'End the phase',
  'lesson.end-movement.text':
    'A turn is a row of phases, shown at the top. The blue button always names what it ends. End the movement now; you will be reminded of units that have not moved.',
  'lesson.target.title': 'Choose a target',
  'lesson.target.text':
    'Now the Combat Phase. Tap the German battalion: the planner opens and arrows show who attacks.',
  'lesson.attack.title': 'Read the odds',
  'lesson.attack.text':
    'Your attack strength against his defense strength gives a column of the table; shifts move it, each with the rule that made it. Under the six faces of the die stands what each would bring. Press Attack.',
  'lesson.support.title': 'Support, then the die',
  'lesson.support.text': 'Switch the artillery on and watch the column move. Then roll the die.',
  'lesson.result.title': 'What happened',
  'lesson.result.text':
    'The face that fell stands out in its row, and the log tells the result in words. Where a player must decide something, as now whether to advance, the question stands at the upper right and its answers are marked on the map.',
  'lesson.help.title': 'Where help is',
  'lesson.help.text':
    'Any small number such as 7.2 is a rule: tap it to read it. Hold or right-click a hex to see what it is. Press ? for the keys, and the menu at the upper left for everything else. What is not allowed is refused with its reason; you cannot break anything.',

  'anatomy.symbol': 'Symbol',
  'anatomy.symbol.text': 'what it is: here tanks',
  'anatomy.attack': 'First figure',
  'anatomy.attack.text': 'attack strength',
  'anatomy.defense': 'Second figure',
  'anatomy.defense.text': 'defense strength',
  'anatomy.movement': 'Third figure',
  'anatomy.movement.text': 'movement points',
  'anatomy.bar': 'Bar at the left',
  'anatomy.bar.text': 'one cell a step: how much it can still lose; its colour is the division',
  'anatomy.shield': 'Shield',
  'anatomy.shield.text': 'armor rating, for tanks against tanks',
} as const;
