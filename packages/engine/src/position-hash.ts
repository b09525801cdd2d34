import type { Game } from './game.ts';
import { formatHash, hashText } from './hash.ts';

/** A name for the whole position, frames included: equal positions have equal hashes. */
export function positionHash(g: Game): string {
  const frames = hashText(JSON.stringify(g.state.frames));
  return formatHash({ low: g.hash.low ^ frames.low, high: g.hash.high ^ frames.high });
}
