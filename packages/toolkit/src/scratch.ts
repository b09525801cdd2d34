/** A copy of a game to suppose things on: the game itself is never touched by a question. */
import { type ColumnLayout, cell, followed, type Game, openGame, unwindJournal, write } from '@bridgehead/engine';

export function scratchOf(g: Game): Game {
  const columns = Object.fromEntries(Object.entries(g.state.columns).map(([name, cells]) => [name, [...cells]]));
  const copy = openGame(g.title, g.setUp, { columns, frames: [...g.state.frames] });
  copy.collectEvents = false;
  return copy;
}

/**
 * A copy that is kept and follows the game, with all that has been worked out in it. It is asked for before each question, and what is
 * supposed in it is taken back at once (`supposing`), or the next question hears of it.
 */
export function keptScratch({ names }: ColumnLayout): (g: Game) => Game {
  const kept = followed(
    names.map((_, column) => column),
    scratchOf,
    (scratch, g, column, index) => {
      write(scratch, column, index, cell(g, column, index));
      scratch.journal.length = 0;
      return true;
    },
  );
  return (g) => {
    const scratch = kept(g);
    scratch.state.frames = [...g.state.frames];
    return scratch;
  };
}

/** What is so when all is true that `ask` writes. */
export function supposing<T>(scratch: Game, ask: () => T): T {
  const { length } = scratch.journal;
  const found = ask();
  unwindJournal(scratch, length);
  return found;
}
