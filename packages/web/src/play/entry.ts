/** What the screens take from here, in one piece that is fetched when it is first needed. */
export { GameScreen } from './game-screen.tsx';
export { LessonCard } from './lesson/lesson-card.tsx';
export { openLesson } from './lesson/open-lesson.ts';
