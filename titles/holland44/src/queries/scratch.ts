/** A copy of a game to suppose things on. */
export { scratchOf } from '@bridgehead/toolkit';
