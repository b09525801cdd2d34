export { bodyColour } from './bodies.ts';
export { byPlace } from './by-place.ts';
export { keptLooks } from './kept-looks.ts';
export { isSide, otherSide, type Side, sideLook } from './sides.ts';
