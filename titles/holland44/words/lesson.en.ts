/** The words of the first lesson. */
export const LESSON_EN = {
  'lesson.astray.title': 'You went another way',
  'lesson.astray.text':
    'That was legal, but the next step needs the Guards beside the German battalion. Set the position up again?',

  'lesson.counter.title': 'What a counter says',
  'lesson.counter.text':
    'Each counter is a unit. Round corners are Allied, cut corners German. Your Guards stand at Son, on the road; a weakened German battalion blocks it to the north.',
  'lesson.landing.title': 'A landing',
  'lesson.landing.text':
    'A battalion of paratroopers is still in the air. Choose it beside the map, then click the drop hex under the arrow. A die tells whether it lands scattered.',
  'lesson.landing.text.touch':
    'A battalion of paratroopers is still in the air. Choose it in the list, then tap the drop hex under the arrow. A die tells whether it lands scattered.',
  'lesson.select.title': 'Take up a stack',
  'lesson.select.text':
    'Units in one hex are a stack. Click the stack under the arrow, or press N for the next unit that waits.',
  'lesson.select.text.touch': 'Units in one hex are a stack. Tap the stack under the arrow.',
  'lesson.reach.title': 'Where they can go',
  'lesson.reach.text':
    'The bright hexes are those they can reach; the number is what it costs to come there, out of their movement points. Roads are cheap, woods and streams cost more. A red number means that they must stop there.',
  'lesson.march.title': 'March',
  'lesson.march.text':
    'Click the hex under the arrow, beside the enemy: the route is drawn and the card of the stack tells its cost. Click it again to go. Undo, at the top right, takes it back.',
  'lesson.march.text.touch':
    'Tap the hex under the arrow, beside the enemy: the route is drawn and the card of the stack tells its cost. Tap it again to go. Undo, at the top right, takes it back.',
  'lesson.zoc.title': 'Zones of control',
  'lesson.zoc.text':
    'They stopped because units control the hexes around them: a unit that enters one must stop. Switch on ZOC in the bar at the left to see whose zones lie where.',
  'lesson.zoc.text.touch':
    'They stopped because units control the hexes around them: a unit that enters one must stop. Switch on ZOC among the overlays to see whose zones lie where. On a phone the button with the layers opens them.',
  'lesson.bonds.title': 'Bonds',
  'lesson.bonds.text':
    'Two strong units with one hex between them close the gap: no enemy may move or retreat through their bond. Your Guards and the paratroopers to the east make one. Switch on Bonds to see it.',
  'lesson.supply.title': 'Supply',
  'lesson.supply.text':
    'Units need a way back to a friendly map edge, four hexes overland at most and then by road, past no enemy zone and over no wired bridge. Switch on Supply to see it. For the first days airborne units live on what they brought.',
  'lesson.end-movement.title': 'End the phase',
  'lesson.end-movement.text':
    'A turn is a row of phases, shown at the top. The blue button always names what it ends. End the movement now; you will be reminded of units that have not moved.',
  'lesson.target.title': 'Choose a target',
  'lesson.target.text':
    'Now the Combat Phase. Click the German battalion: the planner opens and arrows show who attacks.',
  'lesson.target.text.touch':
    'Now the Combat Phase. Tap the German battalion: the planner opens and arrows show who attacks.',
  'lesson.attack.title': 'Read the odds',
  'lesson.attack.text':
    'Your attack strength against his defense strength gives a column of the table; shifts move it, each with the rule that made it. Under the six faces of the die stands what each would bring. Press Attack.',
  'lesson.support.title': 'Support, then the die',
  'lesson.support.text': 'Switch the artillery on and watch the column move. Then roll the die.',
  'lesson.result.title': 'What happened',
  'lesson.result.text':
    'The face that fell stands out in its row, and the log tells the result in words. Where a player must decide something, as now whether to advance, the question stands beside the map and its answers are marked on it.',
  'lesson.finish.title': 'Finish the turn',
  'lesson.finish.text':
    'Advance if you like, then go on with the blue button. The phases that ask you nothing pass by themselves: recovery, then supply, which marks units that are cut off. When the German player is asked, your turn is over.',
  'lesson.victory.title': 'Who wins',
  'lesson.victory.text':
    'That was a whole player-turn. The aims of both sides stand over the question, with how far each has come: press one to see it item by item. A game ends with its last turn, or sooner when one side has met its aim.',
  'lesson.victory.text.touch':
    'That was a whole player-turn. The aims of both sides are always in sight, with how far each has come: tap one to see it item by item. A game ends with its last turn, or sooner when one side has met its aim.',
  'lesson.help.title': 'Where help is',
  'lesson.help.text':
    'Any small number such as 7.2 is a rule: click it to read it. Right-click a hex to see what it is. Press ? for the keys; the menu at the upper left has everything else. What is not allowed is refused with its reason: you cannot break anything.',
  'lesson.help.text.touch':
    'Any small number such as 7.2 is a rule: tap it to read it. Hold a hex to see what it is. The menu at the upper left has everything else. What is not allowed is refused with its reason: you cannot break anything.',

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
