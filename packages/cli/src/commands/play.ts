import { performance } from 'node:perf_hooks';
import {
  beginGame,
  deciderOf,
  EngineError,
  type Game,
  isJsonObject,
  play,
  type Random,
  randomFrom,
  type SetUp,
  sampleChoice,
  saveGame,
  type Title,
} from '@bridgehead/engine';
import { type Arguments, expectWords, readArguments, readNumber, readWord } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { outputPath, writeAll } from '../files.ts';
import { GAME_TITLES } from '../game-titles.ts';
import { momentOf } from '../moment.ts';
import type { Command, Shell } from '../shell.ts';
import { expectTitle } from '../titles.ts';

const OPTIONS = {
  scenario: '<name>',
  allied: '<player>',
  german: '<player>',
  seed: '<number>',
  games: '<number>',
  save: '<file.json>',
  quiet: 'flag',
} as const;

const PLAYERS = ['random'] as const;
const MOST_ANSWERS = 2_000_000;
const SHOW_EVERY_MS = 200;

export const playCommand: Command = {
  usage:
    '<title> [--scenario short] [--allied random] [--german random] [--seed 1] [--games 1] [--save game.json] [--quiet]',
  summary: 'Plays a game to its end, or several with the seeds that follow, and says who won.',
  run: async (args, shell) => {
    const wish = wishOf(readArguments(args, OPTIONS), shell);
    for (let i = 0; i < wish.games; i++) {
      const setUp = { ...wish.setUp, seed: wish.setUp.seed + i };
      const { game, seconds } = playToEnd(wish, setUp, shell);
      shell.print(`${summary(game, seconds)}\n`);
      if (wish.save === undefined) continue;
      writeAll([{ path: wish.save, content: `${JSON.stringify(saveGame(game))}\n` }]);
      shell.print(`wrote ${wish.save}\n`);
    }
  },
};

interface Wish {
  readonly title: Title;
  readonly setUp: SetUp;
  readonly games: number;
  readonly save: string | undefined;
  readonly quiet: boolean;
}

function wishOf(given: Arguments<typeof OPTIONS>, { cwd }: Shell): Wish {
  const id = expectTitle(
    given.words[0],
    GAME_TITLES.map((title) => title.id),
  );
  expectWords(given.words, ['<title>']);
  const title = GAME_TITLES.find((one) => one.id === id);
  if (title === undefined) throw new BadInput(`unknown title «${id}»`);
  const scenarios = title.scenarios.map((one) => one.id);
  const scenario = readWord('scenario', given.valueOf('scenario'), scenarios) ?? scenarios[0] ?? '';
  readWord('player', given.valueOf('allied'), PLAYERS);
  readWord('player', given.valueOf('german'), PLAYERS);
  const seed = readNumber('seed', given.valueOf('seed'), { from: 0, to: 2 ** 48, whole: true }) ?? 1;
  const games = readNumber('games', given.valueOf('games'), { from: 1, to: 1_000_000, whole: true }) ?? 1;
  const save = given.valueOf('save');
  if (save !== undefined && games > 1) throw new BadInput('option «--save» is for one game: leave out --games');
  const setUp = { title: id, edition: title.editions[0] ?? 1, scenario, options: {}, seed };
  return {
    title,
    setUp,
    games,
    save: save === undefined ? undefined : outputPath(cwd, save),
    quiet: given.has('quiet'),
  };
}

interface Finished {
  readonly game: Game;
  readonly seconds: number;
}

function playToEnd({ title, save, quiet }: Wish, setUp: SetUp, shell: Shell): Finished {
  const begun = beginGame(title, setUp);
  if (!begun.ok) throw new BadInput(`${begun.fault.place}: ${begun.fault.message}`);
  const game = begun.value;
  // Events and checkpoints are for those who read them.
  game.listens = save !== undefined;
  const start = performance.now();
  const progress = quiet ? undefined : progressOf(game, shell, start);
  const players = new Map(title.sides.map((side, i) => [side, randomFrom(setUp.seed * 2 + i)]));
  try {
    for (let answers = 0; deciderOf(game) !== undefined; answers++) {
      if (answers > MOST_ANSWERS) throw new EngineError('the game does not end', { answers });
      answerOnce(game, players);
      progress?.show();
    }
  } catch (error) {
    if (!(error instanceof EngineError || error instanceof RangeError)) throw error;
    throw new Unable(`seed ${setUp.seed}, answer ${game.history.length}: ${error.message}`, { cause: error });
  } finally {
    progress?.clear();
  }
  return { game, seconds: (performance.now() - start) / 1000 };
}

function answerOnce(game: Game, players: ReadonlyMap<string, Random>): void {
  const random = players.get(deciderOf(game) ?? '');
  const choice = random === undefined ? undefined : sampleChoice(game, random);
  const played = choice === undefined ? undefined : play(game, choice);
  if (played?.legal !== true) throw new EngineError('an offered choice is refused', { choice: choice ?? null });
}

/** One line of standard error that tells how far the game has come. */
function progressOf(game: Game, shell: Shell, start: number) {
  let shown = start;
  let width = 0;
  return {
    show: () => {
      const now = performance.now();
      if (now - shown < SHOW_EVERY_MS) return;
      shown = now;
      const { turn, phase } = momentOf(game);
      const decisions = game.history.length;
      const speed = Math.round(decisions / ((now - start) / 1000));
      const line = `seed ${game.setUp.seed}: turn ${turn}, ${phase}: ${decisions} decisions, ${speed} a second`;
      shell.complain(`\r${line.padEnd(width)}`);
      width = line.length;
    },
    clear: () => {
      if (width > 0) shell.complain(`\r${' '.repeat(width)}\r`);
    },
  };
}

function summary(game: Game, seconds: number): string {
  const { title, scenario, seed } = game.setUp;
  const decisions = game.history.length;
  const speed = Math.round(decisions / Math.max(seconds, 1e-6));
  const end = `turn ${momentOf(game).turn}, ${decisions} decisions in ${seconds.toFixed(2)} s (${speed} a second)`;
  return `${title} ${scenario}, seed ${seed}: ${winnerOf(game)}; ${end}`;
}

function winnerOf(game: Game): string {
  const answer = game.title.query(game, 'victory', {});
  const winner = answer.ok && isJsonObject(answer.value) ? answer.value.winner : undefined;
  return typeof winner === 'string' ? `${winner} wins` : 'nobody wins';
}
