/** The first lesson: one company is moved. */
import { hasHappened, openLessonAt } from '@bridgehead/client-kit/play';
import type { TitleLesson } from '@bridgehead/client-kit/title';

const START = '0302';

export const FERROW_LESSON: TitleLesson = {
  open: (engine) =>
    openLessonAt(engine, {
      title: 'ferrow',
      turn: 1,
      phase: 'upland.movement',
      units: [
        { id: 'u-ash', hex: START },
        { id: 'l-crane', hex: '0203' },
      ],
    }),
  steps: [
    { name: 'move', places: [START], isDone: (context) => hasHappened(context, 'moved') },
    { name: 'help', places: [] },
  ],
  places: [START],
  anatomy: { unit: 'u-ash', parts: ['strength', 'movement'] },
  isAstray: ({ game }, step) => step === 'move' && game.decision.value?.by !== 'upland',
};
