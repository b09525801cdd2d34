/** A copy of a game to suppose things on: the game itself is never touched by a question. */
import { type Game, openGame } from '@bridgehead/engine';

export function scratchOf(g: Game): Game {
  const columns = Object.fromEntries(Object.entries(g.state.columns).map(([name, cells]) => [name, [...cells]]));
  const copy = openGame(g.title, g.setUp, { columns, frames: [...g.state.frames] });
  copy.collectEvents = false;
  return copy;
}
