/** Chapter 5: bridge demolition and repair. What other chapters use. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { captureIfHeld } from './bridge-demolition.ts';
import { loseRepairs } from './bridge-repair.ts';

export {
  demolition,
  demolitionFrame,
  noteCrossing,
  wiredBridgesAcross,
  wiredBridgesNear,
} from './bridge-demolition.ts';
export { bridgePhase } from './bridge-phase.ts';
export { mayRepair } from './bridge-repair.ts';

/** [5.7] [5.8] What the arrival of units in a hex does to bridges beside it. */
export function noteBridgeSides(g: Game, hex: number, side: Side): void {
  if (side === 'allied') captureIfHeld(g, hex);
  loseRepairs(g, hex, side);
}
