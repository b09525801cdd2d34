/**
 * A game between two computer players, decision by decision, without input or output: its owner may show it. In a hosted
 * match the players are elsewhere, and the owner fetches their choices; in a match they sit at it.
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

interface HostOptions {
  /** At its first question. */
  readonly game: Game;
  readonly ai: TitleAi;
  /** One for each side of the title. */
  readonly players: readonly Entrant[];
  /** The game turn, for the course of the game. */
  readonly turnOf: (game: Game) => number;
  /** A game that is not over after so many choices has lost its way. */
  readonly mostChoices?: number;
}

export interface MatchOptions extends HostOptions {
  readonly players: readonly Player[];
  /** Milliseconds from any beginning; what is measured decides nothing. */
  readonly clock: () => number;
  readonly budget?: Budget;
}

/** Whose decision the game waits for, and what that side sees. */
interface Asked {
  readonly by: string;
  readonly kind: string;
  readonly known: Game;
}

/** One choice that a player made. */
interface PlayedChoice {
  readonly by: string;
  readonly kind: string;
  readonly thought: Thought;
  readonly ms: number;
}

export interface MatchRecord {
  readonly score: Score;
  /** What the players chose; with the set-up this is the whole game. */
  readonly choices: readonly Choice[];
  readonly hash: string;
  readonly course: readonly Stage[];
  readonly times: readonly TurnTime[];
  /** By side and kind of decision: how often a player had no idea. */
  readonly fallbacks: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface HostedMatch {
  readonly game: Game;
  readonly choices: readonly Choice[];
  readonly course: Course;
  /** To be called once before each choice; undefined when the game is over. */
  ask(): Asked | undefined;
  /** Makes the choice of the side that was asked. */
  choose(asked: Asked, thought: Thought, ms: number): PlayedChoice;
  /** When the game is over. */
  finish(): MatchRecord;
}

export interface Match extends HostedMatch {
  /** Plays one decision; undefined when the game is over. */
  step(): PlayedChoice | undefined;
  playToEnd(): MatchRecord;
}

const MOST_CHOICES = 100_000;
/** A position that comes back so often within one player-turn will come back for ever. */
const MOST_RETURNS = 40;

export function hostMatch(options: HostOptions): HostedMatch {
  const { game, ai } = options;
  const choices: Choice[] = [];
  const course = openCourse(options);
  const seats = new Map(
    options.players.map((player) => [player.side, { player, known: openKnownPosition(game, player.side) }]),
  );
  const seatOf = (side: string) => {
    const seat = seats.get(side);
    if (seat === undefined) throw new EngineError('nobody plays for this side', { side });
    return seat;
  };
  const watch = stallGuard(options);
  const ask = (): Asked | undefined => {
    const asked = decision(game);
    if (asked === undefined) return undefined;
    const { by, kind } = asked;
    const { known } = seatOf(by);
    renewKnownPosition(known, game, by);
    watch(choices.length, course.note(known, by));
    return { by, kind, known };
  };
  const choose = ({ by, kind }: Asked, thought: Thought, ms: number): PlayedChoice => {
    playChoice(game, seatOf(by).player, thought.choice);
    choices.push(thought.choice);
    course.spent(by, ms);
    return { by, kind, thought, ms };
  };
  const finish = (): MatchRecord => {
    const last = openKnownPosition(game, game.title.sides[0] ?? '');
    course.end(last);
    const { stages, times } = course;
    const fallbacks = fallbacksOf(options.players);
    return { score: ai.score(last), choices, hash: positionHash(game), course: stages, times, fallbacks };
  };
  return { game, choices, course, ask, choose, finish };
}

export function openMatch(options: MatchOptions): Match {
  const hosted = hostMatch(options);
  const { clock, budget } = options;
  const players = new Map(options.players.map((player) => [player.side, player]));
  const step = (): PlayedChoice | undefined => {
    const asked = hosted.ask();
    const player = players.get(asked?.by ?? '');
    if (asked === undefined || player === undefined) return undefined;
    const start = clock();
    const thought = player.think(asked.known, budget);
    return hosted.choose(asked, thought, clock() - start);
  };
  const playToEnd = (): MatchRecord => {
    while (step() !== undefined);
    return hosted.finish();
  };
  return { ...hosted, step, playToEnd };
}

/** An illegal choice ends the match: it is a fault of the title AI, and its evidence says where to look. */
function playChoice(game: Game, { level, side }: Entrant, choice: Choice): void {
  const asked = decision(game);
  const played = play(game, choice);
  if (played.legal) return;
  const { rule, code } = played;
  const { kind = '', at = '' } = asked ?? {};
  throw new EngineError(`an illegal answer to «${kind}»`, { level, side, at, rule, code, choice });
}

function stallGuard({ game, mostChoices = MOST_CHOICES }: HostOptions): (made: number, occasion: string) => void {
  const met = new Map<string, number>();
  let during = '';
  return (made, occasion) => {
    if (made >= mostChoices) throw new EngineError('the game does not end', { answers: made, during: occasion });
    if (occasion !== during) met.clear();
    during = occasion;
    const position = positionHash(game);
    const returns = met.get(position) ?? 0;
    met.set(position, returns + 1);
    if (returns < MOST_RETURNS) return;
    const evidence = { by: deciderOf(game) ?? '', kind: decision(game)?.kind ?? '', answers: made, during };
    throw new EngineError('the game goes in circles', evidence);
  };
}

const fallbacksOf = (players: readonly Entrant[]): MatchRecord['fallbacks'] =>
  Object.fromEntries(
    players
      .filter(({ fallbacks }) => fallbacks.size > 0)
      .map(({ side, fallbacks }) => [side, Object.fromEntries(fallbacks)]),
  );
