/** What is worked out for a state of the bridges is kept: they come back to states they were in before, in any game. */
import { cached, type Game } from '@bridgehead/engine';
import { BRIDGES } from '../src/state/bridges.ts';
import { BRIDGE, isBridgeUp } from '../src/state/state.ts';

const KEPT_STATES = 64;

/** Made once for each state of the bridges, from nothing but that state. */
export function keptByBridges<T>(make: (g: Game) => T): (g: Game) => T {
  const kept = new Map<string, T>();
  return cached([BRIDGE], (g): T => {
    const standing = BRIDGES.map((_, bridge) => (isBridgeUp(g, bridge) ? '1' : '0')).join('');
    const found = kept.get(standing);
    if (found !== undefined) return found;
    if (kept.size >= KEPT_STATES) kept.clear();
    const made = make(g);
    kept.set(standing, made);
    return made;
  });
}
