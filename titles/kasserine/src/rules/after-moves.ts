/** What follows at once whenever somebody has moved, advanced, retreated or been lost. */
import type { Game } from '@bridgehead/engine';
import { updateControl } from './03-concepts/control.ts';
import { wakeReserves } from './08-special-movement/reserve.ts';
import { clearSites } from './14-strongpoints/sites.ts';
import { displaceRommel } from './15-headquarters/rommel.ts';

/** [3.1.1] [8.2.5] [14.4.2] [15.5.3] */
export function updateAfterMove(g: Game): void {
  wakeReserves(g);
  clearSites(g);
  displaceRommel(g);
  updateControl(g);
}
