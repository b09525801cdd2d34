/** The position notation: enough to set up any situation by hand, and to go on from any moment of a game exactly. */
export { readPosition } from './read.ts';
export { writePosition } from './write.ts';
