/**
 * A known position: the position as one side may know it, open for thinking. It is a game of its own, with dice of its own; what
 * is tried in it is taken back before the next look. Nothing of the seed, the dice to come or the past is in it.
 */
import { rollbackTo } from './apply.ts';
import { type Game, openGame, write } from './game.ts';
import { seedWords } from './random.ts';
import { CHANCE_COLUMN, type State } from './state.ts';

/** The first look. */
export function openKnownPosition(g: Game, side: string): Game {
  const { columns, frames } = g.title.knownTo(g, side);
  const own: Record<string, number[]> = {};
  for (const name of g.title.layout.names) own[name] = [...(columns[name] ?? [])];
  own[CHANCE_COLUMN] = seedWords(0);
  const state: State = { columns: own, frames: copied(frames) };
  const known = openGame(g.title, { ...g.setUp, seed: 0 }, state);
  known.collectEvents = false;
  return known;
}

/** Looks again: only what has changed is written, so that facts derived from the rest stay. */
export function renewKnownPosition(known: Game, g: Game, side: string): void {
  rollbackTo(known, 0);
  const { columns, frames } = g.title.knownTo(g, side);
  g.title.layout.names.forEach((name, column) => {
    const now = columns[name] ?? [];
    const old = known.cells[column] ?? [];
    for (let i = 0; i < now.length; i++) {
      const value = now[i] ?? 0;
      if (old[i] !== value) write(known, column, i, value);
    }
  });
  known.journal.length = 0;
  known.state.frames = copied(frames);
  const dice = known.state.columns[CHANCE_COLUMN] ?? [];
  seedWords(0).forEach((word, i) => {
    dice[i] = word;
  });
}

const copied = (frames: State['frames']): State['frames'] => frames.map((frame) => ({ ...frame }));
