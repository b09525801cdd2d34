/** The position notation. */
export { readPosition } from './read.ts';
export { writePosition } from './write.ts';
