/** [22.2] Who may land now, where, and a plan in which all of them can land one after the other. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import type { Answer } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { landAt, mayLandNow } from '../rules/22-airborne-landings/airlanding-phase.ts';
import { landedNow, landingHexes } from '../rules/22-airborne-landings/drop-hexes.ts';
import { idOf } from '../state/units.ts';
import { scratchOf } from './scratch.ts';

/**
 * Each goes where the fewest have landed yet; who finds no room or no Airlanding Point left has no hex.
 * Undefined while nobody is asked who lands.
 */
export function landingsReport(g: Game): Answer<'landings'> | undefined {
  const { proc, step } = g.state.frames.at(-1) ?? {};
  if (proc !== 'airlanding' || step !== 'land') return undefined;
  const planned = scratchOf(g);
  return mayLandNow(g).map((u) => {
    const open = mayLandNow(planned).includes(u) ? landingHexes(planned, u) : [];
    const counts = open.map((hex) => landedNow(planned, hex).length);
    const hex = open[counts.indexOf(Math.min(...counts))];
    if (hex !== undefined) landAt(planned, u, hex);
    return {
      unit: idOf(u),
      hexes: landingHexes(g, u).map((one) => nameOf(GRID, one)),
      ...(hex === undefined ? {} : { hex: nameOf(GRID, hex) }),
    };
  });
}
