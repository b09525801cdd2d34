/**
 * A game between two computer players, decision by decision, without input or output: whoever owns it may show it. At a
 * board the players are elsewhere, and whoever owns it fetches their answers; in a match they sit at it.
 */
import {
  type Choice,
  deciderOf,
  decision,
  EngineError,
  type Game,
  openKnownPosition,
  play,
  positionHash,
  renewKnownPosition,
  type Score,
  type TitleAi,
} from '@bridgehead/engine';
import { type Course, openCourse, type Stage, type TurnTime } from './course.ts';
import type { Budget, Entrant, Player, Thought } from './player.ts';

export interface BoardOptions {
  /** At its first question. */
  readonly game: Game;
  readonly ai: TitleAi;
  /** One for each side of the title. */
  readonly players: readonly Entrant[];
  /** The game turn, for the course of the game. */
  readonly turnOf: (game: Game) => number;
  /** A game that is not over after so many answers has lost its way. */
  readonly mostAnswers?: number;
}

export interface MatchOptions extends BoardOptions {
  readonly players: readonly Player[];
  /** Milliseconds from any beginning; what is measured decides nothing. */
  readonly clock: () => number;
  readonly budget?: Budget;
}

/** Whose answer the game waits for, and what that side sees. */
export interface Asked {
  readonly by: string;
  readonly kind: string;
  readonly known: Game;
}

/** One answer that a player gave. */
export interface Answer {
  readonly by: string;
  readonly kind: string;
  readonly thought: Thought;
  readonly ms: number;
}

export interface MatchRecord {
  readonly score: Score;
  /** What the players answered; with the set-up this is the whole game. */
  readonly answers: readonly Choice[];
  readonly hash: string;
  readonly course: readonly Stage[];
  readonly times: readonly TurnTime[];
  /** By side and kind of decision: how often a player had no idea. */
  readonly fallbacks: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Board {
  readonly game: Game;
  readonly answers: readonly Choice[];
  readonly course: Course;
  /** To be called once before each answer; undefined when the game is over. */
  ask(): Asked | undefined;
  /** Gives the answer of whoever was asked. */
  answer(asked: Asked, thought: Thought, ms: number): Answer;
  /** When the game is over. */
  finish(): MatchRecord;
}

export interface Match extends Board {
  /** Plays one decision; undefined when the game is over. */
  step(): Answer | undefined;
  playToEnd(): MatchRecord;
}

const MOST_ANSWERS = 100_000;
/** A position that comes back so often within one player-turn will come back for ever. */
const MOST_RETURNS = 40;

export function openBoard(wish: BoardOptions): Board {
  const { game, ai } = wish;
  const answers: Choice[] = [];
  const course = openCourse(wish);
  const seats = new Map(
    wish.players.map((player) => [player.side, { player, known: openKnownPosition(game, player.side) }]),
  );
  const seatOf = (side: string) => {
    const seat = seats.get(side);
    if (seat === undefined) throw new EngineError('nobody plays for this side', { side });
    return seat;
  };
  const watch = stallGuard(wish);
  const ask = (): Asked | undefined => {
    const asked = decision(game);
    if (asked === undefined) return undefined;
    const { by, kind } = asked;
    const { known } = seatOf(by);
    renewKnownPosition(known, game, by);
    watch(answers.length, course.note(known, by));
    return { by, kind, known };
  };
  const answer = ({ by, kind }: Asked, thought: Thought, ms: number): Answer => {
    answerWith(game, seatOf(by).player, thought.choice);
    answers.push(thought.choice);
    course.spent(by, ms);
    return { by, kind, thought, ms };
  };
  const finish = (): MatchRecord => {
    const last = openKnownPosition(game, game.title.sides[0] ?? '');
    course.end(last);
    const { stages, times } = course;
    const fallbacks = fallbacksOf(wish.players);
    return { score: ai.score(last), answers, hash: positionHash(game), course: stages, times, fallbacks };
  };
  return { game, answers, course, ask, answer, finish };
}

export function openMatch(wish: MatchOptions): Match {
  const board = openBoard(wish);
  const { clock, budget } = wish;
  const players = new Map(wish.players.map((player) => [player.side, player]));
  const step = (): Answer | undefined => {
    const asked = board.ask();
    const player = players.get(asked?.by ?? '');
    if (asked === undefined || player === undefined) return undefined;
    const start = clock();
    const thought = player.think(asked.known, budget);
    return board.answer(asked, thought, clock() - start);
  };
  const playToEnd = (): MatchRecord => {
    while (step() !== undefined);
    return board.finish();
  };
  return { ...board, step, playToEnd };
}

/** An illegal answer ends the match: it is a fault of the mind, and its evidence says where to look. */
function answerWith(game: Game, { level, side }: Entrant, choice: Choice): void {
  const asked = decision(game);
  const played = play(game, choice);
  if (played.legal) return;
  const { rule, reason } = played;
  const { kind = '', at = '' } = asked ?? {};
  throw new EngineError(`an illegal answer to «${kind}»`, { level, side, at, rule, reason, choice });
}

function stallGuard({ game, mostAnswers = MOST_ANSWERS }: BoardOptions): (answers: number, occasion: string) => void {
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

const fallbacksOf = (players: readonly Entrant[]): MatchRecord['fallbacks'] =>
  Object.fromEntries(
    players
      .filter(({ fallbacks }) => fallbacks.size > 0)
      .map(({ side, fallbacks }) => [side, Object.fromEntries(fallbacks)]),
  );
