export { type AtlasOptions, drawAtlas } from './atlas.ts';
export type { Box } from './boxes.ts';
export { drawMap, type MapDrawing, type MapOptions, type View } from './draw-map.ts';
export { HEX } from './geometry.ts';
export type { BridgeSite } from './layers/bridges.ts';
export { mapCss } from './map-css.ts';
export * from './style.ts';
export { dark, light, THEMES, type Theme, type Token, type Tokens, themeCss } from './tokens.ts';
