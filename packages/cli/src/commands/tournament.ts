import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { DEFAULT_BUDGET, LEVELS, type SprtOptions } from '@bridgehead/ai';
import { saveGame, type Title, writeSaveText } from '@bridgehead/engine';
import { type Arguments, expectWords, readArguments, readNumber, readWord } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { gameTitle } from '../game-titles.ts';
import { readEntrants, readPlayers } from '../options/players.ts';
import { GAMES, NODES, SEEDS, WORKERS } from '../options/ranges.ts';
import { outputPlace, type Place, writeAll } from '../output/outputs.ts';
import { expectGame, readEdition, readOptionWords } from '../set-up.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { gamesInAll, stemOf, type Tournament } from '../tournament/plan.ts';
import { writeBalance } from '../tournament/report/balance/write-balance.ts';
import { reportPage } from '../tournament/report/page/report-page.ts';
import { reportText } from '../tournament/report/report-text.ts';
import { tallyOf } from '../tournament/report/tally.ts';
import { type OpenResultFile, openResultFile, readResultFile } from '../tournament/results/result-file.ts';
import { buildEntrants } from '../tournament/running/other-build-players.ts';
import { replayGame, setUpOf } from '../tournament/running/play-game.ts';
import { type RunOptions, runTournament } from '../tournament/running/run-tournament.ts';

const OPTIONS = {
  players: '<players>',
  edition: '<number>',
  scenario: '<name>',
  options: '<names>',
  games: '<number>',
  seed: '<number>',
  nodes: '<number>',
  workers: '<number>',
  sprt: '<elo0,elo1>',
  file: '<results.jsonl>',
  page: '<report.html>',
  replay: '<results.jsonl>',
  save: '<game.json>',
  balance: 'flag',
  quiet: 'flag',
} as const;

type Given = Arguments<typeof OPTIONS>;

/** The longest game takes a hundredth of it. */
const PATIENCE_MS = 3_600_000;

export const tournamentCommand: RunCommand = async (args, shell) => {
  const given = readArguments(args, OPTIONS);
  if (given.has('balance')) balance(given, shell);
  else if (given.valueOf('replay') === undefined) await hold(given, shell);
  else replayOne(given, shell);
};

async function hold(given: Given, shell: Shell): Promise<void> {
  const prepared = prepare(given, shell);
  const { players, engineCommands } = await buildEntrants(prepared.tournament, shell, prepared.run.quiet);
  const run = { ...prepared.run, engineCommands };
  const file = openResultFile(prepared.place, { ...prepared.tournament, players });
  try {
    await report(file, { run, page: prepared.page }, shell);
  } finally {
    file.close();
  }
}

async function report(file: OpenResultFile, { run, page }: Pick<Prepared, 'run' | 'page'>, shell: Shell) {
  const { results, test, gamesPerSecond } = await runTournament(file, run, shell);
  const tally = tallyOf(file.tournament, results);
  const sprt = run.sprt === undefined || test === undefined ? undefined : { options: run.sprt, state: test };
  const extras = { gamesPerSecond, workers: run.workers, sprt };
  writeAll([{ ...page, content: reportPage(tally, extras) }]);
  shell.print(`${reportText(tally, extras)}\nwrote ${file.path}\nwrote ${page.path}\n`);
  if (tally.failed.length > 0) throw new Unable(`${tally.failed.length} of ${results.length} games failed`);
}

interface Prepared {
  readonly tournament: Tournament;
  readonly run: RunOptions;
  /** Of the results. */
  readonly place: Place;
  readonly page: Place;
}

function prepare(given: Given, { cwd }: Shell): Prepared {
  const title = gameTitle(given.words[0]);
  expectWords(given.words, ['<title>']);
  if (given.valueOf('save') !== undefined) throw new BadInput('option «--save» belongs to --replay');
  const tournament = tournamentOf(title, given);
  expectGame(title, setUpOf(tournament, tournament.seed));
  const gamesEach = readNumber('games', given.valueOf('games'), GAMES) ?? 200;
  if (tournament.players.length > 1 && gamesEach % 2 === 1)
    throw new BadInput(`option «--games» cannot be «${gamesEach}»: expected an even number, for games come in pairs`);
  const stem = `${stemOf(tournament)}-${tournament.seed}`;
  const name = given.valueOf('file') ?? `${stem}.jsonl`;
  const page = outputPlace(cwd, given.valueOf('page') ?? `${name.replace(/\.jsonl$/, '')}.html`);
  const place = outputPlace(cwd, name);
  if (page.path === place.path) throw new BadInput('options «--file» and «--page» cannot name the same file');
  const workers = readNumber('workers', given.valueOf('workers'), WORKERS);
  const sprt = sprtOf(given.valueOf('sprt'), tournament.players);
  const run = {
    games: gamesInAll(tournament, gamesEach),
    workers: workers ?? availableParallelism(),
    patienceMs: PATIENCE_MS,
    engineCommands: {},
    sprt,
    label: '',
    quiet: given.has('quiet'),
  };
  return { tournament, run, place, page };
}

function tournamentOf(title: Title, given: Given): Tournament {
  const scenarios = title.scenarios.map(({ id }) => id);
  const options = readOptionWords(title, given.valueOf('options'));
  return {
    title: title.id,
    edition: readEdition(title, given.valueOf('edition')),
    scenario: readWord('scenario', given.valueOf('scenario'), scenarios) ?? scenarios[0] ?? '',
    ...(options === undefined ? {} : { options }),
    players: readEntrants(given.valueOf('players')) ?? LEVELS,
    seed: readNumber('seed', given.valueOf('seed'), SEEDS) ?? 1,
    nodes: readNumber('nodes', given.valueOf('nodes'), NODES) ?? DEFAULT_BUDGET.nodes,
  };
}

function sprtOf(text: string | undefined, players: readonly string[]): SprtOptions | undefined {
  if (text === undefined) return undefined;
  const [elo0, elo1, ...more] = text
    .split(',')
    .map((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : Number.NaN));
  if (elo0 === undefined || elo1 === undefined || more.length > 0 || !(elo0 < elo1))
    throw new BadInput(`option «--sprt» cannot be «${text}»: expected two ratings in rising order, such as 0,50`);
  if (players.length !== 2)
    throw new BadInput('option «--sprt» is for two players: expected such as --players staff,recruit');
  return { elo0, elo1 };
}

const FOR_GAMES = ['edition', 'scenario', 'options', 'games', 'seed', 'nodes', 'workers', 'sprt', 'file'] as const;

type Valued = Parameters<Given['valueOf']>[0];

function refuse(given: Given, mode: string, options: readonly Valued[]): void {
  const refused = options.find((option) => given.valueOf(option) !== undefined);
  if (refused !== undefined) throw new BadInput(`option «--${refused}» does not go with ${mode}`);
}

function balance(given: Given, shell: Shell): void {
  refuse(given, '--balance', [...FOR_GAMES, 'replay', 'save']);
  const [level = 'staff', ...more] = readPlayers(given.valueOf('players')) ?? [];
  if (more.length > 0) throw new BadInput('option «--players» names one player for --balance');
  writeBalance({ files: given.words, level, page: given.valueOf('page') ?? 'balance.md' }, shell);
}

function replayOne(given: Given, { cwd, print }: Shell): void {
  const name = given.valueOf('replay') ?? '';
  const [number] = given.words;
  expectWords(given.words, ['<number>']);
  refuse(given, '--replay', [...FOR_GAMES, 'players', 'page']);
  if (number === undefined)
    throw new BadInput('the number of a game is missing: expected --replay <results.jsonl> <number>');
  const file = readResultFile(resolve(cwd, name), name);
  const result = file?.results.find(({ n }) => String(n) === number);
  if (file === undefined || result === undefined) throw new BadInput(`${name}: has no game «${number}»`);
  const place = outputPlace(cwd, given.valueOf('save') ?? `${name.replace(/\.jsonl$/, '')}-game-${number}.json`);
  const { game, departs } = replayGame(file.tournament, result);
  if (departs !== undefined) throw new Unable(`${name}: game ${number} no longer agrees with the rules: ${departs}`);
  writeAll([{ ...place, content: writeSaveText(saveGame(game)) }]);
  const outcome = 'fault' in result ? `broken off: ${result.fault}` : `${result.winner} wins, margin ${result.margin}`;
  print(`game ${number}, seed ${result.seed}: ${result.first} – ${result.second}, ${outcome}\nwrote ${place.path}\n`);
}
