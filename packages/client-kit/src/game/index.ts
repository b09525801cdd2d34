export {
  type App,
  type Choice,
  type Decision,
  type EngineClient,
  type Fault,
  type GameEvent,
  type HostEngine,
  type Json,
  type JsonObject,
  type OpenGame,
  PACE_NAMES,
  PERSON,
  type Settings,
  TEXT_SIZES,
  USUAL_SETTINGS,
} from './contract.ts';
export { EngineFault, faultOf } from './engine-fault.ts';
export { textList } from './json-text.ts';
export { createLineClient } from './line-client.ts';
export { openGame } from './open-game.ts';
export type { Loaded, Opened } from './opening.ts';
export { playersIn, seatingOf } from './seating.ts';
export { answerOver, together } from './wires.ts';
