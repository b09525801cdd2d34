/** What the screens take from here, in one piece that is fetched when it is first needed. */
export { GameScreen } from './game-screen.tsx';
