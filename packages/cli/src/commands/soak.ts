import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BUDGET, LEVELS } from '@bridgehead/ai';
import type { Title } from '@bridgehead/engine';
import { type Arguments, expectWords, readArguments, readNumber } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { gameTitle } from '../game-titles.ts';
import { GAMES, NODES, SEEDS, WORKERS } from '../options/ranges.ts';
import { outputPlace, type Place } from '../output/outputs.ts';
import { readEdition } from '../set-up.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { stemOf, type Tournament } from '../tournament/plan.ts';
import { soakText } from '../tournament/report/soak-text.ts';
import { type Tally, tallyOf } from '../tournament/report/tally.ts';
import { type OpenResultFile, openResultFile } from '../tournament/results/result-file.ts';
import { type RunOptions, runTournament } from '../tournament/running/run-tournament.ts';

const OPTIONS = {
  edition: '<number>',
  games: '<numbers>',
  seed: '<number>',
  nodes: '<number>',
  workers: '<number>',
  patience: '<seconds>',
  folder: '<folder>',
  quiet: 'flag',
} as const;

type Given = Arguments<typeof OPTIONS>;

/** For each scenario of a title, in their order; a later one has none. */
const DEFAULT_GAMES = [900, 100];
const PATIENCE_SECONDS = 1200;

export const soakCommand: RunCommand = async (args, shell) => {
  const all = prepareAll(readArguments(args, OPTIONS), shell);
  const begun: Begun[] = [];
  const tallies: Tally[] = [];
  try {
    // That a later file is in use is better known before the games of the first.
    for (const prepared of all) begun.push({ ...prepared, file: openResultFile(prepared.place, prepared.tournament) });
    for (const { file, run } of begun) {
      const { results } = await runTournament(file, run, shell);
      const tally = tallyOf(file.tournament, results);
      tallies.push(tally);
      shell.print(`${soakText(tally)}\nresults: ${file.path}\n\n`);
    }
  } finally {
    for (const { file } of begun) file.close();
  }
  conclude(tallies, shell);
};

function conclude(tallies: readonly Tally[], { print }: Shell): void {
  const failed = tallies.reduce((sum, tally) => sum + tally.failed.length, 0);
  const games = tallies.reduce((sum, tally) => sum + tally.finished.length, failed);
  if (failed > 0) throw new Unable(`${failed} of ${games} games failed`);
  print(`${games} games, all played to their end\n`);
}

interface Prepared {
  readonly place: Place;
  readonly tournament: Tournament;
  readonly run: RunOptions;
}

interface Begun extends Prepared {
  readonly file: OpenResultFile;
}

function prepareAll(given: Given, { cwd }: Shell): readonly Prepared[] {
  const title = gameTitle(given.words[0]);
  expectWords(given.words, ['<title>']);
  const counts = countsOf(given.valueOf('games'), title);
  const seed = readNumber('seed', given.valueOf('seed'), SEEDS) ?? 1;
  const nodes = readNumber('nodes', given.valueOf('nodes'), NODES) ?? DEFAULT_BUDGET.nodes;
  const workers = readNumber('workers', given.valueOf('workers'), WORKERS) ?? availableParallelism();
  const patience = readNumber('patience', given.valueOf('patience'), { from: 0, to: 1e6, whole: false });
  const settings = {
    workers,
    patienceMs: (patience ?? PATIENCE_SECONDS) * 1000,
    engineCommands: {},
    sprt: undefined,
    quiet: given.has('quiet'),
  };
  return counts.map(({ scenario, games }) => {
    const tournament = tournamentOf(title, {
      edition: readEdition(title, given.valueOf('edition')),
      scenario,
      seed,
      nodes,
    });
    const name = join(given.valueOf('folder') ?? '', `soak-${stemOf(tournament)}-${seed}.jsonl`);
    return { place: outputPlace(cwd, name), tournament, run: { ...settings, games, label: `${scenario} ` } };
  });
}

const tournamentOf = (
  title: Title,
  settings: Pick<Tournament, 'edition' | 'scenario' | 'seed' | 'nodes'>,
): Tournament => ({
  title: title.id,
  players: LEVELS,
  mirrors: true,
  ...settings,
});

/** `900,100`: a number for each scenario; one with none is left out. */
function countsOf(text: string | undefined, { scenarios }: Title) {
  const words = text?.split(',') ?? scenarios.map((_, i) => String(DEFAULT_GAMES[i] ?? 0));
  if (words.length !== scenarios.length) {
    const names = scenarios.map(({ id }) => id).join(', ');
    throw new BadInput(`option «--games» cannot be «${text}»: expected a number for each scenario (${names})`);
  }
  return scenarios.flatMap(({ id }, i) => {
    const games = readNumber('games', words[i], { ...GAMES, from: 0 }) ?? 0;
    return games === 0 ? [] : [{ scenario: id, games }];
  });
}
