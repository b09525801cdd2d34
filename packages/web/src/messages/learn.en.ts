/** The words of the two introductions. */
export const LEARN_EN = {
  'learn.title': 'How to play',
  'learn.first': 'First time at a hex wargame',
  'learn.first.hint': 'Eleven small steps on a small position. Five minutes.',
  'learn.rulebook': 'You know the rulebook',
  'learn.rulebook.hint': 'One page: where on the screen everything of the table is, and the keys.',

  'lesson.next': 'Next',
  'lesson.again': 'Start over',
  'lesson.leave': 'Leave',
  'lesson.done': 'Choose a game',
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

  'rulebook.intro':
    'The engine enforces the rules; nothing has to be looked up to play, and everything can be. This is where the things of the table are on the screen.',
  'rulebook.map': 'The table and the screen',
  'rulebook.play': 'Choose a game',
  'rulebook.stack': 'Picking up a stack',
  'rulebook.stack.text':
    'Tap it. All units that may still move are in hand; tap single counters in the card at the lower left to leave some behind. N goes to the next that waits.',
  'rulebook.march': 'Moving',
  'rulebook.march.text':
    'Tap a hex in reach to see the way and its cost, tap again to go. “Stop there and ask how to go on” moves hex by hex. A hex out of reach tells why, with the rule.',
  'rulebook.modes': 'Extended, Tactical',
  'rulebook.modes.text':
    'The switch in the card. Hexes that only Extended Movement reaches are dashed; a mode that is forbidden now is struck out and says why.',
  'rulebook.bridges': 'Bridges and demolition',
  'rulebook.bridges.text':
    'Wired, intact, blown and under-repair bridges are marked on the map. When a bridge may be blown, the German player is asked at that moment; in a game of two the device changes hands.',
  'rulebook.drop': 'Airlandings',
  'rulebook.drop.text':
    'Pick a unit in the list, then one of the marked hexes. The record shows Airlanding Points; the Drops overlay shows every drop hex.',
  'rulebook.odds': 'Odds and shifts',
  'rulebook.odds.text':
    'Tap a target in the Combat Phase, or an enemy in the Movement Phase for a forecast. The planner shows halving and doubling unit by unit, the raw odds, each shift, the six results and exact chances.',
  'rulebook.support': 'Lead, artillery, air',
  'rulebook.support.text':
    'Try support in the planner; it is chosen for good after the attack is declared, as is the Lead Formation where more than one could lead.',
  'rulebook.losses': 'Losses, retreats, advances',
  'rulebook.losses.text':
    'Each is asked of its owner with the legal answers marked. “Why not others?” tells what keeps the rest out.',
  'rulebook.stand': 'Determined Defense',
  'rulebook.stand.text':
    'Asked before a retreat, with the chance to hold and the steps it would cost for every way to stand.',
  'rulebook.supply': 'Supply',
  'rulebook.supply.text':
    'The Supply overlay draws the paths, rings who is cut off and locks the hex that blocks the way. The record lists the reasons.',
  'rulebook.replacements': 'Replacements, Returnees, Breakdown',
  'rulebook.replacements.text':
    'Under “More orders” in the Movement Phase, and under “Other orders” in the card of a stack that may be given one.',
  'rulebook.unknown': 'Unknown units',
  'rulebook.unknown.text':
    'Lie face down for both sides until the rules reveal them; the faces still unseen are counted in Areas.',
  'rulebook.records': 'Tracks and boxes',
  'rulebook.records.text':
    'The turn track lies below the map; tap a turn for its reinforcements. Entry Areas and boxes are in Areas; points, guns, replacements and traffic in Record.',
  'rulebook.dice': 'Dice',
  'rulebook.dice.text':
    'Rolled by the engine from the game’s seed and written into the log. The Dice tab of the log shows them alone.',
  'rulebook.mistakes': 'Taking back',
  'rulebook.mistakes.text':
    'Undo works until a die falls, something is revealed or the other side decides. The replay shows every answer, and a new game can be branched from any of them.',
} as const;
