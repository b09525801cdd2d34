import { performance } from 'node:perf_hooks';
import { createPlayer, type Match, openMatch } from '@bridgehead/ai';
import {
  beginGame,
  type Choice,
  decision,
  EngineError,
  type Game,
  play,
  positionHash,
  type SetUp,
} from '@bridgehead/engine';
import { mindOf } from '../game-minds.ts';
import { gameTitle } from '../game-titles.ts';
import { momentOf } from '../moment.ts';
import type { GamePlan, Tournament } from './plan.ts';
import { type GameResult, isFinished, packAnswers, unpackAnswers } from './result.ts';

/** Plays one game of a tournament. A fault in it is its result: the others are played all the same. */
export function playGame(tournament: Tournament, plan: GamePlan): GameResult {
  const start = performance.now();
  const match = matchOf(tournament, plan);
  const played = () => ({
    ...plan,
    decisions: match.answers.length,
    ms: Math.round(performance.now() - start),
    answers: packAnswers(match.answers),
  });
  try {
    const { standing, hash, course, times, fallbacks } = match.playToEnd();
    const stages = course.map((stage) => ({ ...stage, outlook: rounded(stage.outlook, 3) }));
    const spent = times.map((time) => ({ ...time, ms: rounded(time.ms, 2), replyMs: rounded(time.replyMs, 2) }));
    return { ...played(), ...standing, hash, course: stages, times: spent, fallbacks };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ...played(), fault: error instanceof EngineError ? error.message : (error.stack ?? error.message) };
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function matchOf(tournament: Tournament, { seed, first, second }: GamePlan): Match {
  const title = gameTitle(tournament.title);
  const mind = mindOf(title.id);
  const players = title.sides.map((side, i) => createPlayer({ level: i === 0 ? first : second, mind, side, seed }));
  const game = begun(tournament, seed);
  game.listens = false;
  return openMatch({
    game,
    mind,
    players,
    budget: { nodes: tournament.nodes },
    clock: () => performance.now(),
    turnOf: (g) => momentOf(g).turn,
  });
}

const setUpOf = ({ title, edition, scenario, options = [] }: Tournament, seed: number): SetUp => ({
  title,
  edition,
  scenario,
  options: Object.fromEntries(options.map((option) => [option, true])),
  seed,
});

function begun(tournament: Tournament, seed: number): Game {
  const game = beginGame(gameTitle(tournament.title), setUpOf(tournament, seed));
  if (!game.ok) throw new EngineError(`${game.fault.place}: ${game.fault.message}`);
  return game.value;
}

export interface Replay {
  readonly game: Game;
  /** Why the game no longer comes to the end that was recorded. */
  readonly departs?: string;
}

/** Plays a recorded game again, answer by answer, and compares its end. */
export function replayGame(tournament: Tournament, result: GameResult): Replay {
  const game = begun(tournament, result.seed);
  for (const [at, answer] of unpackAnswers(result.answers).entries()) {
    const fault = faultOf(game, answer);
    if (fault !== undefined) return { game, departs: `answer ${at} ${fault}` };
  }
  if (!isFinished(result)) return { game };
  const isSame = decision(game) === undefined && positionHash(game) === result.hash;
  return isSame ? { game } : { game, departs: 'it ends in another position' };
}

function faultOf(game: Game, answer: Choice): string | undefined {
  const played = play(game, answer);
  return played.legal ? undefined : `${JSON.stringify(answer)}: [${played.rule}] ${played.reason}`;
}
