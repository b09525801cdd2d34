/**
 * A known position: the position as one side may know it, open for thinking. It is a game of its own, with dice of its own; what
 * is tried in it is taken back before the next look. Nothing of the seed, the dice to come or the past is in it.
 */
import { rollbackTo } from './apply.ts';
import { openQuestion } from './begin.ts';
import { EngineError } from './engine-error.ts';
import { forgetQuestion, type Game, openGame, write } from './game.ts';
import { type JsonObject, sameJson } from './json.ts';
import { seedWords } from './random.ts';
import { good, type Result } from './result.ts';
import { CHANCE_COLUMN, type State } from './state.ts';
import type { SetUp, Title } from './title.ts';

/** The first look. */
export const openKnownPosition = (g: Game, side: string): Game =>
  opened(g.title, { ...g.setUp, seed: 0 }, g.title.knownTo(g, side));

/** The look that a known position shows: the columns that the title gave, and how often those of the game had been written to. */
interface Look {
  readonly of: Game;
  readonly columns: State['columns'];
  readonly revisions: readonly number[];
}
const lastLooks = new WeakMap<Game, Look>();

/**
 * Looks again: only what has changed is written, so that facts derived from the rest stay. A column that the title gives once more, and
 * that has not been written to since, is as it was.
 */
export function renewKnownPosition(known: Game, g: Game, side: string): void {
  const now = g.title.knownTo(g, side);
  const last = lastLooks.get(known);
  const isAsBefore = (name: string, column: number): boolean =>
    last?.of === g && last.columns[name] === now.columns[name] && last.revisions[column] === g.revisions[column];
  renew(known, now, isAsBefore);
  lastLooks.set(known, { of: g, columns: now.columns, revisions: [...g.revisions] });
}

/**
 * A known position as its host has written it down, taken up where one was looked at before, if it is of the same game. What the side
 * may not know was left out there and is not looked for again.
 */
export function takeUpKnownPosition(title: Title, position: JsonObject, last?: Game): Result<Game> {
  const read = openQuestion(title, position);
  if (!read.ok) return read;
  const { setUp, state } = read.value;
  if (last === undefined || !sameJson({ ...setUp }, { ...last.setUp })) return good(opened(title, setUp, state));
  lastLooks.delete(last);
  renew(last, state, () => false);
  return good(last);
}

/** What has changed in a known position since its columns had been written to so often: less than its notation, for one who has that. */
export interface KnownChanges {
  readonly revisions: readonly number[];
  readonly columns: Readonly<Record<string, readonly number[]>>;
  readonly frames: State['frames'];
}

/** Without revisions nothing has changed yet. */
export function changesSince(known: Game, revisions: readonly number[] = known.revisions): KnownChanges {
  const columns: Record<string, readonly number[]> = {};
  known.title.layout.names.forEach((name, column) => {
    if (revisions[column] !== known.revisions[column]) columns[name] = known.cells[column] ?? [];
  });
  return { revisions: [...known.revisions], columns, frames: known.state.frames };
}

/** Takes up what a host says has changed in the position that was taken up from it. */
export function takeUpChanges(known: Game, changes: KnownChanges): void {
  const { names } = known.title.layout;
  const cellsOf = ([name, now]: readonly [string, readonly number[]]) =>
    [known.cells[names.indexOf(name)], now] as const;
  const isStrange = Object.entries(changes.columns)
    .map(cellsOf)
    .some(([cells, now]) => cells?.length !== now.length || !now.every(Number.isInteger));
  if (isStrange)
    throw new EngineError('these are not changes of this position', { columns: Object.keys(changes.columns) });
  lastLooks.delete(known);
  renew(known, changes, (name) => changes.columns[name] === undefined);
}

function opened(title: Title, setUp: SetUp, { columns, frames }: State): Game {
  const own: Record<string, number[]> = {};
  for (const name of title.layout.names) own[name] = [...(columns[name] ?? [])];
  own[CHANCE_COLUMN] = seedWords(0);
  const known = openGame(title, setUp, { columns: own, frames: copied(frames) });
  known.collectEvents = false;
  return known;
}

function renew(
  known: Game,
  { columns, frames }: Omit<KnownChanges, 'revisions'>,
  isAsBefore: (name: string, column: number) => boolean,
): void {
  rollbackTo(known, 0);
  known.title.layout.names.forEach((name, column) => {
    if (isAsBefore(name, column)) return;
    const now = columns[name] ?? [];
    const old = known.cells[column] ?? [];
    for (let i = 0; i < now.length; i++) {
      const value = now[i] ?? 0;
      if (old[i] !== value) write(known, column, i, value);
    }
  });
  known.journal.length = 0;
  known.state.frames = copied(frames);
  forgetQuestion(known);
  const dice = known.state.columns[CHANCE_COLUMN] ?? [];
  seedWords(0).forEach((word, i) => {
    dice[i] = word;
  });
}

const copied = (frames: State['frames']): State['frames'] => frames.map((frame) => ({ ...frame }));
