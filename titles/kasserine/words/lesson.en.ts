/** The words of the two introductions: for those who have never seen such a game, and for those who know this one. */
const LESSON = {
  'lesson.astray.title': 'You went another way',
  'lesson.astray.text':
    'That was legal, but the next step needs the tanks beside the American battalion, before any attack is over. Set the position up again?',
  'lesson.counter.title': 'What a counter says',
  'lesson.counter.text':
    'Each counter is a battalion or less. Cut corners are the Axis, which you play; round ones the Allies. West of the Faid Pass an American battalion stands alone.',
  'lesson.select.title': 'Take up a stack',
  'lesson.select.text':
    'Click the stack under the arrow. Tanks and grenadiers are both in hand; in the card you can leave one out.',
  'lesson.select.text.touch':
    'Tap the stack under the arrow. Tanks and grenadiers are both in hand; in the card you can leave one out.',
  'lesson.reach.title': 'How far they can go',
  'lesson.reach.text':
    'The bright hexes are in reach; the number is what it costs. Roads are cheap, hills and mountains cost more. Where the number is red the move ends, in an enemy zone of control.',
  'lesson.way.title': 'Look at the route',
  'lesson.way.text': 'Click the hex under the arrow: the route is drawn, and the card tells what it costs.',
  'lesson.way.text.touch': 'Tap the hex under the arrow: the route is drawn, and the card tells what it costs.',
  'lesson.move.title': 'Move',
  'lesson.move.text':
    'Click the hex again, or press the blue button in the card. Undo, at the top right, takes it back.',
  'lesson.move.text.touch': 'Tap the hex again, or the blue button in the card. Undo, at the top right, takes it back.',
  'lesson.end.title': 'End the movement',
  'lesson.end.text':
    'Press End movement. Others have not moved, and you are told so; press it again. Units far from the enemy could now go into Reserve, to move later.',
  'lesson.target.title': 'Look at an attack',
  'lesson.target.text':
    'All attacks are declared before the first is fought. Click the American battalion: everybody who could attack it is picked.',
  'lesson.target.text.touch':
    'All attacks are declared before the first is fought. Tap the American battalion: everybody who could attack it is picked.',
  'lesson.tables.title': 'Two tables',
  'lesson.tables.text':
    'The strengths give the odds; under them stand the six faces of the die with their results, once as an Assault and once as a Mobile attack, on open ground. Low rolls are good for you. Below is what could be added: guns, air units, and what already counts.',
  'lesson.declare.title': 'Declare it',
  'lesson.declare.text':
    'Press the blue button under the tables. If other enemies held your hex in their zone, they would have to be attacked too: such duties stand in a card of their own and on the map.',
  'lesson.react.title': 'The other side',
  'lesson.react.text':
    'With nothing left to declare the phase ends by itself. Now the defender may evade or bring up Reserves; here you play both sides: go on with the blue button at the top right until your own support is asked for.',
  'lesson.support.title': 'Support',
  'lesson.support.text':
    'Tick the guns under the arrow, here or on the map, and give the support. Then both sides could send air units; you have none here. The die falls by itself.',
  'lesson.result.title': 'What happened',
  'lesson.result.text':
    'The face that fell is marked among the six. Losses are taken by tapping a counter twice, a retreat or an advance by tapping where to. Do what is asked, then come back here.',
  'lesson.supply.title': 'Supply',
  'lesson.supply.text':
    'Switch on Supply in the bar of overlays. Each unit needs a short line to a road that leads to a source; a unit without one fights at half strength and moves less far.',
  'lesson.turn.title': 'A whole turn',
  'lesson.turn.text':
    'After combat Reserves move and guns are laid on hexes that they are to protect, face down. Then the other side does the same. Above the question you always see what each side wants.',
  'lesson.help.title': 'Where help is',
  'lesson.help.text':
    'Any small number such as 7.2 is a rule: click it to read it. Right-click a hex to see what it is. Press ? for the keys. What is not allowed is refused with its reason.',
  'lesson.help.text.touch':
    'Any small number such as 7.2 is a rule: tap it to read it. Hold a hex to see what it is. What is not allowed is refused with its reason.',
  'anatomy.nation': 'Mark and colour',
  'anatomy.nation.text': 'its nation: here a cross on grey, the German army',
  'anatomy.symbol': 'Symbol',
  'anatomy.symbol.text': 'what it is: here tanks',
  'anatomy.strength': 'First figures',
  'anatomy.strength.text': 'its attack and its defense',
  'anatomy.movement': 'Last figure',
  'anatomy.movement.text': 'its movement points; a red box or an orange circle has motors, a plain figure walks',
  'anatomy.dots': 'Dots at the right',
  'anatomy.dots.text': 'stacking points: nine in a hex',
  'anatomy.evasion': 'Leaning plate',
  'anatomy.evasion.text': 'up to this roll it slips away before a combat',
  'anatomy.bar': 'Bar at the left',
  'anatomy.bar.text': 'a cell for each step it can lose, in the colour of its division',
} as const;

const RULEBOOK = {
  'rulebook.intro':
    'The rules are those of the book, and the program keeps them. This is where the things of the table are.',
  'rulebook.map': 'At the table and here',
  'rulebook.declared': 'Declared attacks',
  'rulebook.declared.text':
    'Tap an enemy, declare, tap the next. What 9.1.7 requires has an exclamation mark on the map and a card in the dock that says who could make it; the phase ends when nothing is owed.',
  'rulebook.planner': 'Odds',
  'rulebook.planner.text':
    'Both tables side by side, with every modifier and its rule. What protective fire could add unseen is a range, and each face shows the worse result below.',
  'rulebook.reserve': 'Reserve',
  'rulebook.reserve.text':
    'Tick “Then into Reserve” while a unit moves, or pick units when movement ends. The Reserve overlay shows who may.',
  'rulebook.guns': 'Artillery',
  'rulebook.guns.text':
    'Tap a gun to turn it over. In the Reserve phase take up a gun and tap the hex that it is to cover; only you see where markers lie.',
  'rulebook.air': 'Air units',
  'rulebook.air.text':
    'The Ready and Used boxes are in the Record. Interdiction is flown in the Joint Air Phase, close support is asked for in each combat; the chance of arrival stands beside each unit.',
  'rulebook.strongpoints': 'Strongpoints',
  'rulebook.strongpoints.text':
    'Pick the builders in the Supply Status Phase. A dashed trace is under construction, a filled one counts.',
  'rulebook.supply': 'Supply',
  'rulebook.supply.text':
    'It is judged for you; the overlay draws line and road of every unit. A struck crate marks units without it.',
  'rulebook.boxes': 'Holding boxes and arrivals',
  'rulebook.boxes.text':
    'Under Areas: who waits in each box, its edge on the map, who may enter now and who comes when. Pick a counter there to move it.',
  'rulebook.untried': 'Untried units',
  'rulebook.untried.text': 'Nobody knows their strength, the program neither: it is drawn when they are turned up.',
  'rulebook.losses': 'Losses, retreats, advances',
  'rulebook.losses.text':
    'Tap a counter twice to lose a step; pick units and tap the hex to which they retreat or advance.',
  'rulebook.plan': 'The plan of the Axis',
  'rulebook.plan.text':
    'It stands in the Record, for the Axis alone. With two people at one device nothing is shown before the other has taken over.',
  'rulebook.gaps': 'What the book leaves open',
  'rulebook.gaps.text':
    'Our source is a damaged text. Where we had to choose, the list of rulings says what and why; figures of the tables and the order of battle are ours where it is silent.',
  'rulebook.mistakes': 'Taking back',
  'rulebook.mistakes.text':
    'Undo works until chance or the other side has spoken. Every answer is saved by itself; the replay shows the whole game.',
} as const;

export const LESSON_EN = { ...LESSON, ...RULEBOOK } as const;
