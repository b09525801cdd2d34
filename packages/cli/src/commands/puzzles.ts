import { LEVELS, type Level } from '@bridgehead/ai';
import type { Title } from '@bridgehead/engine';
import { type Arguments, expectWords, readArguments, readNumber } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { titleAiOf } from '../game-ai.ts';
import { gameTitle } from '../game-titles.ts';
import { readPlayers } from '../options/players.ts';
import { SEEDS } from '../options/ranges.ts';
import { puzzlesOf } from '../puzzles/files.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type Attempt, attempt, BrokenPuzzle } from '../puzzles/solve.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { textTable } from '../tournament/report/report-text.ts';

const OPTIONS = { players: '<levels>', only: '<id>', seed: '<number>', why: 'flag' } as const;

export const puzzlesCommand: RunCommand = async (args, shell) => {
  const given = readArguments(args, OPTIONS);
  const title = gameTitle(given.words[0]);
  expectWords(given.words, ['<title>']);
  const levels = readPlayers(given.valueOf('players')) ?? LEVELS;
  const seed = readNumber('seed', given.valueOf('seed'), SEEDS) ?? 1;
  const puzzles = chosen(puzzlesOf(shell.root, title.id), given);
  const trials = puzzles.map((puzzle) => ({ puzzle, attempts: attemptsAt(puzzle, title, levels, seed) }));
  report(trials, levels, given.has('why'), shell);
};

function chosen(puzzles: readonly Puzzle[], given: Arguments<typeof OPTIONS>): readonly Puzzle[] {
  const only = given.valueOf('only');
  if (only === undefined) return puzzles;
  const found = puzzles.filter(({ id }) => id === only || id.startsWith(`${only}-`));
  if (found.length === 0) throw new BadInput(`unknown puzzle «${only}»: expected such as ${puzzles[0]?.id}`);
  return found;
}

interface Trial {
  readonly puzzle: Puzzle;
  readonly attempts: readonly Attempt[];
}

function attemptsAt(puzzle: Puzzle, title: Title, levels: readonly Level[], seed: number): Attempt[] {
  const ai = titleAiOf(title.id);
  try {
    return levels.map((level) => attempt(puzzle, { title, ai, level, seed }));
  } catch (error) {
    if (error instanceof BrokenPuzzle) throw new Unable(error.message, { cause: error });
    throw error;
  }
}

function report(trials: readonly Trial[], levels: readonly Level[], withWhy: boolean, { print }: Shell): void {
  const rows = trials.map(({ puzzle, attempts }) => [
    `${puzzle.id}  ${puzzle.name}`,
    ...attempts.map(({ isSolved }) => (isSolved ? 'yes' : '·')),
  ]);
  const solved = levels.map((_, i) => trials.filter(({ attempts }) => attempts[i]?.isSolved).length);
  const sums = ['solved', ...solved.map((count) => `${count} of ${trials.length}`)];
  print(`${textTable([['puzzle', ...levels], ...rows, sums])}\n`);
  if (withWhy) for (const trial of trials) print(failures(trial, levels));
}

const MOST_SHOWN = 12;

function failures({ puzzle, attempts }: Trial, levels: readonly Level[]): string {
  const wrong = attempts.flatMap(({ isSolved, given }, i) => {
    if (isSolved) return [];
    const more = given.length > MOST_SHOWN ? [`    and ${given.length - MOST_SHOWN} more`] : [];
    return [`  ${levels[i]}:`, ...given.slice(0, MOST_SHOWN).map((choice) => `    ${JSON.stringify(choice)}`), ...more];
  });
  return wrong.length === 0 ? '' : `\n${puzzle.id}  ${puzzle.name}\n${wrong.join('\n')}\n  Why: ${puzzle.why}\n`;
}
