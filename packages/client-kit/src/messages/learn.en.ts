/** The words of the two introductions. */
export const LEARN_EN = {
  'learn.title': 'How to play',
  'learn.first': 'First time at a hex wargame',
  'learn.first.hint': 'One turn in small steps on a small position. Ten minutes.',
  'learn.rulebook': 'You know the rulebook',
  'learn.rulebook.hint': 'One page: where on the screen everything of the table is, and the keys.',

  'rulebook.intro':
    'The engine enforces the rules; nothing has to be looked up to play, and everything can be. This is where the things of the table are on the screen.',
  'rulebook.map': 'The table and the screen',
  'rulebook.play': 'Choose a game',
  'lesson.next': 'Next',
  'lesson.again': 'Start over',
  'lesson.leave': 'Leave',
  'lesson.done': 'Choose a game',
} as const;
