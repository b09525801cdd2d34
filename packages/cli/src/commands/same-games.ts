import { availableParallelism } from 'node:os';
import { type Arguments, expectWords, readArguments, readNumber, readWord } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { EngineGone, openEngine } from '../builds/engine-process.ts';
import { buildCommit, engineCommandOf } from '../builds/other-build.ts';
import { readPlayers } from '../options/players.ts';
import { GAMES, SEEDS } from '../options/ranges.ts';
import { Stopped } from '../process/exit-codes.ts';
import { ASPECTS, type Aspect } from '../same-games/aspects.ts';
import { compareGames } from '../same-games/compare-games.ts';
import type { Pair } from '../same-games/paired-game.ts';
import { type PlansOptions, plansOf, seatingsOf, seatsPlayers, titlesOfBoth } from '../same-games/plans.ts';
import { reportText } from '../same-games/report.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { expectTitle } from '../titles.ts';

const OPTIONS = {
  against: '<commit>',
  title: '<name>',
  games: '<number>',
  seed: '<number>',
  edition: '<number>',
  scenario: '<name>',
  options: '<names>',
  players: '<levels>',
  except: '<aspects>',
  workers: '<number>',
  quiet: 'flag',
} as const;

const PAIRS = { from: 1, to: 128, whole: true };
/** No choice takes a hundredth of it. */
const PATIENCE_MS = 600_000;

export const sameGamesCommand: RunCommand = async (args, shell) => {
  const request = requestOf(readArguments(args, OPTIONS));
  const { root, print, complain } = shell;
  const tell = (text: string): void => (request.quiet ? undefined : complain(`${text}\n`));
  const build = await buildCommit({ root, commit: request.against, tell });
  print(`against ${build.label}\n`);
  const pairs = Array.from({ length: request.workers }, () => openPair(root, build.folder));
  try {
    const stopped = shell.untilStopped().then((signal) => {
      throw new Stopped(signal, 'stopped');
    });
    const parted = await Promise.race([stopped, compare(pairs, request, shell)]);
    if (parted !== '') throw new Unable(`games parted: ${parted}`);
  } catch (error) {
    if (!(error instanceof EngineGone)) throw error;
    throw new Unable(error.message, { cause: error });
  } finally {
    for (const engine of pairs.flat()) engine.close();
  }
};

interface Options extends PlansOptions {
  readonly against: string;
  readonly title: string | undefined;
  readonly except: ReadonlySet<Aspect>;
  readonly players: readonly string[] | undefined;
  readonly workers: number;
  readonly quiet: boolean;
}

function requestOf(given: Arguments<typeof OPTIONS>): Options {
  expectWords(given.words, []);
  const against = given.valueOf('against');
  if (against === undefined) throw new BadInput('option «--against» is missing: expected --against <commit>');
  return {
    against,
    title: given.valueOf('title'),
    games: readNumber('games', given.valueOf('games'), GAMES) ?? 1000,
    seed: readNumber('seed', given.valueOf('seed'), SEEDS) ?? 1,
    edition: given.valueOf('edition'),
    scenario: given.valueOf('scenario'),
    options: given.valueOf('options')?.split(','),
    except: new Set(
      given
        .valueOf('except')
        ?.split(',')
        .flatMap((word) => readWord('aspect', word, ASPECTS) ?? []),
    ),
    players: readPlayers(given.valueOf('players')),
    // A pair of builds fills two cores.
    workers:
      readNumber('workers', given.valueOf('workers'), PAIRS) ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    quiet: given.has('quiet'),
  };
}

const openPair = (ours: string, theirs: string): Pair => [
  openEngine({ name: 'the engine of this build', command: engineCommandOf(ours), patienceMs: PATIENCE_MS }),
  openEngine({ name: 'the engine of the other build', command: engineCommandOf(theirs), patienceMs: PATIENCE_MS }),
];

/** Which titles have games that parted, in words. */
async function compare(pairs: readonly Pair[], request: Options, shell: Shell): Promise<string> {
  const [pair] = pairs;
  const known = pair === undefined ? [] : await titlesOfBoth(pair);
  const ids = known.map(({ id }) => id);
  const wanted = request.title === undefined ? ids : [expectTitle(request.title, ids)];
  const rounds = known
    .filter(({ id }) => wanted.includes(id))
    .map((title) => ({ title, plans: plansOf(title, request) }));
  const isShared = pair !== undefined && request.players !== undefined && !(await seatsPlayers(pair[1]));
  if (isShared) shell.print('the other build seats no players: those of this build answer for both\n');
  const found: string[] = [];
  for (const { title, plans } of rounds) {
    const { except, quiet } = request;
    const players = request.players && { seatings: seatingsOf(title, request.players), isShared };
    const compared = await compareGames(pairs, { plans, except, players, quiet, label: title.id }, shell);
    shell.print(`\n${reportText(title.id, compared)}`);
    const parted = compared.filter(({ departure }) => departure !== undefined).length;
    if (parted > 0) found.push(`${parted} of ${compared.length} of ${title.id}`);
  }
  return found.join(', ');
}
