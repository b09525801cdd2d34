import { performance } from 'node:perf_hooks';
import { createPlayer, hostMatch, type MatchRecord, type Player } from '@bridgehead/ai';
import {
  beginGame,
  type Choice,
  decision,
  EngineError,
  type Game,
  play,
  positionHash,
  type SetUp,
  type Title,
} from '@bridgehead/engine';
import { EngineGone } from '../../builds/engine-process.ts';
import { titleAiOf } from '../../game-ai.ts';
import { gameTitle } from '../../game-titles.ts';
import { momentOf } from '../../moment.ts';
import { optionsOf } from '../../set-up.ts';
import { commitIn, levelIn } from '../entrants.ts';
import type { GamePlan, Tournament } from '../plan.ts';
import { type GameResult, isFinished, packChoices, unpackChoices } from '../results/result.ts';
import {
  type OtherBuildPlayer,
  type OtherEngines,
  openOtherEngines,
  seatOtherBuildPlayer,
} from './other-build-players.ts';

/** Plays one game of a tournament. A fault in it is its result: the others are played all the same. */
export async function playGame(
  tournament: Tournament,
  plan: GamePlan,
  engines = openOtherEngines({}),
): Promise<GameResult> {
  const start = performance.now();
  const choices: Choice[] = [];
  const played = () => ({
    ...plan,
    decisions: choices.length,
    ms: Math.round(performance.now() - start),
    answers: packChoices(choices),
  });
  try {
    const { score, hash, course, times, fallbacks } = await recordOf(tournament, plan, engines, choices);
    const stages = course.map((stage) => ({ ...stage, outlook: rounded(stage.outlook, 3) }));
    const spent = times.map((time) => ({ ...time, ms: rounded(time.ms, 2), replyMs: rounded(time.replyMs, 2) }));
    return { ...played(), ...score, hash, course: stages, times: spent, fallbacks };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A process that has failed is not asked again: the next game has a new one.
    engines.dropAll();
    const isTold = error instanceof EngineError || error instanceof EngineGone;
    return { ...played(), fault: isTold ? error.message : (error.stack ?? error.message) };
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

type Opponent = Player | OtherBuildPlayer;

/** Adds each choice to `choices` as it is made, so that they are there when a later one fails. */
async function recordOf(
  tournament: Tournament,
  plan: GamePlan,
  engines: OtherEngines,
  choices: Choice[],
): Promise<MatchRecord> {
  const game = begun(tournament, plan.seed);
  game.collectEvents = false;
  const ai = titleAiOf(tournament.title);
  const players = await opponents(game.title, plan, engines);
  const hosted = hostMatch({ game, ai, players, turnOf: (g) => momentOf(g).turn });
  for (let asked = hosted.ask(); asked !== undefined; asked = hosted.ask()) {
    const { by, known } = asked;
    const before = performance.now();
    const thought = await players.find(({ side }) => side === by)?.think(known, { nodes: tournament.nodes });
    if (thought === undefined) throw new EngineError('nobody plays for this side', { side: by });
    hosted.choose(asked, thought, performance.now() - before);
    choices.push(thought.choice);
  }
  for (const player of players) if ('leave' in player) await player.leave();
  return hosted.finish();
}

/** Who plays which side: the first of the plan the first side of the title. */
const opponents = (
  { sides, id }: Title,
  { first, second, seed }: GamePlan,
  engines: OtherEngines,
): Promise<Opponent[]> =>
  Promise.all(
    sides.map((side, i) => {
      const name = i === 0 ? first : second;
      return commitIn(name) === undefined
        ? createPlayer({ level: levelIn(name), ai: titleAiOf(id), side, seed })
        : seatOtherBuildPlayer(engines, { name, title: id, side, seed });
    }),
  );

export const setUpOf = ({ title, edition, scenario, options = [] }: Tournament, seed: number): SetUp => ({
  title,
  edition,
  scenario,
  options: optionsOf(gameTitle(title), options),
  seed,
});

function begun(tournament: Tournament, seed: number): Game {
  const game = beginGame(gameTitle(tournament.title), setUpOf(tournament, seed));
  if (!game.ok) throw new EngineError(`${game.fault.place}: ${game.fault.says.code}`);
  return game.value;
}

interface Replay {
  readonly game: Game;
  /** Why the game no longer comes to the end that was recorded. */
  readonly departs?: string;
}

/** Plays a recorded game again, choice by choice, and compares its end. */
export function replayGame(tournament: Tournament, result: GameResult): Replay {
  const game = begun(tournament, result.seed);
  for (const [at, choice] of unpackChoices(result.answers).entries()) {
    const fault = faultOf(game, choice);
    if (fault !== undefined) return { game, departs: `answer ${at} ${fault}` };
  }
  if (!isFinished(result)) return { game };
  const isSame = decision(game) === undefined && positionHash(game) === result.hash;
  return isSame ? { game } : { game, departs: 'it ends in another position' };
}

function faultOf(game: Game, choice: Choice): string | undefined {
  const played = play(game, choice);
  return played.legal ? undefined : `${JSON.stringify(choice)}: [${played.rule}] ${played.code}`;
}
