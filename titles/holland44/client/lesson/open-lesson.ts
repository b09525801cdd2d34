/** The small position of the first lesson: two battalions of the Guards, their guns, one worn German battalion. */
import type { JsonObject } from '@bridgehead/client-kit/game';
import { openLessonAt } from '@bridgehead/client-kit/play';
import type { TitleLesson } from '@bridgehead/client-kit/title';
import { isAstray, LESSON_PLACES, LESSON_UNIT, STEPS } from './steps.ts';

/** With this seed the only die of the lesson falls well. */
const SEED = 5;

const POSITION: JsonObject = {
  title: 'holland44',
  edition: 1,
  base: 'empty',
  scenario: 'campaign',
  seed: SEED,
  turn: 4,
  phase: 'allied.movement',
  weather: { am: 'clear', pm: 'clear' },
  units: [
    { id: 'uk.gds.2gg', hex: LESSON_PLACES.start },
    { id: 'uk.gds.1gg', hex: LESSON_PLACES.start },
    { id: 'uk.gds.arty', hex: LESSON_PLACES.guns },
    { id: 'de.erdmann2', hex: LESSON_PLACES.enemy, steps: 1 },
  ],
};

export const HOLLAND44_LESSON: TitleLesson = {
  open: (engine) => openLessonAt(engine, POSITION),
  steps: STEPS,
  places: Object.values(LESSON_PLACES),
  anatomy: { unit: LESSON_UNIT, parts: ['symbol', 'attack', 'defense', 'movement', 'bar', 'shield'] },
  isAstray,
};
