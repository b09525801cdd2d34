import { performance } from 'node:perf_hooks';
import { createPlayer, type Level, openMatch, type Player } from '@bridgehead/ai';
import {
  EngineError,
  type Game,
  isJsonObject,
  optionWord,
  type SetUp,
  saveGame,
  type Title,
  writeSaveText,
} from '@bridgehead/engine';
import { type Arguments, expectWords, type OptionKind, readArguments, readNumber, readWord } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { titleAiOf } from '../game-ai.ts';
import { gameTitle } from '../game-titles.ts';
import { momentOf } from '../moment.ts';
import { GAMES } from '../options/ranges.ts';
import { EVERY_SIDE, readSidePlayers, seatingOf } from '../options/side-players.ts';
import { outputPlace, type Place, writeAll } from '../output/outputs.ts';
import { openProgressLine } from '../process/progress-line.ts';
import { expectGame, optionsOf, readEdition, readOptionWords } from '../set-up.ts';
import type { RunCommand, Shell } from '../shell.ts';

const OPTIONS: Readonly<Record<string, OptionKind>> = {
  edition: '<number>',
  scenario: '<name>',
  options: '<names>',
  ...Object.fromEntries(EVERY_SIDE.map((side) => [side, '<player>'] as const)),
  seed: '<number>',
  games: '<number>',
  save: '<file.json>',
  quiet: 'flag',
};

export const playCommand: RunCommand = async (args, shell) => {
  const request = requestOf(readArguments(args, OPTIONS), shell);
  for (let i = 0; i < request.games; i++) {
    const setUp = { ...request.setUp, seed: request.setUp.seed + i };
    const { game, seconds } = playToEnd(request, setUp, shell);
    if (request.save !== undefined)
      writeAll([{ ...request.save, content: writeSaveText(saveGame(game, seatingOf(request.levels))) }]);
    shell.print(`${summary(game, seconds)}\n`);
    if (request.save !== undefined) shell.print(`wrote ${request.save.path}\n`);
  }
};

interface Options {
  readonly title: Title;
  readonly setUp: SetUp;
  /** By side. */
  readonly levels: ReadonlyMap<string, Level>;
  readonly games: number;
  readonly save: Place | undefined;
  readonly quiet: boolean;
}

type Given = Arguments<typeof OPTIONS>;

function requestOf(given: Given, { cwd }: Shell): Options {
  const title = gameTitle(given.words[0]);
  expectWords(given.words, ['<title>']);
  const levels = readSidePlayers(title, given.valueOf);
  const seed = readNumber('seed', given.valueOf('seed'), { from: 0, to: 2 ** 48, whole: true }) ?? 1;
  const games = readNumber('games', given.valueOf('games'), GAMES) ?? 1;
  const save = given.valueOf('save');
  if (save !== undefined && games > 1) throw new BadInput('option «--save» is for one game: leave out --games');
  return {
    title,
    setUp: setUpOf(title, given, seed),
    levels,
    games,
    save: save === undefined ? undefined : outputPlace(cwd, save),
    quiet: given.has('quiet'),
  };
}

function setUpOf(title: Title, given: Given, seed: number): SetUp {
  const scenarios = title.scenarios.map((one) => one.id);
  const scenario = readWord('scenario', given.valueOf('scenario'), scenarios) ?? scenarios[0] ?? '';
  const options = optionsOf(title, readOptionWords(title, given.valueOf('options')) ?? []);
  return { title: title.id, edition: readEdition(title, given.valueOf('edition')), scenario, options, seed };
}

interface Finished {
  readonly game: Game;
  readonly seconds: number;
}

function playToEnd({ title, levels, save, quiet }: Options, setUp: SetUp, shell: Shell): Finished {
  const game = expectGame(title, setUp);
  // Events and checkpoints are for those who read them.
  game.collectEvents = save !== undefined;
  const ai = titleAiOf(title.id);
  const players: Player[] = [...levels].map(([side, level]) => createPlayer({ level, ai, side, seed: setUp.seed }));
  const start = performance.now();
  const clock = (): number => performance.now();
  const match = openMatch({ game, ai, players, clock, turnOf: (g) => momentOf(g).turn });
  const progress = quiet ? undefined : progressOf(game, shell);
  try {
    while (match.step() !== undefined) progress?.show();
  } catch (error) {
    if (!(error instanceof EngineError || error instanceof RangeError)) throw error;
    throw new Unable(`seed ${setUp.seed}, answer ${game.history.length}: ${error.message}`, { cause: error });
  } finally {
    progress?.clear();
  }
  return { game, seconds: (performance.now() - start) / 1000 };
}

/** How far the game has come; a short one is over before anything is shown. */
function progressOf(game: Game, { complain }: Shell) {
  const line = openProgressLine(complain, 200);
  const text = (seconds: number): string => {
    const { turn, phase } = momentOf(game);
    const decisions = game.history.length;
    const speed = Math.round(decisions / seconds);
    return `seed ${game.setUp.seed}: turn ${turn}, ${phase}: ${decisions} decisions, ${speed} a second`;
  };
  return { show: () => line.show(text), clear: line.clear };
}

function summary(game: Game, seconds: number): string {
  const { title, edition, scenario, options, seed } = game.setUp;
  const decisions = game.history.length;
  const speed = Math.round(decisions / Math.max(seconds, 1e-6));
  const end = `turn ${momentOf(game).turn}, ${decisions} decisions in ${seconds.toFixed(2)} s (${speed} a second)`;
  const conditions = [
    `${title} ${scenario}`,
    ...(edition === game.title.editions[0] ? [] : [`edition ${edition}`]),
    ...Object.entries(options).map(([id, value]) => optionWord(id, value)),
  ].join(', ');
  return `${conditions}, seed ${seed}: ${winnerOf(game)}; ${end}`;
}

function winnerOf(game: Game): string {
  const answer = game.title.query(game, 'victory', {});
  const winner = answer.ok && isJsonObject(answer.value) ? answer.value.winner : undefined;
  return typeof winner === 'string' ? `${winner} wins` : 'nobody wins';
}
