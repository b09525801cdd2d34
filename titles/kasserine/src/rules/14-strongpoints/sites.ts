/** [14.4] Strongpoints that come to nothing. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { tell } from '../../state/events.ts';
import { unitsIn } from '../../state/stacks.ts';
import { BUILDING, hasMark, setStrongpoint, strongpointHexes, strongpointIn } from '../../state/state.ts';

/** [14.4.1] [14.4.2] [14.4.3] A strongpoint is taken off the map; its counter can be used again. */
export function removeStrongpoint(g: Game, hex: number, rule: string): void {
  const strongpoint = strongpointIn(g, hex);
  if (strongpoint === undefined) return;
  setStrongpoint(g, hex, undefined);
  tell(g, 'strongpoint-removed', rule, { hex: nameOf(GRID, hex), side: strongpoint.side });
}

/** [14.4.2] One under construction goes at once when its builder has left or is lost. */
export function clearSites(g: Game): void {
  for (const hex of strongpointHexes(g)) {
    const strongpoint = strongpointIn(g, hex);
    if (strongpoint === undefined || strongpoint.active) continue;
    const isManned = unitsIn(g, strongpoint.side, hex).some((u) => hasMark(g, u, BUILDING));
    if (!isManned) removeStrongpoint(g, hex, '14.4.2');
  }
}
