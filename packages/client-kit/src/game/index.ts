export {
  type App,
  type Choice,
  type Decision,
  type Fault,
  type GameEvent,
  type Ground,
  type Json,
  type JsonObject,
  type OpenGame,
  PERSON,
  type Settings,
  type Wire,
} from './contract.ts';
export { faultOf, WireFault } from './engine-fault.ts';
export { createLineWire } from './line-client.ts';
export { openGame } from './open-game.ts';
export type { Opened } from './opening.ts';
export { type Done, doAgain, type Step } from './steps.ts';
