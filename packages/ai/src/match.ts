/** A game between two computer players, decision by decision, without input or output: whoever owns it may show it. */
import {
  type Choice,
  deciderOf,
  decision,
  EngineError,
  type Game,
  type Mind,
  openSight,
  play,
  positionHash,
  renewSight,
  type Standing,
} from '@bridgehead/engine';
import { type Course, openCourse, type Stage, type TurnTime } from './course.ts';
import type { Budget, Player, Thought } from './player.ts';

export interface MatchWish {
  /** At its first question. */
  readonly game: Game;
  readonly mind: Mind;
  /** One for each side of the title. */
  readonly players: readonly Player[];
  /** Milliseconds from any beginning; what is measured decides nothing. */
  readonly clock: () => number;
  /** The game turn, for the course of the game. */
  readonly turnOf: (game: Game) => number;
  readonly budget?: Budget;
  /** A game that is not over after so many answers has lost its way. */
  readonly mostAnswers?: number;
}

/** One answer that a player gave. */
export interface Answer {
  readonly by: string;
  readonly kind: string;
  readonly thought: Thought;
  readonly ms: number;
}

export interface MatchRecord {
  readonly standing: Standing;
  /** What the players answered; with the set-up this is the whole game. */
  readonly answers: readonly Choice[];
  readonly hash: string;
  readonly course: readonly Stage[];
  readonly times: readonly TurnTime[];
  /** By side and kind of decision: how often a player had no idea. */
  readonly fallbacks: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Match {
  readonly game: Game;
  readonly answers: readonly Choice[];
  readonly course: Course;
  /** Plays one decision; undefined when the game is over. */
  step(): Answer | undefined;
  playToEnd(): MatchRecord;
}

const MOST_ANSWERS = 100_000;
/** A position that comes back so often within one player-turn will come back for ever. */
const MOST_RETURNS = 40;

export function openMatch(wish: MatchWish): Match {
  const { game, mind, clock } = wish;
  const answers: Choice[] = [];
  const course = openCourse(wish);
  const seats = new Map(wish.players.map((player) => [player.side, { player, sight: openSight(game, player.side) }]));
  const watch = stallGuard(wish);
  const step = (): Answer | undefined => {
    const asked = decision(game);
    if (asked === undefined) return undefined;
    const seat = seats.get(asked.by);
    if (seat === undefined) throw new EngineError('nobody plays for this side', { side: asked.by });
    renewSight(seat.sight, game, asked.by);
    const occasion = course.note(seat.sight, asked.by);
    watch(answers.length, occasion);
    const start = clock();
    const thought = seat.player.think(seat.sight, wish.budget);
    const ms = clock() - start;
    answerWith(game, seat.player, thought.choice);
    answers.push(thought.choice);
    course.spent(asked.by, ms);
    return { by: asked.by, kind: asked.kind, thought, ms };
  };
  const playToEnd = (): MatchRecord => {
    while (step() !== undefined);
    const last = openSight(game, game.title.sides[0] ?? '');
    course.end(last);
    const { stages, times } = course;
    const fallbacks = fallbacksOf(wish.players);
    return { standing: mind.standing(last), answers, hash: positionHash(game), course: stages, times, fallbacks };
  };
  return { game, answers, course, step, playToEnd };
}

/** An illegal answer ends the match: it is a fault of the mind, and its evidence says where to look. */
function answerWith(game: Game, { level, side }: Player, choice: Choice): void {
  const asked = decision(game);
  const played = play(game, choice);
  if (played.legal) return;
  const { rule, reason } = played;
  const { kind = '', at = '' } = asked ?? {};
  throw new EngineError(`an illegal answer to «${kind}»`, { level, side, at, rule, reason, choice });
}

function stallGuard({ game, mostAnswers = MOST_ANSWERS }: MatchWish): (answers: number, occasion: string) => void {
  const met = new Map<string, number>();
  let during = '';
  return (answers, occasion) => {
    if (answers >= mostAnswers) throw new EngineError('the game does not end', { answers, during: occasion });
    if (occasion !== during) met.clear();
    during = occasion;
    const position = positionHash(game);
    const returns = met.get(position) ?? 0;
    met.set(position, returns + 1);
    if (returns < MOST_RETURNS) return;
    const evidence = { by: deciderOf(game) ?? '', kind: decision(game)?.kind ?? '', answers, during };
    throw new EngineError('the game goes in circles', evidence);
  };
}

const fallbacksOf = (players: readonly Player[]): MatchRecord['fallbacks'] =>
  Object.fromEntries(
    players
      .filter(({ fallbacks }) => fallbacks.size > 0)
      .map(({ side, fallbacks }) => [side, Object.fromEntries(fallbacks)]),
  );
