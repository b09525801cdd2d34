/** The first lesson: one battalion is moved. */
import { hasHappened, openLessonAt } from '@bridgehead/client-kit/play';
import type { TitleLesson } from '@bridgehead/client-kit/title';

const START = '1306';

export const KASSERINE_LESSON: TitleLesson = {
  open: (engine) =>
    openLessonAt(engine, {
      title: 'kasserine',
      scenario: 'campaign',
      turn: 5,
      phase: 'axis.movement',
      counters: { option: 2 },
      units: [
        { id: 'ge-i-69', hex: START },
        { id: 'us-2-6ai', hex: '1309' },
      ],
    }),
  steps: [
    { name: 'move', places: [START], isDone: (context) => hasHappened(context, 'moved') },
    { name: 'help', places: [] },
  ],
  places: [START],
  anatomy: { unit: 'ge-i-69', parts: ['strength', 'movement'] },
  isAstray: ({ game }, step) => step === 'move' && game.decision.value?.by !== 'axis',
};
