export { type AtlasOptions, drawAtlas, drawLegend, drawSheetGround } from './atlas.ts';
export type { Badge } from './counters/badges.ts';
export { counterSvg } from './counters/counter.ts';
export type { CounterLook, Figure } from './counters/counter-look.ts';
export { LEVELS, type Level } from './counters/level.ts';
export { SYMBOLS, type SymbolName } from './counters/symbols.ts';
export { drawMap, type MapDrawing, type MapOptions, type View } from './draw-map.ts';
export type { Box } from './geometry/boxes.ts';
export type { BridgeSite } from './layers/bridges.ts';
export { type BoardOptions, createBoard, type ScreenBoard } from './screen/board.ts';
export type { Camera, Insets } from './screen/camera/camera.ts';
export { cursorLetters } from './screen/camera/keyboard.ts';
export type { GroundSource, SheetDrawing } from './screen/ground/ground-layer.ts';
export type { KeptPictures } from './screen/ground/kept-pictures.ts';
export { type PainterScope, servePainter } from './screen/ground/tile-painters.ts';
export type { Board, BoardEvent, HexLook, Shape, StackLook } from './screen/look.ts';
export { createMinimap, drawFront, type HeldGround, type Minimap } from './screen/minimap.ts';
export type { Motion, MotionPlan } from './screen/motion/motion.ts';
export { sheetOf } from './screen/sheet.ts';
export {
  type BoundaryStyle,
  type GroundLook,
  type GroundStyle,
  type MapStyle,
  namedStyle,
  plainStyle,
  type RoadStyle,
  type Tone,
  toldStyle,
  type WaterStyle,
} from './style/map-style.ts';
export { type Theme, type Token, type Tokens, themeCss } from './style/tokens.ts';
