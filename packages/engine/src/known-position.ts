/**
 * A known position: the position as one side may know it, open for thinking. It is a game of its own, with dice of its own; what
 * is tried in it is taken back before the next look. Nothing of the seed, the dice to come or the past is in it.
 */
import { rollbackTo } from './apply.ts';
import { openQuestion } from './begin.ts';
import { type Game, openGame, write } from './game.ts';
import { type JsonObject, sameJson } from './json.ts';
import { seedWords } from './random.ts';
import { good, type Result } from './result.ts';
import { CHANCE_COLUMN, type State } from './state.ts';
import type { SetUp, Title } from './title.ts';

/** The first look. */
export const openKnownPosition = (g: Game, side: string): Game =>
  opened(g.title, { ...g.setUp, seed: 0 }, g.title.knownTo(g, side));

/** Looks again: only what has changed is written, so that facts derived from the rest stay. */
export const renewKnownPosition = (known: Game, g: Game, side: string): void => renew(known, g.title.knownTo(g, side));

/**
 * A known position as its host has written it down, taken up where one was looked at before, if it is of the same game. What the side
 * may not know was left out there and is not looked for again.
 */
export function takeUpKnownPosition(title: Title, position: JsonObject, last?: Game): Result<Game> {
  const read = openQuestion(title, position);
  if (!read.ok) return read;
  const { setUp, state } = read.value;
  if (last === undefined || !sameJson({ ...setUp }, { ...last.setUp })) return good(opened(title, setUp, state));
  renew(last, state);
  return good(last);
}

function opened(title: Title, setUp: SetUp, { columns, frames }: State): Game {
  const own: Record<string, number[]> = {};
  for (const name of title.layout.names) own[name] = [...(columns[name] ?? [])];
  own[CHANCE_COLUMN] = seedWords(0);
  const known = openGame(title, setUp, { columns: own, frames: copied(frames) });
  known.collectEvents = false;
  return known;
}

function renew(known: Game, { columns, frames }: State): void {
  rollbackTo(known, 0);
  known.title.layout.names.forEach((name, column) => {
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
