export { BODY_COLOURS } from './bodies.ts';
export { byPlace } from './by-place.ts';
export { keptLooks } from './kept-looks.ts';
export { isSide, otherSide, type SideLook, type Sides, sideLook } from './sides.ts';
