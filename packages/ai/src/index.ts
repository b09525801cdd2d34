export { type Budget, LEVELS, type Level, type Player, type Thought } from './player.ts';
