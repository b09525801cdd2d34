/** The words of the two introductions: for those who have never seen such a game, and for those who played it in 1985. */
export const LESSON_EN = {
  'lesson.astray.title': 'You went another way',
  'lesson.astray.text':
    'That was legal, but the next step needs the tanks beside the German battalion, with points left. Set the position up again?',

  'lesson.counter.title': 'What a counter says',
  'lesson.counter.text':
    'Each counter is a unit. Round corners are Allied, cut corners German. Yours wait south of Eindhoven; a weakened German battalion blocks the road.',
  'lesson.select.title': 'Take up a unit',
  'lesson.select.text':
    'Several units may share a hex. Click the stack under the arrow: one of them is in hand, and the card of the stack shows them all. Units move one by one.',
  'lesson.select.text.touch':
    'Several units may share a hex. Tap the stack under the arrow: one of them is in hand, and the card of the stack shows them all. Units move one by one.',
  'lesson.reach.title': 'Operation points',
  'lesson.reach.text':
    'The bright hexes are in reach; the number is what it costs to come there, out of 20 operation points for half a day. Open ground is cheap, woods cost more. In travel mode a unit keeps to the roads and goes much farther, but fights badly.',
  'lesson.way.title': 'Look at the route',
  'lesson.way.text':
    'With the tanks in hand, click the hex under the arrow: the route is drawn, and the card tells what it costs.',
  'lesson.way.text.touch':
    'With the tanks in hand, tap the hex under the arrow: the route is drawn, and the card tells what it costs.',
  'lesson.move.title': 'Move',
  'lesson.move.text':
    'Click the hex again, or press the blue button in the card. Undo, at the top right, takes it back.',
  'lesson.move.text.touch': 'Tap the hex again, or the blue button in the card. Undo, at the top right, takes it back.',
  'lesson.target.title': 'Look at an attack',
  'lesson.target.text':
    'The tanks have 7 points left, just what an attack costs. Click the German battalion: what an attack would bring stands at the right.',
  'lesson.target.text.touch':
    'The tanks have 7 points left, just what an attack costs. Tap the German battalion: what an attack would bring stands beside the map, on a phone in the card.',
  'lesson.plot.title': 'Plot it',
  'lesson.plot.text':
    'The bars tell what the defenders would do, below them stands what both sides would lose; every modifier can be asked for with its rule. Press Plot the attack. A plot is not taken back later, and your guns join in by themselves.',
  'lesson.combat.title': 'To combat',
  'lesson.combat.text':
    'Nothing is fought until you say so: then all plots are, one after the other. Press To combat; if you are reminded of others who could attack, press it again.',
  'lesson.result.title': 'What happened',
  'lesson.result.text':
    'The report stands where the question was: losses of both sides, and whether the defenders gave way. Your tanks advanced. Fighting and moving also wear down efficiency, which a quiet day in supply restores.',
  'lesson.landing.title': 'Where paratroopers land',
  'lesson.landing.text':
    'The airborne divisions drop by themselves on the days of the schedule, weather permitting, around their supply source. The arrow points at that of the 101st. Switch on Sources in the bar of overlays to see all of them.',
  'lesson.supply.title': 'Supply',
  'lesson.supply.text':
    'Ground troops need a road in Allied hands back to the border, two hexes away at most. Paratroopers are fed from their source, eight hexes around, until it is overrun. A unit that is cut off grows weaker every day. Switch on Supply to see the routes.',
  'lesson.finish.title': 'Finish the day',
  'lesson.finish.text':
    'A day has two rounds of orders and combat for each side, and the Germans are asked now. Here you play both: go on with the blue button until the next day begins. Then come weather, air strikes, supply and reinforcements.',
  'lesson.victory.title': 'Who wins',
  'lesson.victory.text':
    'That was a whole turn; ten of them decide the game. The aims stand over the question: the three objectives count when they and all hexes around them are yours and in supply, and every town the Germans keep costs a point. Press a line to see the score item by item.',
  'lesson.victory.text.touch':
    'That was a whole turn; ten of them decide the game. The aims are always in sight: the three objectives count when they and all hexes around them are yours and in supply, and every town the Germans keep costs a point. Tap a line to see the score item by item.',
  'lesson.help.title': 'Where help is',
  'lesson.help.text':
    'Any small number such as 8.15 is a rule: click it to read it. Right-click a hex to see what it is. Press ? for the keys; the menu at the upper left has everything else. What is not allowed is refused with its reason.',
  'lesson.help.text.touch':
    'Any small number such as 8.15 is a rule: tap it to read it. Hold a hex to see what it is. The menu at the upper left has everything else. What is not allowed is refused with its reason.',

  'anatomy.symbol': 'Symbol',
  'anatomy.symbol.text': 'what it is: here tanks',
  'anatomy.strength': 'Large figure',
  'anatomy.strength.text': 'combat points, its strength',
  'anatomy.efficiency': 'Middle figure',
  'anatomy.efficiency.text': 'efficiency in percent; seen only when near',
  'anatomy.points': 'Small figure',
  'anatomy.points.text': 'operation points left',
  'anatomy.bar': 'Bar at the left',
  'anatomy.bar.text': 'how much of its strength is left, in quarters; its colour is the division',
  'anatomy.badges': 'Corners',
  'anatomy.badges.text':
    'a shield is a fortification, a disc the range of guns, badges tell of lost supply or travel mode',

  'rulebook.intro':
    'The rules are those of the manual, and the program keeps them; what the original hid is shown. This is where the things of its menus are now.',
  'rulebook.map': 'Then and now',
  'rulebook.options': 'The menu of conditions',
  'rulebook.options.text':
    'On the start page: level, set-up, Intermediate or Advanced, hidden units, weather, and who plays. The Germans may be a person or a computer, and so may the Allies.',
  'rulebook.keys': 'The keys of 1985',
  'rulebook.keys.text':
    'Switch on “Classic keys” in the Operation Phase or the air phase: 0 to 6, G, N, Q, T, C, M, F, B, X, D, L, and A, O, P in the Advanced game do what they did; I and G in the air phase. A key that can do nothing says why.',
  'rulebook.unit': 'Command menus',
  'rulebook.unit.text':
    'The card at the lower left is both: strength, efficiency, fortification, supply, stacking and what is plotted. Enemies open in the same card, except in the Advanced game.',
  'rulebook.move': 'Moving',
  'rulebook.move.text':
    'Reach and costs are shown at once for both modes. Tap a hex to see the route, again to go; or step with 1 to 6.',
  'rulebook.plots': 'Plotting combat',
  'rulebook.plots.text':
    'Tap an enemy beside the unit: expected losses and the chance of a retreat, with every modifier. Plots stand in their order at the right and on the map. They may not be rescinded, unless that option was chosen.',
  'rulebook.guns': 'Artillery',
  'rulebook.guns.text':
    'Guns in range fire by themselves. In the Advanced game barrages and protective fire are plotted under “Orders” in the card.',
  'rulebook.supply': 'Supply',
  'rulebook.supply.text':
    'Ground supply is traced for you: the Supply overlay shows the routes. In the Advanced game you drive the airborne supply cursor hex by hex, or take the drive that is proposed.',
  'rulebook.air': 'Air strikes',
  'rulebook.air.text': 'Points are spent on interdiction or on a marked hex, one by one, until you end them.',
  'rulebook.arrivals': 'Reinforcements',
  'rulebook.arrivals.text':
    'The Arrivals tab lists who comes when and where, who is held up, and how many more units each side may have.',
  'rulebook.victory': 'Victory',
  'rulebook.victory.text': 'The Record tab counts the score item by item and names the level as it stands.',
  'rulebook.hidden': 'Hidden units',
  'rulebook.hidden.text':
    'Enemies who are not next to your units are not on the map at all; where one was last seen is marked with a question mark until your next Operation Phase is over.',
  'rulebook.dice': 'Chance',
  'rulebook.dice.text': 'Rolls that the original kept to itself stand in the log, each with what was needed.',
  'rulebook.mistakes': 'Taking back',
  'rulebook.mistakes.text':
    'Undo works until chance or the other side has spoken, but not on a plotted attack (8.15). Every answer is saved by itself; the replay shows the whole game.',
} as const;
